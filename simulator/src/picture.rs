//! Pictures of the screen: as PNG, and compared with golden ones.

use std::fs;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

use embedded_graphics::geometry::OriginDimensions;
use embedded_graphics::pixelcolor::{Rgb565, Rgb888, RgbColor};

use crate::runner::{Album, Fault};
use crate::screen::Screen;

/// Where two pictures differ.
const DIFFERENT: [u8; 3] = [255, 0, 255];

/// A picture with 8 bits for each of red, green and blue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// What is on a screen, one pixel for one.
    pub fn of(screen: &Screen) -> Self {
        let size = screen.size();
        let pixels: Vec<Rgb565> = screen.pixels().iter().copied().map(Rgb565::from).collect();
        Self::of_pixels(size.width, size.height, &pixels)
    }

    /// A display's pixels, row by row.
    pub fn of_pixels(width: u32, height: u32, pixels: &[Rgb565]) -> Self {
        let pixels = pixels.iter().map(|pixel| {
            let colour = Rgb888::from(*pixel);
            [colour.r(), colour.g(), colour.b()]
        });
        Self {
            width,
            height,
            pixels: pixels.collect(),
        }
    }

    /// The same picture upside down.
    pub fn upside_down(mut self) -> Self {
        self.pixels.reverse();
        self
    }

    /// How wide it is.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// How high it is.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Its pixels as red, green and blue, row by row.
    pub fn pixels(&self) -> &[[u8; 3]] {
        &self.pixels
    }

    /// The picture as PNG.
    pub fn to_png(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.pixels.as_flattened())?;
        writer.finish()?;
        Ok(bytes)
    }

    /// Reads a PNG.
    pub fn from_png(bytes: &[u8]) -> io::Result<Self> {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info()?;
        let size = reader
            .output_buffer_size()
            .ok_or_else(|| io::Error::other("the picture is too large"))?;
        let mut data = vec![0; size];
        let info = reader.next_frame(&mut data)?;
        let pixels = data.chunks(info.color_type.samples());
        Ok(Self {
            width: info.width,
            height: info.height,
            pixels: pixels.map(as_rgb).collect(),
        })
    }

    fn pixel(&self, x: u32, y: u32) -> Option<[u8; 3]> {
        if x >= self.width {
            return None;
        }
        let place = y as usize * self.width as usize + x as usize;
        self.pixels.get(place).copied()
    }

    /// Where it differs from another: those pixels in pink, the rest faint and grey.
    pub fn difference(&self, other: &Picture) -> Picture {
        let width = self.width.max(other.width);
        let height = self.height.max(other.height);
        let rows = 0..height;
        let pixels = rows.flat_map(|y| (0..width).map(move |x| (x, y)));
        Picture {
            width,
            height,
            pixels: pixels
                .map(|(x, y)| match (self.pixel(x, y), other.pixel(x, y)) {
                    (Some(one), Some(two)) if one == two => faint(one),
                    _ => DIFFERENT,
                })
                .collect(),
        }
    }

    /// How many pixels differ from another picture's.
    pub fn count_different(&self, other: &Picture) -> usize {
        let pixels = self.difference(other).pixels;
        pixels.iter().filter(|pixel| **pixel == DIFFERENT).count()
    }
}

fn as_rgb(samples: &[u8]) -> [u8; 3] {
    match samples {
        [red, green, blue, ..] => [*red, *green, *blue],
        [grey, ..] => [*grey; 3],
        [] => [0; 3],
    }
}

fn faint([red, green, blue]: [u8; 3]) -> [u8; 3] {
    let sum = u16::from(red) + u16::from(green) + u16::from(blue);
    [(sum / 9) as u8; 3]
}

/// Writes a picture into a file; the folders on the way are made.
pub fn save(picture: &Picture, path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, picture.to_png()?)
}

