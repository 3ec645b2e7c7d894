//! Printed values that were changed: they are refused with a sentence, or played with, told and
//! audited.

use engine::artifact::Artifact;
use engine::stack::ArtifactStack;
use engine::warehouse51::Warehouse51;
use serde_json::{Value, json};

use super::{Auditor, artifact, refused, stack, warehouse51, words, written, written_objects};
use crate::tell::Tell;
use crate::values::{bare, is_printed, leaves, replace};

/// Many values of a game that are not those of the box, and the auditor of its stories.
const BOXES: &[(&str, &str, Auditor)] = &[
    (
        "artifact",
        "tracks/ship/spaces/0=9,tracks/museum/spaces/9=0,values/market_coins/0=11,\
         values/income/0=12,tiles/africa.4/points=9,tiles/africa.4/income=0,\
         tiles/different_types/points=1,values/stand_alone/points=4,values/stand_alone/income=3,\
         values/research/0=1,values/research/4=20,values/joker=3,values/coins_for_a_point=2,\
         values/berlin=1,values/huts=7,values/mat=5,values/money=6,values/copies/pottery=6,\
         values/copies/cursed=3,values/removed=2,values/first_year=1899,values/rounds=6",
        artifact::audit::audit,
    ),
    (
        "warehouse51",
        "values/ingots=94,values/purse=12,values/bank=30,values/between=2,values/pawn_tiles=3,\
         values/pawn_below=8,values/pawn_pays=4,values/buy_back=6,values/places/red/0=9,\
         values/places/red/1=9,values/set_points=8,values/ingots_for_a_point=4,\
         relics/excalibur/value=5,relics/excalibur/auction=open,relics/golden_fleece/colour=red,\
         relics/golden_fleece/auction=fist,relics/holy_grail/counterfeit_card=true,\
         relics/aladdins_lamp/amount=9,relics/pandoras_box/amount=3,\
         relics/davids_harp/mark=cursed,relics/book_of_thoth/mark=neutral,\
         relics/book_of_thoth/effect=null",
        warehouse51::audit::audit,
    ),
    (
        "stack",
        "values/silver=60,values/start_silver=7,values/dig=2,values/look=0,values/hire=3,\
         values/points/coins=4,values/statues/1=2,values/bonuses/coins/two=5,\
         values/bonuses/weapons/three=3,values/porcelain/mixed=2,values/porcelain/single=-1,\
         values/monsters/monster=-4,values/monsters/trio=15,values/most_relics=6,\
         values/fewest_relics=-6,values/most_stars=1,values/silver_points=2,cards/coins.1/star=false,\
         cards/coins.9/face_down=true,cards/porcelain.1/shows=c,\
         cards/vampire_mummy.1/shows=coffin,cards/curse_blessing.1/shows=curse,\
         cards/curse_blessing.5/effect/name=others_take,cards/treasure.2/effect/number=7,\
         helpers/astronomer/of=3,helpers/astronomer/points=4,helpers/curator/counts=stars,\
         helpers/butler/deck=coins",
        stack::audit::audit,
    ),
];

#[test]
fn a_story_with_other_printed_values_tells_them_first_and_is_audited() {
    for (game, values, audit) in BOXES {
        for (seed, mood) in [(1, ""), (2, ""), (3, "--plain"), (4, "--plain")] {
            let line = format!("--game {game} --seed {seed} {mood} --values {values}");
            let objects = written_objects(&line);
            assert_eq!(audit(&objects), Ok(()), "{line}");
            let setup = &objects[0];
            let told = words(&written(&line));
            for pair in values.split(',') {
                let (name, now) = pair.split_once('=').unwrap();
                let printed = &setup["changed"][name];
                let sentence = format!("{name} is {now} instead of {}", bare(printed));
                assert!(told.contains(&sentence), "{line}: {sentence}");
                let place = setup.pointer(&format!("/{name}")).unwrap();
                assert_eq!(bare(place), now, "{line}: {name}");
            }
            let changed = setup["changed"].as_object().unwrap();
            assert_eq!(changed.len(), values.split(',').count(), "{line}");
        }
    }
}

#[test]
fn as_printed_nothing_is_changed() {
    for (game, ..) in BOXES {
        let line = format!("--game {game}");
        assert_eq!(written_objects(&line)[0]["changed"], json!({}), "{line}");
        assert!(!written(&line).contains("printed values were changed"));
    }
}

/// Everything of the set-up object can be changed by its name, but for what follows from it, and
/// what is as it is changes nothing.
fn everything_has_a_name<G: Tell>(game: &str, follows: fn(&str) -> bool)
where
    G::Values: PartialEq + std::fmt::Debug,
{
    let parser = lexopt::Parser::from_args(["--game", game]);
    let Ok(crate::options::Parsed::Story(mut options)) = crate::options::parse(parser) else {
        panic!("{game} has options");
    };
    let game = G::set_up(&mut options).unwrap();
    for (name, value) in leaves(&game) {
        assert_ne!(is_printed(&game, &name, &value), follows(&name), "{name}");
        let mut values = G::Values::default();
        if replace(&mut values, game.seats(), &name, &bare(&value)).is_ok() {
            assert_eq!(values, G::Values::default(), "{name}");
        }
    }
}

