//! Bytes as text, for pictures inside events.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Base64 with padding.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let mut three = [0; 3];
        for (to, from) in three.iter_mut().zip(group) {
            *to = *from;
        }
        let [a, b, c] = three;
        let bits = u32::from_be_bytes([0, a, b, c]);
        for place in 0..4 {
            let letter = bits >> (18 - 6 * place) & 63;
            let letter = LETTERS.get(letter as usize).copied().map(char::from);
            text.extend(if place <= group.len() {
                letter
            } else {
                Some('=')
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn the_examples_of_rfc_4648_come_out() {
        let cases = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in cases {
            assert_eq!(encode(bytes.as_bytes()), text);
        }
    }
}
