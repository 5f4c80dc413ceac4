import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import { cleanFile, cleanPoster } from './clean-file.ts';
import {
  box,
  exifOf,
  film,
  jpeg,
  officeDocument,
  png,
  pngChunk,
  segment,
  webm,
  webmElement,
  webp,
} from './sample-files.ts';

const SECRET = 'GPS 35.6812N 139.7671E';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const codeOf = async (bytes: Uint8Array) =>
  cleanFile(bytes).then(
    () => 'accepted',
    (cause: { code?: string }) => cause.code,
  );
/** A round in which a JPEG is drawn, with a byte of its data. */
const SCAN = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12])]);
const repeated = <Piece>(piece: Piece, count = 20_001) =>
  Array.from({ length: count }, () => piece);

describe('what a file is', () => {
  it.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
    ['video/mp4', film({ brand: 'isom' })],
    ['video/quicktime', film({ brand: 'qt  ' })],
    ['video/webm', webm()],
    ['application/pdf', Buffer.from('%PDF-1.7\n%%EOF')],
    ['text/plain', Buffer.from('日,距離\n月,10\n')],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      officeDocument('xl/workbook.xml'),
    ],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      officeDocument('word/document.xml'),
    ],
  ])('is known by its bytes: %s', async (type, bytes) => {
    expect((await cleanFile(bytes)).type).toBe(type);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('  <svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a shell script', Buffer.from('#!/bin/sh\n')],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['a zip', officeDocument('readme.md')],
    ['a document with macros', officeDocument('word/document.xml', 'word/vbaProject.bin')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000', 'latin1')],
    [
      'a film of another kind',
      Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')]),
    ],
  ])('is nothing that is taken: %s', async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe('attachment/type-not-supported');
  });

  it('says so of HEIC, whatever its name', async () => {
    expect(await codeOf(box('ftyp', Buffer.from('heic\0\0\0\0mif1')))).toBe(
      'attachment/heic-not-supported',
    );
  });
});

describe('a JPEG', () => {
  it('keeps its density and loses the thumbnail within JFIF, which may show what was cut off', async () => {
    const head = 'JFIF\0\x01\x01\x01\0\x48\0\x48';
    const given = jpeg({ segments: [segment(0xe0, `${head}\x02\x01SECRET`)] });
    const { bytes } = await cleanFile(given);
    expect(text(bytes)).not.toContain('SECRET');
    expect(text(bytes)).toContain(`${head}\0\0`);
    expect(Buffer.from(bytes).readUInt16BE(4)).toBe(16);
  });

  it('loses Exif, XMP, IPTC, comments and what lies behind its end, and keeps its colours', async () => {
    const given = jpeg({
      segments: [
        segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
        segment(0xe1, exifOf({ orientation: 1, secret: SECRET })),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
        segment(0xed, `Photoshop 3.0\0${SECRET}`),
        segment(0xfe, SECRET),
        segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
      ],
      behind: Buffer.from(SECRET),
    });
    expect(text(given)).toContain(SECRET);
    const { bytes, widthPixels, heightPixels } = await cleanFile(given);
    expect(text(bytes)).not.toContain('GPS');
    expect(text(bytes)).not.toContain('Exif');
    expect(text(bytes)).toContain('JFIF');
    expect(text(bytes)).toContain('ICC_PROFILE');
    expect([widthPixels, heightPixels]).toEqual([40, 30]);
    expect((await cleanFile(bytes)).bytes).toEqual(bytes);
  });

  it.each([3, 6, 8])('is still shown the right way up: %s', async (orientation) => {
    const { bytes, widthPixels, heightPixels } = await cleanFile(
      jpeg({ segments: [segment(0xe1, exifOf({ orientation, secret: SECRET }))] }),
    );
    expect(text(bytes)).not.toContain('GPS');
    expect([widthPixels, heightPixels]).toEqual(orientation > 4 ? [30, 40] : [40, 30]);
    // The rotation is left, and nothing else.
    const again = await cleanFile(bytes);
    expect(again.bytes).toEqual(bytes);
    expect([again.widthPixels, again.heightPixels]).toEqual([widthPixels, heightPixels]);
  });

  it('must be whole', async () => {
    const given = jpeg({ segments: [segment(0xe1, exifOf({ orientation: 6, secret: SECRET }))] });
    for (let length = 3; length < given.length; length += 1) {
      expect(await codeOf(given.subarray(0, length)), `${length} bytes`).not.toBe('accepted');
    }
  });

  it('must not be larger than phones can show', async () => {
    expect(await codeOf(jpeg({ width: 20_000, height: 20_000 }))).toBe('attachment/too-large');
    // A thread shows six of them without being asked.
    expect(await codeOf(jpeg({ width: 5000, height: 5000 }))).toBe('attachment/too-large');
    expect(await codeOf(jpeg({ width: 2560, height: 2560 }))).toBe('accepted');
    expect(await codeOf(jpeg({ width: 400, height: 16_000 }))).toBe('accepted');
  });

  it.each([0x01, 0xd0, 0xd7, 0xd8])(
    'hides no other picture behind the marker %i, which decoders skip',
    async (marker) => {
      const hidden = jpeg({ width: 23_000, height: 23_000 });
      // The first two bytes of the hidden picture's frame, taken for a length, lead to the other frame.
      const frameAt = hidden.indexOf(Buffer.from([0xff, 0xc0]));
      const shown = jpeg();
      const shownFrameAt = shown.indexOf(Buffer.from([0xff, 0xc0]));
      const given = Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, marker]),
        hidden.subarray(frameAt),
        Buffer.alloc(0xff_c0 - (hidden.length - frameAt)),
        shown.subarray(shownFrameAt),
      ]);
      expect(await codeOf(given)).toBe('attachment/damaged');
      expect(() => cleanPoster(given)).toThrow('JPEG');
    },
  );

  it('holds one picture, since decoders draw the first of two', async () => {
    const frame = Buffer.from([8, 0, 10, 0, 10, 1, 1, 0x11, 0]);
    const given = jpeg({ segments: [segment(0xc0, frame)] });
    expect(await codeOf(given)).toBe('attachment/damaged');
  });

  it('must say its size where it announces one', async () => {
    const given = Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xc0, '')]);
    expect(await codeOf(given)).toBe('attachment/damaged');
  });

  it('stands for a video only where it is small', () => {
    expect(cleanPoster(jpeg()).widthPixels).toBe(40);
    const { posterPixels } = ATTACHMENT_LIMITS;
    expect(() => cleanPoster(jpeg({ width: posterPixels + 1 }))).toThrow('poster too large');
    expect(() => cleanPoster(png())).toThrow('no JPEG');
  });
});

