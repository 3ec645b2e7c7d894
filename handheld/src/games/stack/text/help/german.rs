//! Artifact Stack's help pages in German.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:statue] [card:jewel] [card:porcelain] [star]\n\
             Zwei alte Tempel stecken voller Artefakte, die übereinander liegen. Nimm sie eins nach dem \
             anderen, bilde Sätze und heuere Gehilfen [helper] an. Am Ende bringen Karten, Gehilfen und \
             Silber [silver] Punkte [points], die meisten Sterne [star] noch mehr. Die meisten Punkte \
             gewinnen."
        }
        Topic::TurnInShort => {
            "Eine Aktion je Zug:\n\
             [temple] Eine Karte aus dem Tempel nehmen. Liegt nichts darauf, ist sie umsonst; sonst wird für \
             Silber gegraben.\n\
             [helper] Oder für {hire} Silber einen Gehilfen anheuern.\n\
             [lock] Jederzeit im eigenen Zug kann man 2 oder 3 offene Karten eines Decks für ihren Bonus \
             umdrehen. Dann sind sie vor Dieben sicher."
        }
        Topic::TempleInShort => {
            "[temple] Drei Stufen: unten fünfzehn Karten, darauf acht, oben drei. Die Zahl auf einer Karte ist \
             der Preis fürs Ausgraben; ein Haken heißt: umsonst.\n\
             [hidden] Manche Karten liegen verdeckt. Für {look} Silber darf man eine ansehen, allein.\n\
             [end] Ist der Tempel leer, kommt ein zweiter, und die Reihenfolge kehrt sich um."
        }
        Topic::FirstBonus => {
            "[card:manuscript] [card:manuscript]\n\
             Zwei offene Manuskripte: umdrehen, und du hast sofort {manuscript2} {manuscript2|Aktion|Aktionen} \
             mehr. Mit dreien wären es {manuscript3}. Umgedrehte Karten sind verbraucht, behalten aber ihre \
             Punkte und können nicht gestohlen werden. Warten kann sich lohnen, doch es sind Waffen im Spiel."
        }
        Topic::SignsOfDecks => {
            "[statue] Statuen.\n[coin] Münzen.\n[weapon] Waffen.\n[manuscript] Manuskripte.\n\
             [jewel] Juwelen.\n[relic] Relikte.\n[porcelain] Porzellan.\n[monster] Vampir und Mumie.\n\
             [curse] Fluch und Segen.\n[treasure] Schatz."
        }
        Topic::SignsOfScreens => {
            "[temple] Karten, die noch im Tempel liegen.\n[silver] Silber.\n[star] Ein Stern.\n\
             [helper] Gehilfen neben dem Tempel.\n[lock] Boni und gesicherte Karten.\n\
             [areas] Die Bereiche aller.\n[end] Ende des Zuges.\n[hidden] Eine verdeckte Karte.\n\
             [eye] Ein Blick darauf.\n[points] Punkte."
        }
        Topic::SignsOfHelpers => {
            "[sculptor] Bildhauer.\n[numismatist] Münzkundler.\n[armourer] Waffenschmied.\n\
             [scribe] Schreiber.\n[jeweller] Juwelier.\n[priest] Priester.\n[butler] Butler.\n\
             [monsterhunter] Monsterjäger.\n[exorcist] Exorzist.\n[treasurehunter] Schatzsucher.\n\
             [astronomer] Astronom.\n[curator] Kurator."
        }
        Topic::Turn => {
            "Du hast eine Aktion: eine Karte aus dem Tempel nehmen oder einen Gehilfen anheuern. Davor \
             und danach darfst du Boni auslösen, so oft es geht. Alle schauen zu; nur der Blick auf eine \
             verdeckte Karte ist geheim. Bleibt nichts zu wählen, endet der Zug von selbst."
        }
        Topic::Take => {
            "Eine Karte, auf der nichts liegt, kostet nichts. Sie kommt offen in deinen Bereich. Flüche, \
             Segen und manche Schätze wirken sofort und werden umgedreht. Eine verdeckte Karte wird beim \
             Nehmen aufgedeckt. Eine freie Karte gibt es immer."
        }
        Topic::Dig => {
            "Eine Karte unter anderen wird ausgegraben: {dig} Silber für jede Karte, die auch nur teilweise \
             darauf liegt. Die oberen Karten bleiben liegen. Rote Rahmen zeigen, wofür du zahlst. Reicht das \
             Silber nicht, ist der Preis rot."
        }
        Topic::Look => {
            "[hidden] Für {look} Silber darfst du eine verdeckte Karte ansehen. Das ist keine Aktion, und du \
             musst die Karte nicht nehmen. Nur du siehst sie: Gerät nehmen, am Vorhang A drücken, wieder \
             hinlegen. Eine Marke in deiner Farbe zeigt, dass du sie kennst; noch einmal ansehen kostet nichts."
        }
        Topic::Hire => {
            "[helper] Statt eine Karte zu nehmen, kannst du {hire} Silber zahlen und einen der Gehilfen neben \
             dem Tempel wählen. Er bringt am Ende Punkte für das, was du gesammelt hast. Die Liste zeigt, was es \
             jetzt wäre. Gehilfen kann niemand stehlen."
        }
        Topic::Bonus => {
            "[lock] Münzen, Waffen, Manuskripte und Juwelen haben einen Bonus: genau 2 oder 3 offene \
             Karten des Decks umdrehen, und er wirkt sofort. Statuen und Porzellan sichert man ebenso. \
             Das geht jederzeit im eigenen Zug. Was ein Bonus bringt, muss man nehmen."
        }
        Topic::Turned => {
            "[lock] Umgedrehte Karten sind sicher: Niemand stiehlt sie, kein Fluch trifft sie. Sie taugen \
             für keinen weiteren Bonus und keinen anderen Satz. Am Ende zählen sie trotzdem, auch ihre \
             Sterne. In den Bereichen sind offene Karten hell und gesicherte dunkel."
        }
        Topic::EndOfTurn => {
            "[end] Nach der Aktion endet der Zug. Er endet von selbst, wenn nichts mehr zu wählen ist. \
             Ist noch ein Bonus möglich oder sind Aktionen übrig, beendest du ihn hier. Zusätzliche \
             Aktionen dürfen verfallen, die erste nicht."
        }
        Topic::Temple => {
            "[temple] Fünfzehn Karten in drei Reihen, darauf acht in zwei Reihen, oben drei, jede Stufe um \
             eine halbe Karte versetzt. Manche liegen verdeckt. B zeigt den Plan von oben. Eine Karte in \
             der Mitte der untersten Stufe liegt zu Beginn unter fünf anderen."
        }
        Topic::SecondTemple => {
            "[temple] Ist die letzte Karte des ersten Tempels genommen, entsteht aus den übrigen der \
             zweite; zwei Karten bleiben übrig. Die Reihenfolge ist umgekehrt: Wer zuletzt dran war, \
             beginnt. Karten, Gehilfen und Silber behältst du."
        }
        Topic::EndOfGame => {
            "Das Spiel endet, wenn der zweite Tempel leer ist. Dann werden Punkte gezählt: Karten, \
             Gehilfen, Silber und Mehrheiten. Bei Gleichstand entscheiden mehr Artefakte, dann mehr \
             Silber."
        }
        Topic::Scoring => {
            "[points] Karten zählen nach ihrem Deck, offen oder umgedreht. Offene Sätze werden so gebildet, wie \
             es für dich am besten ist. Gehilfen bringen, was sie versprechen. Jedes Silber zählt {silverpoint} \
             {silverpoint|Punkt|Punkte}. Die meisten Sterne bringen {moststars}, die meisten Relikte \
             {mostrelics}, die wenigsten {fewestrelics}. Bei Gleichstand gilt es für alle."
        }
        Topic::Stars => {
            "[star] Viele Karten tragen einen Stern, auch manche Flüche. Wer am Ende die meisten hat, bekommt \
             {moststars} {moststars|Punkt|Punkte}; bei Gleichstand jeder davon. Umgedrehte Karten zählen mit."
        }
        Topic::Statues => {
            "[statue] Je mehr Statuen in einem Satz, desto besser: {statue1}, {statue2}, {statue3}, {statue4}, \
             {statue5} Punkte und so weiter. Was am Ende offen liegt, ist ein Satz. Zwei oder mehr kann man als \
             Satz umdrehen: Dann ist er sicher, wächst aber nicht mehr.\n\
             [deck:statue]"
        }
        Topic::Coins => {
            "[coin] Jede Münze zählt {coin} {coin|Punkt|Punkte}. Bonus: 2 umdrehen für {coin2} Silber aus der \
             Bank, 3 für {coin3} Silber.\n\
             [deck:coin]"
        }
        Topic::Weapons => {
            "[weapon] Jede Waffe zählt {weapon} {weapon|Punkt|Punkte}. Bonus: 2 umdrehen, um {weapon2} offene \
             {weapon2|Karte|Karten} zu stehlen, 3 für {weapon3}, von einem Spieler oder von mehreren. \
             Gestohlenes liegt offen vor dir und kann einen Satz vollenden.\n\
             [deck:weapon]"
        }
        Topic::Manuscripts => {
            "[manuscript] Jedes Manuskript zählt {manuscript} {manuscript|Punkt|Punkte}. Bonus: 2 umdrehen für \
             {manuscript2} {manuscript2|Aktion|Aktionen} mehr in diesem Zug, 3 für {manuscript3}. Ist der Tempel \
             leer, verfallen sie.\n\
             [deck:manuscript]"
        }
        Topic::Jewels => {
            "[jewel] Jedes Juwel zählt {jewel} {jewel|Punkt|Punkte}. Bonus: 2 umdrehen für {jewel2} Gehilfen \
             nach Wahl, 3 für {jewel3}. Sie kosten nichts und keine Aktion.\n\
             [deck:jewel]"
        }
        Topic::Relics => {
            "[relic] Jedes Relikt zählt {relic} {relic|Punkt|Punkte}. Wer am Ende die meisten hat, bekommt \
             {mostrelics}, wer die wenigsten hat, {fewestrelics}. Gar keins ist am wenigsten. Haben alle gleich \
             viele, geschieht nichts.\n\
             [deck:relic]"
        }
        Topic::Porcelain => {
            "[porcelain] Jedes Stück hat einen Buchstaben. Allein zählt es {single} {single|Punkt|Punkte}, zwei \
             gleiche {pair}, drei gleiche {triple}, A, B und C zusammen {mixed}. Zwei oder drei gleiche kann man \
             sichern. A, B und C bleiben offen und zählen am Ende.\n\
             [deck:porcelain]"
        }
        Topic::VampireMummy => {
            "[monster] Allein zählen Vampir oder Mumie {alone}, ein Silberkreuz {cross}, ein Sarg {coffin}. \
             Vampir mit Kreuz sind {vampirecross}, Mumie mit Sarg {mummycoffin}. Beide Monster mit Kreuz oder \
             Sarg sind {trio}. Sichern kann man sie nicht; am Ende zählt die beste Verteilung.\n\
             [deck:monster]"
        }
        Topic::CurseBlessing => {
            "[curse] Alle liegen verdeckt. Wer eine nimmt, tut sofort, was sie sagt, gut oder schlecht, und \
             dreht sie um. Punkte bringt sie nicht, ihr Stern zählt aber. Ein Fluch führt nie zu Schulden: Was \
             nicht geht, entfällt.\n\
             [deck:curse]"
        }
        Topic::Treasure => {
            "[treasure] Manche Schätze bringen am Ende Punkte und liegen bis dahin offen: Man kann sie stehlen. \
             Andere bringen sofort Silber, Aktionen oder Gehilfen und werden umgedreht.\n\
             [deck:treasure]"
        }
        Topic::EffectPoints => {
            "[treasure] Die Zahl auf der Karte zählt am Ende. Bis dahin liegt sie offen und kann gestohlen \
             oder weitergegeben werden."
        }
        Topic::EffectSilver => {
            "[silver] Du nimmst das Silber sofort aus der Bank, so viel sie hat. Die Karte wird umgedreht."
        }
        Topic::EffectActions => {
            "Du hast in diesem Zug so viele Aktionen mehr, wie die Karte sagt: noch eine Karte nehmen oder einen \
             Gehilfen anheuern. Du darfst sie verfallen lassen. Ist der Tempel leer, verfallen sie."
        }
        Topic::EffectHelper => {
            "[helper] Du wählst so viele der Gehilfen neben dem Tempel, wie die Karte sagt, umsonst. Ist keiner \
             mehr da, geschieht nichts."
        }
        Topic::EffectOthersGive => {
            "[silver] Alle anderen geben dir je so viel Silber, wie die Karte sagt. Wer weniger hat, gibt, was \
             da ist."
        }
        Topic::EffectPay => {
            "[curse] Du zahlst Silber an die Bank: so viel, wie die Karte sagt, aber nie mehr, als du hast."
        }
        Topic::EffectGive => {
            "[curse] Du wählst so viele deiner offenen Artefakte, wie die Karte sagt, und gibst sie nach links. \
             Ohne offenes Artefakt geschieht nichts. Links ist in beiden Tempeln dieselbe Seite."
        }
        Topic::EffectRemove => {
            "[curse] Du wählst so viele deiner offenen Artefakte, wie die Karte sagt: Sie verlassen das Spiel \
             endgültig. Ohne offenes Artefakt geschieht nichts."
        }
        Topic::EffectOthersTake => {
            "[curse] Alle anderen nehmen je so viel Silber aus der Bank, wie die Karte sagt. Du bekommst keins."
        }
        Topic::Sculptor => {
            "[sculptor] {sculptor}. Das zählt am Ende, für offene und umgedrehte Karten."
        }
        Topic::Numismatist => {
            "[numismatist] {numismatist}. Das zählt am Ende, für offene und umgedrehte Karten."
        }
        Topic::Armourer => {
            "[armourer] {armourer}. Das zählt am Ende, für offene und umgedrehte Karten."
        }
        Topic::Scribe => "[scribe] {scribe}. Das zählt am Ende, für offene und umgedrehte Karten.",
        Topic::Jeweller => {
            "[jeweller] {jeweller}. Das zählt am Ende, für offene und umgedrehte Karten."
        }
        Topic::Priest => "[priest] {priest}. Das zählt am Ende, unabhängig von der Mehrheit.",
        Topic::Butler => "[butler] {butler}. Das zählt am Ende. Buchstaben sind dem Butler egal.",
        Topic::MonsterHunter => {
            "[monsterhunter] {monsterhunter}, statt {alone}. Kombinationen zählen wie immer."
        }
        Topic::Exorcist => "[exorcist] {exorcist}. Das zählt am Ende. Segen zählen nicht.",
        Topic::TreasureHunter => {
            "[treasurehunter] {treasurehunter}. Das zählt am Ende. Auch die zählen, die sofort gewirkt haben."
        }
        Topic::Astronomer => {
            "[astronomer] {astronomer}. Das zählt am Ende. Dieser Gehilfe ist in jedem Spiel dabei."
        }
        Topic::Curator => {
            "[curator] {curator}. Das zählt am Ende. Dieser Gehilfe ist in jedem Spiel dabei."
        }
        Topic::Books => {
            "[silver] Silber, Sterne und Karten aller nach Decks: offene hell, umgedrehte im Rahmen. Auf Messing \
             lässt sich ein Satz umdrehen. Wer die meisten Sterne oder Relikte hat, ist unterstrichen.\n\
             [temple] Die Stufen des Tempels nebeneinander, unten, Mitte, oben, mit dem Preis des Grabens. Der \
             Zeiger hält, wo etwas zu buchen ist: A nimmt die Karte, B sieht eine verdeckte an, wenn ihr \
             dorthin gegangen seid. Unter der Spitze: [helper] Gehilfen, [lock] Boni, [end] Ende des Zuges.\n\
             Sonst nimmt B die letzte Buchung zurück. X berichtigt eine Zahl."
        }
        Topic::LayingOut => {
            "Gibt das Gerät, sortiert die Karten im Spiel nach Decks. Es sagt Karte für Karte, was wo liegt. \
             Für eine verdeckte Karte nehmt eine beliebige, die nicht im Spiel ist: Welche es wirklich ist, \
             sagt das Gerät, wenn sie genommen wird, und allein dem, der sie ansieht.\n\
             Gebt ihr aus der Schachtel, mischt, legt den Tempel aus und sagt, was offen liegt. Verdeckte Karten \
             kennt das Gerät nicht, bis jemand sie nennt."
        }
        Topic::Setup => {
            "Gespielt wird mit sechs der zehn Decks: Der Zufall wählt sie oder ihr selbst. Gehilfen fehlender \
             Decks bleiben in der Schachtel. Alle beginnen mit {start} Silber. Den Startspieler bestimmt der \
             Zufall, wenn ihr keinen wählt. X auf einem Deck erklärt es."
        }
        Topic::DigRule => {
            "Die Regel lässt sich zweifach lesen. Üblich zählt jede Karte darüber, auf jeder Stufe: Eine Karte \
             mitten in der untersten Stufe kostet {dig5}. Oder es zählen nur die, die aufliegen: die Stufe \
             direkt darüber, die oberste nur, wo dazwischen nichts mehr ist."
        }
        Topic::PrintedValues => {
            "Nicht alle Zahlen der Schachtel sind hier bekannt. Wer sie hat, stellt Sterne, verdeckte \
             Karten, Buchstaben, Wirkungen, Gehilfen und alle Punkte so ein, wie sie gedruckt sind. Was \
             geändert ist, bleibt beim Spiel."
        }
    }
}
