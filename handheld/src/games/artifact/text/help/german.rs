//! Artifact's help pages in German.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:africa:vase] [card:america:vase] [card:east:vase] [tile]\n\
             Überall auf der Welt wird gegraben. Was auftaucht, kommt per Schiff nach Hause und als \
             Satz ins Museum. Eine Ausstellung bringt jede Runde Münzen [coin] und am Ende Punkte \
             [points]. Auch übriges Geld bringt Punkte. Die meisten Punkte gewinnen."
        }
        Topic::YearInShort => {
            "[year] Eine Runde ist ein Jahr, meist sind es neun. Sie beginnt mit dem Einkommen: Alle \
             bekommen das Grundeinkommen und was die eigenen Ausstellungen einbringen.\n\
             [museum] Dann geht es reihum, bis alle gepasst haben. Aktionen verbrauchen die Steine \
             auf dem eigenen Tableau, meist sechs.\n\
             [ship] Wer gepasst hat, nimmt wieder Steine. Vor dem nächsten Jahr werden alle Tableaus \
             aufgefüllt."
        }
        Topic::TurnInShort => {
            "Eine Aktion, zwei Aktionen oder passen. Jede Aktion braucht einen Stein:\n\
             [museum] Forschung: die erste eigene Hütte an einem Ort. Oder eine Ausstellung.\n\
             [worker:africa] Anheuern: noch eine Hütte an diesem Ort. Eine neue Hütte deckt eine \
             Karte auf.\n\
             [ship] Verschiffen: je eigener Hütte dort eine Karte auf die Hand. Oder verkaufen und \
             kaufen.\n\
             [coin] Der Stein geht auf seine Leiste zurück; die Zahl, die er dort abdeckt, ist der \
             Preis."
        }
        Topic::FirstExhibition => {
            "[card:africa:gem] [card:america:gem] [card:east:gem]\n\
             Dreimal Schmuck, egal von welchen Orten: Das ist ein Satz. Ein Museumsstein macht daraus \
             eine Ausstellung. Eine der Karten geht auf die Hand zurück, die anderen bleiben unter \
             dem Plättchen. Größere Sätze bringen mehr. Andere Plättchen verlangen 4 oder 5 Karten \
             von einem Ort; sie liegen auf der Einkommensleiste, und wer eins nimmt, senkt manchmal \
             das Grundeinkommen."
        }
        Topic::SignsOfTheBoard => {
            "[museum] Museumsstein: Forschung, Ausstellung.\n\
             [ship] Schiff: verschiffen, verkaufen, kaufen.\n\
             [worker] Anheuern. [worker:africa] [worker:asia] [worker:america] [worker:east] Arbeiter, in der Form des Fundorts.\n\
             [joker] Joker: ein Stein für einen anderen.\n\
             [hut] Hütte in der Farbe des Spielers.\n\
             [coin] Münzen.\n\
             [points] Punkte.\n\
             [year] Das Jahr.\n\
             [market] Schwarzmarkt, und der Tisch.\n\
             [card] Eine Karte.\n\
             [tile] Das Plättchen für 3 verschiedene Orte.\n\
             [cards] Das Plättchen für 5 verschiedene Typen."
        }
        Topic::SignsOfCards => {
            "[africa] Afrika.\n[asia] Asien.\n[america] Amerika.\n[east] Nahost.\n\
             [temple] Architektur.\n[bust] Skulptur.\n[vase] Keramik.\n[gem] Schmuck.\n\
             [sword] Waffen.\n[alone] Einzelstück.\n[gold] Gold entdeckt.\n\
             [fragments] Bruchstück.\n[cursed] Verfluchtes Fundstück.\n[manuscript] Manuskript."
        }
        Topic::SignsOfRoles => {
            "[research] Ein Forschungsstein.\n[paris] Paris: zwei Karten behalten.\n\
             [london] London: verschiffen und verdeckt ziehen.\n[berlin] Berlin: teurer verkaufen.\n\
             [newyork] New York: eine Karte als Joker.\n[andersson] Andersson: eine freie Aktion.\n\
             [carter] Carter: zwei Felder forschen.\n[judd] Judd: forschen und verdeckt ziehen.\n\
             [morley] Morley: zwei Hütten anheuern."
        }
        Topic::Setup => {
            "Hier steht, wer im Uhrzeigersinn mitspielt und wer beginnt. Jede Erweiterung lässt sich \
             einzeln einschalten. Der Schnellstart gibt allen die ersten Hütten; ohne ihn stellen \
             alle zwei nach Wahl auf. Zu dritt bleibt ein Fundort draußen. Die gedruckten Werte braucht \
             nur zu ändern, wer im echten Spiel andere Zahlen sieht."
        }
        Topic::FirstHuts => {
            "Alle stellen zwei Hütten auf, in zwei Runden je eine. Zu jeder gibt es einen Arbeiter \
             ihres Fundorts. Beide dürfen am selben Ort stehen. Die allererste Hütte an einem Ort \
             gräbt nichts aus, jede spätere deckt eine Karte auf. Danach füllt einer nach dem \
             anderen sein Tableau mit Steinen nach Wahl. Beim Schnellstart stehen die Hütten fest, \
             nur diese letzten Steine werden gewählt."
        }
        Topic::PlayerCount => {
            "Zu fünft ist alles dabei. Zu viert fehlt jeder Leiste der billigste Stein, zu dritt \
             fehlen die zwei billigsten. Zu dritt entfällt außerdem ein Fundort mit Arbeitern, \
             Karten und zwei Plättchen. Das Grundeinkommen beginnt dann weiter unten."
        }
        Topic::Round => {
            "Eine Runde ist ein Jahr. Zuerst gibt es für alle Einkommen. Dann geht es reihum, vom \
             Startspieler an, bis alle gepasst haben. Am Rundenende werden die Tableaus wieder \
             gefüllt. Üblich sind neun Jahre, 1920 bis 1928, wenn nichts das Spiel früher beendet."
        }
        Topic::Income => {
            "Alle bekommen dasselbe Grundeinkommen: die Zahl links neben den Plättchen auf der \
             Einkommensleiste. Mit jedem Plättchen, das dort fehlt, rücken die übrigen auf, und \
             früher oder später sinkt das Grundeinkommen für alle. Eigene Ausstellungen bringen \
             ihren Bonus dazu. Geld fällt nie unter null und hat keine Grenze."
        }
        Topic::Turn => {
            "Ein Zug besteht aus einer Aktion, aus zwei Aktionen oder aus Passen. Jede Aktion \
             braucht einen Stein vom Tableau. Museumssteine sind für Forschung und Ausstellungen. \
             Schiffe sind zum Verschiffen, Verkaufen und Kaufen. Arbeiter gelten an ihrem eigenen \
             Fundort. Der Stein geht zurück auf den Plan; die Zahl, die er abdeckt, ist der Preis."
        }
        Topic::Markers => {
            "Ein Stein, der auf seine Leiste zurückgeht, deckt dort die höchste freie Zahl ab, und \
             so viele Münzen sind zu zahlen. Je mehr Steine auf einer Leiste stehen, desto \
             billiger wird also die nächste Aktion. Wer einen Stein nimmt, macht die niedrigste \
             verdeckte Zahl frei und die Leiste wieder teurer. Ein Tableau fasst meist sechs \
             Steine."
        }
        Topic::Joker => {
            "Jeder Stein kann für einen anderen einspringen. Er geht trotzdem auf seine eigene \
             Leiste, aber die Aktion kostet den Jokerpreis, meist 6 Münzen, statt der abgedeckten \
             Zahl. Beide Aktionen eines Zuges sind so möglich. Zum Verkaufen und Kaufen gibt es \
             keinen Joker."
        }
        Topic::Research => {
            "Erschließt einen Fundort: die erste eigene Hütte, wo gerade keine steht. Das braucht \
             einen Museumsstein und eine Hütte aus dem Vorrat. Steht dort schon irgendeine Hütte, \
             wird eine Karte aufgedeckt. Mit Erweiterung I steigt der eigene Forschungsstein dort \
             um ein Feld."
        }
        Topic::Hire => {
            "Stellt an einem Fundort, wo schon eine eigene Hütte steht, eine weitere auf und deckt \
             dort eine Karte auf. Das braucht einen Arbeiter genau dieses Ortes und eine Hütte aus \
             dem Vorrat. Ist der Stapel leer, kommt keine Karte."
        }
        Topic::Ship => {
            "Holt offene Karten eines Fundorts auf die Hand, nach Wahl, je eigener Hütte dort eine. \
             Hat sonst niemand dort eine Hütte, ist es eine Karte weniger. Liegen weniger Karten \
             da, kommen alle mit. Danach kehren alle eigenen Hütten von dort in den Vorrat zurück. \
             Das braucht ein Schiff. Eine verfluchte Karte muss zuerst mit."
        }
        Topic::Exhibition => {
            "Bringt ein Plättchen für einen Satz Karten. Das braucht einen Museumsstein. Aus der \
             Hand werden genau die Karten gezeigt, die das Plättchen verlangt. Eine davon geht auf \
             die Hand zurück, die anderen bleiben unter dem Plättchen. Von da an zahlt es jede \
             Runde seinen Bonus, und am Ende zählen seine Punkte. Ein Plättchen von der \
             Einkommensleiste lässt auch das Grundeinkommen früher sinken."
        }
        Topic::Sell => {
            "Legt eine Handkarte rechts auf den Schwarzmarkt. Eine vierte Karte schiebt die ganz \
             linke aus dem Spiel. Das braucht ein Schiff, nie einen Joker oder die freie Aktion. \
             Die Münzen über dem Feld, das das Schiff abdeckt, gibt es als Erlös; bezahlt wird \
             nichts."
        }
        Topic::Buy => {
            "Nimmt eine beliebige Karte vom Schwarzmarkt auf die Hand. Das braucht ein Schiff, nie \
             einen Joker oder die freie Aktion. Der Preis steht über dem Feld, das das Schiff \
             abdeckt, nicht darauf."
        }
        Topic::Passing => {
            "Wer passt, hat in dieser Runde keine Aktionen mehr; das geht nur in einem Zug ohne \
             Aktion. Sofort und in jedem späteren Zug darf man dann einen Stein vom Plan nehmen, \
             einen tauschen oder nichts tun. Ein volles Tableau nimmt nichts mehr auf. In der \
             letzten Runde nimmt und tauscht niemand mehr Steine."
        }
        Topic::EndOfRound => {
            "Haben alle gepasst, wird Startspieler, wer zuletzt gepasst hat. Von dort an füllt \
             einer nach dem anderen sein Tableau wieder auf, meist auf sechs Steine. Tauschen geht \
             jetzt nicht. Dann beginnt das nächste Jahr."
        }
        Topic::EndOfGame => {
            "Vier Dinge machen eine Runde zur letzten: Die Einkommensleiste ist leer, alle drei \
             Plättchen von zwei Typen sind weg, die letzte Karte eines Fundorts ist gezogen, oder \
             das letzte Jahr ist da. Die Runde wird zu Ende gespielt. Die Tableaus werden nicht \
             mehr gefüllt. Dann folgt die Wertung."
        }
        Topic::Scoring => {
            "Punkte gibt es für Ausstellungen und für Geld, meist einen je 5 Münzen. Mit \
             Erweiterung I kommen Einzelausstellungen und Forschung dazu. Bei Gleichstand entscheiden \
             mehr Ausstellungen, dann mehr Geld. Ist auch das gleich, wird der Sieg geteilt."
        }
        Topic::AllTiles => {
            "In jeder Zeile: Punkte am Ende, hinter dem Plus die Münzen jeder Runde.\n\
             [tiles:head]\n[tiles:temple]\n[tiles:bust]\n[tiles:vase]\n[tiles:gem]\n[tiles:sword]\n\
             [tiles:africa]\n[tiles:asia]\n[tiles:america]\n[tiles:east]\n[tiles:sites]\n[tiles:types]"
        }
        Topic::TypeTiles => {
            "Jeder der fünf Typen hat drei Plättchen: für 3, 4 und 5 Fundstücke dieses Typs, egal \
             woher. Sie liegen nicht auf der Einkommensleiste, das Grundeinkommen bleibt also \
             gleich. Haben zwei Typen kein Plättchen mehr, wird die Runde zur letzten."
        }
        Topic::SiteTiles => {
            "Jeder Fundort hat zwei Plättchen: für 4 und für 5 Fundstücke von dort, egal welchen \
             Typs. Sie liegen auf der Einkommensleiste. Fehlt eines, rücken die anderen auf, und \
             das Grundeinkommen kann für alle sinken."
        }
        Topic::DifferentSites => {
            "Dieses Plättchen verlangt 3 Fundstücke, jedes von einem anderen Fundort. Die Typen \
             sind egal. Es liegt auf der Einkommensleiste, das Grundeinkommen kann also sinken."
        }
        Topic::DifferentTypes => {
            "Dieses Plättchen verlangt 5 Fundstücke, von jedem Typ eines. Die Fundorte sind egal. \
             Es liegt auf der Einkommensleiste, das Grundeinkommen kann also sinken."
        }
        Topic::Artifacts => {
            "Ein Fundstück hat einen Fundort und einen von fünf Typen: Architektur, Skulptur, \
             Keramik, Schmuck, Waffen. Plättchen verlangen das eine oder das andere. Meist gibt es \
             an jedem Ort vier von jedem Typ. Fundstücke lassen sich auch auf dem Schwarzmarkt \
             verkaufen."
        }
        Topic::ResearchTracks => {
            "Erweiterung I: Alle haben an jedem Fundort einen Forschungsstein, anfangs auf dem \
             untersten Feld. Jede Forschung dort hebt ihn um ein Feld, höchstens bis oben. Am Ende \
             zählt nur ein Stein: zu dritt der niedrigste, zu viert und fünft der zweitniedrigste. \
             Es lohnt sich also, überall zu forschen."
        }
        Topic::StandAlone => {
            "Ein Einzelstück ist ganz allein eine Ausstellung. Es braucht einen \
             Museumsstein, aber kein Plättchen und keine andere Karte. Es bringt meist 1 Münze pro \
             Runde und 1 Punkt. Eine Karte behält man dabei nicht. Bei Gleichstand zählt es als \
             Ausstellung, und mit Erweiterung II wird danach eine Rolle gewählt."
        }
        Topic::Gold => {
            "Im eigenen Zug, vor dem Passen, lässt sich Gold gegen eine beliebige Karte vom \
             Schwarzmarkt abwerfen. Das kostet weder Münzen noch Steine und ist keine Aktion. In \
             eine Ausstellung kommt Gold nie."
        }
        Topic::Fragments => {
            "In einer Ausstellung steht ein Bruchstück für jeden Typ, aber nur für den eigenen \
             Fundort. Wenn der Aufbau es so will, auch für jeden anderen Ort. Es bleibt immer \
             unter dem Plättchen und kommt nie auf die Hand zurück."
        }
        Topic::Cursed => {
            "Ein verfluchtes Fundstück wird nie ausgestellt. Liegt es offen, wird es als Erstes \
             verschifft, belegt einen Platz der Ladung und verlässt dann das Spiel. Verdeckt \
             gezogen, wird es gezeigt und verlässt das Spiel; Ersatz gibt es keinen."
        }
        Topic::Manuscript => {
            "Bis zum Ende auf der Hand behalten, hebt jedes Manuskript vor der Wertung einen \
             eigenen Forschungsstein um ein Feld. Welchen, ist frei. Carter verdoppelt das nicht. \
             In eine Ausstellung kommt ein Manuskript nie."
        }
        Topic::Roles => {
            "Erweiterung II: Nach jeder Ausstellung wird einer von zwei Rollensteinen gesetzt oder \
             versetzt. Einer darf bei einer Stadt stehen, einer bei einem Archäologen. Mehrere \
             dürfen dieselbe Rolle haben. Sie hilft ab der nächsten Aktion, solange der Stein dort \
             bleibt."
        }
        Topic::Paris => {
            "Ausstellung: Statt einer dürfen zwei Karten des Satzes auf die Hand zurück. Die erste \
             muss, die zweite darf. Bruchstücke kommen nie zurück."
        }
        Topic::London => {
            "Verschiffen: Danach darf man noch die oberste Karte vom Stapel dieses Fundorts \
             ziehen, ohne sie zu zeigen. Eine verfluchte Karte wird gezeigt und verlässt das Spiel. \
             Ein leerer Stapel gibt nichts."
        }
        Topic::Berlin => {
            "Verkaufen: Ein Verkauf auf dem Schwarzmarkt bringt mehr Münzen, meist 3 zusätzlich."
        }
        Topic::NewYork => {
            "Ausstellung: Eine Karte des Satzes steht für jeden Typ oder jeden Fundort. Sie darf \
             sogar die sein, die auf die Hand zurückgeht."
        }
        Topic::Andersson => {
            "Einmal pro Runde, wenn alle Steine des Tableaus verbraucht sind und vor dem Passen, \
             ist eine weitere Aktion frei: ohne Stein, ohne Münzen. Sie zählt als eine der zwei \
             Aktionen dieses Zuges. Verkaufen und Kaufen geht damit nicht."
        }
        Topic::Carter => {
            "Forschung: Der Forschungsstein steigt zwei Felder statt einem, aber nicht über das \
             oberste hinaus. Manuskripte heben weiter nur ein Feld. Ohne Erweiterung I gibt es \
             nichts zu heben."
        }
        Topic::Judd => {
            "Forschung: Dazu darf man die oberste Karte vom Stapel dieses Fundorts ziehen, ohne \
             sie zu zeigen. Eine verfluchte Karte wird gezeigt und verlässt das Spiel. Ein leerer \
             Stapel gibt nichts."
        }
        Topic::Morley => {
            "Anheuern: zwei Hütten statt einer, und zwei Karten werden aufgedeckt. Das braucht nur \
             einen Arbeiter, aber der Preis gilt doppelt, auch mit Joker. Zwei Hütten müssen im \
             Vorrat sein. Nur eine aufzustellen geht weiterhin."
        }
        Topic::PrintedValues => {
            "Einige Zahlen auf Plan und Plättchen sind nicht sicher bekannt. Wer das echte Spiel \
             besitzt, kann sie hier ändern, damit das Gerät danach spielt. Mit dem Beginn des \
             Spiels stehen sie fest."
        }
    }
}