it('a PNG loses texts, Exif and what lies behind its end', async () => {
  const given = png(
    [pngChunk('tEXt', `Comment\0${SECRET}`), pngChunk('eXIf', SECRET), pngChunk('iTXt', SECRET)],
    Buffer.from(SECRET),
  );
  const { bytes, widthPixels, heightPixels } = await cleanFile(given);
  expect(text(bytes)).not.toContain('GPS');
  expect(text(bytes)).toContain('IDAT');
  expect([widthPixels, heightPixels]).toEqual([40, 30]);
  expect(await codeOf(given.subarray(0, 50))).toBe('attachment/damaged');
});

it('a WebP loses Exif and XMP, and says no longer that it has them', async () => {
  const { bytes, widthPixels, heightPixels } = await cleanFile(
    webp([
      ['EXIF', SECRET],
      ['XMP ', SECRET],
    ]),
  );
  expect(text(bytes)).not.toContain('GPS');
  expect(bytes[20]).toBe(0);
  expect(Buffer.from(bytes).readUInt32LE(4)).toBe(bytes.length - 8);
  expect([widthPixels, heightPixels]).toEqual([40, 30]);
});

describe('a film', () => {
  it('loses place, device and times, and everything else stays where it was', async () => {
    const given = film({
      brand: 'qt  ',
      secret: SECRET,
    });
    expect(text(given)).toContain(SECRET);
    const { bytes } = await cleanFile(given);
    expect(text(bytes)).not.toContain('GPS');
    expect(bytes).toHaveLength(given.length);
    expect(text(bytes).indexOf('PICTURES')).toBe(text(given).indexOf('PICTURES'));
    const header = text(bytes).indexOf('mvhd');
    expect(Buffer.from(bytes).readBigUInt64BE(header + 8)).toBe(0n);
    expect((await cleanFile(bytes)).bytes).toEqual(bytes);
  });

  it('loses tracks of readings with their data, and keeps picture and sound', async () => {
    const { bytes } = await cleanFile(film({ brand: 'isom', readings: SECRET }));
    expect(text(bytes)).not.toContain('GPS');
    expect(text(bytes)).toContain('PICTURES');
    expect(text(bytes)).not.toContain('meta');
    expect(text(bytes)).toContain('vide');
  });

  it('must be whole', async () => {
    const given = film({ brand: 'isom', readings: SECRET, secret: SECRET });
    for (let length = 30; length < given.length; length += 7) {
      const cut = await cleanFile(given.subarray(0, length)).catch(() => null);
      expect(cut === null ? '' : text(cut.bytes), `${length} bytes`).not.toContain('GPS');
    }
  });
});

describe('a file made to keep the server busy', () => {
  it.each([
    [
      'a film whose readings lie at one place again and again',
      film({ brand: 'isom', readings: SECRET, readingChunks: 100 }),
    ],
    ['a JPEG of empty segments', jpeg({ segments: repeated(segment(0xdb, '')) })],
    ['a JPEG that draws itself again and again', jpeg({ segments: repeated(SCAN, 200) })],
    [
      'a large JPEG that draws itself more often than its size allows',
      jpeg({ segments: repeated(SCAN, 60), width: 7000, height: 7000 }),
    ],
    ['a PNG of empty pieces', png(repeated(pngChunk('IDAT', '')))],
    ['a WebP of empty pieces', webp(repeated<[string, string]>(['EXIF', '']))],
  ])('is refused: %s', async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe('attachment/damaged');
  });

  it('is refused: a document that names one entry again and again', async () => {
    const names = ['word/document.xml', ...repeated('a', 5000)];
    expect(await codeOf(officeDocument(...names))).toBe('attachment/type-not-supported');
  });

  it('is refused before it is opened where it is larger than a document may be', async () => {
    const document = officeDocument('word/document.xml');
    const large = Buffer.concat([document, Buffer.alloc(ATTACHMENT_LIMITS.bytes.file)]);
    expect(await codeOf(large)).toBe('attachment/too-large');
  });
});

it('a WebM film loses tags, title and date', async () => {
  const given = webm([
    webmElement([0x12, 0x54, 0xc3, 0x67], SECRET),
    webmElement([0x15, 0x49, 0xa9, 0x66], webmElement([0x7b, 0xa9], SECRET)),
  ]);
  const { bytes } = await cleanFile(given);
  expect(text(bytes)).not.toContain('GPS');
  expect(text(bytes)).toContain('PICTURES');
  expect(bytes).toHaveLength(given.length);
  expect((await cleanFile(bytes)).bytes).toEqual(bytes);
});
