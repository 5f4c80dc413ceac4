import { expect, it } from 'vitest';
import { cleanWebm } from './clean-webm.ts';
import { webm, webmBlock, webmElement, webmTrack } from './sample-files.ts';

const SECRET = 'GPS 35.6812N 139.7671E';
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
const INFO = [0x15, 0x49, 0xa9, 0x66];
const TRACKS = [0x16, 0x54, 0xae, 0x6b];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
const BLOCK_GROUP = [0xa0];
const BLOCK = [0xa1];
const BLOCK_DURATION = [0x9b];
const VOID = [0xec];
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const HEAD = webmElement([0x1a, 0x45, 0xdf, 0xa3], webmElement([0x42, 0x82], 'webm'));
/** As a converter writes it: everything says where it ends. */
const whole = (parts: readonly Buffer[], behind: readonly Buffer[] = []) =>
  Buffer.concat([HEAD, webmElement(SEGMENT, Buffer.concat(parts)), ...behind]);
const pictures = (extra: readonly Buffer[] = []) => [
  webmElement(TRACKS, webmTrack(1, 1)),
  webmElement(CLUSTER, Buffer.concat([webmBlock(1, 'PICTURES'), ...extra])),
];

it.each([
  ['unused room', webm([webmElement(VOID, SECRET)])],
  ['unused room among pictures', whole(pictures([webmElement(VOID, SECRET)]))],
  ['unused room behind the film', whole(pictures(), [webmElement(VOID, SECRET)])],
  ['an element that nobody knows', whole([...pictures(), webmElement([0x4f, 0xff], SECRET)])],
  ['the program that wrote it', webm([webmElement(INFO, webmElement([0x57, 0x41], SECRET))])],
  ['the program that mixed it', webm([webmElement(INFO, webmElement([0x4d, 0x80], SECRET))])],
  [
    'the name of the encoder',
    webm([webmElement(TRACKS, webmTrack(2, 1, webmElement([0x25, 0x86, 0x88], SECRET)))]),
  ],
])('loses %s, and keeps the pictures where they were', (_name, given) => {
  expect(text(given)).toContain(SECRET);
  const cleaned = cleanWebm(given);
  expect(text(cleaned)).not.toContain('GPS');
  expect(cleaned).toHaveLength(given.length);
  expect(text(cleaned).indexOf('PICTURES')).toBe(text(given).indexOf('PICTURES'));
  expect(cleanWebm(cleaned)).toEqual(cleaned);
});

it.each([
  ['metadata', 0x21],
  ['subtitles', 0x11],
])('loses tracks of %s with their data, and keeps sound', (_name, type) => {
  const tracks = Buffer.concat([webmTrack(1, 1), webmTrack(2, 2), webmTrack(3, type)]);
  const group = webmElement(
    BLOCK_GROUP,
    Buffer.concat([
      webmElement(BLOCK, Buffer.from(`\u0083\0\0\0${SECRET}`, 'latin1')),
      webmElement(BLOCK_DURATION, Buffer.from([1])),
    ]),
  );
  const blocks = [webmBlock(1, 'PICTURES'), webmBlock(2, 'SOUND'), webmBlock(3, SECRET), group];
  const cluster = webmElement(CLUSTER, Buffer.concat(blocks));
  const tracksFirst = whole([webmElement(TRACKS, tracks), cluster]);
  const tracksLast = whole([cluster, webmElement(TRACKS, tracks)]);
  for (const given of [tracksFirst, tracksLast, webm([webmElement(TRACKS, tracks), ...blocks])]) {
    const cleaned = text(cleanWebm(given));
    expect(cleaned).not.toContain('GPS');
    expect(cleaned).toContain('PICTURES');
    expect(cleaned).toContain('SOUND');
    expect(cleaned).not.toContain(text(webmElement([0x83], Buffer.from([type]))));
  }
});

it('holds one film: what lies in another nobody would see', () => {
  const other = webmElement(SEGMENT, webmElement(VOID, SECRET));
  expect(() => cleanWebm(whole(pictures(), [other]))).toThrow('several films');
  expect(() => cleanWebm(webm([other]))).toThrow('several films');
});

it('has numbers of eight bytes at most: a longer one would be gone through byte by byte', () => {
  const type = (bytes: number) =>
    webmElement([0x83], Buffer.concat([Buffer.alloc(bytes - 1), Buffer.from([1])]));
  const track = (bytes: number) =>
    webmElement([0xae], Buffer.concat([webmElement([0xd7], Buffer.from([1])), type(bytes)]));
  expect(() => cleanWebm(whole([webmElement(TRACKS, track(9))]))).toThrow('number too long');
  expect(() => cleanWebm(whole([webmElement(TRACKS, track(8))]))).not.toThrow();
});
