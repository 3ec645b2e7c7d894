//! What seldom happens is told and audited too: each situation has a story of its own, looked for
//! from a seed that had it when this was written.

use serde_json::Value;

use super::reading::{fields, list, number, text};
use super::{Auditor, artifact, stack, warehouse51, words, written, written_objects};

/// How many seeds are tried before a situation counts as lost.
const TRIES: u64 = 100;

struct Situation {
    name: &'static str,
    /// The command line, without a seed.
    arguments: &'static str,
    /// The seed to begin with.
    seed: u64,
    happened: fn(&[Value]) -> bool,
    /// Words of the text.
    told: &'static str,
}

/// Each entry with the state before it.
fn entries(objects: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    let before = objects.iter().map(|object| &object["state"]);
    before.zip(objects.iter().skip(1))
}

fn events(objects: &[Value]) -> impl Iterator<Item = &Value> {
    objects.iter().flat_map(|object| list(&object["events"]))
}

fn is_pawning(entry: &Value) -> bool {
    entry["action"]["name"] == "pawn"
}

fn setup(objects: &[Value]) -> &Value {
    objects.first().unwrap_or(&Value::Null)
}

fn end(objects: &[Value]) -> &Value {
    objects.last().unwrap_or(&Value::Null)
}

const SITUATIONS: &[Situation] = &[
    Situation {
        name: "a relic is pawned by somebody who is not asked",
        arguments: "--game warehouse51 --plain",
        seed: 0,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                is_pawning(entry) && !list(&before["asked"]).contains(&entry["seat"])
            })
        },
        told: " pawns ",
    },
    Situation {
        name: "a relic is pawned while fists are being closed",
        arguments: "--game warehouse51 --players 5 --plain",
        seed: 3,
        happened: |objects| {
            entries(objects).any(|(_, entry)| is_pawning(entry) && entry["secret"] == true)
        },
        told: " pawns ",
    },
    Situation {
        name: "a relic is pawned while its owner pays",
        arguments: "--game warehouse51 --players 3",
        seed: 990,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                let paying = before["phase"]["name"] == "paying";
                paying && is_pawning(entry) && before["asked"][0] == entry["seat"]
            })
        },
        told: " pawns ",
    },
    Situation {
        name: "the carpet itself is pawned while its owner pays",
        arguments: "--game warehouse51 --players 3",
        seed: 2128,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                let paying = before["phase"]["name"] == "paying";
                paying && is_pawning(entry) && entry["action"]["relic"] == "flying_carpet"
            })
        },
        told: " pawns the Flying Carpet for 5 ingots. ",
    },
    Situation {
        name: "a relic is pawned after the last auction",
        arguments: "--game warehouse51",
        seed: 6,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                before["phase"]["name"] == "last_pawning" && is_pawning(entry)
            })
        },
        told: "may pawn for the last time.",
    },
    Situation {
        name: "the pawnshop has tiles and the bank too few ingots",
        arguments: "--game warehouse51 --plain",
        seed: 0,
        happened: |objects| {
            let values = &setup(objects)["values"];
            entries(objects).any(|(before, entry)| {
                let player = &before["players"][text(&entry["seat"])];
                let short = number(&before["bank"]) < number(&values["pawn_pays"]);
                let poor = number(&player["ingots"]) < number(&values["pawn_below"]);
                let relics = !list(&player["relics"]).is_empty();
                let bids = before["phase"]["name"] == "open_auction";
                short && poor && relics && bids && number(&before["pawn_tiles"]) > 0
            })
        },
        told: "bank 0]",
    },
    Situation {
        name: "the bank cannot pay all of the lamp's ingots",
        arguments: "--game warehouse51",
        seed: 1,
        happened: |objects| {
            events(objects).any(|event| {
                let lamp = event["relic"] == "aladdins_lamp";
                event["event"] == "from_bank" && lamp && number(&event["ingots"]) < 5
            })
        },
        told: "from the bank by Aladdin's Lamp.",
    },
    Situation {
        name: "five fists are level",
        arguments: "--game warehouse51 --players 5",
        seed: 1005,
        happened: |objects| {
            events(objects).any(|event| {
                let empty = fields(&event["bids"]).all(|(_, bid)| *bid == 0);
                event["level"] == 5 && !empty
            })
        },
        told: "Blue, Red, Green, Yellow and Purple",
    },
    Situation {
        name: "five players share a place",
        arguments: "--game warehouse51 --players 5 --plain",
        seed: 2598,
        happened: |objects| {
            let scores = fields(&end(objects)["scores"]);
            let mut sources = scores.flat_map(|(_, score)| fields(&score["sources"]));
            sources.any(|(_, source)| source["from"]["sharing"] == 5)
        },
        told: "share the first place",
    },
    Situation {
        name: "five players share the victory",
        arguments: "--game warehouse51 --players 5 --values \
                    values/set_points=0,values/ingots_for_a_point=95,\
                    values/places/blue/0=0,values/places/blue/1=0,\
                    values/places/green/0=0,values/places/green/1=0,\
                    values/places/yellow/0=0,values/places/yellow/1=0,\
                    values/places/red/0=0,values/places/red/1=0",
        seed: 22,
        happened: |objects| list(&end(objects)["winners"]).len() == 5,
        told: "Blue, Red, Green, Yellow and Purple share the victory with 0 points each.",
    },
    Situation {
        name: "Tamatebako is bought in the last auction",
        arguments: "--game warehouse51",
        seed: 2,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                let over = fields(&before["stacks"]).all(|(_, stack)| list(stack).is_empty());
                let mut events = list(&entry["events"]).iter();
                over && events
                    .any(|event| event["event"] == "no_effect" && event["relic"] == "tamatebako")
            })
        },
        told: "Tamatebako has no effect, since there is no next auction.",
    },
    Situation {
        name: "the last tile leaves the income track",
        arguments: "--game artifact --fragments wild --values values/rounds=20,\
                    values/copies/architecture=7,values/copies/sculpture=7,values/copies/pottery=7,\
                    values/copies/jewellery=7,values/copies/weapons=7,values/copies/fragments=7",
        seed: 2,
        happened: |objects| end(objects)["ended_by"]["reason"] == "income_track_empty",
        told: "is the last year: the last exhibition tile has left the income track.",
    },
    Situation {
        name: "an exhibition leaves nothing to keep",
        arguments: "--game artifact --values values/copies/fragments=4",
        seed: 10,
        happened: |objects| {
            entries(objects).any(|(_, entry)| {
                let mut events = list(&entry["events"]).iter();
                let bare = events.any(|event| {
                    let shown = list(&event["shown"]);
                    let fragments = |card: &Value| text(card).ends_with(".fragments");
                    event["event"] == "exhibited" && shown.iter().all(fragments)
                });
                bare && entry["state"]["phase"]["name"] != "keeping"
            })
        },
        told: "fragments",
    },
    Situation {
        name: "Andersson's action stays unused",
        arguments: "--game artifact",
        seed: 418,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                let player = &before["players"][text(&entry["seat"])];
                let markers: i64 = fields(&player["mat"]).map(|(_, count)| number(count)).sum();
                let others = list(&entry["legal"]).len() > 1;
                entry["action"]["name"] == "pass"
                    && player["archaeologist"] == "andersson"
                    && player["free_action_used"] == false
                    && markers == 0
                    && others
            })
        },
        told: " passes, leaving Andersson's free action unused",
    },
    Situation {
        name: "a special artifact counts in a set",
        arguments: "--game artifact --special-artifacts-count",
        seed: 0,
        happened: |objects| {
            events(objects).any(|event| {
                let faces = [".gold", ".manuscript", ".stand_alone"];
                let special = |card: &Value| faces.iter().any(|face| text(card).ends_with(face));
                event["event"] == "exhibited" && list(&event["shown"]).iter().any(special)
            })
        },
        told: "count in sets, as cards of their sites without a type.",
    },
    Situation {
        name: "a card is dug out for five silver",
        arguments: "--game stack",
        seed: 1541,
        happened: |objects| {
            events(objects).any(|event| event["event"] == "dug" && event["silver"] == 5)
        },
        told: "from under five cards for 5 silver",
    },
    Situation {
        name: "the bank has no silver left to give",
        arguments: "--game stack --values values/start_silver=10",
        seed: 52,
        happened: |objects| {
            entries(objects).any(|(before, entry)| {
                let mut events = list(&entry["events"]).iter();
                let nothing =
                    |event: &Value| event["event"] == "silver_received" && event["silver"] == 0;
                events.any(|event| nothing(event) && event["seat"] == before["turn"])
            })
        },
        told: "gets nothing, for the bank is empty",
    },
];

#[test]
fn what_seldom_happens_is_told_and_audited() {
    for situation in SITUATIONS {
        let Situation {
            name,
            arguments,
            seed,
            happened,
            told,
        } = situation;
        let stories = (*seed..seed + TRIES).map(|seed| format!("{arguments} --seed {seed}"));
        let mut stories = stories.map(|line| (written_objects(&line), line));
        let story = stories.find(|(objects, _)| happened(objects));
        let (objects, line) = story.unwrap_or_else(|| {
            panic!("{name}: in no story of {arguments} from seed {seed} on; look further")
        });
        println!("{name}: {line}");
        let finding = auditor(setup(&objects))(&objects);
        assert_eq!(finding, Ok(()), "{name}: {line}");
        let text = words(&written(&line));
        assert!(text.contains(told), "{name}: {line} does not tell {told:?}");
    }
}

fn auditor(setup: &Value) -> Auditor {
    match text(&setup["game"]) {
        "artifact" => artifact::audit::audit,
        "warehouse51" => warehouse51::audit::audit,
        _ => stack::audit::audit,
    }
}
