import { expect, test } from 'vitest';
import { PROFILE_PHOTO_LIMITS } from '@tasuki/domain/accounts/profile-photo-limits';
import { encodePhoto, type DrawPhoto } from './encode-photo.ts';
import { photoTypeOf, readablePhoto } from './readable-photo.ts';

const CROP = { x: 10, y: 20, width: 300, height: 300 };

/** A picture of this many bytes a pixel at full quality. */
function drawn(bytesPerPixel: number): { draw: DrawPhoto; tries: [number, number][] } {
  const tries: [number, number][] = [];
  return {
    tries,
    draw: async (_crop, pixels, quality) => {
      tries.push([pixels, quality]);
      const size = Math.ceil(pixels * pixels * bytesPerPixel * quality);
      return Promise.resolve({ bytes: new Uint8Array(size), contentType: 'image/jpeg' as const });
    },
  };
}

test('keeps the sharpest picture that is small enough', async () => {
  const simple = drawn(0.5);
  expect((await encodePhoto(CROP, simple.draw)).bytes.length).toBeLessThanOrEqual(
    PROFILE_PHOTO_LIMITS.bytesMaximum,
  );
  expect(simple.tries).toEqual([[288, 0.9]]);
  const noisy = drawn(5);
  const { bytes } = await encodePhoto(CROP, noisy.draw);
  expect(bytes.length).toBeLessThanOrEqual(PROFILE_PHOTO_LIMITS.bytesMaximum);
  expect(noisy.tries.at(-1)).toEqual([192, 0.9]);
});

test('refuses what stays too large', async () => {
  await expect(encodePhoto(CROP, drawn(100).draw)).rejects.toMatchObject({
    code: 'photo/too-large',
  });
});

const lettersOf = (text: string) => new TextEncoder().encode(text);

test.each<[string, number[], string | null]>([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0], 'image/jpeg'],
  ['a GIF', [...lettersOf('GIF89a..')], null],
  ['a WebP', [...lettersOf('RIFF....')], null],
  ['an SVG', [...lettersOf('<svg xml')], null],
  ['half a PNG', [0x89, 0x50], null],
  ['nothing', [], null],
])('%s is recognised by its first bytes', async (_what, bytes, type) => {
  expect(photoTypeOf(new Uint8Array(bytes))).toBe(type);
  const file = new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });
  if (type === null) {
    await expect(readablePhoto(file)).rejects.toMatchObject({ code: 'photo/wrong-type' });
  } else {
    expect((await readablePhoto(file)).type).toBe(type);
  }
});
