//! A phone that is held in front of the screen: it reads QR codes.

use simulator::picture::Picture;

/// What the codes in a picture hold.
pub fn scan(picture: &Picture) -> Vec<String> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let grey = |x: usize, y: usize| {
        let pixel = picture.pixels().get(y * width + x);
        let [red, green, blue] = pixel.copied().unwrap_or_default().map(u32::from);
        ((red * 3 + green * 6 + blue) / 10) as u8
    };
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, height, grey);
    let codes = seen.detect_grids();
    let read = |code: &rqrr::Grid<_>| code.decode().ok().map(|(_, text)| text);
    codes.iter().filter_map(read).collect()
}
