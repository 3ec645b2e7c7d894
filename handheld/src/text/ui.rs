//! The words of the screens. A name that ends in `Detail` is a line below an entry, one that ends
//! in `Message` is wrapped over several lines, all others are titles, entries and labels. The
//! spaces of a research track are counted from 1.

use super::texts;

texts! {
    /// What a button does here, in the footer: seven characters at most.
    pub enum Footer {
        DoIt: "do it", "los", "doen";
        Choose: "choose", "wählen", "kies";
        Back: "back", "zurück", "terug";
        Help: "help", "Hilfe", "hulp";
        Menu: "menu", "Menü", "menu";
        Hand: "hand", "Hand", "hand";
        Table: "table", "Tisch", "tafel";
        More: "more", "mehr", "meer";
        Next: "next", "weiter", "verder";
        Hide: "hide", "weg", "weg";
        Ready: "ready", "bereit", "klaar";
        Begin: "begin", "los", "start";
        Change: "change", "ändern", "wijzig";
        Page: "page", "Seite", "pagina";
        Close: "close", "zu", "sluit";
        Why: "why?", "warum?", "waarom?";
        Delete: "delete", "löschen", "wis";
        Done: "done", "fertig", "klaar";
        Up: "up", "auf", "op";
        Down: "down", "ab", "neer";
        Letter: "letter", "Zeichen", "letter";
        Resume: "resume", "weiter", "verder";
        Recap: "recap", "Verlauf", "verloop";
        Restart: "restart", "Start", "opnieuw";
        NoGame: "no game", "ohne", "zonder";
    }
}

