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
        Undo: "undo", "Undo", "undo";
        More: "more", "mehr", "meer";
        Less: "less", "weniger", "minder";
        Next: "next", "weiter", "verder";
        Hide: "hide", "weg", "weg";
        Show: "show", "zeigen", "toon";
        Look: "look", "ansehen", "bekijk";
        Seats: "seats", "Runde", "spelers";
        Card: "card", "Karte", "kaart";
        Power: "off", "aus", "uit";
        Ready: "ready", "bereit", "klaar";
        Begin: "begin", "los", "start";
        Change: "change", "ändern", "wijzig";
        Page: "page", "Seite", "pagina";
        Close: "close", "zu", "sluit";
        Why: "why?", "warum?", "waarom?";
        Yes: "yes", "ja", "ja";
        No: "no", "nein", "nee";
        Delete: "delete", "löschen", "wis";
        Done: "done", "fertig", "klaar";
        Confirm: "confirm", "ok", "ok";
        Skip: "skip", "weiter", "verder";
        Up: "up", "auf", "op";
        Down: "down", "ab", "neer";
        Left: "left", "links", "links";
        Right: "right", "rechts", "rechts";
        Letter: "letter", "Zeichen", "letter";
        Resume: "resume", "weiter", "verder";
        Quit: "quit", "Ende", "stop";
        Score: "score", "Stand", "stand";
        Recap: "recap", "Verlauf", "verloop";
    }
}

