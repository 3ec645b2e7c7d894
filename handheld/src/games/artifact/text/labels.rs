//! The words of Artifact's screens. A name that ends in `Detail` is a line below an entry, one that
//! ends in `Message` is wrapped over several lines, all others are titles, entries and labels. The
//! spaces of a research track are counted from 1.

use crate::text::texts;

texts! {
    /// What a label on one of Artifact's screens says.
    pub enum Label {
        // Everywhere.
        None: "none", "keine", "geen";

        // The main menu.
        StatusDetail: "{0} - {1}'s turn", "{0} - {1} ist dran", "{0} - beurt: {1}";

        // The choice of a game.
        Title: "Artifact", "Artifact", "Artifact";
        TitleDetail: "Dig and exhibit: 3-5 players", "Graben, zeigen: 3-5 Spieler", "Graven, tonen: 3-5 spelers";

        // The set-up.
        PlayersDetail: "Three to five", "Drei bis fünf", "Drie tot vijf";
        ExpansionOne: "Expansion I", "Erweiterung I", "Uitbreiding I";
        ExpansionOneDetail: "Research, special artifacts", "Forschung, Sonderkarten", "Onderzoek, speciale kaarten";
        ExpansionTwo: "Expansion II", "Erweiterung II", "Uitbreiding II";
        ExpansionTwoDetail: "Cities and archaeologists", "Städte und Archäologen", "Steden en archeologen";
        QuickStart: "Quick start", "Schnellstart", "Snelle start";
        QuickStartDetail: "The first huts are set", "Erste Hütten stehen fest", "Eerste woningen staan vast";
        QuickStartOffDetail: "All choose their first huts", "Erste Hütten nach Wahl", "Eerste woningen naar keuze";
        FragmentsRule: "Fragments", "Bruchstücke", "Brokstukken";
        FragmentsOwnSiteDetail: "Any type of their own site", "Jeder Typ, eigener Ort", "Elk type, eigen opgraving";
        FragmentsWildDetail: "Any type of any site", "Jeder Typ, jeder Fundort", "Elk type, elke opgraving";
        SpecialRule: "Special cards", "Sonderkarten", "Speciale kaarten";
        SpecialApartDetail: "They count in no set", "Zählen in keinem Satz", "Tellen in geen set mee";
        SpecialOfSiteDetail: "They count for their site", "Zählen für ihren Ort", "Tellen voor hun opgraving";
        LeftOutSite: "Site left out", "Ohne Fundort", "Zonder opgraving";
        LeftOutSiteDetail: "Three players, three sites", "Zu dritt nur drei Fundorte", "Met drie: drie opgravingen";

        // Printed values.
        ValueCoins: "Market prices", "Marktpreise", "Marktprijzen";
        ValueIncomeTrack: "Income track", "Einkommensleiste", "Inkomstenspoor";
        ValueStandAlone: "Stand-alone", "Einzelausstellung", "Uniek artefact";
        ValueResearch: "Research track", "Forschungsleiste", "Onderzoeksspoor";
        ValueJoker: "Joker price", "Jokerpreis", "Jokerprijs";
        ValueCoinsForAPoint: "Coins for a point", "Münzen je Punkt", "Munten per punt";
        ValueBerlin: "Berlin's extra coins", "Berlins Zusatzmünzen", "Extra munten Berlijn";
        ValueHuts: "Huts per player", "Hütten je Spieler", "Woningen per speler";
        ValueMat: "Markers on a mat", "Steine je Tableau", "Stukken per bord";
        ValueMoney: "Money at the start", "Geld zu Beginn", "Geld aan het begin";
        ValueCopies: "Cards per site", "Karten je Fundort", "Kaarten per opgraving";
        ValueRemoved: "Markers removed", "Entfernte Steine", "Verwijderde stukken";
        ValuePrices: "Other prices", "Weitere Preise", "Andere prijzen";
        ValueStock: "Equipment", "Ausstattung", "Uitrusting";
        ValueRounds: "Years", "Jahre", "Jaren";
        ValueFirstYear: "First year", "Erstes Jahr", "Eerste jaar";
        ValuePoints: "Points", "Punkte", "Punten";
        ValueBonus: "Income", "Einkommen", "Inkomsten";
        ValueSpace: "Space {0}", "Feld {0}", "Veld {0}";
        ValueWithPlayers: "with {0} players", "bei {0} Spielern", "met {0} spelers";

        // The table.
        YearAndRound: "{0}  Round {1}", "{0}  Runde {1}", "{0}  Ronde {1}";
        YearShort: "{0}", "{0}", "{0}";
        ResearchShort: "Research", "Forschen", "Onderzoek";
        HireShort: "Hire", "Anheuern", "Inhuren";
        HireTwoShort: "Hire two", "Zwei", "Twee";
        ShipShort: "Ship", "Schiff", "Schip";
        TakeShort: "Take", "Nehmen", "Pak";
        GiveShort: "Give", "Abgeben", "Geef";
        ExhibitShort: "Show", "Zeigen", "Tonen";
        SellShort: "Sell", "Verkauf", "Verkoop";
        BuyShort: "Buy", "Kauf", "Koop";
        GoldShort: "Gold", "Gold", "Goud";
        YearAndLastRound: "{0}  Last round", "{0}  Letzte Runde", "{0}  Laatste ronde";
        OwnCards: "{0}: own cards", "{0}: eigene Karten", "{0}: eigen kaarten";
        OwnCardsDetail: "Nobody else has seen them", "Die sonst niemand kennt", "Die verder niemand kent";
        RoundShort: "round {0}", "Runde {0}", "ronde {0}";
        BaseIncome: "base income", "Grundeinkommen", "basisinkomen";
        DeckShort: "deck {0}", "Stapel {0}", "stapel {0}";
        FaceUp: "Face up", "Offen", "Open";
        NoCardsUp: "No card lies there", "Keine Karte liegt dort", "Daar ligt geen kaart";
        NoCards: "No cards", "Keine Karten", "Geen kaarten";
        Huts: "Huts", "Hütten", "Woningen";
        InReserve: "{0} in reserve", "{0} im Vorrat", "{0} in voorraad";
        Market: "Black market", "Schwarzmarkt", "Zwarte markt";
        MarketEmpty: "Market is empty", "Markt ist leer", "Markt is leeg";
        MarketPrice: "price {0}", "Preis {0}", "prijs {0}";
        TilesLeft: "Tiles left", "Übrige Plättchen", "Tegels over";
        CityRole: "City", "Stadt", "Stad";
        ArchaeologistRole: "Archaeologist", "Archäologe", "Archeoloog";
        Markers: "Markers", "Aktionssteine", "Speelstukken";
        MarkerCount: "{0} {0|marker|markers}", "{0} {0|Stein|Steine}", "{0} {0|stuk|stukken}";
        OnBoardCount: "{0} on the board", "{0} auf dem Plan", "{0} op het bord";
        Coins: "{0} {0|coin|coins}", "{0} {0|Münze|Münzen}", "{0} {0|munt|munten}";
        IncomeShort: "+{0}", "+{0}", "+{0}";
        Income: "Income", "Einkommen", "Inkomsten";
        Passed: "passed", "gepasst", "gepast";
        ResearchTracks: "Research tracks", "Forschungsleisten", "Onderzoekssporen";

        // Putting right.
        Year: "Year", "Jahr", "Jaar";
        WhoseTurn: "Whose turn", "Am Zug", "Aan de beurt";
        ActionsDone: "Actions done", "Getane Aktionen", "Gedane acties";
        HasPassed: "Has passed", "Hat gepasst", "Heeft gepast";
        HasNotPassed: "Has not passed", "Hat nicht gepasst", "Heeft niet gepast";
        OneMoreCard: "One more card", "Noch eine Karte", "Nog een kaart";
        InHand: "In hand", "Auf der Hand", "In de hand";
        Nobody: "nobody", "niemand", "niemand";
        InDeck: "In the deck", "Im Stapel", "In de stapel";
        AtSite: "At its site", "Am Fundort", "Bij de opgraving";
        MarketShort: "market", "Markt", "markt";
        OutShort: "out", "aus", "uit";
        OutOfGame: "Out of the game", "Aus dem Spiel", "Uit het spel";

        // The hand.
        HandOf: "{0}'s hand", "Hand: {0}", "Hand: {0}";
        HandEmpty: "The hand is empty", "Die Hand ist leer", "De hand is leeg";
        CardCount: "{0} {0|card|cards}", "{0} {0|Karte|Karten}", "{0} {0|kaart|kaarten}";
        CouldShow: "Ready to exhibit", "Jetzt ausstellbar", "Nu tentoon te stellen";
        NoSpecial: "No special cards", "Keine Sonderkarten", "Geen speciale kaarten";
        NoTiles: "No tile is left", "Kein Plättchen übrig", "Er is geen tegel meer";

        // The choice of an action.
        ActionOf: "Action {0}/{1}", "Aktion {0}/{1}", "Actie {0}/{1}";
        FreeAction: "Free action", "Freie Aktion", "Gratis actie";
        Research: "Research", "Forschung", "Onderzoek";
        Hire: "Hire workers", "Anheuern", "Aannemen";
        HireDetail: "Digs up 1 card", "Deckt 1 Karte auf", "Graaft 1 kaart op";
        HireTwo: "Hire twice", "Doppelt anheuern", "Dubbel aannemen";
        HireTwoDetail: "Morley: 2 huts, 2 cards", "Morley: 2 Hütten, 2 Karten", "2 woningen, 2 kaarten";
        Ship: "Ship artifacts", "Verschiffen", "Verschepen";
        Exhibit: "Exhibition", "Ausstellung", "Tentoonstelling";
        ExhibitDetail: "{0} {0|tile|tiles} within reach", "{0} Plättchen möglich", "{0} {0|tegel|tegels} mogelijk";
        StandAlone: "Stand-alone", "Einzelausstellung", "Uniek artefact";
        StandAloneDetail: "{0} {0|point|points}, {1} income", "{0} {0|Punkt|Punkte}, {1} Einkommen", "{0} {0|punt|punten}, {1} inkomsten";
        TileShortDetail: "{0} pt, +{1} a year", "{0} P, +{1} je Jahr", "{0} pt, +{1} per jaar";
        Sell: "Sell", "Verkaufen", "Verkopen";
        SellDetail: "Brings {0} {0|coin|coins}", "Bringt {0} {0|Münze|Münzen}", "Levert {0} {0|munt|munten} op";
        Buy: "Buy", "Kaufen", "Kopen";
        BuyDetail: "Black market", "Schwarzmarkt", "Zwarte markt";
        Joker: "Joker", "Joker", "Joker";
        JokerDetail: "For any marker", "Ersetzt jeden Stein", "Vervangt elk stuk";
        Gold: "Gold discovered", "Gold entdeckt", "Gevonden goud";
        GoldDetail: "For a market card, free", "Für eine Marktkarte, gratis", "Voor een marktkaart, gratis";
        Pass: "Pass", "Passen", "Passen";
        PassDetail: "No more actions this round", "Keine Aktion mehr", "Deze ronde geen actie meer";
        EndTurn: "End the turn", "Zug beenden", "Beurt beëindigen";
        TakeMarker: "Take a marker", "Stein nehmen", "Speelstuk pakken";
        TakeMarkerDetail: "From the board to the mat", "Vom Plan aufs Tableau", "Van bord naar spelersbord";
        Exchange: "Exchange a marker", "Stein tauschen", "Speelstuk ruilen";
        ExchangeDetail: "One back, one taken", "Einen zurück, einen nehmen", "Eén terug, één pakken";
        NoMarker: "Take none", "Nichts nehmen", "Niets pakken";
        NoMarkerDetail: "Leave the mat as it is", "Das Tableau bleibt so", "Het spelersbord blijft zo";
        DrawUnseen: "Draw unseen", "Verdeckt ziehen", "Geheim trekken";
        NobodyElseSeesDetail: "Nobody else sees it", "Sonst sieht sie niemand", "Verder ziet niemand die";
        Decline: "Do without", "Verzichten", "Niet doen";
        DeclineDetail: "Leave the role unused", "Den Vorteil nicht nutzen", "Het voordeel niet gebruiken";
        FirstHutDetail: "First hut there: no card", "Erste Hütte: keine Karte", "Eerste woning: geen kaart";
        ManuscriptDetail: "Up to space {0}", "Hinauf auf Feld {0}", "Omhoog naar veld {0}";
        BestChoice: "best", "am besten", "beste";

        // The parts of a choice.
        ChooseSite: "Which site?", "Welcher Ort?", "Welke opgraving?";
        ChooseTile: "Which tile?", "Was zeigen?", "Welke tegel?";
        ShowThese: "Show these?", "Diese zeigen?", "Deze tonen?";
        ChooseShown: "Show {0}/{1}", "Zeigen {0}/{1}", "Toon {0}/{1}";
        ChooseShipped: "Ship {0} more", "Noch {0} laden", "Nog {0} laden";
        ChooseKept: "Keep which?", "Was behalten?", "Welke houd je?";
        ChooseKeptSecond: "One more?", "Noch eine?", "Nog een?";
        ChooseToSell: "Sell which?", "Verkaufen?", "Wat verkopen?";
        ChooseToBuy: "Buy which?", "Kaufen?", "Wat kopen?";
        ChooseForGold: "For the gold?", "Was für Gold?", "Voor goud?";
        ChooseRole: "Which role?", "Welche Rolle?", "Welke rol?";
        ChooseMarker: "Which marker?", "Welcher Stein?", "Welk stuk?";
        ChooseJoker: "Joker: which?", "Joker womit?", "Welke joker?";
        ChooseJokerFor: "Joker for?", "Joker wofür?", "Joker voor?";
        ChooseManuscript: "Manuscript", "Manuskript", "Manuscript";
        ChooseFirstHut: "First hut", "Erste Hütte", "1e woning";
        ChooseSecondHut: "Second hut", "Zweite Hütte", "2e woning";
        FillMat: "Take a marker", "Stein nehmen", "Pak een stuk";
        GiveMarker: "Give a marker", "Stein abgeben", "Geef een stuk";
        NextChangesDetail: "{0} {1}, then {2}.", "{0} {1}, dann {2}.", "{0} {1}, dan {2}.";
        NextStaysDetail: "{0} {1}, as now.", "{0} weiter {1}.", "{0} nog {1}.";
        MatFull: "full", "voll", "vol";
        TakesCards: "takes {0}", "nimmt {0}", "neemt {0}";

        // The end of a turn.
        EndOfTurn: "End of turn", "Zugende", "Einde beurt";
        ConfirmDetail: "The next player's turn", "Weiter zum nächsten Zug", "Door naar de volgende";

        // The round.
        RoundOver: "Round over", "Runde vorbei", "Ronde voorbij";
        LastRound: "Last round!", "Letzte Runde!", "Laatste ronde!";
        LastRoundMessage: "The round is played out, then the game is over. Nobody takes markers any more.", "Die Runde wird zu Ende gespielt, dann ist Schluss. Niemand nimmt mehr Steine.", "De ronde wordt uitgespeeld, dan is het spel uit. Niemand pakt nog speelstukken.";

        // The end.
        SourceTiles: "Exhibitions", "Ausstellungen", "Tentoonstellingen";
        TilesOfType: "{0} of one type", "{0} eines Typs", "{0} van één type";
        TilesFromSite: "{0} from one site", "{0} eines Fundorts", "{0} van één opgraving";
        SourceStandAlone: "Stand-alone", "Einzelausstellungen", "Unieke artefacten";
        SourceMoney: "Money", "Geld", "Geld";
        SourceTilesShort: "tiles", "Plättchen", "tegels";
        SourceStandAloneShort: "alone", "einzeln", "uniek";
        SourceMoneyShort: "money", "Geld", "geld";
        SourceResearchShort: "research", "Forschung", "onderzoek";
        SourceMoneyDetail: "{0} coins, a point for {1}", "{0} Münzen, {1} je Punkt", "{0} munten, {1} per punt";
        SourceResearch: "Research", "Forschung", "Onderzoek";
        SourceResearchDetail: "Space {0} counts", "Feld {0} zählt", "Veld {0} telt";
        SourceManuscriptsDetail: "{0} {0|manuscript|manuscripts}", "{0} {0|Manuskript|Manuskripte}", "{0} {0|manuscript|manuscripten}";
        TieExhibitionsMessage: "{0} and {1} are level on points. {0} has more exhibitions: {2} to {3}.", "{0} und {1} haben gleich viele Punkte. {0} hat mehr Ausstellungen: {2} zu {3}.", "{0} en {1} hebben evenveel punten. {0} heeft meer tentoonstellingen: {2} tegen {3}.";
        TieMoneyMessage: "{0} and {1} are level on points and exhibitions. {0} has more money: {2} to {3}.", "{0} und {1} sind bei Punkten und Ausstellungen gleich. {0} hat mehr Geld: {2} zu {3}.", "{0} en {1} zijn gelijk in punten en tentoonstellingen. {0} heeft meer geld: {2} tegen {3}.";
        TilesCount: "{0} {0|exhibition|exhibitions}", "{0} {0|Ausstellung|Ausstellungen}", "{0} {0|tentoonstelling|tentoonstellingen}";

        // The groups of help pages.
        HelpInFiveMinutes: "In five minutes", "In fünf Minuten", "In vijf minuten";
        HelpActions: "Turn and actions", "Zug und Aktionen", "Beurt en acties";
        HelpRound: "Round and end", "Runde und Ende", "Ronde en einde";
        HelpTiles: "Tiles and cards", "Plättchen und Karten", "Tegels en kaarten";
        HelpExpansions: "The expansions", "Die Erweiterungen", "De uitbreidingen";
        HelpRoles: "The roles", "Die Rollen", "De rollen";
        HelpSetup: "Set-up", "Aufbau", "Opzet";

        // History and the pause menu.
        TableDetail: "Sites, market, players", "Fundorte, Markt, Spieler", "Opgravingen, markt, spelers";

        // About.
        CreditsMessage: "A museum for the pocket, after the board game Artifact by Jeffrey D. Allers and Bernd Eisenstein. Not an official product.", "Ein Museum für die Tasche, nach dem Brettspiel Artifact von Jeffrey D. Allers und Bernd Eisenstein. Kein offizielles Produkt.", "Een museum voor op zak, naar het bordspel Artifact van Jeffrey D. Allers en Bernd Eisenstein. Geen officieel product.";

    }
}
