//! The words of the screens. A name that ends in `Detail` is a line below an entry, one that ends
//! in `Message` is wrapped over several lines, all others are titles, entries and labels.

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
        Topics: "topics", "Liste", "lijst";
        Page: "page", "Seite", "pagina";
        Sets: "sets", "Sätze", "sets";
        Leave: "leave", "beenden", "stop";
        Close: "close", "zu", "sluit";
        Why: "why?", "warum?", "uitleg";
        Delete: "delete", "löschen", "wis";
        Done: "done", "fertig", "klaar";
        Hold: "hold", "lang", "lang";
        Letter: "letter", "Zeichen", "letter";
        Resume: "play", "weiter", "verder";
        Restart: "restart", "Start", "opnieuw";
        Older: "older", "älter", "ouder";
        Chart: "chart", "Kurve", "grafiek";
        Details: "details", "Details", "details";
        NoGame: "no game", "ohne", "zonder";
        Update: "update", "Update", "update";
        Secret: "secret", "geheim", "geheim";
        Five: "+5", "+5", "+5";
        One: "+1", "+1", "+1";
        OneDown: "1, down", "1, ab", "1, neer";
        Zero: "0", "0", "0";
        Ten: "+10", "+10", "+10";
        Look: "look", "Blick", "kijk";
        Plan: "plan", "Plan", "plan";
        Row: "row", "Reihe", "rij";
        Steps: "steps", "Stufen", "treden";
        Seed: "seed", "Seed", "seed";
        Other: "other", "andere", "andere";
        Cut: "cut", "heb ab", "coupeer";
        Shuffle: "shuffle", "mischen", "schud";
        Enter: "enter", "buchen", "boek";
        Undo: "undo", "zurück", "terug";
        Fix: "fix", "Fehler", "herstel";
        Hurry: "move", "ziehen", "zet nu";
        Now: "now", "jetzt", "nu";
        Chance: "chance", "Zufall", "toeval";
        Coin: "coin", "Münze", "munt";
        Above: "up", "auf", "op";
        Kind: "kind", "Art", "soort";
        Far: "far", "weit", "ver";
    }
}

