//! The help pages that every game has, in Dutch.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Buttons => {
            "De joystick beweegt. A doet wat gekozen is, B gaat terug. X legt uit wat gekozen is, Y \
             opent het menu. De onderste regel zegt op elk scherm wat de knoppen daar doen. Een \
             grijze keuze kan nu niet; eronder staat waarom."
        }
        Topic::ButtonsWide => {
            "X gaat omhoog, Y omlaag. A doet wat gekozen is, B gaat terug. Houd X vast voor hulp en \
             Y voor het menu; ondersteboven wisselen X en Y. Waar je meer of minder kunt kiezen: houd A vast voor meer en B voor \
             minder. De onderste regel zegt op elk scherm wat de knoppen daar doen."
        }
        Topic::Signs => {
            "[resume] Verder met het spel.\n[undo] Ongedaan maken.\n[unasked] Iets buiten de beurt.\n\
             [rules] Regels.\n[standings] Tussenstand.\n[history] Verloop.\n\
             [settings] Instellingen.\n[quit] Bewaren en stoppen.\n[winner] Aan kop.\n\
             [battery] Werkt op de batterij.\n[usb] Stroom via USB."
        }
        Topic::Undo => {
            "Ongedaan maken neemt binnen een beurt stap voor stap terug. Het stopt waar een \
             verborgen kaart bekend werd en waar het apparaat is doorgegeven. Soepel terugnemen in \
             de instellingen gaat ook voorbij onthulde kaarten, als iedereen dat goed vindt."
        }
        Topic::Secrets => {
            "Een merkje in de hoek zegt of een scherm voor iedereen is of voor één speler. Vóór \
             alles wat geheim is vraagt een gordijn om het apparaat door te geven; één druk opent \
             het. De hand verbergt zich na een tijdje vanzelf. Menu, tafel en verloop tonen alleen \
             wat iedereen mag weten."
        }
        Topic::FairChance => {
            "Vóór de eerste kaart legt het apparaat een geheim vast en toont er een code van. Elke \
             kaart volgt uit wat dan vastligt, dus later kan er niets gekozen worden. Wie terugneemt \
             en opnieuw speelt, krijgt dezelfde kaart. Na het spel wordt het geheim getoond, en \
             een computer kan elke kaart nagaan."
        }
        Topic::Lots => {
            "Voor elk ander spel: kaarten met nummers, dobbelstenen, een munt, wie begint en wie waar \
             zit. A trekt wat gekozen is, Y gooit een munt op. Instellen kan daaronder, \
             met rechts zonder te trekken. Een stapel heeft 2 tot 120 kaarten; getrokken kaarten \
             blijven eruit tot er geschud wordt, of gaan steeds terug. Een getal wijzigen: op en neer \
             met één, naar rechts met tien. Met het bewaarde spel heeft dit niets te maken, en een \
             stapel is er na het uitzetten nog."
        }
        Topic::Bots => {
            "Een plaats kan door een bot gespeeld worden: licht, middel of zwaar. Hij ziet wat die plaats \
             mag zien en verder niets. Terwijl hij denkt, laat A hem meteen zetten. In het menu van een spel neemt \
             iemand een plaats over of geeft die terug. Hoe lang zijn daden te zien zijn, staat in de \
             instellingen. In je eigen beurt geeft het menu raad: een vlag wijst die aan, en die wordt geteld."
        }
        Topic::AtTheTable => {
            "Met de echte doos houdt één persoon op het apparaat de boeken bij: het kent geld, prijzen, \
             beurten, het einde en de score. Het apparaat kan de geschudde stapel zijn en zeggen welke \
             kaart je pakt, of jullie delen en zeggen wat er kwam. Geheimen lees je achter een gordijn. \
             Wat fout ging, zet je in het menu recht. Wisselen tussen tafel en apparaat kan altijd. \
             Bij de instellingen zit een klok: die neemt de tijd van de beurt en van elke speler op, hier \
             en aan tafel, en staat stil in het menu."
        }
        Topic::ScoreOnly => {
            "Voor een spel dat zonder dit apparaat gespeeld is. Kies het spel en de opzet en voer in wat \
             er voor elke speler ligt: op en neer kiest een regel, links en rechts wijzigt het getal, Y \
             telt er tien bij, A gaat verder. Met vier knoppen draaien op en neer het eerste getal, tientallen \
             en dan eenheden; daaronder telt A er één bij en gaat omlaag waar bijna niemand er \
             twee heeft. Y lang gaat verder. De punten staan er \
             meteen; de uitslag noemt de winnaar en wat een gelijke stand besliste. Er wordt niets \
             bewaard, en het bewaarde spel blijft zoals het is."
        }
        Topic::Saving => {
            "Elke stap is bewaard zodra hij bevestigd is. Na het uitschakelen, ook per ongeluk, \
             gaat het met Verder spelen op dezelfde plek verder. Een hervat spel begint altijd \
             achter het gordijn."
        }
        Topic::TakingHome => {
            "Na het spel is de uitslag een QR-code: een telefoon leest hem, en de app BG Stats noteert namen, \
             punten en winnaar. Het hele spel is een rij codes: uit hun teksten vertelt een computer het en controleert hij elke kaart. Zet het scherm helder en houd de telefoon een handbreedte ervoor. Wie een uitslag \
             meeneemt, sluit het spel af: er kan niets meer worden teruggenomen."
        }
    }
}
