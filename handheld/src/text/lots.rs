//! The words of what can be drawn for any game. Names are as in [`ui`](super::ui).

use super::texts;

texts! {
    /// The words of what can be drawn for any game.
    pub enum LotText {
        Lots: "Dice and cards", "Würfel und Karten", "Dobbelstenen, kaarten";
        LotsDetail: "Chance for any other game", "Zufall für jedes andere Spiel", "Toeval voor elk ander spel";
        Cards: "Cards", "Karten", "Kaarten";
        CardsDetail: "{0} of {1} left", "{0} von {1} übrig", "Nog {0} van {1}";
        Dice: "Dice", "Würfel", "Dobbelstenen";
        DiceDetail: "{0} with {1} sides", "{0} mit {1} Seiten", "{0} met {1} zijden";
        Coin: "Coin", "Münze", "Munt";
        Seats: "Who begins?", "Wer beginnt?", "Wie begint?";
        SeatsDetail: "Start player and seating", "Startspieler und Sitzordnung", "Startspeler en plaatsen";
        Draw: "Draw a card", "Karte ziehen", "Trek een kaart";
        Empty: "The deck is empty", "Der Stapel ist leer", "De stapel is leeg";
        Shuffle: "Shuffle all cards", "Alle Karten mischen", "Schud alle kaarten";
        PutBack: "Put back each card", "Jede Karte zurück", "Elke kaart terug";
        Roll: "Roll", "Würfeln", "Gooi";
        RollDice: "Roll dice", "Würfeln", "Gooi dobbelstenen";
        Toss: "Toss", "Werfen", "Gooi op";
        DrawSeats: "Draw lots", "Auslosen", "Loot";
        Size: "Cards in the deck", "Karten im Stapel", "Kaarten in de stapel";
        DiceCount: "Number of dice", "Anzahl Würfel", "Aantal stenen";
        Sides: "Sides of each", "Seiten pro Würfel", "Zijden per steen";
        People: "People", "Personen", "Personen";
        DialDetail: "Up, down: 1. Right: 10.", "Hoch, runter: 1. Rechts: 10.", "Op, neer: 1. Rechts: 10.";
        InUseMessage: "{0} of {1} cards are left to draw. Shuffle all of them again?", "Noch sind {0} von {1} Karten zu ziehen. Trotzdem alle mischen?", "Er zijn nog {0} van {1} kaarten te trekken. Toch alle kaarten schudden?";
        GoOn: "Go on drawing", "Weiter ziehen", "Trek verder";
        Heads: "Heads", "Kopf", "Kop";
        Tails: "Tails", "Zahl", "Munt";
        Sum: "Sum {0}", "Summe {0}", "Som {0}";
        Before: "Before: {0}", "Davor: {0}", "Ervoor: {0}";
        Left: "{0} left", "{0} übrig", "Nog {0}";
        Begins: "{0} begins", "{0} beginnt", "{0} begint";
        NothingYet: "Press A.", "A drücken.", "Druk op A.";
    }
}
