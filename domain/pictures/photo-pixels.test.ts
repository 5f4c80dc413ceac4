import { expect, test } from 'vitest';
import { photoPixels } from './photo-pixels.ts';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const lettersOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** A JPEG with a segment of another kind and a filling byte before the frame. */
function jpeg(width: number, height: number, marker = 0xc0): Uint8Array {
  const bytes = new Uint8Array(32);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, marker, 0, 11, 8]);
  const view = new DataView(bytes.buffer);
  view.setUint16(14, height);
  view.setUint16(16, width);
  return bytes;
}

test('reads the size that a header claims', () => {
  expect(photoPixels(png(20_000, 300))).toEqual({ width: 20_000, height: 300 });
  expect(photoPixels(jpeg(640, 480))).toEqual({ width: 640, height: 480 });
  expect(photoPixels(jpeg(640, 480, 0xc2))).toEqual({ width: 640, height: 480 });
  // A view into a larger buffer begins at its own first byte.
  const within = new Uint8Array(100);
  within.set(png(7, 9), 50);
  expect(photoPixels(within.subarray(50))).toEqual({ width: 7, height: 9 });
});

/** A JPEG whose head is followed by a number of rounds in which the picture is drawn. */
function drawnIn(rounds: number): Uint8Array {
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12];
  return new Uint8Array([
    ...jpeg(512, 512).subarray(0, 21),
    ...Array.from({ length: rounds }, () => scan).flat(),
    ...[0xff, 0xd9],
  ]);
}

test('reads a JPEG that is drawn in some rounds', () => {
  expect(photoPixels(drawnIn(12))).toEqual({ width: 512, height: 512 });
});

test.each<[string, Uint8Array]>([
  ['a JPEG that is drawn in thousands of rounds', drawnIn(2000)],
  ['nothing', new Uint8Array()],
  ['a GIF', lettersOf('GIF89a\u0010\u0000\u0010\u0000 and more than enough bytes')],
  ['a WebP', lettersOf('RIFF....WEBPVP8 and more than enough bytes')],
  ['half a PNG', png(5, 5).subarray(0, 20)],
  ['a PNG without pixels', png(0, 5)],
  [
    'a PNG with another chunk before its head',
    new Uint8Array([
      ...png(5, 5).subarray(0, 8),
      ...[0, 0, 0, 8, 0x70, 0x72, 0x56, 0x74, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 0],
      ...png(23_000, 23_000).subarray(8),
    ]),
  ],
  ['a JPEG without a frame', jpeg(5, 5, 0xc4)],
  ...[0x01, 0xd0, 0xd8, 0xd9].map((marker): [string, Uint8Array] => [
    `a JPEG with a frame that decoders find behind marker ${marker}`,
    // A reader that takes the next two bytes for a length jumps to the other frame.
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, marker, 0xff, 0xc0, 0, 11, 8, 0x59, 0xd8, 0x59, 0xd8],
      ...new Uint8Array(0xff_c0 - 9),
      ...jpeg(16, 16).subarray(9),
    ]),
  ]),
  [
    'a JPEG whose segment has no length',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
])('reads none of %s', (_what, bytes) => {
  expect(photoPixels(bytes)).toBeNull();
});
