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

/** The bytes that each version of QuickTime's sound header adds. */
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
/** Whole numbers of four bytes each. */
function numbers(...values: readonly number[]): Buffer {
  const bytes = zeros(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4);
  return bytes;
}

const FILM_TYPE = box('ftyp', 'qt  ', zeros(4), 'isom');
const DATA_START = FILM_TYPE.length + 8;
/** Offset and length in bytes of each kind of track's data. */
const DATA = { vide: [0, 8], soun: [8, 5] } as const;

/** Boxes that players do not need, by the box that holds them. */
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
  /** Behind pictures and sound, in the film's data. */
  data?: string;
}

const NOTHING = zeros(0);
const TABLES = [
  ...['stts', 'ctts', 'cslg', 'stss', 'sdtp', 'stz2', 'co64', 'sgpd', 'sbgp', 'subs'],
].map((type) => fullBox(type, `table of ${type}`));
function placesOf(kind: keyof typeof DATA): Buffer[] {
  const [start, size] = DATA[kind];
  return [
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, size)),
    box('stco', numbers(0, 1, DATA_START + start)),
  ];
}
const PICTURE_SETTINGS = ['avcC', 'hvcC', 'colr', 'pasp', 'clap', 'btrt', 'fiel', 'chrm'];
const DEPTH_SETTINGS = ['dvcC', 'dvvC', 'hvcE', 'lhvC', 'vexu'];
const settings = (types: readonly string[]) => types.map((type) => box(type, `set by ${type}`));

/** As phones write it: a track of pictures and one of sound, with everything that players read. */
function phoneFilm(beside: Beside = {}): Buffer {
  const track = (kind: keyof typeof DATA, head: Buffer, entry: Buffer) =>
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
          box(
            'stbl',
            box('stsd', LIST_HEAD, entry),
            ...placesOf(kind),
            ...TABLES,
            beside.stbl ?? NOTHING,
          ),
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
    FILM_TYPE,
    box('mdat', 'PICTURES', 'SOUND', beside.data ?? ''),
    box(
      'moov',
      timedHead('mvhd'),
      beside.moov ?? NOTHING,
      track('vide', fullBox('vmhd', 'mode'), pictures),
      track('soun', fullBox('smhd', 'balance'), sound),
      box('mvex', fullBox('mehd', 'length'), fullBox('trex', numbers(0, 1, 0, 6, 0))),
    ),
  ]);
}

const FROM_MOOF = 0x2_00_00;
const WITH_OFFSET = 0x1;
const WITH_SIZES = 0x200;

/** A film in fragments, as it is streamed. `data` stands behind the pictures of the fragment. */
function fragmented(inTrackFragment: Buffer, data = ''): Buffer {
  const moofOf = (dataStart: number) =>
    box(
      'moof',
      fullBox('mfhd', 'first'),
      box(
        'traf',
        box('tfhd', numbers(FROM_MOOF, 0)),
        fullBox('tfdt', 'time'),
        inTrackFragment,
        box('trun', numbers(WITH_OFFSET | WITH_SIZES, 1, dataStart, 5)),
        // Goes on where the one before ended; the film says the size of its samples.
        box('trun', numbers(0, 2)),
      ),
    );
  return Buffer.concat([
    phoneFilm(),
    box('styp', 'msdh', zeros(4)),
    moofOf(moofOf(0).length + 8),
    box('mdat', 'MORE MOVING FILMS', data),
    box('mfra', fullBox('tfra', 'places'), fullBox('mfro', 'size')),
  ]);
}

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
  ['positions of a dash camera between the pictures', phoneFilm({ data: `freeGPS ${SECRET}` })],
  ['positions of a dash camera between fragments', fragmented(NOTHING, `freeGPS ${SECRET}`)],
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

/** A track of sound whose samples are of one size, as its tables count them. */
function evenSound(start: number, counted: { size: number; count: number }, head: Buffer): Buffer {
  return box(
    'trak',
    timedHead('tkhd'),
    box(
      'mdia',
      handler('soun'),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', LIST_HEAD, box('sowt', head)),
          box('stsc', numbers(0, 1, 1, counted.count, 1)),
          box('stsz', numbers(0, counted.size, counted.count)),
          box('stco', numbers(0, 1, start)),
        ),
      ),
    ),
  );
}

