/**
 * The cost of one act, as tests and benches measure it; they fail if a number here differs. Reads
 * and writes are documents of Firestore in the functions.
 */
export const MEASURED = {
  /** An uploaded run with its feedback, `tests/functions/jobs/measured-costs.test.ts`. */
  upload: { reads: 27, writes: 18 },
  /**
   * The follow-up work: trends, and the roster of a coach;
   * `tests/functions/jobs/measured-follow-ups.test.ts`.
   */
  followUp: { reads: 47, writes: 19 },
  /** A reply in chat, without what a model needs. */
  reply: { reads: 24, writes: 6 },
  /** The same by a model, with its budget and what it reads of the runner. */
  modelReply: { reads: 32, writes: 12, inputTokens: 4505, toolStepInputTokens: 5741 },
  /** Between two people, read in time. */
  personMessage: { reads: 73, writes: 28 },
  /** Sent to one device. */
  notification: { reads: 15, writes: 6 },
  /** About what is unread, with the look that finds it. */
  mail: { reads: 24, writes: 12 },
  /** Sizes for a run of some fifty minutes with every sensor. */
  storedBytes: { file: 83_409, row: 1809, analysis: 25_436, recording: 4930, track: 4075 },
  /** Processor time at most, in milliseconds. */
  processorMilliseconds: { upload: 1500, followUp: 600, reply: 600, personMessage: 1200 },
  /** Memory of an instance that runs jobs. */
  gibibytes: 1,
  /** All scripts of the main pages at most, gzipped; `tests/bench/page-weight.bench.ts`. */
  visitBytes: 790_000,
} as const;

/**
 * A measured processor time may be this many times that of the model. The machine of a test may be half as fast.
 * The first piece of work also compiles its code.
 */
export const PROCESSOR_SPREAD = 2;
