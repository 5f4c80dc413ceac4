import { expect, it } from 'vitest';
import { cleanMp4 } from './clean-mp4.ts';
import { box } from './sample-files.ts';

const SECRET = 'GPS 35.6812N 139.7671E';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const zeros = (count: number) => Buffer.alloc(count);
/** A box with a version, flags and what follows. */
const fullBox = (type: string, ...contents: readonly (string | Buffer)[]) =>
  box(type, zeros(4), ...contents);
const handler = (kind: string) => fullBox('hdlr', zeros(4), kind, zeros(12), 'Core Media\0');
/** Version and flags, and how many follow. */
const LIST_HEAD = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);

/** The fixed head of a picture's entry, with the maker and the name of the encoder. */
function pictureHead(encoder: string): Buffer {
  const head = zeros(78);
  head.write('VEND', 12, 'latin1');
  head.writeUInt16BE(1920, 24);
  head.writeUInt16BE(1080, 26);
  head[42] = encoder.length;
  head.write(encoder, 43, 'latin1');
  head.writeUInt16BE(24, 74);
  head.writeUInt16BE(0xffff, 76);
  return head;
}

/** What each version of QuickTime's head of sound adds to it. */
const SOUND_VERSIONS = [
  { version: 0, extraBytes: 0 },
  { version: 1, extraBytes: 16 },
  { version: 2, extraBytes: 36 },
] as const;
type SoundVersion = (typeof SOUND_VERSIONS)[number];

function soundHead({ version, extraBytes }: SoundVersion): Buffer {
  const head = zeros(28 + extraBytes);
  head.writeUInt16BE(version, 8);
  head.write('VEND', 12, 'latin1');
  return head;
}

const timedHead = (type: string) => fullBox(type, zeros(20));
const data = box('mdat', 'PICTURES', 'SOUND');

/** What lies beside what players need, by the box that holds it. */
interface Beside {
  moov?: Buffer;
  trak?: Buffer;
  mdia?: Buffer;
  minf?: Buffer;
  stbl?: Buffer;
  entry?: Buffer;
  encoder?: string;
  /** Behind version and flags of where the data lies. */
  reference?: string;
  sound?: readonly Buffer[];
  soundVersion?: SoundVersion;
}

const NOTHING = zeros(0);
const TABLES = [
  ...['stts', 'ctts', 'cslg', 'stss', 'sdtp', 'stsc', 'stsz', 'stz2', 'stco', 'co64'],
  ...['sgpd', 'sbgp', 'subs'],
].map((type) => fullBox(type, `table of ${type}`));
const PICTURE_SETTINGS = ['avcC', 'hvcC', 'colr', 'pasp', 'clap', 'btrt', 'fiel', 'chrm'];
const DEPTH_SETTINGS = ['dvcC', 'dvvC', 'hvcE', 'lhvC', 'vexu'];
const settings = (types: readonly string[]) => types.map((type) => box(type, `set by ${type}`));

/** As phones write it: a track of pictures and one of sound, with everything that players read. */
function phoneFilm(beside: Beside = {}): Buffer {
  const track = (kind: string, head: Buffer, entry: Buffer) =>
    box(
      'trak',
      timedHead('tkhd'),
      box('tapt', fullBox('clef', 'aperture'), fullBox('prof'), fullBox('enof')),
      box('edts', fullBox('elst', 'edits')),
      beside.trak ?? NOTHING,
      box('tref', box('sync', 'other track')),
      box(
        'mdia',
        timedHead('mdhd'),
        handler(kind),
        beside.mdia ?? NOTHING,
        box(
          'minf',
          head,
          beside.minf ?? NOTHING,
          box('dinf', box('dref', LIST_HEAD, fullBox('url ', beside.reference ?? ''))),
          box('stbl', box('stsd', LIST_HEAD, entry), ...TABLES, beside.stbl ?? NOTHING),
        ),
      ),
    );
  const pictures = box(
    'hvc1',
    pictureHead(beside.encoder ?? ''),
    ...settings([...PICTURE_SETTINGS, ...DEPTH_SETTINGS]),
    beside.entry ?? NOTHING,
  );
  const sound = box(
    'mp4a',
    soundHead(beside.soundVersion ?? SOUND_VERSIONS[0]),
    ...settings(['esds']),
    box('wave', box('frma', 'mp4a'), ...settings(['esds']), ...(beside.sound ?? []), zeros(8)),
  );
  return Buffer.concat([
    box('ftyp', 'qt  ', zeros(4), 'isom'),
    data,
    box(
      'moov',
      timedHead('mvhd'),
      beside.moov ?? NOTHING,
      track('vide', fullBox('vmhd', 'mode'), pictures),
      track('soun', fullBox('smhd', 'balance'), sound),
      box('mvex', fullBox('mehd', 'length'), fullBox('trex', 'defaults')),
    ),
  ]);
}

