/** The boxes of the file itself that are kept. */
export const KEPT_AT_TOP: ReadonlySet<string> = new Set([
  ...['ftyp', 'styp', 'moov', 'mdat', 'wide', 'moof', 'mfra', 'sidx', 'pdin'],
]);

/**
 * The boxes that players need, by the box that holds them. Everything else is removed: place,
 * device, names, and unknown boxes.
 */
export const KEPT_IN_BOX: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['moov', new Set(['mvhd', 'trak', 'mvex'])],
  ['trak', new Set(['tkhd', 'tapt', 'edts', 'tref', 'mdia'])],
  ['tapt', new Set(['clef', 'prof', 'enof'])],
  ['edts', new Set(['elst'])],
  [
    'tref',
    new Set(['auxl', 'cdep', 'fall', 'folw', 'hind', 'hint', 'sbas', 'scal', 'sync', 'vdep']),
  ],
  ['mdia', new Set(['mdhd', 'hdlr', 'elng', 'minf'])],
  ['minf', new Set(['vmhd', 'smhd', 'nmhd', 'hdlr', 'dinf', 'stbl'])],
  ['dinf', new Set(['dref'])],
  [
    'stbl',
    new Set([
      ...['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stps', 'stsh', 'sdtp', 'stsc', 'stsz', 'stz2'],
      ...['stco', 'co64', 'sgpd', 'sbgp', 'subs'],
    ]),
  ],
  ['mvex', new Set(['mehd', 'trex'])],
  ['moof', new Set(['mfhd', 'traf'])],
  ['traf', new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs'])],
  ['mfra', new Set(['tfra', 'mfro'])],
]);

/**
 * The boxes that decoders need beside the fixed head of a sample entry: their own settings, shape
 * and colours.
 */
export const KEPT_IN_SAMPLE_ENTRY: ReadonlySet<string> = new Set([
  ...['avcC', 'hvcC', 'hvcE', 'lhvC', 'vvcC', 'av1C', 'vpcC', 'esds', 'd263', 'dvcC', 'dvvC'],
  ...['dvwC', 'vexu', 'hfov', 'colr', 'pasp', 'clap', 'btrt', 'fiel', 'chrm', 'gama', 'mdcv'],
  ...['clli', 'amve', 'SmDm', 'CoLL', 'ccst'],
  ...['wave', 'chan', 'chnl', 'srat', 'pcmC', 'alac', 'dOps', 'dfLa', 'damr', 'dac3', 'dec3'],
  ...['dac4', 'dapa', 'mhaC'],
]);

/** QuickTime's settings of sound, with the box of four zeros that ends them. */
export const KEPT_IN_WAVE: ReadonlySet<string> = new Set([
  ...['frma', 'enda', 'mp4a', 'esds', 'alac', 'samr', 'damr', '\0\0\0\0'],
]);

/** Say that the data lies in the file itself. */
export const KEPT_REFERENCES: ReadonlySet<string> = new Set(['url ', 'urn ', 'alis']);
