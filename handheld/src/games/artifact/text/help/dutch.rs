//! Artifact's help pages in Dutch.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:africa:vase] [card:america:vase] [card:east:vase] [tile]\n\
             Over de hele wereld wordt gegraven. De vondsten gaan per schip naar huis en als set het \
             museum in. Een tentoonstelling levert elke ronde munten [coin] op en aan het eind punten \
             [points]. Ook geld dat over is levert punten op. Wie de meeste punten heeft, wint."
        }
        Topic::YearInShort => {
            "[year] Een ronde is een jaar, meestal zijn het er negen. Eerst komen de inkomsten: iedereen \
             krijgt het basisinkomen en wat de eigen tentoonstellingen opleveren.\n\
             [museum] Daarna gaan de beurten rond tot iedereen gepast heeft. Acties kosten de stukken \
             op het eigen spelersbord, meestal zes.\n\
             [ship] Wie gepast heeft, pakt weer stukken. Vóór het volgende jaar worden alle \
             spelersborden aangevuld."
        }
        Topic::TurnInShort => {
            "Eén actie, twee acties of passen. Elke actie kost een speelstuk:\n\
             [museum] Onderzoek: de eerste eigen woning bij een opgraving. Of een tentoonstelling.\n\
             [worker:africa] Aannemen: nog een woning bij die opgraving. Een nieuwe woning legt een \
             kaart open.\n\
             [ship] Verschepen: per eigen woning daar een kaart naar de hand. Of verkopen en kopen.\n\
             [coin] Het stuk gaat terug naar zijn spoor; het getal dat het daar bedekt, is de prijs."
        }
        Topic::FirstExhibition => {
            "[card:africa:gem] [card:america:gem] [card:east:gem]\n\
             Drie keer sieraden, van welke opgraving ook: dat is een set. Een museumspeelstuk maakt er \
             een tentoonstelling van. Eén van de kaarten gaat terug naar de hand, de andere blijven \
             onder de tegel. Grotere sets leveren meer op. Andere tegels vragen 4 of 5 kaarten van \
             één opgraving; die liggen op het inkomstenspoor, en wie er een pakt, verlaagt soms het \
             basisinkomen."
        }
        Topic::SignsOfTheBoard => {
            "[museum] Museumspeelstuk: onderzoek, tentoonstelling.\n\
             [ship] Schip: verschepen, verkopen, kopen.\n\
             [worker] Aannemen. [worker:africa] [worker:asia] [worker:america] [worker:east] Arbeiders, in de vorm van de opgraving.\n\
             [joker] Joker: het ene stuk voor het andere.\n\
             [hut] Woning in de kleur van de speler.\n\
             [coin] Munten.\n\
             [points] Punten.\n\
             [year] Het jaar.\n\
             [market] Zwarte markt, en de tafel.\n\
             [card] Een kaart.\n\
             [tile] De tegel voor 3 opgravingen.\n\
             [cards] De tegel voor 5 typen."
        }
        Topic::SignsOfCards => {
            "[africa] Afrika.\n[asia] Azië.\n[america] Amerika.\n[east] Midden-Oosten.\n\
             [temple] Architectuur.\n[bust] Sculptuur.\n[vase] Aardewerk.\n[gem] Sieraden.\n\
             [sword] Wapens.\n[alone] Uniek artefact.\n[gold] Gevonden goud.\n\
             [fragments] Brokstukken.\n[cursed] Vervloekt artefact.\n[manuscript] Manuscript."
        }
        Topic::SignsOfRoles => {
            "[research] Een onderzoeksschijfje.\n[paris] Parijs: twee kaarten houden.\n\
             [london] Londen: verschepen en een geheime kaart.\n[berlin] Berlijn: duurder verkopen.\n\
             [newyork] New York: één kaart als joker.\n[andersson] Andersson: een gratis actie.\n\
             [carter] Carter: twee velden onderzoek.\n[judd] Judd: onderzoek en een geheime kaart.\n\
             [morley] Morley: twee woningen tegelijk."
        }
        Topic::Setup => {
            "Hier staat wie er met de klok mee meespeelt en wie begint. Elke uitbreiding zet je apart \
             aan. De snelle start geeft iedereen de eerste woningen; zonder plaatst ieder er twee \
             naar keuze. Met drie spelers valt één opgraving af. De gedrukte waarden hoef je alleen \
             te wijzigen als je eigen doos andere getallen toont."
        }
        Topic::FirstHuts => {
            "Iedereen plaatst twee woningen, in twee rondes telkens één. Bij elke hoort een \
             arbeider van die opgraving. Ze mogen allebei bij dezelfde opgraving staan. De allereerste woning \
             bij een opgraving levert niets op, elke volgende legt een kaart open. Daarna vult de \
             een na de ander het spelersbord met speelstukken naar keuze. Bij de snelle start \
             liggen de woningen vast en kies je alleen deze laatste stukken."
        }
        Topic::PlayerCount => {
            "Met vijf spelers doet alles mee. Met vier mist elk spoor het goedkoopste speelstuk, \
             met drie de twee goedkoopste. Met drie spelers valt ook één opgraving af, met \
             arbeiders, kaarten en twee tegels. Het basisinkomen begint dan lager."
        }
        Topic::Round => {
            "Een ronde is een jaar. Eerst krijgt iedereen inkomsten. Dan volgen de beurten, met de \
             klok mee vanaf de startspeler, tot iedereen gepast heeft. Aan het eind van de ronde \
             worden de spelersborden weer gevuld. Het gewone spel duurt negen jaar, van 1920 tot \
             1928, als niets het eerder laat eindigen."
        }
        Topic::Income => {
            "Iedereen krijgt hetzelfde basisinkomen: het getal links van de tegels op het \
             inkomstenspoor. Met elke tegel die daar verdwijnt schuiven de andere op, en vroeg of \
             laat daalt het basisinkomen voor iedereen. Eigen tentoonstellingen geven hun bonus \
             erbij. Geld zakt nooit onder nul en heeft geen grens."
        }
        Topic::Turn => {
            "Een beurt is één actie, twee acties, of passen. Elke actie kost een speelstuk van je \
             spelersbord. Museumspeelstukken zijn voor onderzoek en tentoonstellingen. Schepen zijn om \
             te verschepen, te verkopen en te kopen. Arbeiders werken bij hun eigen opgraving. Het \
             stuk gaat terug naar het bord, en het getal dat het bedekt is de prijs."
        }
        Topic::Markers => {
            "Een speelstuk dat teruggaat naar zijn spoor bedekt daar het hoogste vrije getal, en \
             zoveel munten betaal je. Hoe meer stukken er op een spoor staan, hoe goedkoper dus de \
             volgende actie. Wie een stuk pakt, maakt het laagste bedekte getal vrij en het spoor \
             weer duurder. Een spelersbord heeft meestal plaats voor zes stukken."
        }
        Topic::Joker => {
            "Elk speelstuk kan invallen voor een ander. Het gaat toch naar zijn eigen spoor, maar \
             de actie kost de jokerprijs, meestal 6 munten, in plaats van het bedekte getal. Beide \
             acties van een beurt mogen zo. Voor verkopen en kopen is er geen joker."
        }
        Topic::Research => {
            "Opent een opgraving: een eerste eigen woning waar je er nu geen hebt. Dat kost een \
             museumspeelstuk en een woning uit de voorraad. Staat daar al een woning, van wie dan ook, \
             dan komt er een kaart open. Met uitbreiding I gaat je onderzoeksschijfje daar één \
             veld omhoog."
        }
        Topic::Hire => {
            "Zet een woning erbij waar je er al een hebt en legt daar een kaart open. Dat kost een \
             arbeider van precies die opgraving en een woning uit de voorraad. Is de stapel leeg, \
             dan komt er geen kaart."
        }
        Topic::Ship => {
            "Brengt open kaarten van één opgraving naar de hand, naar keuze, één per eigen woning \
             daar. Heeft verder niemand daar een woning, dan is het een kaart minder. Liggen er \
             minder kaarten, dan gaan ze allemaal mee. Daarna gaan al je woningen daar terug naar \
             de voorraad. Dat kost een schip. Een vervloekte kaart moet als eerste mee."
        }
        Topic::Exhibition => {
            "Levert een tegel op voor een set kaarten. Dat kost een museumspeelstuk. Je toont uit de \
             hand precies de kaarten die de tegel vraagt. Eén ervan gaat terug naar de hand, de \
             andere blijven onder de tegel. Vanaf dan geeft de tegel elke ronde zijn bonus, en aan \
             het eind tellen de punten. Een tegel van het inkomstenspoor brengt ook het \
             basisinkomen dichter bij zijn volgende daling."
        }
        Topic::Sell => {
            "Legt een kaart uit de hand rechts op de zwarte markt. Een vierde kaart duwt de meest \
             linkse uit het spel. Dat kost een schip, nooit een joker of de gratis actie. Je krijgt \
             de munten die boven het veld staan dat het schip bedekt; je betaalt niets."
        }
        Topic::Buy => {
            "Neemt een kaart naar keuze van de zwarte markt op de hand. Dat kost een schip, nooit \
             een joker of de gratis actie. De prijs staat boven het veld dat het schip bedekt, niet \
             erop."
        }
        Topic::Passing => {
            "Wie past, doet deze ronde geen acties meer; dat kan alleen in een beurt zonder actie. \
             Meteen, en in elke volgende beurt, mag je dan een speelstuk van het bord pakken, er \
             een ruilen, of niets doen. Op een vol spelersbord past niets meer. In de laatste \
             ronde pakt of ruilt niemand nog speelstukken."
        }
        Topic::EndOfRound => {
            "Als iedereen gepast heeft, wordt wie als laatste paste de startspeler. Vanaf daar vult \
             de een na de ander het spelersbord weer aan, meestal tot zes speelstukken. Ruilen kan \
             nu niet. Dan begint het volgende jaar."
        }
        Topic::EndOfGame => {
            "Vier dingen maken een ronde tot de laatste: het inkomstenspoor is leeg, alle drie de \
             tegels van twee typen zijn weg, de laatste kaart van een opgraving is getrokken, of \
             het laatste jaar is daar. De ronde wordt uitgespeeld. De spelersborden worden niet \
             meer gevuld. Dan volgt de puntentelling."
        }
        Topic::Scoring => {
            "Punten komen van tentoonstellingen en van geld, meestal één per 5 munten. Uitbreiding \
             I voegt unieke tentoonstellingen en onderzoek toe. Bij gelijke stand beslissen meer \
             tentoonstellingen, dan meer geld. Is ook dat gelijk, dan wordt de overwinning gedeeld."
        }
        Topic::AllTiles => {
            "In elke rij: punten aan het eind, achter de plus de munten van elke ronde.\n\
             [tiles:head]\n[tiles:temple]\n[tiles:bust]\n[tiles:vase]\n[tiles:gem]\n[tiles:sword]\n\
             [tiles:africa]\n[tiles:asia]\n[tiles:america]\n[tiles:east]\n[tiles:sites]\n[tiles:types]"
        }
        Topic::TypeTiles => {
            "Elk van de vijf typen heeft drie tegels: voor 3, 4 en 5 artefacten van dat type, van \
             welke opgraving ook. Ze liggen niet op het inkomstenspoor, dus het basisinkomen \
             blijft gelijk. Hebben twee typen geen tegel meer, dan wordt de ronde de laatste."
        }
        Topic::SiteTiles => {
            "Elke opgraving heeft twee tegels: voor 4 en voor 5 artefacten van daar, van welk type \
             ook. Ze liggen op het inkomstenspoor. Gaat er een weg, dan schuiven de andere op en \
             kan het basisinkomen voor iedereen dalen."
        }
        Topic::DifferentSites => {
            "Deze tegel vraagt 3 artefacten, elk van een andere opgraving. De typen maken niet uit. \
             Hij ligt op het inkomstenspoor, dus het basisinkomen kan dalen."
        }
        Topic::DifferentTypes => {
            "Deze tegel vraagt 5 artefacten, van elk type één. De opgravingen maken niet uit. Hij \
             ligt op het inkomstenspoor, dus het basisinkomen kan dalen."
        }
        Topic::Artifacts => {
            "Een artefact heeft een opgraving en een van vijf typen: architectuur, sculptuur, \
             aardewerk, sieraden, wapens. Tegels vragen om het een of het ander. Meestal zijn er \
             bij elke opgraving vier van elk type. Je kunt artefacten ook op de zwarte markt \
             verkopen."
        }
        Topic::ResearchTracks => {
            "Uitbreiding I: iedereen heeft bij elke opgraving een onderzoeksschijfje, eerst op het \
             laagste veld. Elk onderzoek daar brengt het één veld omhoog, tot bovenaan. Aan het \
             eind telt één schijfje: met drie spelers het laagste, met vier of vijf het op één na \
             laagste. Overal onderzoek doen loont dus."
        }
        Topic::StandAlone => {
            "Een uniek artefact is helemaal alleen een tentoonstelling. Het kost een \
             museumspeelstuk, maar geen tegel en geen andere kaart. Het geeft meestal 1 munt per ronde \
             en 1 punt. Je houdt er geen kaart bij over. Bij gelijke stand telt het als \
             tentoonstelling, en met uitbreiding II kies je daarna een rol."
        }
        Topic::Gold => {
            "In je eigen beurt, vóór het passen, kun je goud wegleggen voor een kaart naar keuze \
             van de zwarte markt. Dat kost geen munten en geen speelstuk, en het is geen actie. \
             Goud hoort nooit in een tentoonstelling."
        }
        Topic::Fragments => {
            "In een tentoonstelling staan brokstukken voor elk type, maar alleen voor hun eigen \
             opgraving. Als de opzet dat zegt, ook voor elke andere opgraving. Ze blijven altijd \
             onder de tegel en komen nooit terug in de hand."
        }
        Topic::Cursed => {
            "Een vervloekt artefact komt nooit in een tentoonstelling. Ligt het open, dan gaat het \
             als eerste mee met een schip, telt als één kaart van de lading en verlaat dan het \
             spel. Geheim getrokken wordt het getoond en verlaat het spel; er komt geen andere \
             kaart voor."
        }
        Topic::Manuscript => {
            "Op de hand gehouden tot het eind, brengt elk manuscript vóór de puntentelling \
             één eigen onderzoeksschijfje een veld omhoog. Welk, kies je zelf. Carter verdubbelt \
             dat niet. Een manuscript hoort nooit in een tentoonstelling."
        }
        Topic::Roles => {
            "Uitbreiding II: na elke tentoonstelling zet of verzet je een van je twee rolschijfjes. \
             Eén mag bij een stad staan, één bij een archeoloog. Meer spelers mogen dezelfde rol \
             hebben. De rol helpt vanaf de volgende actie, zolang het schijfje daar blijft."
        }
        Topic::Paris => {
            "Tentoonstelling: in plaats van één mogen twee kaarten van de set terug naar de hand. \
             De eerste moet, de tweede mag. Brokstukken komen nooit terug."
        }
        Topic::London => {
            "Verschepen: daarna mag je ook de bovenste kaart van de stapel van die opgraving \
             trekken zonder hem te tonen. Een vervloekte kaart wordt getoond en verlaat het spel. \
             Een lege stapel geeft niets."
        }
        Topic::Berlin => {
            "Verkopen: een verkoop op de zwarte markt levert extra munten op, meestal 3 meer."
        }
        Topic::NewYork => {
            "Tentoonstelling: één kaart van de set telt als elk type of elke opgraving. Het mag \
             zelfs de kaart zijn die je houdt."
        }
        Topic::Andersson => {
            "Eén keer per ronde, als alle speelstukken van je spelersbord op zijn en vóór het \
             passen, is nog een actie gratis: geen speelstuk, geen munten. Ze telt als een van de \
             twee acties van die beurt. Verkopen en kopen kan er niet mee."
        }
        Topic::Carter => {
            "Onderzoek: het onderzoeksschijfje gaat twee velden omhoog in plaats van één, maar niet \
             verder dan het hoogste. Manuscripten blijven één veld. Zonder uitbreiding I is er \
             niets te verplaatsen."
        }
        Topic::Judd => {
            "Onderzoek: je mag ook de bovenste kaart van de stapel van die opgraving trekken zonder \
             hem te tonen. Een vervloekte kaart wordt getoond en verlaat het spel. Een lege stapel \
             geeft niets."
        }
        Topic::Morley => {
            "Aannemen: twee woningen in plaats van één, en er komen twee kaarten open. Dat kost één \
             arbeider, maar je betaalt de prijs dubbel, ook met een joker. Er moeten twee woningen \
             in voorraad zijn. Er maar één plaatsen mag nog steeds."
        }
        Topic::PrintedValues => {
            "Sommige getallen op bord en tegels zijn niet zeker bekend. Wie het echte spel heeft, \
             kan ze hier aanpassen, zodat het apparaat volgens die doos speelt. Zodra het spel \
             begint, liggen ze vast."
        }
    }
}
