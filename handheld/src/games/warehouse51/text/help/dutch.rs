//! Warehouse 51's help pages in Dutch.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[blue] [green] [yellow] [red]\nHet geheime magazijn van een museum wordt verkocht, relikwie \
             voor relikwie. Verzamel de hoogste sommen per kleur en sets van vier kleuren, en houd wat \
             goud over. Maar sommige relikwieën zijn vals, en ieder kent er maar een paar. De meeste \
             punten winnen."
        }
        Topic::AuctionInShort => {
            "[stack] Wie het laatst won, kiest een stapel; de bovenste relikwie wordt verkocht.\n[gavel] \
             De meeste open: verhogen of passen, de kring rond.\n[fist] Wapens met vuisten: allen kiezen \
             in het geheim, dan gaan ze open.\n[gold] De prijs gaat naar links, niet naar de \
             bank.\n[blessing] Wat een relikwie doet, begint bij de koop."
        }
        Topic::Counterfeits => {
            "[mask] Voor het spel liggen er kaarten tussen buren: met drie elk {three}, met vier {four}, met \
             vijf {five}. Ze noemen relikwieën die vals zijn.\n\
             Beide buren mogen ze altijd in het geheim lezen: tafel, eigen regel, A, A. Aan het eind worden ze \
             onthuld, en die relikwieën gaan weg."
        }
        Topic::Signs => {
            "[blue] Blauw: westerse verhalen.\n[green] Groen: Europese mythen.\n[yellow] Geel: het Nabije \
             Oosten.\n[red] Rood: het Verre Oosten.\n[blessing] Gezegend.\n[curse] Vervloekt.\n[gavel] \
             Open veiling, of de leiding.\n[fist] Vuistveiling, of een dichte vuist.\n[gold] Goud.\n\
             [bank] De bank.\n[pawn] Het pandhuis.\n[certificate] Een certificaat.\n[mask] Een \
             vervalsing.\nBij een speler in de veiling: + een relikwie die daar helpt, - een die hindert, \
             [curse] mag niet bieden."
        }
        Topic::Stacks => {
            "Wie de laatste veiling won, kiest een stapel en onthult de bovenste relikwie; eerst de \
             jongste of een gekozen speler. Biedt niemand, dan verlaat de relikwie het spel en onthult \
             dezelfde speler weer. Zijn alle stapels leeg, dan begint het einde."
        }
        Topic::OpenAuction => {
            "[gavel] Vanaf links van wie onthulde verhoogt ieder of past voorgoed. Niemand biedt meer dan \
             hij heeft, en minstens 1. Wie overblijft, betaalt zijn bod aan links en neemt de \
             relikwie.\nOmhoog en omlaag veranderen het bod met één, links en rechts met vijf. Onder het \
             laagste bod: passen, verpanden, vervalsingen bekijken."
        }
        Topic::FistAuction => {
            "[fist] Om de beurt neemt ieder het apparaat en sluit de vuist om wat goud, of om niets, in \
             het geheim. Dan gaan ze samen open. Het hoogste bod wint; bij gelijke de eerste met de klok \
             mee vanaf wie onthulde, die zelf eerst telt. Zijn ze allemaal leeg, dan bood niemand.\nHet \
             wiel begint elke keer ergens anders, zodat drukken niets verraadt."
        }
        Topic::Paying => {
            "[gold] De prijs gaat naar links, de volgende speler met de klok mee. De bank krijgt niets. \
             Zo blijft het goud in het spel, en een hoge prijs maakt een buur rijk. Met het Vliegend \
             Tapijt mag hij naar rechts."
        }
        Topic::Pawnshop => {
            "[pawn] Wie minder dan {below} goud heeft, mag altijd een relikwie verpanden voor {pays} goud, \
             zolang er een fiche vrij is en de bank kan betalen. Wie aan de beurt is, vindt het onder de boden; \
             anderen in het menu, buiten de beurt.\n\
             Een verpande relikwie telt niet en verliest de zegen, maar houdt de vloek. Aan het eind kost \
             terugkopen {buyback}."
        }
        Topic::Marks => {
            "[blessing] Een zegen helpt. Verpand werkt hij niet.\n[curse] Een vloek schaadt, verpand of \
             niet. Sommige werken meteen, sommige blijvend, sommige aan het eind of bij de telling. Wat \
             moet, gebeurt; alleen wat mag, wordt gevraagd."
        }
        Topic::EndSteps => {
            "[pawn] Wie nog kan verpanden, wordt één keer gevraagd, dan wordt er \
             teruggekocht.\n[certificate] Certificaten worden toegewezen.\n[mask] De vervalsingen worden \
             onthuld; die relikwieën gaan weg met hun effect. Dan wordt er geteld. Alles gaat rond vanaf \
             de laatste winnaar."
        }
        Topic::Certificates => {
            "[certificate] De Heilige Graal en de Ark van het Verbond dragen er elk één. Wie ze heeft, \
             legt het op een eigen relikwie die niet verpand is: die vervalsing telt niet. Is de drager \
             verpand, dan geldt het certificaat niet."
        }
        Topic::Scoring => {
            "[places]\n\
             In elke kleur worden de waarden opgeteld; de eerste en tweede plaats scoren. Een set van vier \
             verschillende kleuren is {set} {set|punt|punten} waard, elke {gold} goud één. Een som van nul \
             scoort nooit."
        }
        Topic::Ties => {
            "Delen twee een plaats, dan krijgen beiden de punten van de laagste van de bezette plaatsen; \
             drie of meer krijgen niets. Yata no Kagami wint elke gelijke stand, het Kleed van Nessus \
             verliest elke. Zijn de winnaars dan nog gelijk, dan delen ze de overwinning."
        }
        Topic::Setup => {
            "Drie tot vijf spelen mee. Ieder heeft {purse} goud, de bank {bank}. De 26 relikwieën liggen op \
             kleur in vier stapels. Tussen buren liggen vervalsingen die beiden mogen bekijken. De jongste of \
             een door het toeval gekozen speler onthult eerst."
        }
        Topic::PrintedValues => {
            "Niet elk getal van de doos kennen we. Wat in het echte spel anders is, kan hier worden \
             ingesteld, relikwie voor relikwie: kleur, waarde, teken, veiling, effect en of er een \
             vervalsing bestaat. Een spel houdt de waarden waarmee het begon."
        }
        Topic::Books => {
            "[gavel] Er wordt hardop geboden; wie de boeken houdt, boekt het. Links en rechts: de soort; op en \
             neer: hoeveel; A boekt, B neemt terug. Onder staat wie zou winnen en aan wie die \
             betaalt.\n[fist] Vuisten: op tafel geopend en geboekt, of hier in het geheim gesloten.\n[pawn] \
             Verpanden mag iedereen.\n[mask] Het oog: iemand leest alleen. Wat in de doos blijft, wordt aan \
             het einde gezegd.\nDe vlag: wie onthult. X zet recht wat afwijkt."
        }
        Topic::Excalibur => {
            "[relic:excalibur]\nHet zwaard dat alleen Arthur uit de steen kon trekken. Een wapen: het \
             wordt met gesloten vuisten verkocht."
        }
        Topic::HolyGrail => {
            "[relic:grail]\nDe beker waar de ridders van de Ronde Tafel hun leven lang naar zochten. Een \
             vervalsing ervan is niet bekend. In het pandhuis geldt het certificaat niet."
        }
        Topic::SevenLeagueBoots => {
            "[relic:boots]\nEén stap erin is zo ver als een dag te paard. Wie ze draagt, is als eerste \
             bij elke stapel, ook als een ander won."
        }
        Topic::PhilosophersStone => {
            "[relic:stone]\nDe steen van de alchemisten maakt van lood goud. Met hem geeft minder goud al \
             een punt. De vloek van de Nibelungenring is sterker."
        }
        Topic::MalleusMaleficarum => {
            "[relic:malleus]\nHet boek van de heksenjagers. Wie het koopt, bekijkt in het geheim de \
             vervalsingen tussen twee anderen. Ze blijven na te lezen onder Vervalsingen."
        }
        Topic::UnicornHorn => {
            "[relic:horn]\nHij vindt elk gif. Aan het eind, als alle vervalsingen open liggen, mag hij \
             één relikwie redden, ook die van een ander. Is de hoorn zelf vals, dan redt hij niets."
        }
        Topic::WilliamTellsCrossbow => {
            "[relic:crossbow]\nEén pijl voor de appel, één voor de landvoogd. Een wapen: het wordt met \
             gesloten vuisten verkocht."
        }
        Topic::SnowWhitesMirror => {
            "[relic:mirror]\nHij kan niet liegen, en zijn eigenaar ook niet: bij een vuistveiling wordt \
             het bod hardop gezegd voordat de rest kiest. De vloek blijft ook in het pandhuis."
        }
        Topic::Mjollnir => {
            "[relic:hammer]\nDe hamer van Thor komt altijd terug in de hand. Bij open veilingen leid je \
             ermee al met een even hoog bod. Voor vuisten geldt een eigen regel."
        }
        Topic::GoldenFleece => {
            "[relic:fleece]\nVoor deze vacht voeren Jason en de Argonauten naar het eind van de wereld. \
             Het heeft geen effect, maar is veel waard, en wordt open verkocht."
        }
        Topic::PandorasBox => {
            "[relic:pandora]\nWie haar opent, laat alle kwaad los. Na het betalen gaat een deel van het \
             overige goud naar de bank, naar beneden afgerond."
        }
        Topic::Cornucopia => {
            "[relic:cornucopia]\nDe hoorn is nooit leeg. Elke volgende gewonnen veiling brengt goud van \
             de bank, na het effect van wat gekocht is."
        }
        Topic::ShirtOfNessus => {
            "[relic:shirt]\nHet giftige kleed dat Heracles niet meer uit kon doen. Elke gelijke stand om \
             plaats en overwinning is verloren. Met Yata no Kagami heffen ze elkaar op."
        }
        Topic::RingOfTheNibelung => {
            "[relic:ring]\nRijngoud, gesmeed en vervloekt. Het goud van de eigenaar geeft aan het eind \
             geen punten, ook niet met de Steen der Wijzen."
        }
        Topic::BabaYagasMortar => {
            "[relic:mortar]\nDe heks vliegt erin door het bos en ziet alles van boven. Wie onthult, \
             bekijkt eerst in het geheim elke stapel. Wat gezien is, blijft na te lezen."
        }
        Topic::AladdinsLamp => {
            "[relic:lamp]\nWrijf erover en de geest brengt goud. Hij brengt wat de bank heeft, tot zijn \
             getal, en maar één keer."
        }
        Topic::FlyingCarpet => {
            "[relic:carpet]\nHet draagt je overal heen, ook over de tafel: na een koop mag de prijs naar \
             rechts. Anders gaat die naar links."
        }
        Topic::ArkOfTheCovenant => {
            "[relic:ark]\nDe kist met de stenen tafelen. Een vervalsing ervan is niet bekend. In het \
             pandhuis geldt het certificaat niet."
        }
        Topic::DavidsHarp => {
            "[relic:harp]\nDe klank verdreef Sauls boze geest. Zolang ze niet verpand is, werkt geen \
             vloek van de eigen relikwieën."
        }
        Topic::GoliathsSword => {
            "[relic:sword]\nDavid sloeg er de reus het hoofd mee af. Een wapen: het wordt met gesloten \
             vuisten verkocht."
        }
        Topic::BookOfThoth => {
            "[relic:thoth]\nHet bevat alle spreuken van de goden, en die blijven niet geheim: iedereen \
             ziet de vervalsingen links en rechts van de koper. Ze blijven open."
        }
        Topic::YataNoKagami => {
            "[relic:yata]\nDe spiegel die de zonnegodin uit haar grot lokte. Elke gelijke stand om plaats \
             en overwinning is gewonnen. Met het Kleed van Nessus heffen ze elkaar op."
        }
        Topic::Amenonuhoko => {
            "[relic:spear]\nDe speer waarmee de goden Japan uit zee roerden. Een wapen: het wordt met \
             gesloten vuisten verkocht."
        }
        Topic::PeachesOfImmortality => {
            "[relic:peaches]\nZe rijpen eens in de drieduizend jaar. Hiermee komen verpande relikwieën \
             aan het eind goedkoper terug. Zijn ze zelf verpand, dan helpen ze niet."
        }
        Topic::Tamatebako => {
            "[relic:tamatebako]\nUrashima mocht dit kistje niet openen en werd ineens oud. Wie het koopt, \
             slaat de volgende veiling over. Na de laatste gebeurt er niets."
        }
        Topic::CintamaniJewel => {
            "[relic:jewel]\nHet juweel dat elke wens vervult. In een set van vier staat het voor de kleur \
             die ontbreekt. De waarde blijft rood."
        }
    }
}
