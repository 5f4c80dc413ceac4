import { describe, expect, it } from 'vitest';
import { cleanFile } from './clean-file.ts';
import { png, pngChunk, webp } from './sample-files.ts';

const SECRET = 'GPS 35.6812N 139.7671E';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const codeOf = async (bytes: Uint8Array) =>
  cleanFile(bytes).then(
    () => 'accepted',
    (cause: { code?: string }) => cause.code,
  );
const repeated = <Piece>(piece: Piece, count: number) => Array.from({ length: count }, () => piece);

/** The head of a WebP frame: its place, its size and how long it is shown. */
function frameHead(width: number, height: number): string {
  const head = Buffer.alloc(16);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  return head.toString('latin1');
}

/** A frame of a moving PNG. */
function frameControl(width: number, height: number): Buffer {
  const control = Buffer.alloc(26);
  control.writeUInt32BE(width, 4);
  control.writeUInt32BE(height, 8);
  return pngChunk('fcTL', control);
}

describe('a moving picture', () => {
  it('keeps its movement', async () => {
    const { bytes } = await cleanFile(png(repeated(frameControl(40, 30), 50)));
    expect(text(bytes).split('fcTL')).toHaveLength(51);
    const { bytes: webpBytes } = await cleanFile(
      // Before its frames a colour and how often they are repeated.
      webp([['ANIM', '\0'.repeat(6)], ...repeated(['ANMF', frameHead(40, 30)] as const, 50)]),
    );
    expect(text(webpBytes).split('ANMF')).toHaveLength(51);
  });

  it('must not have frames that take minutes to draw, however few bytes they are', async () => {
    const png300 = png(repeated(frameControl(2560, 2560), 300));
    expect(png300.length).toBeLessThan(20_000);
    expect(await codeOf(png300)).toBe('attachment/too-large');
    const webp300 = webp(repeated(['ANMF', frameHead(2560, 2560)] as const, 300));
    expect(webp300.length).toBeLessThan(20_000);
    expect(await codeOf(webp300)).toBe('attachment/too-large');
  });

  it('is damaged where a frame does not say how large it is', async () => {
    expect(await codeOf(png([pngChunk('fcTL', '')]))).toBe('attachment/damaged');
  });
});

it('a frame of a moving WebP loses what its picture does not need', async () => {
  const part = (type: string, content: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return `${type}${length.toString('latin1')}${content}`;
  };
  const picture = part('VP8 ', 'a picture!..');
  const frame = (...parts: readonly string[]) => `${frameHead(40, 30)}${parts.join('')}`;
  const moving = webp([['ANMF', frame(part('EXIF', SECRET), picture, part('note', SECRET))]]);
  const { bytes } = await cleanFile(moving);
  expect(text(bytes)).not.toContain('GPS');
  expect(text(bytes)).toContain(picture);
  const { bytes: bare } = await cleanFile(webp([['ANMF', frame(picture)]]));
  expect(text(bytes)).toBe(text(bare));
});

it.each([
  ['no head', ''],
  ['a part beyond its end', `${frameHead(40, 30)}VP8 \xff\xff\xff\x7f`],
])('a WebP is damaged that has a frame with %s', async (_, frame) => {
  expect(await codeOf(webp([['ANMF', frame]]))).toBe('attachment/damaged');
});
