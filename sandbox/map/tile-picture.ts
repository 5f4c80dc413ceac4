import { crc32, deflateSync } from 'node:zlib';

const SIZE_PIXELS = 256;
/** Bright and dark ground, each in two shades, and the line at the edge of a tile. */
const SHADES = { light: [0xec, 0xe4, 0xcc], dark: [0x2c, 0x34, 0x48] } as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of 256 pixels in both directions, with a line along two edges. */
export function tilePicture(isDark: boolean, isEven: boolean): Buffer {
  const [even, odd, edge] = SHADES[isDark ? 'dark' : 'light'];
  const rows = Buffer.alloc((SIZE_PIXELS + 1) * SIZE_PIXELS, isEven ? even : odd);
  for (let y = 0; y < SIZE_PIXELS; y += 1) {
    const start = y * (SIZE_PIXELS + 1);
    // Each row begins with the number of its filter: none.
    rows[start] = 0;
    rows[start + 1] = edge;
    if (y === 0) rows.fill(edge, start + 1, start + 1 + SIZE_PIXELS);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE_PIXELS, 0);
  header.writeUInt32BE(SIZE_PIXELS, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
