import { joggingSpeed, spreadOf, type BoutEvidence } from './bout-evidence.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import { medianSeconds, totalSeconds, type BoutReading } from './session-bouts.ts';

/** What is known of the runner's speeds, in metres per second; helps to distinguish work from jogging. */
export interface KnownSpeeds {
  threshold: number | null;
  easy: number | null;
}

/** Fast stretches by feel add up to minutes: a few short ones are GPS noise. */
const FARTLEK_SECONDS = 480;
/** Rests of half a minute beside one of a quarter of an hour are crossings and a way home on foot. */
const FARTLEK_REST_SPREAD = 0.95;
/** Works are of one length by plan, not by chance. */
const EVEN_LENGTHS = 0.15;
/** Three works that are hardly faster than the rest are alike by chance more often. */
const EVEN_LENGTHS_OF_FEW = 0.1;
const PLAIN_CONTRAST = 1.2;
/** Beats by which the heart rises over works of several lengths: else noise chose them. */
const UNEVEN_WORKS_BEATS = 5;
/** Repeats fill at least this much of a session, a fartlek this much. */
const REPEATS_SHARE = 0.15;
const FARTLEK_SHARE = 0.4;
/** The fastest work over the slowest: from repeats of 200 m to those of 2 km. */
const SPEED_RANGE = 1.35;
const GROUND_SPEED_RANGE = 1.5;
/** Less work than this is a few strides at the end of a jog. */
const LEAST_WORK_SECONDS = 180;
/** Two works are repeats only when both are long. */
const LONG_WORK_SECONDS = 240;
const LONGEST_REST_SECONDS = 600;
const LONGEST_RESTS_OF_WORK = 2.5;
/** Long works of one length to within seconds were measured out: then rests may be a run of their own. */
const MEASURED_WORK_SECONDS = [150, 420] as const;
const MEASURED_LENGTHS = 0.05;
const LONGEST_MEASURED_REST_SECONDS = 900;
const LONGEST_MEASURED_RESTS_OF_WORK = 3.2;
/** Of a work; what is shorter is a corner or a steep step. */
const SHORTEST_REST_SHARE = 0.08;
/** A share of the usual work, for each single rest, up to some seconds: less is a stumble within a work. */
const SHORTEST_SINGLE_REST_SHARE = 0.06;
const SHORTEST_SINGLE_REST_SECONDS = 45;
/** Between two works only: less is a stop at a crossing. */
const REST_OF_TWO_SECONDS = 60;
const LONGEST_COOL_DOWN_SECONDS = 3600;

/** A hard block lasts at least 8 minutes and no longer than 90. */
const BLOCK_SECONDS = [480, 5400] as const;
const BLOCK_WARM_UP_SECONDS = [240, 2700] as const;
/** After longer the block was the first part of a run, or the way home of a runner who faded. */
const BLOCK_COOL_DOWN_SECONDS = [120, 2700] as const;

/** A work this many times as long as the usual one is a run of its own, before strides or after them. */
const LONGEST_WORK_SHARE = 6;
/** A runner who ends the last work slows down at once: a gradual fade has no end. */
const END_DROP = 1.1;
/** Standing between three works of one length is planned if they are faster than the jogging by this ratio. */
const PLAIN_SPEED_UP = 1.25;
const SPRINT_SPEED_UP = 1.5;
/** What is hardly faster than the rests was no work, however well its length fits. */
const OVER_RESTS = 1.05;
/** Of the way from the usual rest to the fastest work: what lies below is a rest, too. */
const TOWARDS_FASTEST = 0.3;

/** Two works by their speed alone, where no heart rate is known. */
const PAIR_CONTRAST = 1.3;

/** By the speed alone, few works with much longer rests are stretches of a run between walks. */
const FEW_WORKS = 3;
const LONG_RESTS_OF_WORK = 1.7;

/** Whether works and rests are as long as they are in a session of repeats. */
export function hasRepeatLengths({ works, rests, coolDown }: BoutReading): boolean {
  if (works.length < 2) return false;
  if (works.length === 2) {
    const isLong = works.every((work) => work.seconds >= LONG_WORK_SECONDS);
    if (!isLong || rests.some((rest) => rest.seconds < REST_OF_TWO_SECONDS)) return false;
  }
  const longest = Math.max(...works.map(({ seconds }) => seconds));
  const isMeasured =
    works.length > 2 &&
    works.every(
      ({ seconds }) => seconds >= MEASURED_WORK_SECONDS[0] && seconds <= MEASURED_WORK_SECONDS[1],
    ) &&
    spreadOf(works.map(({ seconds }) => seconds)) <= MEASURED_LENGTHS;
  const longestRest = isMeasured ? LONGEST_MEASURED_REST_SECONDS : LONGEST_REST_SECONDS;
  const restsOfWork = isMeasured ? LONGEST_MEASURED_RESTS_OF_WORK : LONGEST_RESTS_OF_WORK;
  const shortestRest = Math.min(
    SHORTEST_SINGLE_REST_SECONDS,
    medianSeconds(works) * SHORTEST_SINGLE_REST_SHARE,
  );
  return (
    (coolDown?.seconds ?? 0) <= LONGEST_COOL_DOWN_SECONDS &&
    longest <= medianSeconds(works) * LONGEST_WORK_SHARE &&
    totalSeconds(works) >= LEAST_WORK_SECONDS &&
    rests.every((rest) => rest.seconds <= longestRest) &&
    rests.every((rest) => rest.seconds >= shortestRest) &&
    medianSeconds(rests) <= Math.max(180, restsOfWork * medianSeconds(works)) &&
    medianSeconds(rests) >= medianSeconds(works) * SHORTEST_REST_SHARE
  );
}

