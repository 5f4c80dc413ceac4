import { crc32 } from 'node:zlib';

/** Small files that are built as their formats say, for tests. */
type Content = string | Uint8Array;

const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content, 'latin1') : content;

export function segment(marker: number, content: Content): Buffer {
  const body = bytesOf(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** An Exif segment with the way up, and words in another tag. */
export function exifOf({ orientation, secret }: { orientation: number; secret: string }): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt16LE(0x010e, 22);
  tiff.writeUInt16LE(2, 24);
  tiff.writeUInt32LE(secret.length, 26);
  tiff.writeUInt32LE(38, 30);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(secret)]);
}

export function jpeg({
  segments = [],
  behind = Buffer.alloc(0),
  width = 40,
  height = 30,
}: {
  segments?: readonly Buffer[];
  behind?: Buffer;
  width?: number;
  height?: number;
} = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // A stuffed byte and a restart marker, as pictures have them.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    behind,
  ]);
}

export function pngChunk(type: string, content: Content): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytesOf(content)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function png(chunks: readonly Buffer[] = [], behind = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40, 0);
  header.writeUInt32BE(30, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', 'pixels'),
    pngChunk('IEND', ''),
    behind,
  ]);
}

function webpChunk(type: string, content: Content): Buffer {
  const body = bytesOf(content);
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

export function webp(extra: readonly (readonly [string, string])[] = []): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = extra.length > 0 ? 0x0c : 0;
  extended.writeUIntLE(39, 4, 3);
  extended.writeUIntLE(29, 7, 3);
  const body = Buffer.concat([
    webpChunk('VP8X', extended),
    webpChunk('VP8 ', Buffer.alloc(12, 1)),
    ...extra.map(([type, content]) => webpChunk(type, content)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export function box(type: string, ...contents: readonly Content[]): Buffer {
  const body = Buffer.concat(contents.map(bytesOf));
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(body.length + 8, 0);
  return Buffer.concat([head, body]);
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** `chunks` say that the samples of each lie at the same place. */
function track(
  handler: string,
  samples: { start: number; sizes: readonly number[]; chunks?: number },
): Buffer {
  const { start, sizes, chunks = 1 } = samples;
  const sizesOfAll = Array.from({ length: chunks }, () => sizes).flat();
  const starts = Array.from({ length: chunks }, () => start);
  return box(
    'trak',
    box('tkhd', numbers(0, 1000, 2000, 1)),
    box(
      'mdia',
      box('mdhd', numbers(0, 1000, 2000, 1)),
      box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), 'Core Media\0'),
      box(
        'minf',
        box(
          'stbl',
          box('stsz', numbers(0, 0, sizesOfAll.length, ...sizesOfAll)),
          box('stsc', numbers(0, 1, 1, sizes.length, 1)),
          box('stco', numbers(0, chunks, ...starts)),
        ),
      ),
    ),
  );
}

/** A film with a track of pictures; with words of its device, and a track of readings, where they are given. */
export function film({
  brand,
  secret,
  readings,
  readingChunks = 1,
}: {
  brand: string;
  secret?: string;
  readings?: string;
  /** How many chunks the file says belong to the readings. */
  readingChunks?: number;
}): Buffer {
  const type = box('ftyp', brand, numbers(0), 'isom');
  const data = box('mdat', 'PICTURES', readings ?? '');
  const start = type.length + 8;
  const half = Math.floor((readings?.length ?? 0) / 2);
  return Buffer.concat([
    type,
    data,
    box(
      'moov',
      box('mvhd', numbers(0, 1000, 2000, 600)),
      track('vide', { start, sizes: [8] }),
      ...(readings === undefined
        ? []
        : [
            track('meta', {
              start: start + 8,
              sizes: [half, readings.length - half],
              chunks: readingChunks,
            }),
          ]),
      ...(secret === undefined
        ? []
        : [
            box('udta', box('\u00A9xyz', secret)),
            box('meta', box('keys', secret), box('ilst', secret)),
          ]),
    ),
    ...(secret === undefined ? [] : [box('uuid', secret), box('free', secret)]),
  ]);
}

export function webmElement(id: readonly number[], content: Content): Buffer {
  const body = bytesOf(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x10000000);
  return Buffer.concat([Buffer.from(id), size, body]);
}

/** A track of a WebM film; 1 stands for pictures, 2 for sound. */
export function webmTrack(number: number, type: number, extra: Content = ''): Buffer {
  return webmElement(
    [0xae],
    Buffer.concat([
      webmElement([0xd7], Buffer.from([number])),
      webmElement([0x83], Buffer.from([type])),
      bytesOf(extra),
    ]),
  );
}

/** Some of a track's pictures, sound or words. */
export function webmBlock(track: number, content: string): Buffer {
  return webmElement(
    [0xa3],
    Buffer.concat([Buffer.from([0x80 + track, 0, 0, 0x80]), Buffer.from(content)]),
  );
}

/** As a browser records it: neither the whole nor its cluster says where it ends. */
export function webm(extra: readonly Buffer[] = []): Buffer {
  const open = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  return Buffer.concat([
    webmElement([0x1a, 0x45, 0xdf, 0xa3], webmElement([0x42, 0x82], 'webm')),
    Buffer.from([0x18, 0x53, 0x80, 0x67]),
    open,
    webmElement([0x16, 0x54, 0xae, 0x6b], webmTrack(1, 1)),
    Buffer.from([0x1f, 0x43, 0xb6, 0x75]),
    open,
    webmBlock(1, 'PICTURES'),
    ...extra,
  ]);
}

/** A zip with files of these names and nothing in them. */
export function officeDocument(...names: readonly string[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const name of ['[Content_Types].xml', ...names]) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    local.push(head, Buffer.from(name));
    central.push(entry, Buffer.from(name));
    offset += head.length + name.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length + 1, 8);
  end.writeUInt16LE(names.length + 1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
