//! Warehouse 51's help pages in German.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[blue] [green] [yellow] [red]\nDas geheime Lager eines Museums wird verkauft, Relikt für \
             Relikt. Sammle die höchsten Summen je Farbe und Sätze in vier Farben, und behalte etwas \
             Gold. Aber manche Relikte sind Fälschungen, und jeder kennt nur wenige. Die meisten Punkte \
             gewinnen."
        }
        Topic::AuctionInShort => {
            "[stack] Wer zuletzt gewann, wählt einen Stapel; das oberste Relikt wird verkauft.\n[gavel] \
             Die meisten offen: erhöhen oder passen, reihum.\n[fist] Waffen mit Fäusten: Alle wählen \
             geheim, dann wird geöffnet.\n[gold] Der Preis geht an die linke Seite, nicht an die \
             Bank.\n[blessing] Was ein Relikt bewirkt, beginnt mit dem Kauf."
        }
        Topic::Counterfeits => {
            "[mask] Vor dem Spiel liegen Karten zwischen Nachbarn: zu dritt je {three}, zu viert {four}, zu \
             fünft {five}. Sie nennen Relikte, die falsch sind.\n\
             Beide Nachbarn dürfen sie jederzeit für sich lesen: Tisch, eigene Zeile, A, A. Am Ende werden sie \
             aufgedeckt, und diese Relikte scheiden aus."
        }
        Topic::Signs => {
            "[blue] Blau: Sagen des Westens.\n[green] Grün: Europas Mythen.\n[yellow] Gelb: der Nahe \
             Osten.\n[red] Rot: der Ferne Osten.\n[blessing] Gesegnet.\n[curse] Verflucht.\n[gavel] \
             Offene Auktion oder die Führung.\n[fist] Faustauktion oder geschlossene Faust.\n[gold] Gold.\n\
             [bank] Die Bank.\n[pawn] Das Pfandhaus.\n[certificate] Ein Zertifikat.\n[mask] Eine \
             Fälschung.\nBei Personen in der Auktion: + ein Relikt, das dort hilft, - eins, das hindert, \
             [curse] bietet nicht mit."
        }
        Topic::Stacks => {
            "Wer die letzte Auktion gewann, wählt einen Stapel und deckt das oberste Relikt auf; zuerst \
             die jüngste oder eine gewählte Person. Bietet niemand, scheidet das Relikt aus, und dieselbe \
             Person deckt wieder auf. Sind alle Stapel leer, beginnt das Ende."
        }
        Topic::OpenAuction => {
            "[gavel] Links vom Aufdeckenden beginnend erhöht jeder oder passt endgültig. Niemand bietet \
             mehr, als er hat, und mindestens 1. Wer übrig bleibt, zahlt sein Gebot nach links und nimmt \
             das Relikt.\nAuf und ab ändern das Gebot um eins, links und rechts um fünf. Unter dem \
             kleinsten Gebot: passen, verpfänden, Fälschungen ansehen."
        }
        Topic::FistAuction => {
            "[fist] Reihum nimmt jeder das Gerät und schließt die Faust um etwas Gold oder keines, für \
             sich. Dann öffnen alle zugleich. Das höchste Gebot gewinnt; bei gleichen das erste im \
             Uhrzeigersinn ab dem Aufdeckenden, der selbst zuerst zählt. Sind alle leer, hat niemand \
             geboten.\nDas Rad beginnt jedes Mal woanders, damit Tastendrücke nichts verraten."
        }
        Topic::Paying => {
            "[gold] Der Preis geht an die linke Seite, also an die nächste Person im Uhrzeigersinn. Die \
             Bank bekommt nichts. So bleibt das Gold im Spiel, und ein hoher Preis macht die Nachbarin \
             reich. Mit dem Fliegenden Teppich darf er nach rechts gehen."
        }
        Topic::Pawnshop => {
            "[pawn] Wer weniger als {below} Gold hat, darf jederzeit ein Relikt für {pays} Gold verpfänden, \
             solange eine Marke frei ist und die Bank zahlen kann. Wer dran ist, findet es unter den Geboten; \
             andere im Menü, außer der Reihe.\n\
             Ein verpfändetes Relikt zählt nicht und verliert den Segen, behält aber den Fluch. Am Ende kostet \
             das Auslösen {buyback}."
        }
        Topic::Marks => {
            "[blessing] Ein Segen hilft. Verpfändet wirkt er nicht.\n[curse] Ein Fluch schadet, \
             verpfändet oder nicht. Manche wirken sofort, manche dauerhaft, manche am Ende oder in der \
             Wertung. Was geschehen muss, geschieht; nur was man darf, wird gefragt."
        }
        Topic::EndSteps => {
            "[pawn] Wer noch verpfänden kann, wird einmal gefragt, dann wird ausgelöst.\n[certificate] \
             Zertifikate werden vergeben.\n[mask] Die Fälschungen werden aufgedeckt; diese Relikte gehen \
             mit ihrer Wirkung. Dann wird gewertet. Alles geht reihum ab dem letzten Gewinner."
        }
        Topic::Certificates => {
            "[certificate] Der Heilige Gral und die Bundeslade tragen je eines. Wer sie hat, legt es auf \
             ein eigenes Relikt, das nicht verpfändet ist: Dessen Fälschung zählt nicht. Ist der Träger \
             verpfändet, gilt das Zertifikat nicht."
        }
        Topic::Scoring => {
            "[places]\n\
             In jeder Farbe werden die Werte addiert; der erste und der zweite Platz bringen Punkte. Ein Satz in \
             vier verschiedenen Farben zählt {set} {set|Punkt|Punkte}, je {gold} Gold einen. Eine Summe von null \
             zählt nie."
        }
        Topic::Ties => {
            "Teilen sich zwei einen Platz, bekommen beide die Punkte des niedrigeren der belegten Plätze; \
             drei oder mehr bekommen nichts. Yata no Kagami gewinnt jeden Gleichstand, das Nessoshemd \
             verliert jeden. Sind die Sieger dann noch gleich, teilen sie sich den Sieg."
        }
        Topic::Setup => {
            "Drei bis fünf spielen. Jeder hat {purse} Gold, die Bank {bank}. Die 26 Relikte liegen nach Farben \
             in vier Stapeln. Zwischen Nachbarn liegen Fälschungen, die beide ansehen dürfen. Die jüngste oder \
             eine zufällige Person deckt zuerst auf."
        }
        Topic::PrintedValues => {
            "Nicht jede Zahl der Schachtel ist uns bekannt. Was im echten Spiel anders ist, lässt sich \
             hier einstellen, Relikt für Relikt: Farbe, Wert, Zeichen, Auktion, Wirkung und ob es eine \
             Fälschung gibt. Ein Spiel behält die Werte, mit denen es begann."
        }
        Topic::Books => {
            "[gavel] Geboten wird laut; wer die Bücher führt, bucht es. Links und rechts: die Art; hoch und \
             runter: wie viel; A bucht, B nimmt zurück. Unten steht, wer gewänne und an wen er zahlt.\n[fist] \
             Fäuste: am Tisch geöffnet und gebucht, oder hier geheim geschlossen.\n[pawn] Verpfänden darf \
             jeder.\n[mask] Das Auge: Jemand liest allein. Was im Karton bleibt, wird am Ende gesagt.\nDie \
             Flagge: wer aufdeckt. X stellt richtig, was abweicht."
        }
        Topic::Excalibur => {
            "[relic:excalibur]\nDas Schwert, das nur Artus aus dem Stein ziehen konnte. Eine Waffe: Sie \
             wird mit geschlossenen Fäusten verkauft."
        }
        Topic::HolyGrail => {
            "[relic:grail]\nDer Kelch, den die Ritter der Tafelrunde ein Leben lang suchten. Eine \
             Fälschung davon ist nicht bekannt. Im Pfandhaus gilt sein Zertifikat nicht."
        }
        Topic::SevenLeagueBoots => {
            "[relic:boots]\nEin Schritt in ihnen reicht so weit wie ein Tagesritt. Wer sie trägt, ist \
             zuerst an jedem Stapel, auch wenn jemand anders gewonnen hat."
        }
        Topic::PhilosophersStone => {
            "[relic:stone]\nDer Stein der Alchemisten macht Blei zu Gold. Mit ihm bringt weniger Gold \
             schon einen Punkt. Der Fluch des Nibelungenrings ist stärker."
        }
        Topic::MalleusMaleficarum => {
            "[relic:malleus]\nDas Buch der Hexenjäger. Wer es kauft, sieht sich für sich die Fälschungen \
             zwischen zwei anderen an. Sie bleiben unter Fälschungen nachlesbar."
        }
        Topic::UnicornHorn => {
            "[relic:horn]\nEs findet jedes Gift. Am Ende, wenn alle Fälschungen offen liegen, darf es ein \
             Relikt retten, auch ein fremdes. Ist das Horn selbst falsch, rettet es nichts."
        }
        Topic::WilliamTellsCrossbow => {
            "[relic:crossbow]\nEin Pfeil für den Apfel, einer für den Vogt. Eine Waffe: Sie wird mit \
             geschlossenen Fäusten verkauft."
        }
        Topic::SnowWhitesMirror => {
            "[relic:mirror]\nEr kann nicht lügen, und wer ihn hat, auch nicht: In der Faustauktion wird \
             das Gebot laut gesagt, bevor die anderen wählen. Der Fluch bleibt auch im Pfandhaus."
        }
        Topic::Mjollnir => {
            "[relic:hammer]\nThors Hammer kehrt immer in die Hand zurück. In offenen Auktionen führt man \
             mit ihm schon bei gleichem Gebot. Für Fäuste gilt eine eigene Regel."
        }
        Topic::GoldenFleece => {
            "[relic:fleece]\nFür dieses Fell fuhren Jason und die Argonauten bis ans Ende der Welt. Es \
             wirkt nicht, ist aber viel wert, und wird offen verkauft."
        }
        Topic::PandorasBox => {
            "[relic:pandora]\nWer sie öffnet, lässt alle Übel hinaus. Nach dem Bezahlen geht ein Teil des \
             übrigen Goldes an die Bank, abgerundet."
        }
        Topic::Cornucopia => {
            "[relic:cornucopia]\nDas Horn des Überflusses wird nie leer. Jede weitere gewonnene Auktion \
             bringt Gold von der Bank, nach der Wirkung des Gekauften."
        }
        Topic::ShirtOfNessus => {
            "[relic:shirt]\nDas vergiftete Hemd, das Herakles nicht mehr ausziehen konnte. Jeder \
             Gleichstand um Platz und Sieg ist verloren. Mit Yata no Kagami heben sich beide auf."
        }
        Topic::RingOfTheNibelung => {
            "[relic:ring]\nRheingold, geschmiedet und verflucht. Das Gold seines Besitzers bringt am Ende \
             keine Punkte, auch nicht mit dem Stein der Weisen."
        }
        Topic::BabaYagasMortar => {
            "[relic:mortar]\nDie Hexe fliegt darin durch den Wald und sieht alles von oben. Wer aufdeckt, \
             sieht vorher für sich jeden Stapel von oben. Das Gesehene bleibt nachlesbar."
        }
        Topic::AladdinsLamp => {
            "[relic:lamp]\nWer daran reibt, dem bringt der Geist Gold. Er bringt, was die Bank hat, bis \
             zu seiner Zahl, und nur einmal."
        }
        Topic::FlyingCarpet => {
            "[relic:carpet]\nEr trägt überallhin, auch über den Tisch: Nach einem Kauf darf der Preis an \
             die rechte Seite gehen. Sonst geht er nach links."
        }
        Topic::ArkOfTheCovenant => {
            "[relic:ark]\nDie Truhe mit den Gesetzestafeln. Eine Fälschung davon ist nicht bekannt. Im \
             Pfandhaus gilt ihr Zertifikat nicht."
        }
        Topic::DavidsHarp => {
            "[relic:harp]\nIhr Klang vertrieb Sauls bösen Geist. Solange sie nicht verpfändet ist, wirkt \
             kein Fluch der eigenen Relikte."
        }
        Topic::GoliathsSword => {
            "[relic:sword]\nDavid schlug dem Riesen damit den Kopf ab. Eine Waffe: Sie wird mit \
             geschlossenen Fäusten verkauft."
        }
        Topic::BookOfThoth => {
            "[relic:thoth]\nEs enthält alle Zauber der Götter, und sie bleiben nicht geheim: Alle sehen \
             die Fälschungen links und rechts des Käufers. Sie bleiben offen."
        }
        Topic::YataNoKagami => {
            "[relic:yata]\nDer Spiegel, der die Sonnengöttin aus ihrer Höhle lockte. Jeder Gleichstand um \
             Platz und Sieg ist gewonnen. Mit dem Nessoshemd heben sich beide auf."
        }
        Topic::Amenonuhoko => {
            "[relic:spear]\nDer Speer, mit dem die Götter Japan aus dem Meer rührten. Eine Waffe: Er wird \
             mit geschlossenen Fäusten verkauft."
        }
        Topic::PeachesOfImmortality => {
            "[relic:peaches]\nSie reifen alle dreitausend Jahre. Mit ihnen kommen verpfändete Relikte am \
             Ende billiger zurück. Sind sie selbst verpfändet, helfen sie nicht."
        }
        Topic::Tamatebako => {
            "[relic:tamatebako]\nUrashima durfte das Kästchen nicht öffnen und wurde auf einmal alt. Wer \
             es kauft, setzt die nächste Auktion aus. Nach der letzten geschieht nichts."
        }
        Topic::CintamaniJewel => {
            "[relic:jewel]\nDas Juwel, das jeden Wunsch erfüllt. Im Vierersatz steht es für die Farbe, \
             die fehlt. Sein Wert bleibt rot."
        }
    }
}