function soundHeadWith(version: SoundVersion, write: (head: Buffer) => void): Buffer {
  const head = soundHead(version);
  write(head);
  return head;
}

it.each([
  [
    'two channels of 16 bits',
    { size: 1, count: 4 },
    soundHeadWith(SOUND_VERSIONS[0], (head) => {
      head.writeUInt16BE(2, 16);
      head.writeUInt16BE(16, 18);
    }),
  ],
  [
    'packets, in version 1',
    { size: 1, count: 8 },
    soundHeadWith(SOUND_VERSIONS[1], (head) => {
      head.writeUInt32BE(4, 28);
      head.writeUInt32BE(8, 36);
    }),
  ],
  [
    'packets, in version 2',
    { size: 1, count: 2 },
    soundHeadWith(SOUND_VERSIONS[2], (head) => {
      head.writeUInt32BE(8, 56);
      head.writeUInt32BE(1, 60);
    }),
  ],
  ['samples as large as they are counted', { size: 4, count: 4 }, soundHead(SOUND_VERSIONS[0])],
])('leaves sound that is counted as %s, and what lies behind it goes', (_how, counted, head) => {
  const sound = 'SOUND OF A RIVER';
  const given = Buffer.concat([
    FILM_TYPE,
    box('mdat', sound, SECRET),
    box('moov', timedHead('mvhd'), evenSound(DATA_START, counted, head)),
  ]);
  const cleaned = text(cleanMp4(given));
  expect(cleaned).toContain(sound);
  expect(cleaned).not.toContain('GPS');
});

it('reads sizes of four, eight and sixteen bits', () => {
  const sizes = { 4: Buffer.from([0x35, 0x80]), 8: Buffer.from([3, 5, 8]), 16: zeros(6) };
  for (const [index, size] of [3, 5, 8].entries()) sizes[16].writeUInt16BE(size, index * 2);
  for (const [bits, table] of Object.entries(sizes)) {
    const tables = box(
      'stbl',
      box('stsc', numbers(0, 1, 1, 3, 1)),
      box('stz2', numbers(0, Number(bits), 3), table),
      box('stco', numbers(0, 1, DATA_START)),
    );
    const track = box('mdia', handler('vide'), box('minf', tables));
    const given = Buffer.concat([
      FILM_TYPE,
      box('mdat', 'PICTURES OF FUJI', SECRET),
      box('moov', box('trak', timedHead('tkhd'), track)),
    ]);
    const cleaned = text(cleanMp4(given));
    expect(cleaned, `${bits} bits`).toContain('PICTURES OF FUJI');
    expect(cleaned, `${bits} bits`).not.toContain('GPS');
  }
});

it('reads two hundred thousand parts at once, before the test is over', () => {
  const places = Array.from({ length: 100_000 }, (_, index) => DATA_START + 2 * index);
  const tables = box(
    'stbl',
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 1, places.length)),
    box('stco', numbers(0, places.length, ...places)),
  );
  const track = box('mdia', handler('vide'), box('minf', tables));
  const given = Buffer.concat([
    FILM_TYPE,
    box('mdat', 'PG'.repeat(places.length)),
    ...Array.from({ length: 100_000 }, () => box('mdat')),
    box('moov', box('trak', timedHead('tkhd'), track)),
  ]);
  const data = cleanMp4(given).subarray(DATA_START, DATA_START + 2 * places.length);
  expect(Buffer.from(data).equals(Buffer.from('P\0'.repeat(places.length)))).toBe(true);
});

it('leaves pictures that reach from one part of the data into the next', () => {
  const given = Buffer.concat([
    FILM_TYPE,
    box('mdat', 'PICTURE'),
    box('mdat', 'SOME', SECRET),
    box(
      'moov',
      box(
        'trak',
        timedHead('tkhd'),
        box(
          'mdia',
          handler('vide'),
          box(
            'minf',
            box(
              'stbl',
              box('stsc', numbers(0, 1, 1, 1, 1)),
              box('stsz', numbers(0, 19, 1)),
              box('stco', numbers(0, 1, DATA_START)),
            ),
          ),
        ),
      ),
    ),
  ]);
  const cleaned = text(cleanMp4(given));
  expect(cleaned).toContain('PICTURE');
  expect(cleaned).toContain('SOME');
  expect(cleaned).not.toContain('GPS');
});
