use std::format;
use std::string::{String, ToString};

use super::counting_bytes;
use crate::chance::{
    Commitment, Cuts, MAX_CUTS, REVEAL_BYTES, Reveal, RevealError, Secret, ShortCode,
};

const CONTEXT: &[u8] = b"set-up";

fn secret() -> Secret {
    Secret(counting_bytes())
}

fn five_cuts() -> Cuts {
    Cuts::from_array([3, 1, 65535, 0, 42])
}

fn reveal() -> Reveal {
    Reveal {
        secret: secret(),
        cuts: five_cuts(),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Frozen: SHA-256 of `pocket-museum/commit/1`, the secret 00 01 .. 1f, 06 00 00 00 00 00 00 00,
/// `set-up`.
#[test]
fn the_commitment_gives_its_frozen_vector() {
    let expected = "5f801971f7ff92f1ed0c29aa6dc031619636b6a062881b2cfc77cb6d38201dbe";
    assert_eq!(hex(&secret().commit(CONTEXT).0), expected);
}

/// Frozen: SHA-256 of `pocket-museum/commit/1` and 40 zero bytes.
#[test]
fn the_commitment_of_zeros_without_context_gives_its_frozen_vector() {
    let expected = "a83c93ca56cf5b631970f798afd9c2b19a68c88a3962205ad88574414383fa24";
    assert_eq!(hex(&Secret([0; 32]).commit(b"").0), expected);
}

/// Frozen: SHA-256 of `pocket-museum/seed/1`, the secret 00 01 .. 1f, 06 00 00 00 00 00 00 00,
/// `set-up`, then 00; or 01 07 00; or 05 03 00 01 00 ff ff 00 00 2a 00.
#[test]
fn the_seed_gives_its_frozen_vectors() {
    let seed = |cuts| hex(&secret().seed(CONTEXT, &cuts).0);
    let nobody = "cb511f44577b94ecab6f6feefb42f5d15ad1908930e8fc70983b6522868b23f0";
    let one = "05bb578bd3a823cfbf8a5ba8aeb744079c040dd018b2132b415afc0d014b2c72";
    let five = "dfa27fdd1d04eb478f0295ae7b94a3a40aec3d15e9dc9efaf653a95f20bcdebc";
    assert_eq!(seed(Cuts::new()), nobody);
    assert_eq!(seed(Cuts::from_array([7])), one);
    assert_eq!(seed(five_cuts()), five);
}

#[test]
fn the_short_code_is_the_first_fifty_bits_in_two_groups_of_five() {
    let code: ShortCode = secret().commit(CONTEXT).short();
    assert_eq!(code.as_str(), "BY01JWFQZY");
    assert_eq!(code.to_string(), "BY01J-WFQZY");
}

#[test]
fn the_short_code_shows_each_of_its_bits_and_no_other() {
    let code = |bit: usize| {
        let mut bytes = counting_bytes();
        bytes[bit / 8] ^= 0x80 >> (bit % 8);
        Commitment(bytes).short()
    };
    let whole = Commitment(counting_bytes()).short();
    for bit in 0..256 {
        assert_eq!(code(bit) != whole, bit < 50, "bit {bit}");
    }
}

#[test]
fn changing_any_cut_changes_the_seed() {
    let seed = secret().seed(CONTEXT, &five_cuts());
    for place in 0..MAX_CUTS {
        for bit in 0..16 {
            let mut cuts = five_cuts();
            cuts[place] ^= 1 << bit;
            assert_ne!(
                secret().seed(CONTEXT, &cuts),
                seed,
                "cut {place}, bit {bit}"
            );
        }
    }
}

#[test]
fn swapping_adding_or_leaving_out_a_cut_changes_the_seed() {
    let seed = |cuts| secret().seed(CONTEXT, &cuts);
    let two = seed(Cuts::from_array([3, 1]));
    assert_ne!(two, seed(Cuts::from_array([1, 3])));
    assert_ne!(two, seed(Cuts::from_array([3, 1, 0])));
    assert_ne!(two, seed(Cuts::from_array([3])));
}

#[test]
fn changing_any_bit_of_the_secret_changes_the_seed_and_breaks_the_commitment() {
    let seed = secret().seed(CONTEXT, &five_cuts());
    let commitment = secret().commit(CONTEXT);
    for bit in 0..256 {
        let mut other = secret();
        other.0[bit / 8] ^= 1 << (bit % 8);
        assert_ne!(other.seed(CONTEXT, &five_cuts()), seed, "bit {bit}");
        assert!(!commitment.matches(&other, CONTEXT), "bit {bit}");
    }
}

#[test]
fn changing_any_byte_of_the_context_changes_the_seed_and_breaks_the_commitment() {
    let seed = secret().seed(CONTEXT, &five_cuts());
    let commitment = secret().commit(CONTEXT);
    for place in 0..CONTEXT.len() {
        let mut other = CONTEXT.to_vec();
        other[place] ^= 1;
        assert_ne!(secret().seed(&other, &five_cuts()), seed, "byte {place}");
        assert!(!commitment.matches(&secret(), &other), "byte {place}");
    }
}

#[test]
fn a_cut_cannot_pass_for_the_end_of_the_context() {
    let in_the_cuts = secret().seed(b"", &Cuts::from_array([0x0201]));
    let in_the_context = secret().seed(&[1, 1, 2], &Cuts::new());
    assert_ne!(in_the_cuts, in_the_context);
}

#[test]
fn the_commitment_does_not_tell_the_seed() {
    assert_ne!(
        secret().commit(CONTEXT).0,
        secret().seed(CONTEXT, &Cuts::new()).0
    );
}

#[test]
fn a_reveal_gives_the_seed_only_for_its_own_commitment_and_context() {
    let commitment = secret().commit(CONTEXT);
    let seed = secret().seed(CONTEXT, &five_cuts());
    assert_eq!(reveal().check(&commitment, CONTEXT), Ok(seed));

    let other = Reveal {
        secret: Secret([9; 32]),
        cuts: five_cuts(),
    };
    assert_eq!(
        other.check(&commitment, CONTEXT),
        Err(RevealError::Commitment)
    );
    assert_eq!(
        reveal().check(&commitment, b"set-Up"),
        Err(RevealError::Commitment)
    );
}

/// Frozen: QR codes of played games hold these bytes.
#[test]
fn the_encoding_of_a_reveal_gives_its_frozen_vector() {
    let mut expected = [0; REVEAL_BYTES];
    expected[..32].copy_from_slice(&counting_bytes());
    expected[32..].copy_from_slice(&[5, 3, 0, 1, 0, 0xff, 0xff, 0, 0, 42, 0]);
    assert_eq!(reveal().to_bytes(), expected);
}

#[test]
fn a_reveal_of_any_number_of_cuts_survives_encoding() {
    for count in 0..=MAX_CUTS {
        let cuts = five_cuts().into_iter().take(count).collect();
        let reveal = Reveal {
            secret: secret(),
            cuts,
        };
        assert_eq!(Reveal::from_bytes(&reveal.to_bytes()), Ok(reveal));
    }
}

#[test]
fn a_reveal_cut_short_or_too_long_is_refused() {
    let bytes = reveal().to_bytes();
    for length in 0..REVEAL_BYTES {
        assert_eq!(
            Reveal::from_bytes(&bytes[..length]),
            Err(RevealError::Length),
            "{length}"
        );
    }
    let mut longer = bytes.to_vec();
    longer.push(0);
    assert_eq!(Reveal::from_bytes(&longer), Err(RevealError::Length));
}

#[test]
fn a_reveal_of_too_many_cuts_is_refused() {
    for count in 6..=u8::MAX {
        let mut bytes = reveal().to_bytes();
        bytes[32] = count;
        assert_eq!(
            Reveal::from_bytes(&bytes),
            Err(RevealError::Count),
            "{count}"
        );
    }
}

#[test]
fn a_reveal_with_a_value_where_no_cut_was_made_is_refused() {
    let empty = Reveal {
        secret: secret(),
        cuts: Cuts::new(),
    };
    for place in 33..REVEAL_BYTES {
        let mut bytes = empty.to_bytes();
        bytes[place] = 1;
        assert_eq!(
            Reveal::from_bytes(&bytes),
            Err(RevealError::Padding),
            "byte {place}"
        );
    }
}

#[test]
fn debug_does_not_show_the_secret() {
    assert_eq!(format!("{:?}", Secret([0xab; 32])), "Secret(..)");
    let shown = format!(
        "{:?}",
        Reveal {
            secret: Secret([0xab; 32]),
            cuts: Cuts::new()
        }
    );
    assert!(
        shown.contains("Secret(..)") && !shown.contains("171"),
        "{shown}"
    );
}
