/** The format's elements, by number. */
export const EBML_HEAD = 0x1a45dfa3;
export const SEGMENT = 0x18538067;
export const CLUSTER = 0x1f43b675;
export const TRACKS = 0x1654ae6b;
export const TRACK = 0xae;
export const TRACK_NUMBER = 0xd7;
export const TRACK_TYPE = 0x83;
/** Pictures or sound of one track, alone or with more of the same moment. */
export const SIMPLE_BLOCK = 0xa3;
export const BLOCK_GROUP = 0xa0;
export const BLOCK = 0xa1;
export const VOID = 0xec;

const CLUSTER_CONTENT = [0xe7, 0xa7, 0xab, SIMPLE_BLOCK, BLOCK_GROUP];

/**
 * The elements that players need, by the element that holds them. Everything else is removed: tags,
 * attached files, chapters, titles, dates, names of tracks and encoders, and unused space.
 */
export const KEPT_IN_ELEMENT: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [EBML_HEAD, new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285])],
  // The content of an open cluster is read as if it lay beside the cluster.
  [SEGMENT, new Set([0x114d9b74, 0x1549a966, TRACKS, CLUSTER, 0x1c53bb6b, ...CLUSTER_CONTENT])],
  [0x114d9b74, new Set([0x4dbb])],
  [0x4dbb, new Set([0x53ab, 0x53ac])],
  // Scale, duration, and the two programs, without which the element is not whole.
  [0x1549a966, new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])],
  [TRACKS, new Set([TRACK])],
  [
    TRACK,
    new Set([
      ...[TRACK_NUMBER, 0x73c5, TRACK_TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383],
      ...[0x234e7a, 0x55ee, 0x23314f, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb],
      ...[0xe0, 0xe1, 0x6d80],
    ]),
  ],
  [
    0xe0,
    new Set([
      ...[0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba],
      ...[0x54b2, 0x54b3, 0x2eb524, 0x2383e3, 0x55b0, 0x7670],
    ]),
  ],
  [0xe1, new Set([0xb5, 0x78b5, 0x9f, 0x6264])],
  [CLUSTER, new Set(CLUSTER_CONTENT)],
  [BLOCK_GROUP, new Set([BLOCK, 0x75a1, 0x9b, 0xfa, 0xfb, 0xa4, 0x75a2])],
  [0x1c53bb6b, new Set([0xbb])],
  [0xbb, new Set([0xb3, 0xb7])],
  [0xb7, new Set([0xf7, 0xf1, 0xf0, 0xb2, 0x5378, 0xea])],
]);

/** The programs that wrote the film: players want their elements, and read no names in them. */
export const EMPTIED: ReadonlySet<number> = new Set([0x4d80, 0x5741]);
/** Tracks of pictures and sound; others carry words, positions and readings along the film. */
export const KEPT_TRACK_TYPES: ReadonlySet<number> = new Set([1, 2]);
