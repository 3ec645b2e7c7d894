// Writes a picture of 16-bit colours as a PNG file.

import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function encodePng(width, height, rgb565) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, colour, no interlace
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0; // no filter
    for (let x = 0; x < width; x++) {
      const colour = rgb565[y * width + x];
      rows[at++] = widen(colour >> 11, 5);
      rows[at++] = widen((colour >> 5) & 0x3f, 6);
      rows[at++] = widen(colour & 0x1f, 5);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Eight bits whose white is white. */
function widen(value, bits) {
  return (value << (8 - bits)) | (value >> (2 * bits - 8));
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
