//! The words of Coin's screens. A name that ends in `Detail` is a line below an entry, one that ends in
//! `Message` is wrapped over several lines, all others are titles, entries and labels.

use crate::text::texts;

texts! {
    /// What a label on one of Coin's screens says.
    pub enum Label {
        // Menus.
        StatusDetail: "Round {0} - {1}'s call", "Runde {0} - {1} sagt an", "Ronde {0} - keus: {1}";
        Title: "Coin", "Münzwurf", "Munt";
        TitleDetail: "Heads or tails: 2 players", "Kopf oder Zahl: 2 Spieler", "Kop of munt: 2 spelers";
        TableDetail: "Card, coins, points", "Karte, Münzen, Punkte", "Kaart, munten, punten";
        CreditsMessage: "Coin is a game for tests.", "Münzwurf ist ein Spiel für Tests.", "Munt is een spel voor tests.";

        // The set-up.
        PlayersDetail: "Always two", "Immer zwei", "Altijd twee";
        Rounds: "Rounds", "Runden", "Rondes";
        RoundsDetail: "A card and a toss each", "Je eine Karte und ein Wurf", "Elk een kaart en een worp";
        ValueGroup: "Cards and coins", "Karten und Münzen", "Kaarten en munten";
        ValueLow: "Low card", "Kleine Karte", "Lage kaart";
        ValueMiddle: "Middle card", "Mittlere Karte", "Middelste kaart";
        ValueHigh: "High card", "Große Karte", "Hoge kaart";
        ValueCopies: "Cards of each kind", "Karten je Sorte", "Kaarten per soort";
        ValuePurse: "Coins at the start", "Münzen zu Beginn", "Munten aan het begin";

        // A turn.
        ChooseCall: "Your call?", "Was sagst du?", "Wat kies je?";
        ChooseUnasked: "Unasked", "Ungefragt", "Ongevraagd";
        CallDetail: "Hidden until both called", "Geheim, bis beide sagten", "Geheim tot beide kozen";
        Raise: "Raise", "Erhöhen", "Verhogen";
        RaiseDetail: "This toss counts 1 more", "Dieser Wurf zählt 1 mehr", "Deze worp telt 1 meer";

        // What is there.
        RoundOf: "Round {0} of {1}", "Runde {0} von {1}", "Ronde {0} van {1}";
        TossWorth: "The toss is worth {0}", "Der Wurf zählt {0}", "De worp telt {0}";
        NoCard: "No card yet", "Noch keine Karte", "Nog geen kaart";
        CardsLeft: "{0} {0|card|cards} left", "Noch {0} {0|Karte|Karten}", "Nog {0} {0|kaart|kaarten}";
        Coins: "{0} {0|coin|coins}", "{0} {0|Münze|Münzen}", "{0} {0|munt|munten}";
        HasCalled: "has called", "hat angesagt", "heeft gekozen";
        OwnCall: "Called: {0}", "Angesagt: {0}", "Gekozen: {0}";
        NoCall: "Nothing called yet", "Noch nichts angesagt", "Nog niets gekozen";
        HandOf: "{0}'s coins", "Münzen: {0}", "Munten: {0}";

        // News and the end.
        NewRound: "A new round", "Neue Runde", "Nieuwe ronde";
        TheToss: "The toss", "Der Wurf", "De worp";
        SourceTosses: "Tosses", "Würfe", "Worpen";
        SourceCoins: "Coins", "Münzen", "Munten";
        RightDetail: "{0} called right", "{0} Mal richtig", "{0} keer goed";
        TieMessage: "Equal points, but {0} called right more often: {1} to {2}.", "Gleich viele Punkte, aber {0} lag öfter richtig: {1} zu {2}.", "Evenveel punten, maar {0} had het vaker goed: {1} tegen {2}.";
    }
}