/** A workout on the watch said what was what: the speeds need only not contradict it. */
export function acceptsWorkout(_reading: BoutReading, evidence: BoutEvidence): boolean {
  return evidence.contrast >= 1.05;
}

/** A runner who presses the key late leaves a part of a work in a rest or two. */
const BUSY_RESTS_OF_LAPS = 0.5;

/** The runner pressed the lap key: lengths must be as planned or the changes plain. */
export function acceptsLaps(reading: BoutReading, evidence: BoutEvidence): boolean {
  return (
    evidence.contrast >= 1.06 &&
    // What one runs in as fast as in the works is a run with a break, whatever the key says.
    evidence.busyRests <= BUSY_RESTS_OF_LAPS &&
    isOverWarmUp(evidence, 1.05) &&
    isNoTerrain(evidence) &&
    (evidence.heartRateRise ?? 2) >= 2 &&
    (evidence.lengthSpread <= 0.08 || evidence.isPyramid || isPlainChange(evidence)) &&
    isOverRests(reading) &&
    reading.works.every((work) => work.seconds >= 15)
  );
}

/** In a session without a warm-up, work from end to end is made of stretches between stops. */
const STRETCHES_SHARE = 0.8;

function isPlainChange({ contrast, workShare, overWarmUp }: BoutEvidence): boolean {
  return contrast >= 1.2 && (overWarmUp !== null || workShare <= STRETCHES_SHARE);
}

/** Only the speed decides: everything must fit together. */
export function acceptsSpeed(
  reading: BoutReading,
  evidence: BoutEvidence,
  speeds: KnownSpeeds,
): boolean {
  const { works, rests, bouts } = reading;
  const share = (totalSeconds(works) + totalSeconds(rests)) / totalSeconds(bouts);
  const isPossible =
    share >= REPEATS_SHARE &&
    evidence.contrast >= 1.12 &&
    evidence.speedSpread <= 0.12 &&
    isOneSession(works) &&
    isOverRests(reading) &&
    !areStretchesBetweenWalks(reading) &&
    evidence.sharpness >= 0.7 &&
    evidence.busyRests <= 0.15 &&
    evidence.brokenWorks <= 0.15 &&
    (evidence.heartRateRise ?? 2) >= 2 &&
    isOverWarmUp(evidence, 1.08) &&
    (evidence.endDrop ?? Infinity) >= END_DROP &&
    isNoTerrain(evidence);
  if (!isPossible) return false;
  const isFew = works.length <= FEW_WORKS && evidence.contrast < PLAIN_CONTRAST;
  const evenLengths = isFew ? EVEN_LENGTHS_OF_FEW : EVEN_LENGTHS;
  const isRegular = works.length >= 3 && evidence.lengthSpread <= evenLengths;
  const hasRegularRests = evidence.restSpread <= 0.35;
  const isJogged = evidence.joggedRests >= 0.8;
  const isFast =
    (evidence.overWarmUp ?? 0) >= 1.12 ||
    (speeds.threshold !== null && evidence.workSpeed >= 0.95 * speeds.threshold) ||
    (speeds.easy !== null && evidence.workSpeed >= 1.15 * speeds.easy);
  const isFelt = (evidence.heartRateRise ?? UNEVEN_WORKS_BEATS) >= UNEVEN_WORKS_BEATS;
  if (isRegular || (evidence.isPyramid && isFelt)) {
    if (isJogged) return isFast || (hasRegularRests && evidence.contrast >= 1.2);
    // Standing between stretches of jogging is a crossing, unless all was measured out.
    const isMeasured = evidence.lengthSpread <= 0.08 && evidence.restSpread <= 0.2;
    const isPlain = isRegular && isMeasured && (evidence.overWarmUp ?? 0) >= PLAIN_SPEED_UP;
    if (works.length < 4) return isPlain;
    return isFast ? hasRegularRests : isMeasured;
  }
  // Two long works, or a fartlek by feel: only with jogging between and plainly faster.
  const isFartlek =
    works.length > 2 &&
    evidence.contrast >= 1.25 &&
    evidence.workShare <= 0.75 &&
    isFelt &&
    totalSeconds(works) >= FARTLEK_SECONDS &&
    share >= FARTLEK_SHARE &&
    evidence.restSpread <= FARTLEK_REST_SPREAD;
  // From the first step on, two long stretches are a run with a break.
  const isPair =
    works.length === 2 && evidence.lengthSpread <= EVEN_LENGTHS && reading.warmUp !== null;
  // Two easy stretches with a slow one between look like it, unless the heart or plain speed says no.
  const isPairOfWorks =
    isPair &&
    (evidence.contrast >= PAIR_CONTRAST ||
      (evidence.contrast >= 1.2 && evidence.heartRateRise !== null));
  // Between sprints one may stand or walk: no crossing makes anybody this much faster than a jog.
  const areSprints =
    evidence.contrast >= SPRINT_SPEED_UP && (evidence.overWarmUp ?? 0) >= SPRINT_SPEED_UP;
  return isFast && ((isFartlek && (isJogged || areSprints)) || (isPairOfWorks && isJogged));
}

