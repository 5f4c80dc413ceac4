/**
 * Raise this when the decoder reads something in a file that it did not read before. Raise it too
 * when the coach judges the same readings by other rules. Stored files that an earlier version has
 * read are then read again; a judgement that the runner has discussed stays.
 *
 * - 2: every point of a GPX or TCX whose times have an offset from UTC
 * - 3: GPX positions that repeat an earlier one, TCX points after the last lap; causes of a fade
 * - 4: moving time where a receiver held positions back; ends of intervals, progressions, walks
 * - 5: highest cadence, lowest and highest temperature
 * - 6: heart rate by time, slopes of level ground, laps without rests; first runs, other sports
 * - 7: races over any distance, and the history that a run is set beside; what was left out, heart rates that are
 *   not trusted, strides; way home after a block
 * - 8: counters of distance that stood still, timers of a part; heart rates written where they changed, runs with
 *   breaks, walks home, races without sensors, tracks that name no sport
 */
export const DECODER_VERSION = 8;

/** The version that read a file whose upload says nothing about it. */
export const FIRST_DECODER_VERSION = 1;
