//! The words of Warehouse 51's screens. A name that ends in `Detail` is a line below an entry, one that
//! ends in `Message` is wrapped over several lines, all others are titles, entries and labels.

use crate::text::texts;

texts! {
    /// What a label on one of Warehouse 51's screens says.
    pub enum Label {
        // Menus.
        Title: "Warehouse 51", "Warehouse 51", "Warehouse 51";
        TitleDetail: "Auctions and fakes: 3-5", "Auktionen, Fälschungen: 3-5", "Veilingen, vervalsingen: 3-5";
        TableDetail: "Gold, relics, stacks, bank", "Gold, Relikte, Stapel, Bank", "Goud, relikwieën, stapels";
        CreditsMessage: "Warehouse 51 is a game by Bruno Faidutti, Sergio Halaban and André Zatz, published by Funforge.", "Warehouse 51 ist ein Spiel von Bruno Faidutti, Sergio Halaban und André Zatz, erschienen bei Funforge.", "Warehouse 51 is een spel van Bruno Faidutti, Sergio Halaban en André Zatz, uitgegeven door Funforge.";
        StatusDetail: "Auction {0} of {1} - {2}", "Auktion {0} von {1} - {2}", "Veiling {0} van {1} - {2}";
        StatusEndDetail: "The end - {0}", "Das Ende - {0}", "Het einde - {0}";

        // The set-up.
        PlayersDetail: "Three to five", "Drei bis fünf", "Drie tot vijf";
        ValuePlaces: "Points for places", "Punkte für Plätze", "Punten voor plaatsen";
        ValuePlace: "{0}, place {1}", "{0}, Platz {1}", "{0}, plaats {1}";
        ValuePoints: "Sets and gold", "Sätze und Gold", "Sets en goud";
        ValueSet: "A set of four", "Ein Vierersatz", "Een set van vier";
        ValueIngotsForAPoint: "Gold for a point", "Gold je Punkt", "Goud per punt";
        ValueStock: "Gold and bank", "Gold und Bank", "Goud en bank";
        ValueIngots: "All gold", "Alles Gold", "Al het goud";
        ValuePurse: "Each player", "Je Spieler", "Per speler";
        ValueBank: "Bank", "Bank", "Bank";
        ValuePawnshop: "Pawnshop", "Pfandhaus", "Pandhuis";
        ValuePawnTiles: "Pawn tiles", "Pfandmarken", "Pandfiches";
        ValuePawnBelow: "Below this gold", "Unter so viel Gold", "Onder zoveel goud";
        ValuePawnPays: "It pays", "Es zahlt", "Het betaalt";
        ValueBuyBack: "Buying back", "Auslösen", "Terugkopen";
        ValueBetween: "Counterfeits", "Fälschungen", "Vervalsingen";
        ValueWithPlayers: "Pairs, {0} players", "Je Paar zu {0}", "Per paar met {0}";
        ValueColour: "Colour", "Farbe", "Kleur";
        ValueWorth: "Value", "Wert", "Waarde";
        ValueMark: "Mark", "Zeichen", "Teken";
        ValueAuction: "Auction", "Auktion", "Veiling";
        ValueEffect: "Effect", "Wirkung", "Effect";
        ValueAmount: "Number of the effect", "Zahl der Wirkung", "Getal van het effect";
        ValueCounterfeit: "Has a counterfeit", "Hat eine Fälschung", "Heeft een vervalsing";
        Yes: "yes", "ja", "ja";
        No: "no", "nein", "nee";

        // Questions.
        ChooseStack: "Which stack?", "Welcher Stapel?", "Welke stapel?";
        ChoosePayee: "Whom to pay?", "Wen bezahlen?", "Wie betalen?";
        ChoosePair: "Look where?", "Wo nachsehen?", "Waar kijken?";
        ChoosePawn: "Pawn which?", "Was verpfänden?", "Wat verpanden?";
        ChooseBuyBack: "Buy back?", "Auslösen?", "Terugkopen?";
        ChooseCertify: "Certify which?", "Was ist echt?", "Wat is echt?";
        ChooseCancel: "Cancel which?", "Was retten?", "Wat redden?";
        ChooseUnasked: "Unasked", "Ungefragt", "Ongevraagd";

        // The auction.
        AuctionOf: "Auction {0}/{1}", "Auktion {0}/{1}", "Veiling {0}/{1}";
        FistOf: "Fist {0}/{1}", "Faust {0}/{1}", "Vuist {0}/{1}";
        NoBidYet: "No bid yet", "Noch kein Gebot", "Nog geen bod";
        HighBid: "{0} bids {1}", "{0} bietet {1}", "{0} biedt {1}";
        HighBidShort: "High bid {0}", "Gebot {0}", "Hoogste bod {0}";
        EqualDetail: "An equal bid leads", "Gleiches Gebot führt", "Gelijk bod leidt";
        WinPaysDetail: "Each win: +{0} gold", "Je Kauf: +{0} Gold", "Elke koop: +{0} goud";
        PayRightDetail: "May pay to the right", "Darf rechts zahlen", "Mag rechts betalen";
        EqualLeadsDetail: "{0}: {1}, equal leads", "{0}: {1}, gleich führt", "{0}: {1}, gelijk leidt";
        Out: "out", "raus", "uit";
        Least: "min {0}", "min {0}", "min {0}";
        Most: "max {0}", "max {0}", "max {0}";
        Pass: "Pass", "Passen", "Passen";
        PawnFor: "Pawn: +{0}", "Pfand: +{0}", "Pand: +{0}";
        Counterfeits: "Counterfeits", "Fälschungen", "Vervalsingen";
        Fist: "Fist?", "Faust?", "Vuist?";
        TooPoor: "Too little gold", "Zu wenig Gold", "Te weinig goud";
        AnnounceDetail: "{0}: all hear it", "{0}: Alle hören es", "{0}: allen horen het";
        InfluenceDetail: "{0}: {1}", "{0}: {1}", "{0}: {1}";
        PaysDetail: "Pays {0}", "Zahlt an {0}", "Betaalt {0}";
        PaysEitherDetail: "Pays {0} or {1}", "Zahlt an {0} oder {1}", "Betaalt {0} of {1}";
        TotalThenDetail: "{0} {1}, then {2}", "{0} {1}, dann {2}", "{0} {1}, dan {2}";
        TotalThenShort: "{0}, then {1}", "{0}, dann {1}", "{0}, dan {1}";
        Opened: "Open fists", "Offene Fäuste", "Open vuisten";

        // The books.
        BidShort: "Bid", "Gebot", "Bod";
        PaysShort: "Pays", "Zahlt", "Betaalt";
        RevealShort: "Reveal", "Auf:", "Onthul";
        EndStepOf: "{0}/{1} {2}", "{0}/{1} {2}", "{0}/{1} {2}";
        StepPawning: "Pawning", "Verpfänden", "Verpanden";
        StepCertificates: "Certificates", "Zertifikate", "Certificaten";
        StepCancelling: "The horn", "Das Horn", "De hoorn";
        FistsOpened: "Opened on the table", "Am Tisch geöffnet", "Op tafel geopend";
        FistsOpenedDetail: "A: enter all, one by one", "A: alle nacheinander buchen", "A: boek ze allemaal";
        FistsClosed: "Each in private", "Jede im Geheimen", "Ieder in het geheim";
        FistsClosedDetail: "A: hand the device round", "A: Gerät herumgeben", "A: geef het apparaat rond";
        FistOfName: "{0}'s fist", "Faust: {0}", "Vuist: {0}";
        FistsGoOnDetail: "Counts with the last one", "Zählt mit der letzten", "Telt met de laatste";
        WinsPaysDetail: "{0} wins: {1} to {2}", "{0} gewinnt: {1} an {2}", "{0} wint: {1} aan {2}";
        WinsPicksDetail: "{0} wins with {1}: to whom?", "{0} gewinnt mit {1}: an wen?", "{0} wint met {1}: aan wie?";
        LeadsPaysDetail: "{0} leads: {1} to {2}", "{0} führt: {1} an {2}", "{0} leidt: {1} aan {2}";
        LeadsPicksDetail: "{0} leads with {1}: to whom?", "{0} führt mit {1}: an wen?", "{0} leidt met {1}: aan wie?";
        OwnWinDetail: "Wins, pays {0}", "Gewinnt, zahlt an {0}", "Wint, betaalt {0}";
        OwnLeadDetail: "Leads, pays {0}", "Führt, zahlt an {0}", "Leidt, betaalt {0}";
        NobodyDetail: "No bid: the relic leaves", "Kein Gebot: Es scheidet aus", "Geen bod: het gaat weg";
        PawnsDetail: "{0} pawns it", "{0} verpfändet es", "{0} verpandt het";
        PawnNobody: "Nobody can pawn now", "Kein Pfand möglich", "Geen pand mogelijk";
        PawnNobodyDetail: "A relic, below {0} gold", "Mit Relikt, unter {0} Gold", "Met relikwie, onder {0} goud";
        CounterfeitsHereDetail: "Dealt here, read in private", "Hier verteilt, geheim lesbar", "Hier gedeeld, geheim";
        CounterfeitsBoxDetail: "In the box until the end", "Bis zum Ende im Karton", "Tot het einde in de doos";
        InTheBoxMessage: "The device knows nothing here. The counterfeits lie on the table: look at the cards there.", "Das Gerät weiß hier nichts. Die Fälschungen liegen auf dem Tisch: Sieh dort nach.", "Het apparaat weet hier niets. De vervalsingen liggen op tafel: kijk daar.";
        LiesBetweenMessage: "Which fake lies between {0} and {1}?", "Welche Fälschung liegt zwischen {0} und {1}?", "Welke vervalsing ligt tussen {0} en {1}?";
        LayBetweenMessage: "Which fake lay between {0} and {1}?", "Welche Fälschung lag zwischen {0} und {1}?", "Welke vervalsing lag tussen {0} en {1}?";
        AmendBid: "High bid", "Höchstes Gebot", "Hoogste bod";
        AmendPassed: "Out of this auction", "Ausgestiegen", "Uit deze veiling";
        AmendBarred: "Barred next time", "Nächstens gesperrt", "Straks niet bieden";
        AmendWinner: "Last winner", "Letzter Gewinner", "Laatste winnaar";
        AmendTurn: "Whose bid it is", "Wer bietet", "Wie er biedt";
        AmendCertificate: "Certificate {0}", "Zertifikat {0}", "Certificaat {0}";
        AmendOwnerDetail: "Whose it is", "Wem es gehört", "Van wie het is";
        AmendPawnedDetail: "In the pawnshop?", "Im Pfandhaus?", "In het pandhuis?";
        AmendRevealedDetail: "Which one is on sale", "Was versteigert wird", "Wat er geveild wordt";
        AmendTakenDetail: "Which one it really is", "Welches es wirklich ist", "Welke het echt is";

        // Lists.
        StackLeft: "{0} left", "noch {0}", "nog {0}";
        StackTopDetail: "You saw: {0}", "Gesehen: {0}", "Gezien: {0}";
        LookFirst: "Look at counterfeits", "Fälschungen ansehen", "Bekijk vervalsingen";
        LookFirstDetail: "Each in private, at any time", "Jeder für sich, jederzeit", "Ieder apart, altijd";
        PaidLeftDetail: "Left, then {0} gold", "Links, dann {0} Gold", "Links, dan {0} goud";
        PaidRightDetail: "Right, then {0} gold", "Rechts, dann {0} Gold", "Rechts, dan {0} goud";
        PaysByDetail: "{0}: left or right", "{0}: links oder rechts", "{0}: links of rechts";
        RevealsByDetail: "{0}: {1} reveals", "{0}: {1} deckt auf", "{0}: {1} onthult";
        PawnPaysMessage: "Pays {0}: {1} gold then. Back for {2}.", "Zahlt {0}: dann {1} Gold. Auslösen für {2}.", "Geeft {0}: dan {1} goud. Terug voor {2}.";
        PawnHasMessage: "{0} {0|tile|tiles} left, bank {1}. Blessing ends, curse stays.", "{0} {0|Marke|Marken} frei, Bank {1}. Segen endet, Fluch bleibt.", "{0} {0|fiche|fiches} vrij, bank {1}. Zegen stopt, vloek blijft.";
        Between: "{0} & {1}", "{0} & {1}", "{0} & {1}";
        BetweenDetail: "{0} {0|card|cards} unknown to you", "{0} dir unbekannt", "{0} voor jou onbekend";
        PawnDetail: "Curse stays, blessing ends", "Fluch bleibt, Segen endet", "Vloek blijft, zegen stopt";
        DoWithout: "Do without", "Verzichten", "Ervan afzien";
        PawnNothingDetail: "Pawn nothing more", "Nichts mehr verpfänden", "Niets meer verpanden";
        BuyNothingDetail: "Leave the rest there", "Den Rest dort lassen", "Laat de rest daar";
        CertifyNothingDetail: "No certificate for any", "Kein Zertifikat vergeben", "Geen certificaat geven";
        CancelNothingDetail: "Let all of them go", "Alle gehen lassen", "Laat ze allemaal gaan";
        RelicDetail: "{0} {1}, {2}", "{0} {1}, {2}", "{0} {1}, {2}";

        // The table.
        Stacks: "Stacks", "Stapel", "Stapels";
        GoldDetail: "{0} gold, {1} {1|relic|relics}", "{0} Gold, {1} {1|Relikt|Relikte}", "{0} goud, {1} {1|relikwie|relikwieën}";
        CollectionOf: "{0}'s relics", "Relikte: {0}", "Relikwieën: {0}";
        NoRelics: "No relic yet", "Noch kein Relikt", "Nog geen relikwie";
        SetsNow: "{0} {0|set|sets}: {1} pt", "{0} {0|Satz|Sätze}: {1} P", "{0} {0|set|sets}: {1} pt";
        GoldNow: "{0} gold: {1} pt", "{0} Gold: {1} P", "{0} goud: {1} pt";
        Pawned: "pawned", "verpfändet", "verpand";
        Certified: "certified", "Zertifikat", "certificaat";
        Count: "{0}", "{0}", "{0}";
        GoneUnsold: "nobody bid", "ohne Gebot", "zonder bod";
        GoneFake: "a fake", "gefälscht", "vals";
        Gone: "Left the game", "Ausgeschieden", "Uit het spel";
        PawnshopRow: "Pawnshop", "Pfandhaus", "Pandhuis";
        PawnshopDetail: "Pays {0} below {1}, back {2}", "Zahlt {0} unter {1}, zurück {2}", "Geeft {0} onder {1}, terug {2}";

        // In private.
        OnYourLeft: "Left, with {0}", "Links, mit {0}", "Links, met {0}";
        OnYourRight: "Right, with {0}", "Rechts, mit {0}", "Rechts, met {0}";
        BetweenOthers: "Between {0} & {1}", "Zwischen {0} & {1}", "Tussen {0} & {1}";
        TopOf: "Top of {0}", "Oben auf {0}", "Boven op {0}";
        WhoLooks: "Who looks?", "Wer sieht nach?", "Wie kijkt er?";
        WhoLooksDetail: "The others look away", "Die anderen sehen weg", "De anderen kijken weg";
        NoneOfThem: "none", "keine", "geen";

        // News and the end.
        TheHammer: "Sold", "Verkauft", "Verkocht";
        NobodyWants: "No bid", "Kein Gebot", "Geen bod";
        TheEnd: "The end begins", "Das Ende beginnt", "Het einde begint";
        EndMessage: "Now: pawning, buying back, certificates. Then the counterfeits are revealed.", "Jetzt: verpfänden, auslösen, Zertifikate. Dann werden die Fälschungen aufgedeckt.", "Nu: verpanden, terugkopen, certificaten. Daarna worden de vervalsingen onthuld.";
        ExaminedMessage: "Only they may know what it was. Reading it again: table, own row, A, A.", "Nur diese Person darf es wissen. Nachlesen: Tisch, eigene Zeile, A, A.", "Alleen die persoon mag het weten. Nalezen: tafel, eigen regel, A, A.";
        Fake: "FAKE", "FALSCH", "VALS";
        Genuine: "GENUINE", "ECHT", "ECHT";
        Harmless: "HARMLESS", "HARMLOS", "ONSCHADELIJK";
        IsFalse: "Fake: {0}'s!", "Falsch, bei {0}!", "Vals, bij {0}!";
        IsSaved: "Stays with {0}", "Bleibt bei {0}", "Blijft bij {0}";
        SavedByDetail: "{0}: {1}", "{0}: {1}", "{0}: {1}";
        CertificateDetail: "Certificate: {0}", "Zertifikat: {0}", "Certificaat: {0}";
        IsNobodys: "Nobody owns it", "Gehört niemandem", "Van niemand";
        LeavesWithCurseDetail: "It leaves, curse and all.", "Es geht mit seinem Fluch.", "Weg, en de vloek ook.";
        LeavesWithBlessingDetail: "It leaves, blessing too.", "Es geht mit seinem Segen.", "Weg, en de zegen ook.";
        Leaves: "It leaves the game.", "Es scheidet aus.", "Het verlaat het spel.";
        NothingChanges: "Nothing changes.", "Das ändert nichts.", "Dat verandert niets.";
        MayLeaveDetail: "It leaves, unless saved.", "Es geht, falls nichts rettet.", "Weg, tenzij gered.";
        TotalChanges: "{0}, now {1}", "{0}, jetzt {1}", "{0}, nu {1}";
        TotalStays: "still {0}", "weiter {0}", "nog {0}";
        DidNotCountDetail: "pawned: it did not count", "verpfändet: zählte nicht", "verpand: telde niet";
        LeadsNow: "{0} leads", "{0} führt", "{0} leidt";
        LevelNow: "{0} level", "{0} gleichauf", "{0} gelijk";
        SourceSets: "Sets of four", "Vierersätze", "Sets van vier";
        SourceGold: "Gold", "Gold", "Goud";
        SourceSetsShort: "Sets", "Sätze", "Sets";
        PlacingDetail: "Total {0}: place {1}", "Summe {0}: Platz {1}", "Som {0}: plaats {1}";
        PlacingSharedDetail: "Total {0}: place {1}, {2} tied", "Summe {0}: Pl. {1}, {2} gleich", "Som {0}: plaats {1}, {2} gelijk";
        PlacingPartedDetail: "Total {0}: place {1}, by relic", "Summe {0}: Pl. {1}, Relikt", "Som {0}: plaats {1}, relikwie";
        PlacingNothingDetail: "Nothing in this colour", "Nichts in dieser Farbe", "Niets in deze kleur";
        SetsDetail: "{0} {0|set|sets} of four colours", "{0} {0|Satz|Sätze} in vier Farben", "{0} {0|set|sets} in vier kleuren";
        GoldPointsDetail: "{0} gold, a point per {1}", "{0} Gold, Punkt je {1}", "{0} goud, punt per {1}";
        GoldCursedDetail: "{0} gold, worth nothing", "{0} Gold, nichts wert", "{0} goud, niets waard";
        LevelAtMessage: "{0} are level at {1}.", "{0} sind gleichauf mit {1}.", "{0} staan gelijk met {1}.";
        WinsTiesMessage: "{1}: {0} wins ties.", "{1}: {0} gewinnt Gleichstände.", "{1}: {0} wint bij gelijk.";
        LosesTiesMessage: "{1}: {0} loses ties.", "{1}: {0} verliert Gleichstände.", "{1}: {0} verliest bij gelijk.";
        TwoShareMessage: "Two share: points of place {0}, so {1}.", "Zu zweit: Punkte von Platz {0}, also {1}.", "Met twee: punten van plaats {0}, dus {1}.";
        ManyShareMessage: "Three or more get nothing.", "Drei oder mehr bekommen nichts.", "Drie of meer krijgen niets.";
        NoPointsMessage: "Place {0} scores nothing.", "Platz {0} bringt nichts.", "Plaats {0} levert niets op.";
        SetsMessage: "Each set: {0} points.", "Je Satz: {0} Punkte.", "Per set: {0} punten.";
        GoldByMessage: "By {0}.", "Durch: {0}.", "Door: {0}.";
        SumMessage: "So far: {0} {0|point|points}.", "Bisher: {0} {0|Punkt|Punkte}.", "Tot nu: {0} {0|punt|punten}.";
        TieWinsDetail: "Wins every tie", "Gewinnt jeden Gleichstand", "Wint elke gelijke stand";
        TieLosesDetail: "Loses every tie", "Verliert jeden Gleichstand", "Verliest elke gelijke stand";
        TieLevelDetail: "No relic for ties", "Kein Relikt für Gleichstand", "Geen relikwie voor gelijk";
        TieMessage: "{0} and {1} have equal points. A relic decides: {2}. {0} is ahead.", "{0} und {1} haben gleich viele Punkte. Ein Relikt entscheidet: {2}. {0} liegt vorn.", "{0} en {1} hebben evenveel punten. Een relikwie beslist: {2}. {0} staat voor.";

        // Help.
        HelpInFiveMinutes: "In five minutes", "In fünf Minuten", "In vijf minuten";
        HelpAuctions: "Auctions", "Auktionen", "Veilingen";
        HelpEnd: "The end", "Das Ende", "Het einde";
        HelpSetup: "Set-up and values", "Aufbau und Werte", "Opzet en waarden";
        HelpBlue: "Blue relics", "Blaue Relikte", "Blauwe relikwieën";
        HelpGreen: "Green relics", "Grüne Relikte", "Groene relikwieën";
        HelpYellow: "Yellow relics", "Gelbe Relikte", "Gele relikwieën";
        HelpRed: "Red relics", "Rote Relikte", "Rode relikwieën";
    }
}