/** Sprints beside an even block, or a hill beside a finish, were not planned as repeats of one session. */
function isOneSession(works: BoutReading['works']): boolean {
  const range = (speeds: readonly number[]) => Math.max(...speeds) / Math.min(...speeds);
  return (
    range(works.map(({ speed }) => speed)) <= SPEED_RANGE &&
    range(works.map(({ groundSpeed }) => groundSpeed)) <= GROUND_SPEED_RANGE
  );
}

/** Every work is faster than the usual rest, the last one before the way home included. */
function isOverRests({ works, rests }: BoutReading): boolean {
  const speeds = rests.map(({ speed }) => speed).sort((a, b) => a - b);
  const usual = speeds[speeds.length >>> 1] ?? 0;
  const fastest = Math.max(...works.map(({ speed }) => speed));
  const least = Math.max(usual * OVER_RESTS, usual + (fastest - usual) * TOWARDS_FASTEST);
  return works.every(({ speed }) => speed >= least);
}

function areStretchesBetweenWalks({ works, rests }: BoutReading): boolean {
  const isMeasured = spreadOf(works.map(({ seconds }) => seconds)) <= MEASURED_LENGTHS;
  const areRestsLong = medianSeconds(rests) > medianSeconds(works) * LONG_RESTS_OF_WORK;
  return works.length <= FEW_WORKS && !isMeasured && areRestsLong;
}

function isOverWarmUp(evidence: BoutEvidence, least: number): boolean {
  return (evidence.overWarmUp ?? Infinity) >= least;
}

/** Works that are the uphills (or downhills) of a run need much more to be works. */
function isNoTerrain({ gradeGap, contrast, heartRateRise, lengthSpread }: BoutEvidence): boolean {
  if (Math.abs(gradeGap) < 0.015) return true;
  return contrast >= 1.3 && lengthSpread <= 0.2 && (heartRateRise ?? 4) >= 4;
}

/** Whether there is one long work with a warm-up before and a cool-down after. */
export function hasBlockLengths({ works, warmUp, coolDown }: BoutReading): boolean {
  const seconds = totalSeconds(works);
  const before = warmUp?.seconds ?? 0;
  const after = coolDown?.seconds ?? 0;
  return (
    seconds >= BLOCK_SECONDS[0] &&
    seconds <= BLOCK_SECONDS[1] &&
    before >= BLOCK_WARM_UP_SECONDS[0] &&
    before <= BLOCK_WARM_UP_SECONDS[1] &&
    after >= BLOCK_COOL_DOWN_SECONDS[0] &&
    after <= BLOCK_COOL_DOWN_SECONDS[1]
  );
}

/** One long work, evenly run, plainly faster than what came before and after. */
export function isBlock(
  blocks: EffortBlocks,
  { works, warmUp, coolDown }: BoutReading,
  evidence: BoutEvidence,
  source: 'laps' | 'speed',
): boolean {
  const [first, last] = [works[0], works.at(-1)];
  if (!first || !last || !warmUp || !coolDown || evidence.overWarmUp === null) return false;
  const minutes: number[] = [];
  const step = Math.max(1, Math.round(60 / blocks.seconds));
  for (let from = first.from; from + step <= last.to; from += step) {
    minutes.push(blocks.gradedMean(from, from + step));
  }
  const before = joggingSpeed(blocks, warmUp.from, warmUp.to);
  // Laps of one length by the key were planned, so the terrain does not explain them.
  const isPlanned = source === 'laps' && works.length > 1 && evidence.lengthSpread <= 0.03;
  const beats = {
    before: blocks.heartRateMean(Math.floor((warmUp.from + warmUp.to) / 2), warmUp.to),
    within: blocks.heartRateMean(Math.floor((first.from + last.to) / 2), last.to),
    after: blocks.heartRateMean(Math.floor((coolDown.from + coolDown.to) / 2), coolDown.to),
  };
  const isHarder =
    beats.before === null || beats.within === null || beats.after === null
      ? true
      : beats.within - beats.before >= 4 && beats.within - beats.after >= 2;
  return (
    before !== null &&
    evidence.overWarmUp >= (source === 'laps' ? 1.035 : 1.07) &&
    spreadOf(minutes) <= 0.08 &&
    isHarder &&
    (isPlanned || Math.abs(first.grade - warmUp.grade) < 0.02)
  );
}