texts! {
    /// The words of the screens.
    pub enum Ui {
        // Everywhere.
        AppName: "Pocket Museum", "Pocket Museum", "Pocket Museum";
        Yes: "Yes", "Ja", "Ja";
        No: "No", "Nein", "Nee";
        On: "on", "an", "aan";
        Off: "off", "aus", "uit";
        None: "none", "keine", "geen";
        Nobody: "nobody", "niemand", "niemand";
        And: "{0} and {1}", "{0} und {1}", "{0} en {1}";
        OfCount: "{0} of {1}", "{0} von {1}", "{0} van {1}";
        PageOf: "Page {0} of {1}", "Seite {0} von {1}", "Pagina {0} van {1}";
        Public: "PUBLIC", "OFFEN", "OPEN";
        OnlyFor: "{0} ONLY", "NUR {0}", "ALLEEN {0}";
        AreYouSure: "Are you sure?", "Wirklich?", "Zeker weten?";

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
        SwitchOff: "Switch off", "Ausschalten", "Uitschakelen";
        SwitchOffDetail: "The game is saved", "Das Spiel ist gespeichert", "Het spel is bewaard";

        // The choice of a game.
        ChooseGame: "Choose a game", "Spiel wählen", "Kies een spel";
        GameArtifact: "Artifact", "Artifact", "Artifact";
        GameArtifactDetail: "Dig and exhibit: 3-5 players", "Graben, zeigen: 3-5 Spieler", "Graven, tonen: 3-5 spelers";
        GameWarehouse: "Warehouse 51", "Warehouse 51", "Warehouse 51";
        GameWarehouseDetail: "Bid for relics: 3-5 players", "Auktionen: 3-5 Spieler", "Veilingen: 3-5 spelers";
        GameStack: "Artifact Stack", "Artifact Stack", "Artifact Stack";
        GameStackDetail: "Clear a temple: 2-4 players", "Ein Tempel: 2-4 Spieler", "Een tempel: 2-4 spelers";
        NotOnDeviceDetail: "Not on this device", "Nicht auf diesem Gerät", "Niet op dit apparaat";

        // The set-up.
        Setup: "Set-up", "Aufbau", "Opzet";
        Players: "Players", "Spieler", "Spelers";
        PlayersDetail: "Three to five", "Drei bis fünf", "Drie tot vijf";
        PlayerCount: "{0} players", "{0} Spieler", "{0} spelers";
        Names: "Names", "Namen", "Namen";
        NamesDetail: "Clockwise round the table", "Im Uhrzeigersinn am Tisch", "Met de klok mee aan tafel";
        DefaultName: "Player {0}", "Spieler {0}", "Speler {0}";
        Seat: "Seat {0}", "Platz {0}", "Plaats {0}";
        Colour: "Colour", "Farbe", "Kleur";
        Colours: "Colours", "Farben", "Kleuren";
        ColourOf: "{0}'s colour", "Farbe: {0}", "Kleur: {0}";
        ColourTakenDetail: "{0} has this colour", "Diese Farbe hat {0}", "{0} heeft deze kleur";
        ExpansionOne: "Expansion I", "Erweiterung I", "Uitbreiding I";
        ExpansionOneDetail: "Research, special artifacts", "Forschung, Sonderkarten", "Onderzoek, speciale kaarten";
        ExpansionTwo: "Expansion II", "Erweiterung II", "Uitbreiding II";
        ExpansionTwoDetail: "Cities and archaeologists", "Städte und Archäologen", "Steden en archeologen";
        BaseGame: "Base game", "Grundspiel", "Basisspel";
        QuickStart: "Quick start", "Schnellstart", "Snelle start";
        QuickStartDetail: "The first huts are set", "Erste Hütten stehen fest", "Eerste woningen staan vast";
        QuickStartOffDetail: "All choose their first huts", "Erste Hütten nach Wahl", "Eerste woningen naar keuze";
        FragmentsRule: "Fragments", "Bruchstücke", "Brokstukken";
        FragmentsOwnSite: "own site", "eigener Ort", "eigen plek";
        FragmentsOwnSiteDetail: "Any type of their own site", "Jeder Typ, eigener Ort", "Elk type, eigen opgraving";
        FragmentsWild: "fully wild", "ganz frei", "geheel vrij";
        FragmentsWildDetail: "Any type of any site", "Jeder Typ, jeder Fundort", "Elk type, elke opgraving";
        LeftOutSite: "Site left out", "Ohne Fundort", "Zonder opgraving";
        LeftOutSiteDetail: "Three players, three sites", "Zu dritt nur drei Fundorte", "Met drie: drie opgravingen";
        StartPlayer: "Start player", "Startspieler", "Startspeler";
        StartPlayerDetail: "The youngest, or by chance", "Jüngste Person oder Zufall", "De jongste, of het toeval";
        ByChance: "by chance", "Zufall", "toeval";
        PrintedValues: "Printed values", "Gedruckte Werte", "Gedrukte waarden";
        PrintedValuesDetail: "Numbers as on a real box", "Zahlen wie im echten Spiel", "Cijfers zoals in de doos";
        ValuesUsual: "as supplied", "wie geliefert", "standaard";
        ValuesChanged: "changed", "geändert", "gewijzigd";
        ValuesReset: "Back to as supplied", "Alle zurücksetzen", "Alles herstellen";
        Begin: "Begin", "Los geht's", "Beginnen";
        BeginDetail: "{0} players, start: {1}", "{0} Spieler, Start: {1}", "{0} spelers, start: {1}";
        CannotBegin: "Not yet", "Noch nicht", "Nog niet";

        // Printed values.
        ValueTracks: "Action tracks", "Aktionsleisten", "Actiesporen";
        ValueCoins: "Market prices", "Marktpreise", "Marktprijzen";
        ValueIncomeTrack: "Income track", "Einkommensleiste", "Inkomstenspoor";
        ValueTiles: "Exhibition tiles", "Ausstellungsplättchen", "Tentoonstellingstegels";
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
        ValueFirstYear: "First year", "Erstes Jahr", "Eerste jaar";
        ValueRounds: "Years", "Jahre", "Jaren";
        ValuePoints: "Points", "Punkte", "Punten";
        ValueBonus: "Income", "Einkommen", "Inkomsten";
        ValueSpace: "Space {0}", "Feld {0}", "Veld {0}";
        ValueWithPlayers: "with {0} players", "bei {0} Spielern", "met {0} spelers";
        ValueAssumedDetail: "Assumed: check the box", "Angenommen: bitte prüfen", "Aangenomen: kijk het na";

        // Fair chance.
        Entropy: "Gathering chance", "Zufall sammeln", "Toeval verzamelen";
        EntropyMessage: "The device gathers noise for a fair shuffle. One moment.", "Das Gerät sammelt Rauschen, damit fair gemischt wird. Einen Moment.", "Het apparaat verzamelt ruis om eerlijk te schudden. Een ogenblik.";
        EntropyPressMessage: "The noise is too regular for a fair shuffle. Press some buttons, at odd moments.", "Das Rauschen ist zu gleichmäßig für faires Mischen. Bitte unregelmäßig ein paar Tasten drücken.", "De ruis is te regelmatig om eerlijk te schudden. Druk af en toe op wat knoppen.";
        Commitment: "Sealed chance", "Versiegelter Zufall", "Verzegeld toeval";
        CommitmentMessage: "The device has fixed its secret. Keep this code: after the game it shows that no card was chosen later.", "Das Gerät hat sein Geheimnis festgelegt. Dieser Code zeigt nach dem Spiel, dass keine Karte später gewählt wurde.", "Het geheim van het apparaat ligt vast. Met deze code blijkt na het spel dat geen kaart later is gekozen.";
        CutBy: "{0} cuts", "{0} hebt ab", "{0} coupeert";
        CutMessage: "Choose any number: it is mixed into the shuffle.", "Eine beliebige Zahl wählen: Sie wird mit eingemischt.", "Kies een getal: het wordt mee geschud.";

        // The hand-over curtain and the recap.
        TurnOf: "{0}'s turn", "{0} ist dran", "Beurt: {0}";
        PassTo: "Pass to {0}", "Weiter an {0}", "Geef door aan {0}";
        PassToMessage: "Pass the device to {0}.", "Bitte das Gerät an {0} geben.", "Geef het apparaat aan {0}.";
        PressWhenReadyDetail: "Press A when ready", "A drücken, wenn bereit", "Druk op A als je klaar bent";
        NobodyElseDetail: "Nobody else looks now", "Sonst schaut niemand hin", "Verder kijkt niemand mee";
        BackToTable: "Back to the table", "Zurück auf den Tisch", "Terug op tafel";
        Recap: "Meanwhile", "Inzwischen", "Intussen";
        RecapNothing: "Nothing happened yet", "Noch nichts passiert", "Nog niets gebeurd";
        RecapSince: "Since {0}'s last turn", "Seit {0} dran war", "Sinds {0} speelde";

        // The table.
        Table: "Table", "Tisch", "Tafel";
        Year: "Year", "Jahr", "Jaar";
        Round: "Round {0}", "Runde {0}", "Ronde {0}";
        YearAndRound: "{0}  Round {1}", "{0}  Runde {1}", "{0}  Ronde {1}";
        BaseIncome: "base income", "Grundeinkommen", "basisinkomen";
        NextCost: "next cost", "nächste Kosten", "volgende kosten";
        StartIs: "start: {0}", "Start: {0}", "start: {0}";
        Deck: "Deck", "Stapel", "Stapel";
        InDeck: "{0} in the deck", "{0} im Stapel", "{0} in de stapel";
        DeckIsEmpty: "deck is empty", "Stapel ist leer", "stapel is leeg";
        FaceUp: "Face up", "Offen", "Open";
        NoCards: "No cards", "Keine Karten", "Geen kaarten";
        Huts: "Huts", "Hütten", "Woningen";
        HutCount: "{0} {0|hut|huts}", "{0} {0|Hütte|Hütten}", "{0} {0|woning|woningen}";
        InReserve: "{0} in reserve", "{0} im Vorrat", "{0} in voorraad";
        Market: "Black market", "Schwarzmarkt", "Zwarte markt";
        MarketEmpty: "Market is empty", "Markt ist leer", "Markt is leeg";
        MarketPrice: "price {0}", "Preis {0}", "prijs {0}";
        MarketNextOutDetail: "The next to be pushed out", "Fällt als Nächste heraus", "Valt er als volgende uit";
        Tiles: "Tiles", "Plättchen", "Tegels";
        TilesLeft: "Tiles left", "Übrige Plättchen", "Tegels over";
        TilesLeftCount: "{0} {0|tile|tiles} left", "noch {0} Plättchen", "nog {0} {0|tegel|tegels}";
        OnIncomeTrack: "On the income track", "Auf Einkommensleiste", "Op inkomstenspoor";
        ForTypes: "For types", "Nach Typen", "Per type";
        TakenBy: "taken by {0}", "bei {0}", "bij {0}";
        Markers: "Markers", "Aktionssteine", "Speelstukken";
        MarkerCount: "{0} {0|marker|markers}", "{0} {0|Stein|Steine}", "{0} {0|stuk|stukken}";
        OnBoard: "on the board", "auf dem Plan", "op het bord";
        OnBoardCount: "{0} on the board", "{0} auf dem Plan", "{0} op het bord";
        Money: "Money", "Geld", "Geld";
        Coins: "{0} {0|coin|coins}", "{0} {0|Münze|Münzen}", "{0} {0|munt|munten}";
        Points: "{0} {0|point|points}", "{0} {0|Punkt|Punkte}", "{0} {0|punt|punten}";
        PointsShort: "{0} pt", "{0} P", "{0} pt";
        IncomeShort: "+{0}", "+{0}", "+{0}";
        Income: "Income", "Einkommen", "Inkomsten";
        IncomeEachRound: "{0} each round", "{0} pro Runde", "{0} per ronde";
        Passed: "passed", "gepasst", "gepast";
        ResearchTracks: "Research tracks", "Forschungsleisten", "Onderzoekssporen";
        ResearchLevel: "space {0} of {1}", "Feld {0} von {1}", "veld {0} van {1}";
        Roles: "Roles", "Rollen", "Rollen";
        City: "City", "Stadt", "Stad";
        Archaeologist: "Archaeologist", "Archäologe", "Archeoloog";
        NoRole: "no role", "keine Rolle", "geen rol";
        Exhibitions: "Exhibitions", "Ausstellungen", "Tentoonstellingen";
        NoExhibitions: "no exhibitions", "keine Ausstellungen", "geen exposities";
        Details: "Details", "Einzelheiten", "Details";

        // The hand.
        Hand: "Hand", "Hand", "Hand";
        HandOf: "{0}'s hand", "Hand: {0}", "Hand: {0}";
        HandEmpty: "The hand is empty", "Die Hand ist leer", "De hand is leeg";
        CardCount: "{0} {0|card|cards}", "{0} {0|Karte|Karten}", "{0} {0|kaart|kaarten}";
        KnownAndUnseenDetail: "{0} known, {1} unseen", "{0} bekannt, {1} verdeckt", "{0} bekend, {1} verborgen";
        UnseenCount: "{0} unseen", "{0} verdeckt", "{0} verborgen";
        CouldShow: "Ready to exhibit", "Jetzt ausstellbar", "Nu te exposeren";
        CouldShowNothing: "No set yet", "Noch kein Satz", "Nog geen set";
        AlmostThere: "Almost there", "Fast komplett", "Bijna compleet";
        Missing: "{0} missing", "{0} {0|fehlt|fehlen}", "nog {0} nodig";
        HiddenHand: "Hand hidden", "Hand verdeckt", "Hand verborgen";
        ShowAgainDetail: "Press A to see it again", "A drücken, um sie zu sehen", "Druk op A om te kijken";

        // The choice of an action.
        ActionOf: "Action {0}/{1}", "Aktion {0}/{1}", "Actie {0}/{1}";
        FreeAction: "Free action", "Freie Aktion", "Gratis actie";
        FreeActionDetail: "Andersson: all free", "Andersson: alles gratis", "Andersson: alles gratis";
        BothActionsDone: "Both actions done", "Beide Aktionen fertig", "Beide acties gedaan";
        Research: "Research", "Forschung", "Onderzoek";
        ResearchDetail: "New hut: {0}", "Neue Hütte: {0}", "Nieuwe woning: {0}";
        ResearchNowhereDetail: "No new site left", "Kein neuer Fundort übrig", "Geen opgraving over";
        Hire: "Hire workers", "Arbeiter anheuern", "Arbeiders aannemen";
        HireAt: "Hire: {0}", "Anheuern: {0}", "Aannemen: {0}";
        HireDetail: "Digs up 1 card", "Deckt 1 Karte auf", "Graaft 1 kaart op";
        HireTwo: "Hire twice", "Doppelt anheuern", "Dubbel aannemen";
        HireTwoAt: "Hire twice: {0}", "Doppelt: {0}", "Dubbel: {0}";
        HireTwoDetail: "Morley: 2 huts, 2 cards", "Morley: 2 Hütten, 2 Karten", "2 woningen, 2 kaarten";
        Ship: "Ship artifacts", "Verschiffen", "Verschepen";
        ShipFrom: "Ship: {0}", "Schiff: {0}", "Schip: {0}";
        ShipDetail: "{1}: {0} {0|card|cards}", "{1}: {0} {0|Karte|Karten}", "{1}: {0} {0|kaart|kaarten}";
        ShipHutsDetail: "{0} {0|hut goes|huts go} home", "{0} {0|Hütte kehrt|Hütten kehren} heim", "{0} {0|woning gaat|woningen gaan} terug";
        ShipCursedDetail: "The cursed card comes first", "Zuerst die verfluchte Karte", "Vervloekte kaart gaat eerst";
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
        JokerWith: "Joker: {0}", "Joker: {0}", "Joker: {0}";
        Gold: "Gold discovered", "Gold entdeckt", "Gevonden goud";
        GoldDetail: "For a market card, free", "Für eine Marktkarte, gratis", "Voor een marktkaart, gratis";
        Pass: "Pass", "Passen", "Passen";
        PassDetail: "No more actions this round", "Keine Aktion mehr", "Deze ronde geen actie meer";
        EndTurn: "End the turn", "Zug beenden", "Beurt afsluiten";
        EndTurnDetail: "After one action", "Nach einer Aktion", "Na één actie";
        PassedTurn: "{0} has passed", "{0} hat gepasst", "{0} heeft gepast";
        TakeMarker: "Take a marker", "Stein nehmen", "Speelstuk pakken";
        TakeMarkerDetail: "From the board to the mat", "Vom Plan aufs Tableau", "Van bord naar spelersbord";
        Exchange: "Exchange a marker", "Stein tauschen", "Speelstuk ruilen";
        ExchangeDetail: "One back, one taken", "Einen zurück, einen nehmen", "Eén terug, één pakken";
        ExchangeFor: "{0} for {1}", "{0} gegen {1}", "{0} voor {1}";
        NoMarker: "Take none", "Nichts nehmen", "Niets pakken";
        NoMarkerDetail: "Leave the mat as it is", "Das Tableau bleibt so", "Het spelersbord blijft zo";
        DrawUnseen: "Draw unseen", "Verdeckt ziehen", "Geheim trekken";
        DrawUnseenDetail: "A card nobody else sees: {0}", "Nur für eigene Augen: {0}", "Alleen zelf bekijken: {0}";
        NobodyElseSees: "Nobody else sees it", "Sonst sieht sie niemand", "Verder ziet niemand hem";
        Decline: "Do without", "Verzichten", "Niet doen";
        DeclineDetail: "Leave the role unused", "Den Vorteil nicht nutzen", "Het voordeel niet gebruiken";
        KeepNoMore: "Keep no more", "Keine mehr behalten", "Niet meer houden";
        PlaceHut: "Place a hut", "Hütte stellen", "Woning plaatsen";
        PlaceHutDetail: "With a worker of that site", "Mit einem Arbeiter von dort", "Met een arbeider van daar";
        FirstHutDetail: "First hut there: no card", "Erste Hütte: keine Karte", "Eerste woning: geen kaart";
        Manuscript: "Manuscript", "Manuskript", "Manuscript";
        ManuscriptDetail: "Up to space {0}", "Hinauf auf Feld {0}", "Omhoog naar veld {0}";
        BestChoice: "best", "am besten", "beste";

        // The parts of a choice.
        ChooseSite: "Which site?", "Welcher Ort?", "Welke plek?";
        ChooseTile: "Which tile?", "Was zeigen?", "Welke tegel?";
        ChooseCard: "Which card?", "Welche Karte?", "Welke kaart?";
        ChooseLoad: "Load {0}/{1}", "Ladung {0}/{1}", "Lading {0}/{1}";
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
        NewRole: "new", "neu", "nieuw";
        ReplacesRoleDetail: "Replaces {0}", "Ersetzt {0}", "Vervangt {0}";
        NewYorkJokerDetail: "New York: any card", "New York: jede Karte", "New York: elke kaart";

        // Costs.
        Cost: "Cost", "Kosten", "Kosten";
        Costs: "costs {0}", "kostet {0}", "kost {0}";
        Pays: "pays {0}", "zahlt {0}", "betaalt {0}";
        Gets: "gets {0}", "erhält {0}", "krijgt {0}";
        Free: "free", "frei", "gratis";
        MoneyLeftDetail: "{0} {0|coin|coins} left after it", "Danach noch {0} {0|Münze|Münzen}", "Daarna nog {0} {0|munt|munten}";
        WhyNot: "Why not?", "Warum nicht?", "Waarom niet?";

        // The end of a turn.
        EndOfTurn: "End of turn", "Zugende", "Einde beurt";
        AskConfirm: "All right so?", "Alles richtig so?", "Alles goed zo?";
        Confirm: "Confirm", "Bestätigen", "Bevestigen";
        ConfirmDetail: "The next player's turn", "Weiter zum nächsten Zug", "Door naar de volgende";
        Undo: "Undo", "Rückgängig", "Ongedaan maken";
        UndoDetail: "Take back the last step", "Einen Schritt zurück", "Eén stap terug";
        UndoTurn: "Undo the whole turn", "Zug neu beginnen", "Hele beurt terug";
        UndoNothing: "Nothing to undo", "Nichts zurückzuholen", "Niets terug te nemen";
        UndoRevealDetail: "A hidden card was revealed", "Eine Karte wurde aufgedeckt", "Er is een kaart onthuld";
        UndoHandOverDetail: "The device was passed on", "Gerät wurde weitergegeben", "Apparaat is doorgegeven";
        Undone: "Taken back", "Zurückgenommen", "Teruggenomen";

        // The round.
        IncomeOf: "Income {0}", "Einkommen {0}", "Inkomsten {0}";
        IncomeSumDetail: "{0} base + {1} exhibitions", "{0} Grund + {1} Bonus", "{0} basis + {1} bonus";
        RoundOver: "Round over", "Runde vorbei", "Ronde voorbij";
        NextStart: "{0} begins", "{0} beginnt", "{0} begint";
        NextStartDetail: "The last to pass begins", "Wer zuletzt passt, beginnt", "Wie het laatst past, begint";
        Refill: "Refill the mat", "Tableau auffüllen", "Spelersbord aanvullen";
        LastRound: "Last round!", "Letzte Runde!", "Laatste ronde!";
        LastRoundMessage: "The round is played out, then the game is over. Nobody takes markers any more.", "Die Runde wird zu Ende gespielt, dann ist Schluss. Niemand nimmt mehr Steine.", "De ronde wordt uitgespeeld, dan is het spel uit. Niemand pakt nog speelstukken.";

        // The end.
        GameOver: "Game over", "Spielende", "Einde van het spel";
        FinalScore: "Final score", "Endwertung", "Eindstand";
        ScoreOf: "Points: {0}", "Punkte: {0}", "Punten: {0}";
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
        Total: "Total", "Summe", "Totaal";
        TieBreak: "Tie", "Gleichstand", "Gelijke stand";
        TieByExhibitionsDetail: "More exhibitions: {0} to {1}", "Ausstellungen: {0} zu {1}", "Exposities: {0} tegen {1}";
        TieByMoneyDetail: "More money: {0} to {1}", "Mehr Geld: {0} zu {1}", "Meer geld: {0} tegen {1}";
        TieAllDetail: "Equal in everything", "In allem gleich", "In alles gelijk";
        Winner: "{0} wins!", "{0} gewinnt!", "{0} wint!";
        SharedVictory: "Shared victory", "Geteilter Sieg", "Gedeelde winst";
        Place: "Place {0}", "Platz {0}", "Plaats {0}";
        PlayAgain: "Play again", "Noch einmal", "Nog een keer";
        Proof: "Proof of fair play", "Fairness-Nachweis", "Bewijs van eerlijkheid";
        ProofMessage: "Secret, cuts and log of this game. A computer can check that every card was fair.", "Geheimnis, Zahlen und Protokoll dieses Spiels. Ein Computer kann jede Karte nachprüfen.", "Geheim, getallen en verslag van dit spel. Een computer kan elke kaart nagaan.";

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
        Battery: "Battery", "Akku", "Accu";
        BatteryLow: "Battery low", "Akku fast leer", "Accu bijna leeg";
        BatteryLowMessage: "Plug in or switch off soon. The game is saved after every step.", "Bitte bald laden oder ausschalten. Das Spiel ist nach jedem Schritt gespeichert.", "Laad op of schakel snel uit. Het spel wordt na elke stap bewaard.";

        // About.
        Version: "Version {0}", "Version {0}", "Versie {0}";
        Seed: "Seed", "Seed", "Seed";
        SeedHiddenDetail: "Hidden until the end", "Verborgen bis zum Schluss", "Verborgen tot het eind";
        Hash: "Hash of the game", "Hash des Spiels", "Hash van het spel";
        CommitmentShort: "Commitment", "Siegel", "Zegel";
        AboutMessage: "A museum for the pocket, after the board game Artifact by Jeffrey D. Allers and Bernd Eisenstein. Not an official product.", "Ein Museum für die Tasche, nach dem Brettspiel Artifact von Jeffrey D. Allers und Bernd Eisenstein. Kein offizielles Produkt.", "Een museum voor op zak, naar het bordspel Artifact van Jeffrey D. Allers en Bernd Eisenstein. Geen officieel product.";

        // Saves and storage.
        DamagedSave: "Damaged save", "Spielstand beschädigt", "Bewaard spel kapot";
        DamagedSaveMessage: "The end of the saved game cannot be read. All before it is whole: the game can go on from there.", "Das Ende des Spielstands ist nicht lesbar. Alles davor ist heil: Ab da kann es weitergehen.", "Het eind van het bewaarde spel is onleesbaar. Alles ervoor is heel: vandaar kan het verder.";
        LostSaveMessage: "The saved game cannot be read. It stays untouched until a new game begins.", "Der Spielstand ist nicht lesbar. Er bleibt, bis ein neues Spiel beginnt.", "Het bewaarde spel is onleesbaar. Het blijft staan tot een nieuw spel begint.";
        GoOnFromThere: "Go on from there", "Ab da weiterspielen", "Vandaar verder spelen";
        LeaveAsIs: "Leave it as it is", "So lassen", "Zo laten";
        ForeignSave: "Unknown save", "Fremder Spielstand", "Onbekend spel";
        ForeignSaveMessage: "The saved game was made by another version of this app. It stays untouched until a new game begins.", "Der Spielstand stammt von einer anderen Version. Er bleibt, bis ein neues Spiel beginnt.", "Het bewaarde spel is van een andere versie. Het blijft staan tot een nieuw spel begint.";
        StorageFull: "Storage is full", "Speicher ist voll", "Geheugen is vol";
        StorageFullMessage: "The last step could not be saved. Play on, but do not switch off before the end.", "Der letzte Schritt wurde nicht gespeichert. Spielt weiter, aber schaltet vor dem Ende nicht aus.", "De laatste stap is niet bewaard. Speel verder, maar schakel voor het eind niet uit.";
        StorageBroken: "Storage fails", "Speicher gestört", "Geheugen defect";
        StorageBrokenMessage: "Nothing can be saved on this device. Play on, but switching off ends the game.", "Auf diesem Gerät lässt sich nichts speichern. Spielt weiter, aber Ausschalten beendet das Spiel.", "Op dit apparaat kan niets bewaard worden. Speel verder, maar uitschakelen beëindigt het spel.";
        SettingsLostMessage: "The settings could not be read. The usual ones are used.", "Die Einstellungen waren nicht lesbar. Es gelten die üblichen.", "De instellingen waren onleesbaar. De gewone gelden nu.";
        LogFull: "The log is full", "Protokoll ist voll", "Verslag is vol";
        LogFullMessage: "This game has too many steps to be saved. Please finish it without undo.", "Dieses Spiel hat zu viele Schritte zum Speichern. Bitte ohne Undo beenden.", "Dit spel heeft te veel stappen om te bewaren. Speel het zonder undo uit.";
        PlayOn: "Play on", "Weiterspielen", "Verder spelen";

        // Names.
        NameEntry: "Name", "Name", "Naam";
        NameOf: "Name: seat {0}", "Name: Platz {0}", "Naam: plaats {0}";
        NameHintDetail: "Up, down: letter. A: next", "Hoch, runter. A: weiter", "Op, neer. A: verder";
        NameSpace: "space", "Leer", "spatie";
        NameDone: "Done", "Fertig", "Klaar";
        NameEmptyDetail: "A name needs a letter", "Ein Zeichen fehlt noch", "Er ontbreekt een letter";
        NameTakenDetail: "{0} is there already", "{0} gibt es schon", "{0} is er al";
    }
}