texts! {
    /// The words of the screens.
    pub enum Ui {
        // Everywhere.
        None: "none", "keine", "geen";
        OfCount: "{0} of {1}", "{0} von {1}", "{0} van {1}";
        Public: "PUBLIC", "OFFEN", "OPEN";
        OnlyFor: "{0} ONLY", "NUR {0}", "ALLEEN {0}";

        // The main menu.
        Resume: "Resume", "Fortsetzen", "Verder spelen";
        ResumeDetail: "{0} - {1}'s turn", "{0} - {1} ist dran", "{0} - beurt: {1}";
        ResumeOverDetail: "Game over: see the score", "Spiel vorbei: zur Wertung", "Spel uit: naar de score";
        NewGame: "New game", "Neues Spiel", "Nieuw spel";
        NewGameDetail: "Play on this device", "Auf diesem Gerät spielen", "Speel op dit apparaat";
        GiveUpTitle: "Give up the game?", "Spiel aufgeben?", "Spel opgeven?";
        GiveUpMessage: "A game is under way. A new one replaces it for good.", "Ein Spiel läuft noch. Ein neues ersetzt es endgültig.", "Er loopt nog een spel. Een nieuw spel vervangt het voorgoed.";
        KeepGame: "Keep it", "Behalten", "Bewaren";
        GiveUp: "Give it up", "Aufgeben", "Opgeven";
        Settings: "Settings", "Einstellungen", "Instellingen";
        SettingsDetail: "Light, language, comfort", "Licht, Sprache, Komfort", "Licht, taal, gemak";
        About: "About", "Info", "Info";
        AboutDetail: "Version, seed, proof", "Version, Seed, Nachweis", "Versie, seed, bewijs";
        Help: "Help", "Hilfe", "Hulp";
        HelpDetail: "Rules and buttons", "Regeln und Tasten", "Regels en knoppen";

        // The choice of a game.
        ChooseGame: "Choose a game", "Spiel wählen", "Kies een spel";
        GameArtifact: "Artifact", "Artifact", "Artifact";
        GameArtifactDetail: "Dig and exhibit: 3-5 players", "Graben, zeigen: 3-5 Spieler", "Graven, tonen: 3-5 spelers";

        // The set-up.
        Setup: "Set-up", "Aufbau", "Opzet";
        Players: "Players", "Spieler", "Spelers";
        PlayersDetail: "Three to five", "Drei bis fünf", "Drie tot vijf";
        Names: "Names", "Namen", "Namen";
        NamesDetail: "Clockwise round the table", "Im Uhrzeigersinn am Tisch", "Met de klok mee aan tafel";
        Seat: "Seat {0}", "Platz {0}", "Plaats {0}";
        Colour: "Colour", "Farbe", "Kleur";
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
        LeftOutSite: "Site left out", "Ohne Fundort", "Zonder opgraving";
        LeftOutSiteDetail: "Three players, three sites", "Zu dritt nur drei Fundorte", "Met drie: drie opgravingen";
        StartPlayer: "Start player", "Startspieler", "Startspeler";
        StartPlayerDetail: "The youngest, or by chance", "Jüngste Person oder Zufall", "De jongste, of het toeval";
        ByChance: "by chance", "Zufall", "toeval";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
        PrintedValuesDetail: "Numbers as on a real box", "Zahlen wie im echten Spiel", "Cijfers zoals in de doos";
        ValuesChanged: "changed", "geändert", "gewijzigd";
        ValuesReset: "Back to as supplied", "Alle zurücksetzen", "Alles herstellen";
        Begin: "Begin", "Los geht's", "Beginnen";
        BeginDetail: "{0} players, start: {1}", "{0} Spieler, Start: {1}", "{0} spelers, start: {1}";
        CannotBegin: "Not yet", "Noch nicht", "Nog niet";

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
        ValuePoints: "Points", "Punkte", "Punten";
        ValueBonus: "Income", "Einkommen", "Inkomsten";
        ValueSpace: "Space {0}", "Feld {0}", "Veld {0}";
        ValueWithPlayers: "with {0} players", "bei {0} Spielern", "met {0} spelers";

        // Fair chance.
        Entropy: "Gathering chance", "Zufall sammeln", "Toeval verzamelen";
        Chance: "Chance", "Zufall", "Toeval";
        ChanceMessage: "The noise source of this device failed its test. Press any buttons, in an irregular rhythm: chance comes from that.", "Die Rauschquelle des Geräts hat ihren Test nicht bestanden. Beliebige Tasten unregelmäßig drücken: Daraus entsteht Zufall.", "De ruisbron van dit apparaat zakte voor de test. Druk op knoppen in een onregelmatig ritme: daar komt het toeval uit.";
        PressesLeftDetail: "{0|press|presses} to go", "{0|Mal|Mal} noch drücken", "{0|keer|keer} nog drukken";

        // The hand-over curtain and the recap.
        TurnOf: "{0}'s turn", "{0} ist dran", "Beurt: {0}";
        PressWhenReadyDetail: "Press A when ready", "A drücken, wenn bereit", "Druk op A als je klaar bent";
        NobodyElseDetail: "Nobody else looks now", "Sonst schaut niemand hin", "Verder kijkt niemand mee";
        Recap: "Meanwhile", "Inzwischen", "Intussen";

        // The table.
        Table: "Table", "Tisch", "Tafel";
        YearAndRound: "{0}  Round {1}", "{0}  Runde {1}", "{0}  Ronde {1}";
        BaseIncome: "base income", "Grundeinkommen", "basisinkomen";
        NextCost: "next cost", "nächste Kosten", "volgende kosten";
        FaceUp: "Face up", "Offen", "Open";
        NoCards: "No cards", "Keine Karten", "Geen kaarten";
        Huts: "Huts", "Hütten", "Woningen";
        InReserve: "{0} in reserve", "{0} im Vorrat", "{0} in voorraad";
        Market: "Black market", "Schwarzmarkt", "Zwarte markt";
        MarketEmpty: "Market is empty", "Markt ist leer", "Markt is leeg";
        MarketPrice: "price {0}", "Preis {0}", "prijs {0}";
        TilesLeft: "Tiles left", "Übrige Plättchen", "Tegels over";
        Markers: "Markers", "Aktionssteine", "Speelstukken";
        MarkerCount: "{0} {0|marker|markers}", "{0} {0|Stein|Steine}", "{0} {0|stuk|stukken}";
        OnBoardCount: "{0} on the board", "{0} auf dem Plan", "{0} op het bord";
        Coins: "{0} {0|coin|coins}", "{0} {0|Münze|Münzen}", "{0} {0|munt|munten}";
        PointsShort: "{0} pt", "{0} P", "{0} pt";
        IncomeShort: "+{0}", "+{0}", "+{0}";
        Income: "Income", "Einkommen", "Inkomsten";
        Passed: "passed", "gepasst", "gepast";
        ResearchTracks: "Research tracks", "Forschungsleisten", "Onderzoekssporen";

        // The hand.
        HandOf: "{0}'s hand", "Hand: {0}", "Hand: {0}";
        HandEmpty: "The hand is empty", "Die Hand ist leer", "De hand is leeg";
        CardCount: "{0} {0|card|cards}", "{0} {0|Karte|Karten}", "{0} {0|kaart|kaarten}";
        CouldShow: "Ready to exhibit", "Jetzt ausstellbar", "Nu te exposeren";
        CouldShowNothing: "No set yet", "Noch kein Satz", "Nog geen set";
        Missing: "{0} missing", "{0} {0|fehlt|fehlen}", "nog {0} nodig";

        // The choice of an action.
        ActionOf: "Action {0}/{1}", "Aktion {0}/{1}", "Actie {0}/{1}";
        FreeAction: "Free action", "Freie Aktion", "Gratis actie";
        Research: "Research", "Forschung", "Onderzoek";
        Hire: "Hire workers", "Arbeiter anheuern", "Arbeiders aannemen";
        HireDetail: "Digs up 1 card", "Deckt 1 Karte auf", "Graaft 1 kaart op";
        HireTwo: "Hire twice", "Doppelt anheuern", "Dubbel aannemen";
        HireTwoDetail: "Morley: 2 huts, 2 cards", "Morley: 2 Hütten, 2 Karten", "2 woningen, 2 kaarten";
        Ship: "Ship artifacts", "Verschiffen", "Verschepen";
        Exhibit: "Exhibition", "Ausstellung", "Tentoonstelling";
        ExhibitDetail: "{0} {0|tile|tiles} within reach", "{0} Plättchen möglich", "{0} {0|tegel|tegels} mogelijk";
        StandAlone: "Stand-alone", "Einzelausstellung", "Unieke tentoonst.";
        StandAloneDetail: "{0} {0|point|points}, {1} income", "{0} {0|Punkt|Punkte}, {1} Einkommen", "{0} {0|punt|punten}, {1} inkomen";
        Sell: "Sell", "Verkaufen", "Verkopen";
        SellDetail: "Brings {0} {0|coin|coins}", "Bringt {0} {0|Münze|Münzen}", "Levert {0} {0|munt|munten} op";
        Buy: "Buy", "Kaufen", "Kopen";
        BuyDetail: "On the black market", "Vom Schwarzmarkt", "Zwarte markt";
        Joker: "Joker", "Joker", "Joker";
        JokerDetail: "For any marker", "Ersetzt jeden Stein", "Vervangt elk stuk";
        Gold: "Gold discovered", "Gold entdeckt", "Gevonden goud";
        GoldDetail: "For a market card, free", "Für eine Marktkarte, gratis", "Voor een marktkaart, gratis";
        Pass: "Pass", "Passen", "Passen";
        PassDetail: "No more actions this round", "Keine Aktion mehr", "Deze ronde geen actie meer";
        EndTurn: "End the turn", "Zug beenden", "Beurt afsluiten";
        TakeMarker: "Take a marker", "Stein nehmen", "Speelstuk pakken";
        TakeMarkerDetail: "From the board to the mat", "Vom Plan aufs Tableau", "Van bord naar spelersbord";
        Exchange: "Exchange a marker", "Stein tauschen", "Speelstuk ruilen";
        ExchangeDetail: "One back, one taken", "Einen zurück, einen nehmen", "Eén terug, één pakken";
        NoMarker: "Take none", "Nichts nehmen", "Niets pakken";
        NoMarkerDetail: "Leave the mat as it is", "Das Tableau bleibt so", "Het spelersbord blijft zo";
        DrawUnseen: "Draw unseen", "Verdeckt ziehen", "Geheim trekken";
        NobodyElseSees: "Nobody else sees it", "Sonst sieht sie niemand", "Verder ziet niemand hem";
        Decline: "Do without", "Verzichten", "Niet doen";
        DeclineDetail: "Leave the role unused", "Den Vorteil nicht nutzen", "Het voordeel niet gebruiken";
        FirstHutDetail: "First hut there: no card", "Erste Hütte: keine Karte", "Eerste woning: geen kaart";
        ManuscriptDetail: "Up to space {0}", "Hinauf auf Feld {0}", "Omhoog naar veld {0}";
        BestChoice: "best", "am besten", "beste";

        // The parts of a choice.
        ChooseSite: "Which site?", "Welcher Ort?", "Welke plek?";
        ChooseTile: "Which tile?", "Was zeigen?", "Welke tegel?";
        ChooseShown: "Show {0}/{1}", "Zeigen {0}/{1}", "Toon {0}/{1}";
        ChooseKept: "Keep which?", "Was behalten?", "Wat houden?";
        ChooseKeptSecond: "One more?", "Noch eine?", "Nog een?";
        ChooseToSell: "Sell which?", "Verkaufen?", "Wat verkopen?";
        ChooseToBuy: "Buy which?", "Kaufen?", "Wat kopen?";
        ChooseForGold: "For the gold?", "Was für Gold?", "Voor goud?";
        ChooseRole: "Which role?", "Welche Rolle?", "Welke rol?";
        ChooseMarker: "Which marker?", "Welcher Stein?", "Welk stuk?";
        ChooseJoker: "Joker: which?", "Joker womit?", "Joker: welk?";
        ChooseJokerFor: "Joker for?", "Joker wofür?", "Joker voor?";
        ChooseGive: "Give which?", "Was abgeben?", "Wat afgeven?";
        ChooseTake: "Take which?", "Was nehmen?", "Wat pakken?";
        ChooseManuscript: "Manuscript", "Manuskript", "Manuscript";
        ChooseFirstHut: "First hut", "Erste Hütte", "1e woning";
        ChooseSecondHut: "Second hut", "Zweite Hütte", "2e woning";
        FillMat: "Mat {0}/{1}", "Tableau {0}/{1}", "Stukken {0}/{1}";

        // Costs.
        Free: "free", "frei", "gratis";
        WhyNot: "Why not?", "Warum nicht?", "Waarom niet?";

        // The end of a turn.
        EndOfTurn: "End of turn", "Zugende", "Einde beurt";
        ConfirmDetail: "The next player's turn", "Weiter zum nächsten Zug", "Door naar de volgende";
        Undo: "Undo", "Rückgängig", "Ongedaan maken";
        UndoDetail: "Take back the last step", "Einen Schritt zurück", "Eén stap terug";
        UndoNothing: "Nothing to undo", "Nichts zurückzuholen", "Niets terug te nemen";
        UndoRevealDetail: "A hidden card was revealed", "Eine Karte wurde aufgedeckt", "Er is een kaart onthuld";
        UndoHandOverDetail: "The device was passed on", "Gerät wurde weitergegeben", "Apparaat is doorgegeven";
        Undone: "Taken back", "Zurückgenommen", "Teruggenomen";

        // The round.
        RoundOver: "Round over", "Runde vorbei", "Ronde voorbij";
        LastRound: "Last round!", "Letzte Runde!", "Laatste ronde!";
        LastRoundMessage: "The round is played out, then the game is over. Nobody takes markers any more.", "Die Runde wird zu Ende gespielt, dann ist Schluss. Niemand nimmt mehr Steine.", "De ronde wordt uitgespeeld, dan is het spel uit. Niemand pakt nog speelstukken.";

        // The end.
        GameOver: "Game over", "Spielende", "Einde van het spel";
        FinalScore: "Final score", "Endwertung", "Eindstand";
        SourceTiles: "Exhibitions", "Ausstellungen", "Tentoonstellingen";
        SourceStandAlone: "Stand-alone", "Einzelausstellungen", "Uniek";
        SourceMoney: "Money", "Geld", "Geld";
        SourceMoneyDetail: "{0} coins, each {1} a point", "{0} Münzen, {1} je Punkt", "{0} munten, {1} per punt";
        SourceResearch: "Research", "Forschung", "Onderzoek";
        SourceResearchDetail: "Space {0} counts", "Feld {0} zählt", "Veld {0} telt";
        SourceManuscriptsDetail: "{0} {0|manuscript|manuscripts}", "{0} {0|Manuskript|Manuskripte}", "{0} {0|manuscript|manuscripten}";
        TieLostByExhibitions: "Exhibitions: {0} to {1}", "Ausstellungen: {0} zu {1}", "Exposities: {0} tegen {1}";
        TieLostByMoney: "Money: {0} to {1}", "Geld: {0} zu {1}", "Geld: {0} tegen {1}";
        TilesCount: "{0} {0|exhibition|exhibitions}", "{0} {0|Ausstellung|Ausstellungen}", "{0} {0|expositie|exposities}";
        TieAllDetail: "Equal in everything", "In allem gleich", "In alles gelijk";

        // History and the pause menu.
        History: "History", "Verlauf", "Verloop";
        HistoryEmpty: "Nothing happened yet", "Noch nichts passiert", "Nog niets gebeurd";
        Pause: "Pause", "Pause", "Pauze";
        TurnGoesOnDetail: "The turn goes on", "Der Zug geht weiter", "De beurt gaat verder";
        Rules: "Rules", "Regeln", "Regels";
        RulesDetail: "Reading costs no turn", "Lesen kostet keinen Zug", "Lezen kost geen beurt";
        Standings: "Standings", "Zwischenstand", "Tussenstand";
        StandingsDetail: "If the game ended now", "Wenn jetzt Schluss wäre", "Als het spel nu afliep";
        TableDetail: "Sites, market, players", "Fundorte, Markt, Spieler", "Opgravingen, markt, spelers";
        HistoryDetail: "Who did what", "Wer hat was getan", "Wie deed wat";
        SaveAndQuit: "Save and quit", "Sichern und beenden", "Bewaren en stoppen";
        SaveAndQuitDetail: "Every step is saved", "Jeder Schritt ist gesichert", "Elke stap is bewaard";

        // Settings.
        Brightness: "Brightness", "Helligkeit", "Helderheid";
        Language: "Language", "Sprache", "Taal";
        TextSizeDetail: "Lists and running text", "Listen und Texte", "Lijsten en teksten";
        TextSize: "Text size", "Schriftgröße", "Tekstgrootte";
        TextNormal: "normal", "normal", "normaal";
        TextLarge: "large", "groß", "groot";
        Rotate: "Turn the screen", "Bild drehen", "Beeld draaien";
        RotateDetail: "By 180 degrees", "Um 180 Grad", "180 graden";
        AutoDim: "Dim after", "Dimmen nach", "Dimmen na";
        AutoOff: "Switch off after", "Ausschalten nach", "Uitschakelen na";
        HideHand: "Hide hand", "Hand verdecken", "Hand verbergen";
        Never: "never", "nie", "nooit";
        Seconds: "{0} s", "{0} s", "{0} s";
        Minutes: "{0} min", "{0} min", "{0} min";
        ReduceFlashing: "Reduce flashing", "Weniger Blinken", "Minder knipperen";
        ReduceFlashingDetail: "No motion, no flashes", "Ohne Bewegung, Blitze", "Geen beweging of flitsen";
        HighContrast: "High contrast", "Hoher Kontrast", "Hoog contrast";
        HighContrastDetail: "Black and white, bold", "Schwarz und weiß, kräftig", "Zwart en wit, duidelijk";
        FriendlyUndo: "Friendly undo", "Freundliches Undo", "Vriendelijk terug";
        FriendlyUndoDetail: "Even past revealed cards", "Auch nach Aufgedecktem", "Ook na onthulde kaarten";
        RestoreDefaults: "Restore defaults", "Standard herstellen", "Standaard herstellen";

        // About.
        Version: "Version {0}", "Version {0}", "Versie {0}";
        Seed: "Seed", "Seed", "Seed";
        SeedHiddenDetail: "Hidden until the end", "Verborgen bis zum Schluss", "Verborgen tot het eind";
        Hash: "Hash of the game", "Hash des Spiels", "Hash van het spel";
        AboutMessage: "A museum for the pocket, after the board game Artifact by Jeffrey D. Allers and Bernd Eisenstein. Not an official product.", "Ein Museum für die Tasche, nach dem Brettspiel Artifact von Jeffrey D. Allers und Bernd Eisenstein. Kein offizielles Produkt.", "Een museum voor op zak, naar het bordspel Artifact van Jeffrey D. Allers en Bernd Eisenstein. Geen officieel product.";

        // Saves and storage.
        DamagedSave: "Damaged save", "Spielstand beschädigt", "Bewaard spel kapot";
        DamagedSaveMessage: "The end of the saved game cannot be read. All before it is whole: the game can go on from there.", "Das Ende des Spielstands ist nicht lesbar. Alles davor ist heil: Ab da kann es weitergehen.", "Het eind van het bewaarde spel is onleesbaar. Alles ervoor is heel: vandaar kan het verder.";
        LostSaveMessage: "The saved game cannot be read. It stays untouched until a new game begins.", "Der Spielstand ist nicht lesbar. Er bleibt, bis ein neues Spiel beginnt.", "Het bewaarde spel is onleesbaar. Het blijft staan tot een nieuw spel begint.";
        SkippedSave: "Save not opened", "Stand nicht geöffnet", "Spel niet geopend";
        SkippedSaveMessage: "The saved game made the device crash and was not opened. It stays untouched until a new game begins.", "Der Spielstand brachte das Gerät zum Absturz und wurde nicht geöffnet. Er bleibt, bis ein neues Spiel beginnt.", "Het bewaarde spel liet het apparaat crashen en is niet geopend. Het blijft staan tot een nieuw spel begint.";
        GoOnFromThere: "Go on from there", "Ab da weiterspielen", "Vandaar verder spelen";
        LeaveAsIs: "Leave it as it is", "So lassen", "Zo laten";
        ForeignSave: "Unknown save", "Fremder Spielstand", "Onbekend spel";
        ForeignSaveMessage: "The saved game was made by another version of this app. It stays untouched until a new game begins.", "Der Spielstand stammt von einer anderen Version. Er bleibt, bis ein neues Spiel beginnt.", "Het bewaarde spel is van een andere versie. Het blijft staan tot een nieuw spel begint.";
        UnreadableStorage: "Storage unreadable", "Speicher unlesbar", "Geheugen onleesbaar";
        UnreadableStorageMessage: "The storage of this device cannot be read: damaged, or not ours. It stays untouched until a new game begins.", "Der Speicher des Geräts ist nicht lesbar: beschädigt oder fremd. Er bleibt, wie er ist, bis ein neues Spiel beginnt.", "Het geheugen van dit apparaat is onleesbaar: kapot of vreemd. Het blijft zo tot een nieuw spel begint.";
        NewerStorage: "Newer storage", "Neuerer Speicher", "Nieuwer geheugen";
        NewerStorageMessage: "A newer version of this app wrote the storage, and can read it. It stays untouched until a new game begins.", "Eine neuere Version hat den Speicher beschrieben und kann ihn lesen. Er bleibt, wie er ist, bis ein neues Spiel beginnt.", "Een nieuwere versie schreef het geheugen en kan het lezen. Het blijft zo tot een nieuw spel begint.";
        LostStorageMessage: "What is in the storage is lost for good when a new game begins.", "Was im Speicher ist, geht mit einem neuen Spiel endgültig verloren.", "Wat in het geheugen staat, gaat met een nieuw spel voorgoed verloren.";
        NotStored: "Not stored", "Nicht gespeichert", "Niet bewaard";
        StorageFull: "Storage is full", "Speicher ist voll", "Geheugen is vol";
        StorageBroken: "Storage fails", "Speicher gestört", "Geheugen defect";
        BatteryLow: "Battery is low", "Akku ist fast leer", "Batterij is bijna leeg";
        Battery: "Battery: {0} percent", "Akku: {0} Prozent", "Batterij: {0} procent";
        PoweredByUsb: "Power from USB", "Strom über USB", "Stroom via USB";
        LogFull: "The log is full", "Protokoll ist voll", "Verslag is vol";

        // After a crash.
        CrashTitle: "Sorry, a crash", "Absturz, leider", "Sorry, een crash";
        CrashPanicMessage: "The program stopped at {0}.", "Das Programm blieb stehen bei {0}.", "Het programma stopte bij {0}.";
        CrashFaultMessage: "The processor met a fault: {0}.", "Der Prozessor meldet einen Fehler: {0}.", "De processor meldt een fout: {0}.";
        CrashHangMessage: "The device did not answer any more and was started anew.", "Das Gerät antwortete nicht mehr und wurde neu gestartet.", "Het apparaat reageerde niet meer en is opnieuw gestart.";
        CrashSavedMessage: "Every confirmed step of the game is saved.", "Jeder bestätigte Schritt des Spiels ist gesichert.", "Elke bevestigde stap van het spel is bewaard.";
        CrashAgainMessage: "It happened again. B starts without the saved game, which is kept.", "Es geschah noch einmal. B startet ohne den Spielstand, der erhalten bleibt.", "Het gebeurde nog eens. B start zonder het bewaarde spel, dat blijft bestaan.";
        CrashCode: "Code for a report", "Code für eine Meldung", "Code voor melding";

        // Names.
        NameOf: "Name: seat {0}", "Name: Platz {0}", "Naam: plaats {0}";
        NameHintDetail: "Up, down: letter. A: next", "Hoch, runter. A: weiter", "Op, neer. A: verder";
        NameSpace: "space", "Leer", "spatie";
        NameDone: "Done", "Fertig", "Klaar";
    }
}
