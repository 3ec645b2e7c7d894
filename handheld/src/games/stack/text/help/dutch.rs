//! Artifact Stack's help pages in Dutch.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:statue] [card:jewel] [card:porcelain] [star]\n\
             Twee oude tempels zitten vol artefacten die op elkaar liggen. Pak ze één voor één, maak sets \
             en neem helpers [helper] aan. Aan het eind zijn kaarten, helpers en zilver [silver] punten \
             [points] waard, en de meeste sterren [star] brengen meer. De meeste punten winnen."
        }
        Topic::TurnInShort => {
            "Eén actie per beurt:\n\
             [temple] Pak een kaart uit de tempel. Ligt er niets op, dan is hij gratis; anders graaf je voor \
             zilver.\n\
             [helper] Of neem voor {hire} zilver een helper aan.\n\
             [lock] Altijd in je eigen beurt mag je 2 of 3 open kaarten van een deck omdraaien voor hun bonus. \
             Dan zijn ze veilig voor dieven."
        }
        Topic::TempleInShort => {
            "[temple] Drie lagen: vijftien kaarten onderop, daarop acht, bovenop drie. Het getal op een kaart is \
             de prijs van uitgraven; een vinkje betekent gratis.\n\
             [hidden] Sommige kaarten liggen gesloten. Voor {look} zilver mag je er een bekijken, alleen.\n\
             [end] Is de tempel leeg, dan komt er een tweede en keert de volgorde om."
        }
        Topic::FirstBonus => {
            "[card:manuscript] [card:manuscript]\n\
             Twee open manuscripten: draai ze om en je hebt meteen {manuscript2} {manuscript2|actie|acties} \
             extra. Met drie zouden het er {manuscript3} zijn. Omgedraaide kaarten zijn gebruikt, maar houden \
             hun punten, en niemand kan ze stelen. Wachten kan lonen, maar er zijn wapens in het spel."
        }
        Topic::SignsOfDecks => {
            "[statue] Beelden.\n[coin] Munten.\n[weapon] Wapens.\n[manuscript] Manuscripten.\n\
             [jewel] Juwelen.\n[relic] Relieken.\n[porcelain] Porselein.\n[monster] Vampier en mummie.\n\
             [curse] Vloek en zegen.\n[treasure] Schat."
        }
        Topic::SignsOfScreens => {
            "[temple] Kaarten die nog in de tempel liggen.\n[silver] Zilver.\n[star] Een ster.\n\
             [helper] Helpers naast de tempel.\n[lock] Bonussen en veilige kaarten.\n\
             [areas] Ieders gebied.\n[end] Einde van de beurt.\n[hidden] Een gesloten kaart.\n\
             [eye] Een blik erop.\n[points] Punten."
        }
        Topic::SignsOfHelpers => {
            "[sculptor] Beeldhouwer.\n[numismatist] Muntkenner.\n[armourer] Wapensmid.\n\
             [scribe] Schrijver.\n[jeweller] Juwelier.\n[priest] Priester.\n[butler] Butler.\n\
             [monsterhunter] Monsterjager.\n[exorcist] Exorcist.\n[treasurehunter] Schatzoeker.\n\
             [astronomer] Astronoom.\n[curator] Curator."
        }
        Topic::Turn => {
            "Je hebt één actie: pak een kaart uit de tempel of neem een helper aan. Ervoor en erna mag je \
             bonussen activeren zo vaak je kunt. Iedereen kijkt mee; alleen een blik op een gesloten \
             kaart is geheim. Valt er niets meer te kiezen, dan eindigt de beurt vanzelf."
        }
        Topic::Take => {
            "Een kaart waar niets op ligt, kost niets. Hij komt open in je gebied. Vloeken, zegens en \
             sommige schatten werken meteen en worden omgedraaid. Een gesloten kaart wordt bij het pakken \
             onthuld. Er is altijd een gratis kaart."
        }
        Topic::Dig => {
            "Een kaart onder andere graaf je uit: {dig} zilver voor elke kaart die er ook maar deels op ligt. De \
             kaarten erboven blijven liggen. Rode randen tonen waarvoor je betaalt. Heb je te weinig zilver, dan \
             is de prijs rood."
        }
        Topic::Look => {
            "[hidden] Voor {look} zilver mag je een gesloten kaart bekijken. Dat is geen actie en je hoeft de \
             kaart niet te pakken. Alleen jij ziet hem: neem het apparaat, druk bij het gordijn op A en leg het \
             weer neer. Een merkje in jouw kleur toont dat je hem kent; nog eens kijken is gratis."
        }
        Topic::Hire => {
            "[helper] In plaats van een kaart te pakken mag je {hire} zilver betalen en een van de helpers naast \
             de tempel kiezen. Een helper geeft aan het eind punten voor wat je verzameld hebt. De lijst toont \
             wat dat nu zou zijn. Niemand kan helpers stelen."
        }
        Topic::Bonus => {
            "[lock] Munten, wapens, manuscripten en juwelen hebben een bonus: draai precies 2 of 3 open \
             kaarten van het deck om en hij werkt meteen. Beelden en porselein stel je zo ook veilig. Dat \
             mag altijd in je eigen beurt. Wat een bonus brengt, moet je nemen."
        }
        Topic::Turned => {
            "[lock] Omgedraaide kaarten zijn veilig: niemand steelt ze en geen vloek raakt ze. Ze dienen niet \
             meer voor een andere bonus of set. Aan het eind tellen ze wel mee, ook hun sterren. In de \
             gebieden zijn open kaarten licht en veilige donker."
        }
        Topic::EndOfTurn => {
            "[end] Na de actie eindigt de beurt. Hij eindigt vanzelf als er niets meer te kiezen is. Is er nog \
             een bonus mogelijk of zijn er acties over, dan beëindig je hem hier. Extra acties mag je laten \
             liggen, de eerste niet."
        }
        Topic::Temple => {
            "[temple] Vijftien kaarten in drie rijen, daarop acht in twee rijen, bovenop drie, elke laag een \
             halve kaart verschoven. Sommige liggen gesloten. B toont het plan van boven. Een kaart midden \
             in de onderste laag ligt in het begin onder vijf andere."
        }
        Topic::SecondTemple => {
            "[temple] Is de laatste kaart van de eerste tempel gepakt, dan komt van de rest de tweede; twee \
             kaarten blijven over. De volgorde is omgekeerd: wie laatst was, begint. Kaarten, helpers en \
             zilver houd je."
        }
        Topic::EndOfGame => {
            "Het spel eindigt als de tweede tempel leeg is. Dan worden punten geteld: kaarten, helpers, zilver \
             en meerderheden. Bij gelijke punten tellen meer artefacten, dan meer zilver."
        }
        Topic::Scoring => {
            "[points] Kaarten tellen naar hun deck, open of omgedraaid. Open sets worden zo gemaakt als voor jou \
             het beste is. Helpers geven wat ze beloven. Elk zilver is {silverpoint} {silverpoint|punt|punten}. \
             De meeste sterren geven {moststars}, de meeste relieken {mostrelics}, de minste {fewestrelics}. Bij \
             gelijke stand geldt het voor allen."
        }
        Topic::Stars => {
            "[star] Veel kaarten dragen een ster, ook sommige vloeken. Wie er aan het eind de meeste heeft, \
             krijgt {moststars} {moststars|punt|punten}; bij gelijke stand ieder van hen. Omgedraaide kaarten \
             tellen mee."
        }
        Topic::Statues => {
            "[statue] Hoe meer beelden in een set, hoe beter: {statue1}, {statue2}, {statue3}, {statue4}, \
             {statue5} punten enzovoort. Wat aan het eind open ligt, is één set. Twee of meer mag je als set \
             omdraaien: dan is hij veilig, maar hij groeit niet meer.\n\
             [deck:statue]"
        }
        Topic::Coins => {
            "[coin] Elke munt is {coin} {coin|punt|punten}. Bonus: draai er 2 om voor {coin2} zilver uit de \
             bank, of 3 voor {coin3} zilver.\n\
             [deck:coin]"
        }
        Topic::Weapons => {
            "[weapon] Elk wapen is {weapon} {weapon|punt|punten}. Bonus: draai er 2 om om {weapon2} open \
             {weapon2|kaart|kaarten} te stelen, of 3 voor {weapon3}, van één speler of van meer. Een gestolen \
             kaart ligt open voor je en kan een set voltooien.\n\
             [deck:weapon]"
        }
        Topic::Manuscripts => {
            "[manuscript] Elk manuscript is {manuscript} {manuscript|punt|punten}. Bonus: draai er 2 om voor \
             {manuscript2} {manuscript2|actie|acties} extra in deze beurt, of 3 voor {manuscript3}. Ze vervallen \
             als de tempel leeg is.\n\
             [deck:manuscript]"
        }
        Topic::Jewels => {
            "[jewel] Elk juweel is {jewel} {jewel|punt|punten}. Bonus: draai er 2 om voor {jewel2} \
             {jewel2|helper|helpers} naar keuze, of 3 voor {jewel3}. Ze kosten niets en geen actie.\n\
             [deck:jewel]"
        }
        Topic::Relics => {
            "[relic] Elke reliek is {relic} {relic|punt|punten}. Wie er aan het eind de meeste heeft, krijgt \
             {mostrelics}, wie de minste heeft {fewestrelics}. Geen enkele is het minst. Heeft ieder er \
             evenveel, dan gebeurt er niets.\n\
             [deck:relic]"
        }
        Topic::Porcelain => {
            "[porcelain] Elk stuk heeft een letter. Alleen is het {single} {single|punt|punten} waard, twee \
             gelijke {pair}, drie gelijke {triple}, en A, B en C samen {mixed}. Twee of drie gelijke mag je \
             veilig stellen. A, B en C blijven open en tellen aan het eind.\n\
             [deck:porcelain]"
        }
        Topic::VampireMummy => {
            "[monster] Alleen telt een vampier of mummie {alone}, een kruis {cross}, een doodskist {coffin}. \
             Vampier met kruis is {vampirecross}, mummie met kist {mummycoffin}. Beide monsters met een kruis of \
             kist zijn {trio}. Veilig stellen kan niet; aan het eind telt de beste verdeling.\n\
             [deck:monster]"
        }
        Topic::CurseBlessing => {
            "[curse] Ze liggen allemaal gesloten. Wie er een pakt, doet meteen wat erop staat, goed of slecht, \
             en draait hem om. Punten geeft hij niet, maar zijn ster telt. Een vloek leidt nooit tot schulden: \
             wat niet kan, vervalt.\n\
             [deck:curse]"
        }
        Topic::Treasure => {
            "[treasure] Sommige schatten geven punten aan het eind en liggen tot dan open: ze kunnen gestolen \
             worden. Andere geven meteen zilver, acties of helpers en worden omgedraaid.\n\
             [deck:treasure]"
        }
        Topic::EffectPoints => {
            "[treasure] Het getal op de kaart telt aan het eind. Tot dan ligt hij open en kan hij gestolen of \
             weggegeven worden."
        }
        Topic::EffectSilver => {
            "[silver] Je neemt het zilver meteen uit de bank, zoveel als die heeft. De kaart wordt omgedraaid."
        }
        Topic::EffectActions => {
            "Je hebt in deze beurt zoveel acties extra als de kaart zegt: pak nog een kaart of neem een helper \
             aan. Je mag ze laten liggen. Is de tempel leeg, dan vervallen ze."
        }
        Topic::EffectHelper => {
            "[helper] Je kiest gratis zoveel van de helpers naast de tempel als de kaart zegt. Is er geen meer, \
             dan gebeurt er niets."
        }
        Topic::EffectOthersGive => {
            "[silver] Alle anderen geven je elk zoveel zilver als de kaart zegt. Wie minder heeft, geeft wat er \
             is."
        }
        Topic::EffectPay => {
            "[curse] Je betaalt zilver aan de bank: zoveel als de kaart zegt, maar nooit meer dan je hebt."
        }
        Topic::EffectGive => {
            "[curse] Je kiest zoveel van je open artefacten als de kaart zegt en geeft ze aan de speler links. \
             Zonder open artefact gebeurt er niets. Links is in beide tempels dezelfde kant."
        }
        Topic::EffectRemove => {
            "[curse] Je kiest zoveel van je open artefacten als de kaart zegt: ze verdwijnen voorgoed uit het \
             spel. Zonder open artefact gebeurt er niets."
        }
        Topic::EffectOthersTake => {
            "[curse] Alle anderen nemen elk zoveel zilver uit de bank als de kaart zegt. Jij krijgt niets."
        }
        Topic::Sculptor => {
            "[sculptor] {sculptor}. Dat telt aan het eind, voor open en omgedraaide kaarten."
        }
        Topic::Numismatist => {
            "[numismatist] {numismatist}. Dat telt aan het eind, voor open en omgedraaide kaarten."
        }
        Topic::Armourer => {
            "[armourer] {armourer}. Dat telt aan het eind, voor open en omgedraaide kaarten."
        }
        Topic::Scribe => {
            "[scribe] {scribe}. Dat telt aan het eind, voor open en omgedraaide kaarten."
        }
        Topic::Jeweller => {
            "[jeweller] {jeweller}. Dat telt aan het eind, voor open en omgedraaide kaarten."
        }
        Topic::Priest => "[priest] {priest}. Dat telt aan het eind, los van de meerderheid.",
        Topic::Butler => "[butler] {butler}. Dat telt aan het eind. Op letters let de butler niet.",
        Topic::MonsterHunter => {
            "[monsterhunter] {monsterhunter}, in plaats van {alone}. Combinaties tellen als altijd."
        }
        Topic::Exorcist => "[exorcist] {exorcist}. Dat telt aan het eind. Zegens tellen niet.",
        Topic::TreasureHunter => {
            "[treasurehunter] {treasurehunter}. Dat telt aan het eind. Ook die meteen werkten, tellen."
        }
        Topic::Astronomer => {
            "[astronomer] {astronomer}. Dat telt aan het eind. Deze helper doet altijd mee."
        }
        Topic::Curator => {
            "[curator] {curator}. Dat telt aan het eind. Deze helper doet altijd mee."
        }
        Topic::Books => {
            "[silver] Zilver, sterren en kaarten van iedereen per deck: open helder, omgedraaid in een kader. Op \
             messing is een set om te draaien. Wie de meeste sterren of relieken heeft, is onderstreept.\n\
             [temple] De lagen van de tempel naast elkaar, onder, midden, boven, met de prijs van graven. De \
             cursor stopt waar iets te boeken is: A pakt de kaart, B bekijkt een gesloten kaart waar \
             je heen ging. Onder de top: [helper] helpers, [lock] bonussen, [end] einde van de beurt.\n\
             Anders neemt B de laatste boeking terug. X herstelt een getal."
        }
        Topic::LayingOut => {
            "Deelt het apparaat, sorteer dan de kaarten in het spel per deck. Het zegt kaart voor kaart wat waar \
             ligt. Neem voor een gesloten kaart een kaart buiten het spel: welke het echt is, zegt het apparaat \
             als hij gepakt wordt, en alleen aan wie kijkt.\n\
             Delen jullie uit de doos, schud dan, leg de tempel en zeg wat open ligt. Gesloten kaarten kent het \
             apparaat niet tot iemand ze noemt."
        }
        Topic::Setup => {
            "Er doen zes van de tien decks mee: het toeval kiest ze, of jullie zelf. Helpers van andere decks \
             blijven in de doos. Ieder begint met {start} zilver. De startspeler wordt geloot, tenzij jullie er \
             een kiezen. X op een deck legt het uit."
        }
        Topic::DigRule => {
            "De regel is op twee manieren te lezen. Meestal telt elke kaart erboven, op elke laag: een kaart \
             midden in de onderste laag kost {dig5}. Of alleen wie erop ligt telt: de laag er vlak boven, en de \
             top alleen waar niets meer tussen ligt."
        }
        Topic::PrintedValues => {
            "Niet alle getallen van de doos zijn hier bekend. Wie hem heeft, stelt sterren, gesloten kaarten, \
             letters, effecten, helpers en alle punten in zoals ze gedrukt zijn. Wat gewijzigd is, blijft bij \
             het spel."
        }
    }
}
