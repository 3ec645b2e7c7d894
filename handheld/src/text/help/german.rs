//! The help pages that every game has, in German.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Buttons => {
            "Der Joystick bewegt. A führt das Gewählte aus, B geht zurück. X erklärt das Gewählte, \
             Y öffnet das Menü. Die unterste Zeile sagt auf jedem Bildschirm, was die Tasten dort tun. \
             Ein grauer Eintrag ist gerade nicht möglich; die Zeile darunter sagt, warum."
        }
        Topic::ButtonsWide => {
            "X geht nach oben, Y nach unten. A führt das Gewählte aus, B geht zurück. X halten: \
             Hilfe, Y halten: Menü; kopfüber tauschen X und Y. Wo es mehr oder weniger gibt: A halten für mehr, B halten für \
             weniger. Die unterste Zeile sagt auf jedem Bildschirm, was die Tasten dort tun."
        }
        Topic::Signs => {
            "[resume] Weiter im Spiel.\n[undo] Rückgängig.\n[unasked] Etwas außer der Reihe.\n\
             [rules] Regeln.\n[standings] Zwischenstand.\n[history] Verlauf.\n\
             [settings] Einstellungen.\n[quit] Speichern und beenden.\n[winner] In Führung.\n\
             [battery] Läuft mit Akku.\n[usb] Strom über USB."
        }
        Topic::Undo => {
            "Rückgängig nimmt innerhalb eines Zuges Schritt für Schritt zurück. Es endet dort, wo \
             eine verdeckte Karte bekannt wurde oder wo das Gerät weitergegeben wurde. \"Großzügig \
             zurück\" in den Einstellungen geht auch hinter aufgedeckte Karten zurück, wenn \
             alle einverstanden sind."
        }
        Topic::Secrets => {
            "Eine Marke in der Ecke sagt, ob ein Bildschirm für alle ist oder nur für eine Person. Vor \
             allem Geheimen bittet ein Vorhang, das Gerät weiterzugeben; ein Druck hebt ihn. Die \
             Hand verdeckt sich nach einer Weile selbst. Menü, Tisch und Verlauf zeigen nur, was \
             alle wissen dürfen."
        }
        Topic::FairChance => {
            "Vor der ersten Karte legt das Gerät ein Geheimnis fest und zeigt einen Code dafür. \
             Jede Karte folgt aus dem, was dann feststeht, also kann nichts später gewählt werden. Wer \
             zurücknimmt und neu spielt, deckt dieselbe Karte auf. Nach dem Spiel wird das \
             Geheimnis gezeigt, und ein Computer kann jede Karte prüfen."
        }
        Topic::Lots => {
            "Für jedes andere Spiel: Karten nach Nummern, Würfel, eine Münze, wer beginnt und wer wo \
             sitzt. A zieht, was gewählt ist, Y wirft eine Münze. Einstellen kann man darunter, \
             mit rechts ohne zu ziehen. Ein Stapel hat 2 bis 120 Karten; gezogene bleiben \
             draußen, bis gemischt wird, oder kommen jedes Mal zurück. Eine Zahl ändern: hoch und \
             runter um eins, nach rechts um zehn. Mit dem gespeicherten Spiel hat das nichts zu tun, \
             und ein Stapel ist auch nach dem Ausschalten noch da."
        }
        Topic::Bots => {
            "Ein Platz kann von einem Bot gespielt werden: leicht, mittel oder schwer. Er sieht, was dieser Platz \
             sehen darf, sonst nichts. Während er denkt, lässt A ihn sofort ziehen. Im Menü eines Spiels übernimmt \
             jemand einen Platz oder gibt ihn zurück. Wie lange seine Taten zu sehen sind, steht in den \
             Einstellungen. Im eigenen Zug gibt das Menü Rat: eine Fahne zeigt ihn, und er wird gezählt."
        }
        Topic::AtTheTable => {
            "Mit der echten Schachtel führt eine Person auf dem Gerät die Bücher: Es kennt Geld, Preise, \
             Züge, Ende und Wertung. Das Gerät kann der gemischte Stapel sein und sagen, welche Karte zu \
             nehmen ist, oder ihr gebt und sagt, was kam. Geheimes wird hinter einem Vorhang gelesen. Was \
             falsch war, stellt ihr im Menü richtig. Zwischen Tisch und Gerät wechselt ihr jederzeit. \
             In den Einstellungen gibt es eine Uhr: Sie nimmt die Zeit des Zugs und jeder Person, hier und \
             am Tisch, und steht im Menü still."
        }
        Topic::ScoreOnly => {
            "Für ein Spiel, das ohne dieses Gerät lief. Spiel und Aufbau wählen, dann eingeben, was vor \
             jedem liegt: Hoch und runter wählt eine Zeile, links und rechts ändert die Zahl, Y zählt \
             zehn dazu, A geht weiter. Mit vier Tasten drehen hoch und runter die erste Zahl, Zehner, dann \
             Einer; darunter zählt A eins dazu und geht tiefer, wo kaum jemand zwei hat. \
             Y lang geht weiter. Die Punkte stehen gleich da; \
             das Ergebnis nennt den Sieger und was einen Gleichstand entschied. Gespeichert wird \
             nichts, und der Spielstand bleibt, wie er ist."
        }
        Topic::Saving => {
            "Jeder Schritt ist gespeichert, sobald er bestätigt ist. Nach dem Ausschalten, auch \
             aus Versehen, geht es mit Fortsetzen an derselben Stelle weiter. Ein fortgesetztes \
             Spiel beginnt immer hinter dem Vorhang."
        }
        Topic::TakingHome => {
            "Nach dem Spiel gibt es das Ergebnis als QR-Code: Ein Handy liest ihn, und die App BG Stats trägt \
             Namen, Punkte und Sieger ein. Das ganze Spiel ist eine Reihe von Codes: Aus ihren Texten erzählt ein Computer es und prüft jede Karte. Bildschirm hell stellen, Handy eine Handbreit davor halten. Wer ein Ergebnis \
             mitnimmt, schließt das Spiel ab: Zurücknehmen lässt sich dann nichts mehr."
        }
    }
}