/** A film in fragments, as it is streamed. */
const fragmented = (inTrackFragment: Buffer) =>
  Buffer.concat([
    phoneFilm(),
    box('styp', 'msdh', zeros(4)),
    box(
      'moof',
      fullBox('mfhd', 'first'),
      box(
        'traf',
        fullBox('tfhd', 'track'),
        fullBox('tfdt', 'time'),
        inTrackFragment,
        fullBox('trun', 'samples'),
      ),
    ),
    box('mdat', 'MORE PICTURES'),
    box('mfra', fullBox('tfra', 'places'), fullBox('mfro', 'size')),
  ]);

it.each(SOUND_VERSIONS)(
  'leaves everything that players need of a phone’s film, with sound of version $version',
  (soundVersion) => {
    const given = phoneFilm({ soundVersion });
    const expected = text(given).replaceAll(/VEND|Core Media/g, (words) =>
      '\0'.repeat(words.length),
    );
    expect(text(cleanMp4(given))).toBe(expected);
  },
);

it('leaves everything that players need of a film in fragments', () => {
  const given = fragmented(NOTHING);
  const behind = given.length - phoneFilm().length;
  expect(cleanMp4(given).subarray(-behind)).toEqual(new Uint8Array(given.subarray(-behind)));
});

const reading = box('gps ', SECRET);
it.each([
  ['positions of a dash camera in moov', phoneFilm({ moov: reading })],
  ['an unknown box in a track', phoneFilm({ trak: reading })],
  ['an unknown box in mdia', phoneFilm({ mdia: reading })],
  ['an unknown box in minf', phoneFilm({ minf: reading })],
  ['an unknown box in stbl', phoneFilm({ stbl: reading })],
  ['an unknown box in a sample entry', phoneFilm({ entry: reading })],
  ['an unknown box in settings of sound', phoneFilm({ sound: [reading] })],
  ['the name of the encoder', phoneFilm({ encoder: 'GPS camera encoder' })],
  ['the folder of the data', phoneFilm({ reference: `file:///${SECRET}` })],
  ['words in a track fragment', fragmented(box('udta', SECRET))],
  ['metadata in a track fragment', fragmented(box('meta', SECRET))],
  ['a named box in a track fragment', fragmented(box('uuid', SECRET))],
])('loses %s, and nothing else moves', (_name, given) => {
  expect(text(given)).toContain('GPS');
  const cleaned = cleanMp4(given);
  expect(text(cleaned)).not.toContain('GPS');
  expect(cleaned).toHaveLength(given.length);
  expect(cleanMp4(cleaned)).toEqual(cleaned);
});

it('loses the makers of encoders, and reads the settings of sound behind each head', () => {
  for (const soundVersion of SOUND_VERSIONS) {
    const given = phoneFilm({ soundVersion, sound: [box('damr', 'SAMS', zeros(5))] });
    const cleaned = text(cleanMp4(given));
    expect(cleaned).not.toContain('VEND');
    expect(cleaned).not.toContain('SAMS');
    expect(cleaned).toContain('damr');
  }
});

it('is refused where its description is compressed, since nobody can look into it', () => {
  const compressed = box('cmov', box('dcom', 'zlib'), box('cmvd', SECRET));
  expect(() => cleanMp4(phoneFilm({ moov: compressed }))).toThrow('compressed description');
});
