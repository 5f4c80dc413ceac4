/**
 * How much one file may hold. Far more than any device writes in days. A file beyond it is refused,
 * so that no file takes the time or the memory of others.
 */
export const RECORDING_LIMITS = {
  /** Readings of one recording: four days at one a second. */
  samples: 400_000,
  /** Activities in one file: a race of many parts, or a year of tracks in one export. */
  sessions: 200,
  /** Tracks of a GPX file; those that go on within minutes make one activity. */
  tracks: 2000,
  /** Laps of all activities in one file. */
  laps: 2000,
  /** Lengths of a pool: 40 km in one of 20 m, ten times. */
  lengths: 20_000,
  /** Descriptions of fields that apps add to a FIT file. */
  fieldDescriptions: 100,
  /** Starts and stops of the timer. */
  timerEvents: 20_000,
  /** Elements of an XML file around its points: tracks, laps and what describes them. */
  frameElements: 100_000,
  /** Stretches of a GPX track without a hole. */
  segments: 20_000,
  /** Messages of a FIT file, whatever they say. */
  messages: 1_500_000,
  /** Pauses that are kept of one recording; of more the longest. */
  pauses: 1000,
} as const;

/**
 * What all documents of one file may take in the request that writes them: 6 MB. A request holds
 * 10 MiB, and with documents of this size a process needs 230 MB more to write them. The 400,000
 * readings of a full file make less than 5 MB.
 */
export const FILE_DOCUMENTS_MAXIMUM_BYTES = 6_000_000;

/** What reading one file may take of a machine; see {@link READING_LIMITS}. */
export interface ReadingLimits {
  /** Time of the processor, which does not pass faster where others are at work. */
  processorMilliseconds: number;
  /** Time on the clock, for what waits rather than works. */
  elapsedMilliseconds: number;
  /** Memory of the whole process that reads it, of which its code takes about 130 MB. */
  residentBytes: number;
}

/**
 * Beyond any of these the process that reads a file is killed, and the runner is informed. Its
 * memory is looked at every few milliseconds; with what can come between it stays below 256 MB.
 * A TCX file of a whole day at a reading a second takes three seconds, and up to nine of a slow processor.
 */
export const READING_LIMITS: ReadingLimits = {
  processorMilliseconds: 20_000,
  elapsedMilliseconds: 30_000,
  residentBytes: 240 * 1024 * 1024,
};
