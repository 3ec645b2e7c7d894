//! What every auditor needs: reading JSON, walking through a story, who won and by what.

use serde_json::Value;

/// What an auditor found.
pub type Finding = Result<(), String>;

/// Something that has to be so.
macro_rules! must {
    ($holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err(format!($($what)+));
        }
    };
}
pub(crate) use must;

/// No number of the rules is anywhere near this one.
pub const NONE: i64 = i64::MIN / 4;

pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(NONE)
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> + Clone {
    let fields = value.as_object().into_iter().flatten();
    fields.map(|(name, value)| (name.as_str(), value))
}

/// Somebody who knows the rules of a game, and what was agreed on.
pub trait Audit<'j> {
    /// What holds in every state.
    fn state(&self, state: &'j Value) -> Finding;

    /// What an entry may change, and what it has to.
    fn entry(&self, before: &'j Value, entry: &'j Value) -> Finding;

    /// The scores, and who won.
    fn end(&self, last: &'j Value, end: &'j Value) -> Finding;
}

/// Checks a whole story.
pub fn walk<'j, A: Audit<'j>>(
    objects: &'j [Value],
    auditor: impl FnOnce(&'j Value) -> A,
) -> Finding {
    let [setup, entries @ .., end] = objects else {
        return Err("no beginning or no end".into());
    };
    must!(setup["kind"] == "setup", "the first object is no set-up");
    must!(end["kind"] == "end", "the last object is no end");
    must!(end["entries"] == entries.len(), "entries are missing");
    for (name, printed) in fields(&setup["changed"]) {
        let now = setup.pointer(&format!("/{name}"));
        must!(
            now.is_some_and(|now| now != printed),
            "{name} is not changed"
        );
    }
    let auditor = auditor(setup);
    let mut before = &setup["state"];
    auditor.state(before)?;
    for (place, entry) in entries.iter().enumerate() {
        let here = |finding| format!("entry {}: {finding}", place + 1);
        must!(
            entry["entry"] == place + 1,
            "entry {} is missing",
            place + 1
        );
        auditor.entry(before, entry).map_err(here)?;
        before = &entry["state"];
    }
    auditor.end(before, end)
}

/// Checks the standings, the winners and the tie-break: `ranks` has every seat's points and what
/// breaks ties, in the order of `tiers`, clockwise from the first seat.
pub fn verdict<const N: usize>(
    tiers: [&str; N],
    mut ranks: Vec<([i64; N], &str)>,
    end: &Value,
) -> Finding {
    ranks.sort_by_key(|(tiers, _)| std::cmp::Reverse(*tiers));
    for (told, (due, _)) in list(&end["standings"]).iter().zip(&ranks) {
        let told = tiers.map(|tier| number(&told[tier]));
        must!(told == *due, "the standings are {told:?}, not {due:?}");
    }
    let (best, second) = (ranks[0].0, ranks[1].0);
    let winners = ranks.iter().filter(|(tiers, _)| *tiers == best);
    let winners: Vec<&str> = winners.map(|(_, seat)| *seat).collect();
    let told: Vec<&str> = list(&end["winners"]).iter().map(text).collect();
    must!(winners == told, "{winners:?} won");
    let apart = (0..N).find(|tier| second[*tier] < best[*tier]);
    let tie_break = match apart {
        None => "shared",
        Some(0) => "",
        Some(tier) => tiers[tier],
    };
    must!(
        text(&end["tie_break"]) == tie_break,
        "the tie-break was {tie_break}"
    );
    Ok(())
}