#[test]
fn everything_printed_can_be_changed_by_where_it_stands_in_the_json() {
    everything_has_a_name::<Artifact>("artifact", |name| {
        let ends = [
            "markers",
            "on_income_track",
            "cards",
            "type",
            "site",
            "different",
        ];
        let last = name.rsplit('/').next().unwrap_or("");
        name.starts_with("cards/") || name.starts_with("sites/") || ends.contains(&last)
    });
    everything_has_a_name::<Warehouse51>("warehouse51", |name| {
        name.ends_with("/id") || name.ends_with("/timing")
    });
    everything_has_a_name::<ArtifactStack>("stack", |name| {
        let is_card = name.starts_with("cards/");
        let shows_something = [
            "cards/porcelain.",
            "cards/vampire_mummy.",
            "cards/curse_blessing.",
        ];
        let shows_something = shows_something.iter().any(|deck| name.starts_with(deck));
        let counts_several = name.contains("/astronomer/") || name.contains("/curator/");
        name.starts_with("places/")
            || is_card && name.ends_with("/deck")
            || is_card && name.ends_with("/shows") && !shows_something
            // Where a card has an effect, its parts have names.
            || is_card && name.ends_with("/effect")
            || name.ends_with("/of") && !counts_several
    });
}

#[test]
fn values_that_make_no_sense_are_refused_with_a_sentence() {
    refused(
        "artifact",
        &[
            ("--values joker", "has \"joker\": expected NAME=VALUE"),
            (
                "--values joker=7",
                "changes \"joker\": expected where a printed value",
            ),
            (
                "--values values/joker=x",
                "values/joker to \"x\": expected a number from 0 to 255",
            ),
            (
                "--values values/income/11=1",
                "expected where a printed value stands",
            ),
            (
                "--values values/huts=1",
                "Each player needs 2 to 20 huts, not 1.",
            ),
            (
                "--values values/first_year=70000",
                "a number from 0 to 65535",
            ),
            (
                "--players 5 --values values/removed=1",
                "expected where a printed value stands",
            ),
            (
                "--players 3 --values tiles/asia.4/points=1",
                "expected where a printed value stands",
            ),
            (
                "--values values/mat=6,values/rounds=21",
                "A game lasts 1 to 20 years, not 21.",
            ),
        ],
    );
    refused(
        "warehouse51",
        &[
            (
                "--values values/ingots=95",
                "95 ingots are more than can be bid",
            ),
            (
                "--values relics/excalibur/mark=holy",
                "expected neutral, blessed, cursed",
            ),
            (
                "--values relics/excalibur/value=0",
                "Excalibur has to be worth 1 to 9.",
            ),
            (
                "--values relics/excalibur/effect=cancel",
                "so it is blessed or cursed.",
            ),
            (
                "--values relics/aladdins_lamp/amount=null",
                "Aladdin's Lamp needs an amount",
            ),
            (
                "--values values/places/red/1=6",
                "The second red place is worth more",
            ),
        ],
    );
    refused(
        "stack",
        &[
            (
                "--values values/silver=7",
                "7 silver are more than 200, or fewer",
            ),
            (
                "--values values/monsters/cross=200",
                "expected a number from -128 to 127",
            ),
            (
                "--values cards/coins.1/shows=a",
                "expected where a printed value stands",
            ),
            ("--values cards/coins.1/star=yes", "expected false, true"),
            (
                "--values cards/treasure.1/effect/number=10",
                "effect of treasure.1 is 9 at most.",
            ),
            (
                "--values helpers/sculptor/deck=null",
                "by a deck only with one.",
            ),
        ],
    );
}

/// What an auditor says of a story whose set-up was spoilt.
fn audited_with(spoil: fn(&mut Value)) -> Result<(), String> {
    let (game, values, audit) = BOXES[0];
    let mut objects = written_objects(&format!("--game {game} --values {values}"));
    spoil(&mut objects[0]);
    audit(&objects)
}

#[test]
fn an_auditor_finds_values_that_are_not_those_played_with() {
    assert_eq!(audited_with(|_| {}), Ok(()));
    for spoil in [
        (|setup| setup["changed"]["values/joker"] = json!(3)) as fn(&mut Value),
        |setup| setup["changed"]["values/nothing"] = json!(3),
        |setup| setup["values"]["joker"] = json!(6),
        |setup| setup["values"]["copies"]["pottery"] = json!(4),
        |setup| setup["values"]["removed"] = json!(1),
        |setup| setup["values"]["research"][4] = json!(8),
    ] {
        assert!(audited_with(spoil).is_err());
    }
}