/// Compares a picture with the golden one in `<folder>/<name>.png`. If they differ, or if there is
/// none yet, the picture is saved there as `<name>.actual.png` for somebody to look at, and where it
/// differs as `<name>.diff.png`.
pub fn compare_with_golden(folder: &Path, name: &str, picture: &Picture) -> Result<(), Fault> {
    let golden = folder.join(format!("{name}.png"));
    let actual = folder.join(format!("{name}.actual.png"));
    let diff = folder.join(format!("{name}.diff.png"));
    let bytes = match fs::read(&golden) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            save(picture, &actual)?;
            let (golden, actual) = (golden.display(), actual.display());
            return Err(format!("there is no golden picture {golden}: look at {actual}").into());
        }
        Err(error) => return Err(format!("{}: {error}", golden.display()).into()),
    };
    let expected = Picture::from_png(&bytes)
        .map_err(|error| format!("{} is not a picture: {error}", golden.display()))?;
    if expected == *picture {
        let _ = (fs::remove_file(actual), fs::remove_file(diff));
        return Ok(());
    }
    save(picture, &actual)?;
    save(&expected.difference(picture), &diff)?;
    let count = expected.count_different(picture);
    let (golden, diff) = (golden.display(), diff.display());
    Err(format!("{count} pixels differ from {golden}: look at {diff}").into())
}

/// Folders of a scenario's pictures.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Where golden pictures are.
    pub golden: PathBuf,
    /// Where every picture of a run is written to.
    pub pictures: Option<PathBuf>,
}

impl Album for Folders {
    fn keep(&mut self, name: &str, picture: &Picture) -> Result<(), Fault> {
        if let Some(folder) = &self.pictures {
            let path = folder.join(format!("{name}.png"));
            save(picture, &path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }

    fn compare(&mut self, name: &str, picture: &Picture) -> Result<(), Fault> {
        self.keep(name, picture)?;
        compare_with_golden(&self.golden, name, picture)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_folder::TestFolder;

    fn picture(pixels: &[[u8; 3]]) -> Picture {
        Picture {
            width: 2,
            height: 2,
            pixels: pixels.to_vec(),
        }
    }

    const RED: [u8; 3] = [255, 0, 0];
    const BLACK: [u8; 3] = [0; 3];

    #[test]
    fn a_picture_survives_png() {
        let picture = picture(&[RED, BLACK, [1, 2, 3], [255; 3]]);
        let png = picture.to_png().unwrap();
        assert_eq!(Picture::from_png(&png).unwrap(), picture);
    }

    #[test]
    fn a_missing_golden_picture_is_a_failure_until_somebody_keeps_what_was_found() {
        let folder = TestFolder::new("missing-golden");
        let seen = picture(&[RED; 4]);
        let golden = folder.path().join("golden");
        for _ in 0..2 {
            let message = compare_with_golden(&golden, "menu", &seen).unwrap_err();
            assert!(message.to_string().contains("menu.png"), "{message}");
        }
        let found = golden.join("menu.actual.png");
        fs::rename(&found, golden.join("menu.png")).unwrap();
        assert!(compare_with_golden(&golden, "menu", &seen).is_ok());
    }

    #[test]
    fn a_difference_is_counted_and_saved_to_look_at_until_it_is_gone() {
        let folder = TestFolder::new("difference");
        let (old, new) = (picture(&[RED; 4]), picture(&[RED, BLACK, RED, BLACK]));
        save(&old, &folder.path().join("menu.png")).unwrap();
        let message = compare_with_golden(folder.path(), "menu", &new).unwrap_err();
        assert!(message.to_string().starts_with("2 pixels"), "{message}");
        let [actual, diff] = ["menu.actual.png", "menu.diff.png"].map(|n| folder.path().join(n));
        let saved = Picture::from_png(&fs::read(&actual).unwrap()).unwrap();
        assert_eq!(saved, new);
        assert!(diff.exists());
        assert!(compare_with_golden(folder.path(), "menu", &old).is_ok());
        assert!(!actual.exists() && !diff.exists());
    }

    #[test]
    fn pictures_of_different_sizes_differ() {
        let small = picture(&[RED; 4]);
        let tall = Picture {
            height: 3,
            pixels: vec![RED; 6],
            ..small.clone()
        };
        assert_eq!(small.count_different(&tall), 2);
    }

    #[test]
    fn a_golden_file_that_is_no_picture_is_named() {
        let folder = TestFolder::new("no-picture");
        fs::write(folder.path().join("menu.png"), b"text").unwrap();
        let message = compare_with_golden(folder.path(), "menu", &picture(&[RED; 4]));
        let message = message.unwrap_err().to_string();
        assert!(message.contains("menu.png is not a picture"), "{message}");
    }
}
