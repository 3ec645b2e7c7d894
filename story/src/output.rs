//! The standard output, for a reader who may have seen enough.

use std::io::{self, BufWriter, Write};

use crate::Failure;

/// Writes to the standard output. A reader who has seen enough (`| head`) is no failure.
pub fn write_out(write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut out = Polite {
        out: BufWriter::new(io::stdout().lock()),
        gone: false,
    };
    write(&mut out)?;
    Ok(out.flush()?)
}

/// Goes on without a word when nobody reads any more.
struct Polite<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Polite<W> {
    fn note<T>(&mut self, result: io::Result<T>, instead: T) -> io::Result<T> {
        match result {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.gone = true;
                Ok(instead)
            }
            other => other,
        }
    }
}

impl<W: Write> Write for Polite<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.gone {
            return Ok(bytes.len());
        }
        let result = self.out.write(bytes);
        self.note(result, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.gone {
            return Ok(());
        }
        let result = self.out.flush();
        self.note(result, ())
    }
}