texts! {
    /// The words of the screens.
    pub enum Ui {
        // Everywhere.
        OfCount: "{0} of {1}", "{0} von {1}", "{0} van {1}";
        Public: "PUBLIC", "OFFEN", "OPEN";
        NotTold: "Not told", "Nicht gesagt", "Niet gezegd";
        OnlyFor: "{0} ONLY", "NUR {0}", "ALLEEN {0}";

        // The main menu.
        Resume: "Resume", "Fortsetzen", "Verder spelen";
        ResumeOverDetail: "Game over: see the score", "Spiel vorbei: zur Wertung", "Spel uit: naar de score";
        ResumeFullDetail: "Log full: finish on paper", "Protokoll voll: auf Papier", "Verslag vol: op papier";
        NewGame: "New game", "Neues Spiel", "Nieuw spel";
        NewGameDetail: "Play on this device", "Auf diesem Gerät spielen", "Speel op dit apparaat";
        GiveUpTitle: "Give up the game?", "Spiel aufgeben?", "Spel opgeven?";
        GiveUpMessage: "A game is under way. A new one replaces it for good.", "Ein Spiel läuft noch. Ein neues ersetzt es endgültig.", "Er loopt nog een spel. Een nieuw spel vervangt het voorgoed.";
        KeepGame: "Keep it", "Behalten", "Bewaren";
        UnshownCodesMessage: "Nobody has seen the codes of this game. Without them it cannot be checked, and a new one replaces it.", "Die Codes dieses Spiels hat niemand gesehen. Ohne sie ist es nicht zu prüfen, und ein neues ersetzt es.", "Niemand heeft de codes van dit spel gezien. Zonder codes is het niet te controleren, en een nieuw spel vervangt het.";
        GiveUp: "Give it up", "Aufgeben", "Opgeven";
        Learn: "Learn {0}", "{0} lernen", "{0} leren";
        LearnDetail: "A first game, step by step", "Ein Spiel, Schritt für Schritt", "Een spel, stap voor stap";
        LearnGame: "Learn which game?", "Welches Spiel lernen?", "Welk spel leren?";
        LessonLeftMessage: "This was another way than the lesson's, so the lesson ends here. The game goes on as any other: X explains, Y opens the menu.", "Das war ein anderer Weg als der der Einführung, darum endet sie hier. Das Spiel geht normal weiter: X erklärt, Y öffnet das Menü.", "Dat was een andere weg dan die van de les, dus de les stopt hier. Het spel gaat gewoon verder: X legt uit, Y opent het menu.";
        LessonLeft: "The lesson is over", "Einführung beendet", "De les is afgelopen";
        Results: "Results", "Ergebnisse", "Uitslagen";
        ResultsDetail: "The last games, who won", "Die letzten Spiele, Siege", "De laatste spellen";
        WinsByName: "Wins by name", "Siege nach Namen", "Zeges per naam";
        WinsByNameDetail: "Last games: {0}", "Letzte Spiele: {0}", "Laatste spellen: {0}";
        Solo: "Alone against bots", "Allein gegen Bots", "Alleen tegen bots";
        SoloDetail: "Best results, wins in a row", "Bestes, Siege in Folge", "Beste, zeges op rij";
        SoloWonDetail: "{0}: {1} of {2} won", "{0}: {1} {1|Sieg|Siege} von {2}", "{0}: {1} {1|zege|zeges} van {2}";
        SoloBest: "Best, {0}", "Bestes, {0}", "Beste, {0}";
        SoloWon: "Won", "Gewonnen", "Gewonnen";
        SoloPlayed: "Played", "Gespielt", "Gespeeld";
        SoloStreak: "In a row now", "Jetzt in Folge", "Nu op rij";
        SoloLongest: "Longest row", "Längste Folge", "Langste reeks";
        BotDetail: "Bot, {0}", "Bot, {0}", "Bot, {0}";
        CountsAsDetail: "Counts as: {0}", "Zählt als: {0}", "Telt als: {0}";
        NoRecordDetail: "Sets no record", "Zählt für keinen Rekord", "Telt voor geen record";
        HintsAsked: "Advice asked for", "Rat geholt", "Raad gevraagd";
        ResultDetail: "{1}. {0}", "{1}. {0}", "{1}. {0}";
        ResultTitle: "Game {0}", "Spiel {0}", "Spel {0}";
        WinsDetail: "{0} {0|win|wins} in {1} {1|game|games}", "{0} {0|Sieg|Siege} in {1} {1|Spiel|Spielen}", "{0} {0|zege|zeges} in {1} {1|spel|spellen}";
        Settings: "Settings", "Einstellungen", "Instellingen";
        SettingsDetail: "Light, language, comfort", "Licht, Sprache, Komfort", "Licht, taal, gemak";
        About: "About", "Info", "Info";
        AboutDetail: "Version, seed, proof", "Version, Seed, Nachweis", "Versie, seed, bewijs";
        Help: "Help", "Hilfe", "Hulp";
        HelpDetail: "Rules and buttons", "Regeln und Tasten", "Regels en knoppen";
        ChanceHelp: "Chance and results", "Zufall und Ergebnisse", "Toeval en uitslagen";
        DeviceHelp: "This device", "Dieses Gerät", "Dit apparaat";

        // The choice of a game.
        ChooseGame: "Choose a game", "Spiel wählen", "Kies een spel";

        // The set-up.
        Setup: "Set-up", "Aufbau", "Opzet";
        Players: "Players", "Spieler", "Spelers";
        Names: "Names", "Namen", "Namen";
        BotOwnName: "Bots have names", "Bots haben Namen", "Bots hebben namen";
        Seats: "Who plays", "Wer spielt", "Wie speelt";
        SeatsDetail: "Person or bot, seat by seat", "Mensch oder Bot, je Platz", "Mens of bot, per plaats";
        Pace: "Pace of bots", "Tempo der Bots", "Tempo van bots";
        PaceDetail: "Time to look", "Zeit zum Lesen", "Tijd om te kijken";
        Hint: "Advice", "Rat", "Raad";
        HintDetail: "What a bot would do", "Was ein Bot täte", "Wat een bot zou doen";
        SeatsChanged: "Seats changed", "Plätze getauscht", "Plaatsen gewisseld";
        NamesDetail: "Clockwise round the table", "Im Uhrzeigersinn am Tisch", "Met de klok mee aan tafel";
        Seat: "Seat {0}", "Platz {0}", "Plaats {0}";
        Colour: "Colour", "Farbe", "Kleur";
        StartPlayer: "Start player", "Startspieler", "Startspeler";
        StartPlayerDetail: "Who begins", "Wer beginnt", "Wie begint";
        ByChance: "by chance", "Zufall", "toeval";
        Dealer: "Cards", "Karten", "Kaarten";
        DealerDeviceDetail: "This device deals them", "Dieses Gerät gibt sie", "Dit apparaat deelt ze";
        DealerPeopleDetail: "You deal from a real box", "Ihr gebt aus der Schachtel", "Jullie delen uit de doos";
        DealerCutDetail: "Dealt here after all have cut", "Vom Gerät, alle heben ab", "Gedeeld na couperen";
        PlayHere: "Play here", "Hier spielen", "Hier spelen";
        PlayHereDetail: "The device goes round", "Das Gerät geht reihum", "Het apparaat gaat rond";
        AtTheTable: "At the table", "Am Tisch", "Aan tafel";
        AtTheTableDetail: "The device keeps the books", "Das Gerät führt die Bücher", "Apparaat houdt de boeken";
        TableDeviceDetail: "The device deals the cards", "Das Gerät gibt die Karten", "Het apparaat deelt kaarten";
        TablePeopleDetail: "You deal from the box", "Ihr gebt aus der Schachtel", "Jullie delen uit de doos";
        ChangeDealer: "Change the dealer", "Geber wechseln", "Wissel van deler";
        NowHere: "Now on this device", "Jetzt auf dem Gerät", "Nu op dit apparaat";
        NowAtTable: "Now at the table", "Jetzt am Tisch", "Nu aan tafel";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
        PrintedValuesDetail: "Numbers as on a real box", "Zahlen wie im echten Spiel", "Getallen zoals in de doos";
        MyBoxDetail: "Changed", "Geändert", "Gewijzigd";
        MyBox: "my box", "meine Box", "mijn doos";
        BoxDamaged: "My box is damaged", "Meine Box ist defekt", "Mijn doos is defect";
        BoxNotKept: "Not kept: unplayable", "Nicht behalten", "Niet bewaard";
        BoxTaken: "My box taken over", "Box übernommen", "Doos overgenomen";
        ValuesReset: "Back to as supplied", "Alle zurücksetzen", "Alles herstellen";
        Begin: "Begin", "Los geht's", "Beginnen";
        BeginDetail: "{0} players, start: {1}", "{0} Spieler, Start: {1}", "{0} spelers, start: {1}";
        BeginTogetherDetail: "{0} players", "{0} Spieler", "{0} spelers";
        CannotBegin: "Not yet", "Noch nicht", "Nog niet";

        // Fair chance.
        Commitment: "The device is bound", "Gerät gebunden", "Apparaat ligt vast";
        CommitmentMessage: "Note these words or scan the code. Then everybody cuts.", "Diese Wörter notieren oder den Code scannen. Dann heben alle ab.", "Noteer deze woorden of scan de code. Dan coupeert iedereen.";
        CommitmentFreeMessage: "Note the words or scan the code. Then all cut, or begin without.", "Wörter notieren oder Code scannen. Dann heben alle ab, oder ohne los.", "Noteer de woorden of scan de code. Dan coupeert ieder, of begin zonder.";
        CommitmentRestMessage: "Note these words or scan the code. From here on the device deals.", "Diese Wörter notieren oder den Code scannen. Ab hier gibt das Gerät.", "Noteer deze woorden of scan de code. Vanaf hier deelt het apparaat.";
        CutTitle: "Cut the cards", "Karten abheben", "Kaarten couperen";
        CutOf: "{0} cuts", "{0} hebt ab", "{0} coupeert";
        CutMessage: "Any number, 0 to {0}. Up, down: 1. Right: 10.", "Eine Zahl von 0 bis {0}. Hoch, runter: 1. Rechts: 10.", "Een getal van 0 tot {0}. Op, neer: 1. Rechts: 10.";
        CutTensMessage: "Any number, 0 to {0}. X, Y: tens. Then A.", "Eine Zahl von 0 bis {0}. X, Y: Zehner. Dann A.", "Een getal van 0 tot {0}. X, Y: tientallen. Dan A.";
        CutOnesMessage: "Any number, 0 to {0}. X, Y: ones. Then A.", "Eine Zahl von 0 bis {0}. X, Y: Einer. Dann A.", "Een getal van 0 tot {0}. X, Y: eenheden. Dan A.";
        CommitmentWords: "Commitment", "Bindung", "Vastlegging";
        SecretBytes: "Secret", "Geheimnis", "Geheim";
        CutsMade: "Cuts", "Abgehoben", "Coupes";
        Entropy: "Gathering chance", "Zufall wird gesammelt", "Toeval verzamelen";
        Chance: "Chance", "Zufall", "Toeval";
        ChanceMessage: "The noise source of this device failed its test. Press any buttons, in an irregular rhythm: chance comes from that.", "Die Rauschquelle des Geräts hat ihren Test nicht bestanden. Beliebige Tasten unregelmäßig drücken: Daraus entsteht Zufall.", "De ruisbron van dit apparaat zakte voor de test. Druk op knoppen in een onregelmatig ritme: daar komt het toeval uit.";
        PressesLeftDetail: "{0|press|presses} to go", "{0|Mal|Mal} noch drücken", "{0|keer|keer} nog drukken";

        // The hand-over curtain and the recap.
        TurnOf: "{0}'s turn", "{0} ist dran", "Beurt: {0}";
        PressWhenReadyDetail: "Press A when ready", "A drücken, wenn bereit", "Druk op A als je klaar bent";
        NobodyElseDetail: "Nobody else looks now", "Sonst schaut niemand hin", "Verder kijkt niemand mee";
        ThenPaidDetail: "A look is paid for then", "Dann kostet der Blick", "Dan kost de blik zilver";
        KeepSecretDetail: "B: the device is not told", "B: dem Gerät nicht sagen", "B: zeg het niet";
        Newest: "NEWEST", "ZULETZT", "NIEUWST";
        Everybody: "Everybody", "Alle", "Iedereen";

        // The table.
        Table: "Table", "Tisch", "Tafel";
        PointsShort: "{0} pt", "{0} P", "{0} pt";

        // Costs.
        WhyNot: "Why not?", "Warum nicht?", "Waarom niet?";

        // The end of a turn.
        Undo: "Undo", "Rückgängig", "Ongedaan maken";
        UndoDetail: "Take back the last step", "Einen Schritt zurück", "Eén stap terug";
        UndoNothing: "Nothing to undo", "Nichts zurückzunehmen", "Niets terug te nemen";
        UndoRevealDetail: "A hidden card was revealed", "Eine Karte wurde aufgedeckt", "Er is een kaart onthuld";
        UndoHandOverDetail: "The device was passed on", "Gerät wurde weitergegeben", "Apparaat is doorgegeven";
        GameClosedDetail: "Closed: the seed was told", "Der Seed ist schon bekannt", "De seed is al bekend";
        Undone: "Taken back", "Zurückgenommen", "Teruggenomen";

        // The end.
        GameOver: "Game over", "Spielende", "Einde van het spel";
        FinalScore: "Final score", "Endwertung", "Eindstand";
        Wins: "{0} wins", "{0} gewinnt", "{0} wint";
        WinTogether: "{0} win", "{0} gewinnen", "{0} winnen";
        And: "{0} & {1}", "{0} & {1}", "{0} & {1}";
        SharedVictoryMessage: "They are equal in everything, so the victory is shared.", "Sie sind in allem gleich und teilen sich den Sieg.", "Ze zijn in alles gelijk en delen de overwinning.";
        SoFarMessage: "{0} {0|point|points} so far.", "Bis hierher {0} {0|Punkt|Punkte}.", "Tot hier {0} {0|punt|punten}.";
        SharedPlaceMessage: "{0} and {1} are equal in everything and share the place.", "{0} und {1} sind in allem gleich und teilen sich den Platz.", "{0} en {1} zijn in alles gelijk en delen de plaats.";
        Chart: "Points by round", "Punkte je Runde", "Punten per ronde";
        Ranking: "Ranking", "Rangliste", "Ranglijst";
        WhatNow: "What now?", "Und jetzt?", "En nu?";
        Again: "Play again", "Noch einmal", "Nog een keer";
        AgainDetail: "Same set-up, same names", "Aufbau und Namen bleiben", "Zelfde opzet en namen";
        ResultCode: "Result as QR code", "Ergebnis als QR-Code", "Uitslag als QR-code";
        ResultCodeDetail: "For the app BG Stats", "Für die App BG Stats", "Voor de app BG Stats";
        ResultCodeMessage: "Scan it with a phone: the app BG Stats logs this game.", "Mit dem Handy scannen: Die App BG Stats trägt das Spiel ein.", "Scan met een telefoon: de app BG Stats noteert dit spel.";
        ResultCodeShort: "BG Stats", "BG Stats", "BG Stats";
        GameCodesShort: "Game", "Spiel", "Spel";
        GameCodes: "Game as QR codes", "Spiel als QR-Codes", "Spel als QR-codes";
        GameCodesDetail: "To replay and check it", "Nachspielen und prüfen", "Naspelen en controleren";
        CodesCloseDetail: "Then nothing is put right", "Danach keine Korrektur", "Daarna geen herstel";
        GameCodesMessage: "Scan them all and keep the texts: a computer tells the game from them.", "Alle scannen und die Texte behalten: Ein Computer erzählt das Spiel daraus.", "Scan ze alle en bewaar de teksten: een computer vertelt het spel eruit.";
        CodeTooLongMessage: "With these names it does not fit a code.", "Mit diesen Namen passt es in keinen Code.", "Met deze namen past het niet in een code.";
        MainMenu: "Main menu", "Hauptmenü", "Hoofdmenu";
        MainMenuDetail: "The result stays there", "Das Ergebnis bleibt da", "De uitslag blijft staan";

        // History and the pause menu.
        History: "History", "Verlauf", "Verloop";
        HistoryEmpty: "Nothing happened yet", "Noch nichts passiert", "Nog niets gebeurd";
        Pause: "Pause", "Pause", "Pauze";
        TurnGoesOnDetail: "The turn goes on", "Der Zug geht weiter", "De beurt gaat verder";
        ScoreGoesOnDetail: "Back to the score", "Zurück zur Wertung", "Terug naar de score";
        Rules: "Rules", "Regeln", "Regels";
        RulesDetail: "Reading costs no turn", "Lesen kostet keinen Zug", "Lezen kost geen beurt";
        Standings: "Standings", "Zwischenstand", "Tussenstand";
        StandingsDetail: "If the game ended now", "Wenn jetzt Schluss wäre", "Als het spel nu afliep";
        HistoryDetail: "Who did what", "Wer hat was getan", "Wie deed wat";
        SaveAndQuit: "Save and quit", "Speichern & beenden", "Bewaren en stoppen";
        SaveAndQuitDetail: "Every step is saved", "Jeder Schritt ist gespeichert", "Elke stap is bewaard";

        OutOfTurn: "Out of turn", "Außer der Reihe", "Buiten de beurt";
        OutOfTurnDetail: "What needs no asking", "Was jederzeit erlaubt ist", "Wat altijd mag";
        Look: "Look in private", "Geheim nachsehen", "Geheim kijken";
        LookDetail: "What only one may see", "Was nur eine Person sieht", "Wat maar één mag zien";
        PutRight: "Put right", "Richtigstellen", "Rechtzetten";
        PutRightDetail: "If the table differs", "Wenn der Tisch abweicht", "Als de tafel afwijkt";
        PutRightDone: "Put right", "Richtiggestellt", "Rechtgezet";
        PutRightByHouse: "As the house has it", "Nach Hausregel", "Volgens de huisregel";
        TableTag: "TABLE", "TISCH", "TAFEL";
        TurnedUp: "What came up?", "Was kam heraus?", "Wat kwam eruit?";
        CannotHaveComeUp: "That cannot be", "Das kann nicht sein", "Dat kan niet";

        // Settings.
        Brightness: "Brightness", "Helligkeit", "Helderheid";
        Language: "Language", "Sprache", "Taal";
        TextSizeDetail: "Lists and running text", "Listen und Texte", "Lijsten en teksten";
        TextSize: "Text size", "Schriftgröße", "Tekstgrootte";
        TextNormal: "normal", "normal", "normaal";
        TextLarge: "large", "groß", "groot";
        Rotate: "Turn the screen", "Bildschirm drehen", "Scherm draaien";
        RotateDetail: "By 180 degrees", "Um 180 Grad", "180 graden";
        AutoDim: "Dim after", "Dimmen nach", "Dimmen na";
        AutoOff: "Switch off after", "Ausschalten nach", "Uitschakelen na";
        HideHand: "Hide hand", "Hand verdecken", "Hand verbergen";
        Never: "never", "nie", "nooit";
        Seconds: "{0} s", "{0} s", "{0} s";
        Minutes: "{0} min", "{0} min", "{0} min";
        ReduceFlashing: "Reduce flashing", "Weniger Blinken", "Minder knipperen";
        ReduceFlashingDetail: "No motion, no flashes", "Keine Bewegung, kein Blitz", "Geen beweging of flitsen";
        Light: "Light", "Leuchte", "Lampje";
        LightDetail: "Shows whose turn it is", "Zeigt, wer am Zug ist", "Toont wie aan de beurt is";
        Clock: "Clock", "Uhr", "Klok";
        ClockDetail: "Time of turns and players", "Zeit je Zug und Person", "Tijd per beurt en speler";
        ThisTurnDetail: "This turn: {0}", "Dieser Zug: {0}", "Deze beurt: {0}";
        HighContrast: "High contrast", "Hoher Kontrast", "Hoog contrast";
        HighContrastDetail: "Black and white, bold", "Schwarz-weiß, kräftig", "Zwart en wit, duidelijk";
        FriendlyUndo: "Friendly undo", "Großzügig zurück", "Soepel terugnemen";
        FriendlyUndoDetail: "Even past revealed cards", "Auch nach offenen Karten", "Ook na onthulde kaarten";
        RestoreDefaults: "Restore defaults", "Standard herstellen", "Standaard herstellen";

        // About.
        UpdateTitle: "New version", "Neue Version", "Nieuwe versie";
        UpdateMessage: "The device restarts as a USB drive. Drag the new file onto it. Games and settings stay.", "Das Gerät startet als USB-Laufwerk neu. Zieh die neue Datei darauf. Spiele und Einstellungen bleiben.", "Het apparaat herstart als usb-schijf. Sleep het nieuwe bestand erop. Spellen en instellingen blijven.";
        NotNow: "Not now", "Jetzt nicht", "Nu niet";
        UpdateNow: "Restart as a drive", "Als Laufwerk starten", "Start als schijf";
        Version: "Version {0}", "Version {0}", "Versie {0}";
        Seed: "Seed", "Seed", "Seed";
        SeedHiddenDetail: "Hidden until the end", "Verborgen bis zum Schluss", "Verborgen tot het eind";
        SeedOpenMessage: "A shows it. Then nothing can be taken back any more.", "A zeigt ihn. Danach lässt sich nichts mehr zurücknehmen.", "A toont hem. Daarna kan niets meer worden teruggenomen.";
        Hash: "Hash of the game", "Hash des Spiels", "Hash van het spel";

        // Saves and storage.
        DamagedSave: "Damaged save", "Spielstand beschädigt", "Spel beschadigd";
        DamagedSaveMessage: "The end of the saved game cannot be read. All before it is whole: the game can go on from there.", "Das Ende des Spielstands ist nicht lesbar. Alles davor ist unversehrt: Ab da kann es weitergehen.", "Het eind van het bewaarde spel is onleesbaar. Alles ervoor is heel: vandaar kan het verder.";
        LostSaveMessage: "The saved game cannot be read. It stays untouched until a new game begins.", "Der Spielstand ist nicht lesbar. Er bleibt erhalten, bis ein neues Spiel beginnt.", "Het bewaarde spel is onleesbaar. Het blijft staan tot een nieuw spel begint.";
        SkippedSave: "Save not opened", "Stand nicht geöffnet", "Spel niet geopend";
        SkippedSaveMessage: "The saved game made the device crash and was not opened. It stays untouched until a new game begins.", "Der Spielstand brachte das Gerät zum Absturz und wurde nicht geöffnet. Er bleibt erhalten, bis ein neues Spiel beginnt.", "Het bewaarde spel liet het apparaat crashen en is niet geopend. Het blijft staan tot een nieuw spel begint.";
        GoOnFromThere: "Go on from there", "Ab da weiterspielen", "Vandaar verder spelen";
        RefusedMessage: "{0}: {1}? {2}", "{0}: {1}? {2}", "{0}: {1}? {2}";
        LeaveAsIs: "Leave it as it is", "So lassen", "Zo laten";
        ForeignSave: "Unknown save", "Fremder Spielstand", "Onbekend spel";
        ForeignSaveMessage: "The saved game was made by another version of this app. It stays untouched until a new game begins.", "Der Spielstand stammt von einer anderen Version. Er bleibt erhalten, bis ein neues Spiel beginnt.", "Het bewaarde spel is van een andere versie. Het blijft staan tot een nieuw spel begint.";
        OtherGame: "Another game", "Anderes Spiel", "Ander spel";
        OtherGameMessage: "The saved game is one that this version does not have. It stays untouched until a new game begins.", "Gespeichert ist ein Spiel, das diese Version nicht kennt. Es bleibt erhalten, bis ein neues Spiel beginnt.", "Het bewaarde spel kent deze versie niet. Het blijft staan tot een nieuw spel begint.";
        OtherRules: "Other rules", "Andere Regeln", "Andere regels";
        OtherRulesMessage: "The saved game was played by rules that this version does not have. It stays untouched until a new game begins.", "Der Spielstand folgt Regeln, die diese Version nicht kennt. Er bleibt erhalten, bis ein neues Spiel beginnt.", "Het bewaarde spel volgt regels die deze versie niet kent. Het blijft staan tot een nieuw spel begint.";
        UnreadableStorage: "Storage unreadable", "Speicher unlesbar", "Geheugen onleesbaar";
        UnreadableStorageMessage: "The storage of this device cannot be read: damaged, or not ours. It stays untouched until a new game begins.", "Der Speicher des Geräts ist nicht lesbar: beschädigt oder fremd. Er bleibt, wie er ist, bis ein neues Spiel beginnt.", "Het geheugen van dit apparaat is onleesbaar: beschadigd of vreemd. Het blijft zo tot een nieuw spel begint.";
        NewerStorage: "Newer storage", "Neuerer Speicher", "Nieuwer geheugen";
        NewerStorageMessage: "A newer version of this app wrote the storage, and can read it. It stays untouched until a new game begins.", "Eine neuere Version hat den Speicher beschrieben und kann ihn lesen. Er bleibt, wie er ist, bis ein neues Spiel beginnt.", "Een nieuwere versie schreef het geheugen en kan het lezen. Het blijft zo tot een nieuw spel begint.";
        LostStorageMessage: "What is in the storage is lost for good when a new game begins.", "Was im Speicher ist, geht mit einem neuen Spiel endgültig verloren.", "Wat in het geheugen staat, gaat met een nieuw spel voorgoed verloren.";
        NotStored: "Not stored", "Nicht gespeichert", "Niet bewaard";
        StorageFull: "Storage is full", "Speicher ist voll", "Geheugen is vol";
        StorageBroken: "Storage fails", "Speicher gestört", "Geheugen defect";
        BatteryLow: "Battery is low", "Akku ist fast leer", "Batterij is bijna leeg";
        Battery: "Battery: {0} percent", "Akku: {0} Prozent", "Batterij: {0} procent";
        BatteryUnknown: "Battery: unknown", "Akku: unbekannt", "Batterij: onbekend";
        PoweredByUsb: "Power from USB", "Strom über USB", "Stroom via USB";
        LogFull: "The log is full", "Protokoll ist voll", "Logboek is vol";
        LogFullMessage: "Nothing more can be noted. Look at it all, finish on paper.", "Mehr passt nicht. Seht alles an, spielt auf Papier fertig.", "Er kan niets meer bij. Bekijk alles, speel op papier uit.";
        HandOfOneDetail: "For these eyes only", "Nur für diese Augen", "Alleen voor deze ogen";

        // After a crash.
        CrashTitle: "Sorry, a crash", "Leider ein Absturz", "Sorry, een crash";
        CrashPanicMessage: "The program stopped at {0}.", "Das Programm blieb stehen bei {0}.", "Het programma stopte bij {0}.";
        CrashFaultMessage: "The processor met a fault: {0}.", "Der Prozessor meldet einen Fehler: {0}.", "De processor meldt een fout: {0}.";
        CrashHangMessage: "The device did not answer any more and was started anew.", "Das Gerät antwortete nicht mehr und wurde neu gestartet.", "Het apparaat reageerde niet meer en is opnieuw gestart.";
        CrashSavedMessage: "Every confirmed step of the game is saved.", "Jeder bestätigte Schritt des Spiels ist gespeichert.", "Elke bevestigde stap van het spel is bewaard.";
        CrashAgainMessage: "It happened again. B starts without the saved game, which is kept.", "Es geschah noch einmal. B startet ohne den Spielstand, der erhalten bleibt.", "Het gebeurde nog eens. B start zonder het bewaarde spel, dat blijft bestaan.";
        CrashCode: "Code for a report", "Code für eine Meldung", "Code voor melding";

        // Names.
        NameOf: "Name: seat {0}", "Name: Platz {0}", "Naam: plaats {0}";
        NameHintDetail: "Up, down: letter. A: next", "Auf, ab: Zeichen. A: weiter", "Omhoog, omlaag. A: verder";
        NameSpace: "space", "Leer", "spatie";
        NameDone: "Done", "Fertig", "Klaar";
    }
}
