//! The words of Artifact Stack's screens. A name that ends in `Detail` is a line below an entry, one
//! that ends in `Message` is wrapped over several lines, all others are titles, entries and labels.

use crate::text::texts;

texts! {
    /// What a label on one of Artifact Stack's screens says.
    pub enum Label {
        // Menus.
        StatusDetail: "Temple {0} - {1}'s turn", "Tempel {0} - {1} ist dran", "Tempel {0} - beurt: {1}";
        Title: "Artifact Stack", "Artifact Stack", "Artifact Stack";
        TitleDetail: "Dig in temples: 2-4 players", "Tempel leeren: 2-4 Spieler", "Tempels leeghalen: 2-4";
        TableDetail: "Temple, areas, what is left", "Tempel, Bereiche, Rest", "Tempel, gebieden, rest";
        CreditsMessage: "Artifact Stack is a game by Adrian Adamescu and Daryl Andrews.", "Artifact Stack ist ein Spiel von Adrian Adamescu und Daryl Andrews.", "Artifact Stack is een spel van Adrian Adamescu en Daryl Andrews.";

        // The set-up.
        PlayersDetail: "Two to four", "Zwei bis vier", "Twee tot vier";
        DeckChoice: "Six of ten decks", "Sechs von zehn Decks", "Zes van tien decks";
        DeckChoiceChanceDetail: "Chance picks them", "Der Zufall wählt sie", "Het toeval kiest ze";
        DeckChoiceHandDetail: "{0} of {1} below", "Unten: {0} von {1}", "Onder: {0} van {1}";
        ByHand: "by hand", "selbst", "zelf";
        DigRule: "Cost of digging", "Preis des Grabens", "Prijs van graven";
        DigAnyLevelDetail: "Every card above counts", "Jede Karte darüber zählt", "Elke kaart erboven telt";
        DigContactDetail: "Only cards that touch it", "Nur Karten, die aufliegen", "Alleen wie erop ligt";
        AnyLevel: "all", "alle", "alle";
        Contact: "direct", "direkt", "direct";

        // Printed values.
        ValueStar: "{0}: star", "{0}: Stern", "{0}: ster";
        ValueDown: "{0}: face down", "{0}: verdeckt", "{0}: gesloten";
        ValueLetter: "{0}: letter", "{0}: Buchstabe", "{0}: letter";
        ValueMonster: "{0}: shows", "{0}: zeigt", "{0}: toont";
        ValueEffect: "{0}: effect", "{0}: Wirkung", "{0}: effect";
        ValueNumber: "{0}: how much", "{0}: wie viel", "{0}: hoeveel";
        ValuePointsEach: "Points a card", "Punkte je Karte", "Punten per kaart";
        ValueYes: "yes", "ja", "ja";
        ValueNo: "no", "nein", "nee";
        ValueCosts: "Silver and costs", "Silber und Preise", "Zilver en prijzen";
        ValueSilver: "All silver", "Silber insgesamt", "Al het zilver";
        ValueStart: "At the start", "Zu Beginn", "Aan het begin";
        ValueDig: "Dig: a card above", "Graben: je Karte", "Graven: per kaart";
        ValueLook: "A look", "Ansehen", "Kijken";
        ValueHire: "A helper", "Ein Gehilfe", "Een helper";
        ValueBonuses: "Bonuses", "Boni", "Bonussen";
        ValueTwo: "{0}: with 2", "{0}: mit 2", "{0}: met 2";
        ValueThree: "{0}: with 3", "{0}: mit 3", "{0}: met 3";
        ValueStatues: "Points for statues", "Punkte für Statuen", "Punten voor beelden";
        ValueSetOf: "{0} {0|statue|statues}", "{0} {0|Statue|Statuen}", "{0} {0|beeld|beelden}";
        ValuePorcelain: "Points for porcelain", "Punkte für Porzellan", "Punten voor porselein";
        ValueSingle: "A single card", "Einzelne Karte", "Losse kaart";
        ValuePair: "Two of a letter", "Zwei gleiche", "Twee gelijke";
        ValueTriple: "Three of a letter", "Drei gleiche", "Drie gelijke";
        ValueMixed: "A, B and C", "A, B und C", "A, B en C";
        ValueMonsters: "Points for monsters", "Punkte für Monster", "Punten voor monsters";
        ValueLone: "Monster alone", "Monster allein", "Monster alleen";
        ValueCross: "Cross alone", "Kreuz allein", "Kruis alleen";
        ValueCoffin: "Coffin alone", "Sarg allein", "Kist alleen";
        ValueVampireCross: "Vampire and cross", "Vampir und Kreuz", "Vampier en kruis";
        ValueMummyCoffin: "Mummy and coffin", "Mumie und Sarg", "Mummie en kist";
        ValueTrio: "Both and one of them", "Beide und eins davon", "Beide en één daarvan";
        ValueAwards: "Awards", "Mehrheiten, Silber", "Meerderheden, zilver";
        ValueMostRelics: "Most relics", "Meiste Relikte", "Meeste relieken";
        ValueFewestRelics: "Fewest relics", "Wenigste Relikte", "Minste relieken";
        ValueMostStars: "Most stars", "Meiste Sterne", "Meeste sterren";
        ValueSilverPoints: "A silver", "Ein Silber", "Een zilver";
        ValueHelperDeck: "Deck", "Deck", "Deck";
        ValueHelperCounts: "Counts", "Zählt", "Telt";
        ValueHelperOf: "So many together", "Je so viele", "Per zoveel";
        ValueHelperPoints: "Points", "Punkte", "Punten";
        ValueNone: "none", "keiner", "geen";

        // The temple.
        Temple: "Temple {0}", "Tempel {0}", "Tempel {0}";
        WhatYouKnow: "What you know", "Was du weißt", "Wat je weet";
        HiddenCard: "Hidden card", "Verdeckte Karte", "Gesloten kaart";
        FreeToTakeDetail: "nothing on it", "nichts darauf", "niets erop";
        CoveredByDetail: "{0} {0|card|cards} on it", "{0} {0|Karte|Karten} darauf", "{0} {0|kaart|kaarten} erop";
        UnderDetail: "under {0}", "unter {0}", "onder {0}";
        UnderMoreDetail: "under {0} + {1}", "unter {0} + {1}", "onder {0} + {1}";
        AHiddenCardDetail: "a hidden card", "verdeckter Karte", "gesloten kaart";
        LookedDetail: "seen by {0}", "gesehen: {0}", "gezien: {0}";
        LookForDetail: "B: look, {0} silver", "B: ansehen, {0} Silber", "B: kijken, {0} zilver";
        LookAgainDetail: "B: look again", "B: noch mal ansehen", "B: nog eens kijken";
        OfSilver: "of {0}", "von {0}", "van {0}";
        Free: "free", "frei", "gratis";
        BestPlaceDetail: "worth {0} to you", "bringt dir {0}", "jou {0} waard";
        WorthToDetail: "worth {0} to {1}", "{0} für {1}", "{0} voor {1}";

        // Beside the temple.
        Helpers: "Helpers", "Gehilfen", "Helpers";
        HelpersThereDetail: "{0} beside the temple", "{0} neben dem Tempel", "{0} naast de tempel";
        HireForDetail: "hire one for {0} silver", "einer für {0} Silber", "één voor {0} zilver";
        Bonuses: "Bonuses", "Boni", "Bonussen";
        BonusesReadyDetail: "{0} can be triggered", "{0} auslösbar", "{0} te activeren";
        BonusesNoneDetail: "none yet", "noch keiner", "nog geen";
        Story: "Since your last turn", "Seit deinem Zug", "Sinds je beurt";
        StoryHintDetail: "A: tell it in full", "A: genau erzählen", "A: alles vertellen";
        OwnArea: "Areas", "Bereiche", "Gebieden";
        OwnAreaHintDetail: "yours and the others'", "deiner und die anderen", "van jou en de anderen";
        EndTurn: "End the turn", "Zug beenden", "Beurt beëindigen";
        EndTurnActionsDetail: "{0} {0|action|actions} left", "noch {0} {0|Aktion|Aktionen}", "nog {0} {0|actie|acties}";
        EndTurnFirstDetail: "after an action", "erst nach der Aktion", "pas na een actie";
        EndTurnHintDetail: "the next player goes on", "dann sind andere dran", "dan is de volgende";

        // Choosing.
        ChooseHelper: "Which helper?", "Welcher Gehilfe?", "Welke helper?";
        ChooseFreeHelper: "Free helper", "Freier Gehilfe", "Gratis helper";
        ChooseBonus: "Which bonus?", "Welcher Bonus?", "Welke bonus?";
        ChooseStolen: "Steal: {0} left", "Stehlen: noch {0}", "Stelen: nog {0}";
        ChooseGiven: "Give to {0}", "An {0} geben", "Geef aan {0}";
        ChooseRemoved: "Which one goes?", "Welche muss weg?", "Welke gaat weg?";
        ChooseTurned: "Which one to turn?", "Welche umdrehen?", "Welke omdraaien?";
        FromDetail: "{1}, from {0}", "{1}, von {0}", "{1}, van {0}";
        CostsDetail: "{0} for {1}", "{0} für {1}", "{0} voor {1}";
        WithStarDetail: "With a star", "Mit Stern", "Met ster";
        StarWord: "star", "Stern", "ster";
        PlainDetail: "Without a star", "Ohne Stern", "Zonder ster";

        // What a bonus brings.
        BonusSilverDetail: "{0} silver, and safe", "{0} Silber, dazu sicher", "{0} zilver, en veilig";
        BonusStealDetail: "Steal {0} open {0|card|cards}", "{0} offene {0|Karte|Karten} stehlen", "{0} open {0|kaart|kaarten} stelen";
        BonusActionsDetail: "{0} more {0|action|actions}", "{0} {0|Aktion|Aktionen} mehr", "{0} {0|actie|acties} erbij";
        BonusHelpersDetail: "{0} free {0|helper|helpers}", "{0} {0|Gehilfe|Gehilfen} umsonst", "{0} gratis {0|helper|helpers}";
        BonusSafeDetail: "Safe for {0} points", "Sicher, {0} Punkte", "Veilig, {0} punten";
        BonusNeedsDetail: "{0} of {1} open cards", "{0} von {1} offenen Karten", "{0} van {1} open kaarten";

        // Areas.
        AreaOf: "{0}'s area", "Bereich: {0}", "Gebied: {0}";
        MostStars: "most: {0}", "Spitze: {0}", "meeste: {0}";
        ColumnCards: "cards", "Karten", "kaarten";
        ColumnPoints: "points", "Punkte", "punten";
        ColumnNext: "next", "nächste", "erna";
        BonusTag: "BONUS", "BONUS", "BONUS";
        NoneYet: "none yet", "noch keine", "nog geen";
        OpenAndSafeDetail: "{0} open, {1} secured.", "{0} offen, {1} gesichert.", "{0} open, {1} veilig.";
        BestGroupingDetail: "Best: {0}.", "Am besten: {0}.", "Beste: {0}.";
        BonusNowMessage: "Now: {0}.", "Jetzt: {0}.", "Nu: {0}.";
        BonusThenMessage: "Now: {0}. With a third: {1}.", "Jetzt: {0}. Mit einer dritten: {1}.", "Nu: {0}. Met een derde: {1}.";
        BonusMissingMessage: "{0} more for the bonus: {1}.", "Noch {0} bis zum Bonus: {1}.", "Nog {0} voor de bonus: {1}.";
        StealDetail: "steal {0}", "{0} stehlen", "{0} stelen";
        RelicsOfAllMessage: "Most: {0} ({1}), fewest: {2} ({3}).", "Meiste: {0} ({1}), wenigste: {2} ({3}).", "Meeste: {0} ({1}), minste: {2} ({3}).";
        OpenDetail: "{0} open.", "{0} offen.", "{0} open.";
        HelperNowMessage: "{0}: {1}. Now: {2}.", "{0}: {1}. Jetzt: {2}.", "{0}: {1}. Nu: {2}.";

        // What is left.
        LeftTitle: "Unseen", "Noch nicht gesehen", "Nog niet gezien";
        LeftHiddenDetail: "{0} hidden in the temple", "{0} verdeckt im Tempel", "{0} gesloten in de tempel";
        LeftLaterDetail: "{0} for the second temple", "{0} für den zweiten Tempel", "{0} voor tempel twee";
        LeftOverDetail: "{0} not in this temple", "{0} nicht in diesem Tempel", "{0} niet in deze tempel";
        BankDetail: "{0} silver in the bank", "{0} Silber in der Bank", "{0} zilver in de bank";

        // News and the end.
        NewsDecks: "The decks", "Die Decks", "De decks";
        NewsLook: "A hidden card", "Verdeckte Karte", "Gesloten kaart";
        NewsCard: "A card is taken", "Karte genommen", "Kaart gepakt";
        NewsTemple: "The second temple", "Der zweite Tempel", "De tweede tempel";
        NewsTempleMessage: "The order is reversed. Unseen: {0} cards, {1} of them here.", "Die Reihenfolge ist umgekehrt. Ungesehen: {0} Karten, {1} davon hier.", "De volgorde is omgekeerd. Ongezien: {0} kaarten, {1} daarvan hier.";
        StatueSet: "Closed statues: {0}", "Satz Statuen: {0}", "Set beelden: {0}";
        StatueSetDetail: "Cards of this closed set", "Karten in diesem Satz", "Kaarten in deze set";
        PorcelainSets: "Porcelain: closed {0}s", "Porzellan: {0}er-Sätze", "Porselein: sets van {0}";
        PorcelainSetsDetail: "How many such sets", "Wie viele solche Sätze", "Hoeveel zulke sets";
        NotInSetsDetail: "Those in no closed set", "Ohne die in Sätzen", "Zonder die in sets";
        StarsInAll: "Stars", "Sterne", "Sterren";
        StarsInAllDetail: "On all these cards", "Auf all diesen Karten", "Op al deze kaarten";
        SourceSets: "Sets and combinations", "Sätze, Kombinationen", "Sets en combinaties";
        SourceCards: "Single cards", "Einzelne Karten", "Losse kaarten";
        SourceAwards: "Awards: stars, relics", "Mehrheiten", "Meerderheden";
        SourceHelpers: "Helpers", "Gehilfen", "Helpers";
        SourceSilver: "Silver", "Silber", "Zilver";
        SourceSetsShort: "sets", "Sätze", "sets";
        SourceCardsShort: "cards", "Karten", "kaarten";
        SourceAwardsShort: "awards", "Mehrh.", "meerderh.";
        SourceHelpersShort: "helpers", "Gehilfen", "helpers";
        SourceSilverShort: "silver", "Silber", "zilver";
        CardsDetail: "{0} {0|card|cards}", "{0} {0|Karte|Karten}", "{0} {0|kaart|kaarten}";
        RelicsDetail: "{0} {0|relic|relics}", "{0} {0|Relikt|Relikte}", "{0} {0|reliek|relieken}";
        StarsDetail: "{0} {0|star|stars}", "{0} {0|Stern|Sterne}", "{0} {0|ster|sterren}";
        DownDetail: "{0} face down", "{0} verdeckt", "{0} gesloten";
        SilverDetail: "{0} silver", "{0} Silber", "{0} zilver";
        MonstersWord: "monsters", "Monster", "monsters";
        NoneDetail: "none", "keine", "geen";
        TieCardsMessage: "Equal points, but {0} has more artifacts than {1}: {2} to {3}.", "Gleich viele Punkte, aber {0} hat mehr Artefakte als {1}: {2} zu {3}.", "Evenveel punten, maar {0} heeft meer artefacten dan {1}: {2} tegen {3}.";
        TieSilverMessage: "Equal points and artifacts, but {0} has more silver than {1}: {2} to {3}.", "Punkte und Artefakte gleich, aber {0} hat mehr Silber als {1}: {2} zu {3}.", "Punten en artefacten gelijk, maar {0} heeft meer zilver dan {1}: {2} tegen {3}.";

        // At the table.
        LayOut: "Card {0} of {1}", "Karte {0} von {1}", "Kaart {0} van {1}";
        FaceDown: "Face down", "Verdeckt", "Gesloten";
        FromPileDetail: "from: {0}", "vom Stapel: {0}", "van stapel: {0}";
        StandInDetail: "any card not played", "beliebig, nicht im Spiel", "een kaart buiten het spel";
        MayLieDetail: "{0} left, choice {1}/{2}", "noch {0}, Wahl {1}/{2}", "nog {0}, keus {1}/{2}";
        UntoldDetail: "the device is not told", "bleibt geheim", "blijft geheim";
        BooksTitle: "Temple {0}: {1} left", "Tempel {0}: noch {1}", "Tempel {0}: nog {1}";
        TakeShort: "Take", "Nehmen", "Pak";
        DigShort: "Dig", "Graben", "Graaf";
        HireShort: "Hire", "Anheuern", "Neem";
        BonusShort: "Bonus", "Bonus", "Bonus";
        StealShort: "Steal", "Stehlen", "Steel";
        GiveShort: "Give", "Geben", "Geef";
        LoseShort: "Out", "Weg", "Weg";
        TurnShort: "Turn", "Drehen", "Draai";

        // Putting right.
        PlaceTopDetail: "top, card {1}", "oben, Karte {1}", "boven, kaart {1}";
        PlaceMiddleDetail: "middle, row {0}, card {1}", "Mitte, Reihe {0}, Karte {1}", "midden, rij {0}, kaart {1}";
        PlaceBaseDetail: "base, row {0}, card {1}", "unten, Reihe {0}, Karte {1}", "onder, rij {0}, kaart {1}";
        OutOfGame: "Out of the game", "Aus dem Spiel", "Uit het spel";
        BesideTemple: "Beside the temple", "Neben dem Tempel", "Naast de tempel";
        AsItIs: "As it is", "Wie es ist", "Zoals het is";
        LiesOpen: "Lies open", "Liegt offen", "Ligt open";
        ClosedSetDetail: "A closed set", "Ein gesicherter Satz", "Een veilige set";
        CloseSetDetail: "Close another set", "Noch einen Satz sichern", "Nog een set veilig";
        TurnedOver: "Turned over", "Umgedreht", "Omgedraaid";
        WhoseTurn: "Whose turn", "Wer dran ist", "Wie aan de beurt is";
        ActionsLeft: "Actions left", "Aktionen übrig", "Acties over";

        // Help.
        HelpInFiveMinutes: "In five minutes", "In fünf Minuten", "In vijf minuten";
        HelpTurn: "The turn", "Der Zug", "De beurt";
        HelpGame: "Temples and the end", "Tempel und Ende", "Tempels en einde";
        HelpDecks: "The decks", "Die Decks", "De decks";
        HelpMoreDecks: "More decks", "Weitere Decks", "Meer decks";
        HelpEffects: "Blessings, treasures", "Segen und Schätze", "Zegens en schatten";
        HelpCurses: "Curses", "Flüche", "Vloeken";
        HelpHelpers: "Helpers", "Gehilfen", "Helpers";
        HelpMoreHelpers: "More helpers", "Weitere Gehilfen", "Meer helpers";
        HelpSetup: "Set-up", "Aufbau", "Opzet";
    }
}
