import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import type {
  FindingCode,
  NextStepCode,
  OpeningCode,
} from '@tasuki/domain/coaching/feedback/session-reading';
import type { WordingClaim } from '@tasuki/domain/coaching/feedback/wording-claims';
import {
  daysSinceRunOf,
  earlierRunsOf,
  rawVdot,
  type AuditedSession,
  type Verdict,
} from './audit-figures.ts';

/** What the series and the history show, as the claims ask for it; null = not to be seen. */
interface Evidence {
  session: AuditedSession;
  meters: number;
  movingSeconds: number;
  /** Second half against the first, in per cent of pace; the gentler of plain and flat pace. */
  halves: number | null;
  halvesFlat: number | null;
  quarters: (number | null)[];
  thirds: (number | null)[];
  kilometers: number[];
  meanBeats: number | null;
  thirdBeats: (number | null)[];
  /** Metres of climb, and the same for each kilometre. */
  ascent: number;
  descent: number;
  climbPerKilometer: number;
  stoppedShare: number;
  stopCount: number;
  /** Repetitions by the analysis, measured anew: seconds a kilometre each. */
  workPaces: number[];
  restPaces: number[];
  runs: ReturnType<typeof earlierRunsOf>;
  usualPace: number | null;
  usualBeats: number | null;
  isDayAfterHard: boolean;
}

type Claim = (evidence: Evidence) => Verdict | boolean | null;

const HARD: ReadonlySet<SessionPurpose | null> = new Set<SessionPurpose>([
  'tempo',
  'intervals',
  'progression',
  'hills',
  'mountain',
  'race',
  'long',
]);
/** Beats that are no easy run for nearly anybody. */
const HARD_BEATS = 168;

function percent(from: number | null | undefined, to: number | null | undefined): number | null {
  return typeof from === 'number' && typeof to === 'number' ? (100 * (to - from)) / from : null;
}

function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known.length < 3 ? null : (known[Math.floor(known.length / 2)] ?? null);
}

/** No recording holds a rating of effort: what rests on one is false here. */
const saidByNobody: Claim = () => false;

/** A sensor that counted steps, or whose beats the coach itself rejects, is evidence of nothing. */
function withoutBrokenBeats({ raw, analysis }: AuditedSession): AuditedSession['raw'] {
  const isBroken = raw.hasBeatsOfSteps || analysis.heartRateQuality === 'erratic';
  const none = () => null;
  return isBroken ? { ...raw, beatsIn: none, lowestBeatsIn: none, shareAtOrAbove: none } : raw;
}

/** Gathers everything once, from the raw series. */
export function evidenceOf(recorded: AuditedSession): Evidence {
  const session = { ...recorded, raw: withoutBrokenBeats(recorded) };
  const { raw, analysis, decoded } = session;
  const part = (from: number, to: number): TimeStretch => ({
    startSeconds: raw.secondsAtShare(from),
    endSeconds: raw.secondsAtShare(to),
  });
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => part(index / count, (index + 1) / count));
  const hasDistance = raw.meters > 500;
  const paces = (count: number) =>
    hasDistance ? parts(count).map((stretch) => raw.paceIn(stretch)) : [];
  const flat = hasDistance ? parts(2).map((stretch) => raw.flatPaceIn(stretch)) : [];
  const [first, second] = paces(2);
  const whole: TimeStretch = { startSeconds: 0, endSeconds: raw.seconds + 1 };
  const kilometers = Array.from({ length: Math.floor(raw.meters / 1000) }, (_, index) =>
    raw.paceIn(part((index * 1000) / raw.meters, ((index + 1) * 1000) / raw.meters)),
  ).filter((pace) => pace !== null);
  const ofKind = (kind: string) =>
    analysis.intervals
      .filter((interval) => interval.kind === kind)
      .flatMap((stretch) => {
        const meters = raw.metersIn(stretch);
        const seconds = stretch.endSeconds - stretch.startSeconds;
        return meters > 0 ? [(seconds * 1000) / meters] : [];
      });
  const runs = earlierRunsOf(session);
  const easy = runs.filter(
    ({ purpose, daysAgo }) => daysAgo <= 42 && (purpose === 'easy' || purpose === 'recovery'),
  );
  const ascent = raw.climb?.ascentMeters ?? decoded.declared.ascentMeters ?? 0;
  const descent = raw.climb?.descentMeters ?? decoded.declared.descentMeters ?? 0;
  const stops = raw.stops(8);
  return {
    session,
    meters: raw.meters,
    movingSeconds: raw.seconds > 1 ? raw.movingIn(whole) : analysis.summary.movingSeconds,
    halves: percent(first, second),
    halvesFlat: percent(flat[0], flat[1]),
    quarters: paces(4),
    thirds: paces(3),
    kilometers,
    meanBeats: raw.beatsIn(whole),
    thirdBeats: parts(3).map((stretch) => raw.beatsIn(stretch)),
    ascent,
    descent,
    climbPerKilometer: raw.meters > 0 ? (ascent * 1000) / raw.meters : 0,
    stoppedShare:
      stops.reduce((sum, stop) => sum + stop.endSeconds - stop.startSeconds, 0) /
      Math.max(1, raw.seconds),
    stopCount: stops.length,
    workPaces: ofKind('work'),
    restPaces: ofKind('rest'),
    runs,
    usualPace: median(easy.map((run) => run.averagePaceSecondsPerKilometer)),
    usualBeats: median(easy.map((run) => run.averageHeartRateBeatsPerMinute)),
    isDayAfterHard: runs[0]?.daysAgo === 1 && HARD.has(runs[0].purpose),
  };
}

function fact({ session }: Evidence, id: string): number | null {
  return session.analysis.facts.find((one) => one.id === id)?.value ?? null;
}

const always: Claim = () => true;
const isSport =
  (...sports: readonly string[]): Claim =>
  ({ session }) =>
    sports.includes(session.decoded.sport);

/** True unless the other evidence contradicts: heart rate, then pace against what is usual. */
const isEasyEffort: Claim = (evidence) => {
  const { meanBeats, usualBeats, usualPace, movingSeconds, meters } = evidence;
  const ceiling = fact(evidence, 'zone.easy.ceiling');
  if (meanBeats !== null && ceiling !== null && meanBeats <= ceiling + 4) return true;
  if (meanBeats !== null && usualBeats !== null) return meanBeats <= usualBeats + 12;
  if (meanBeats !== null && meanBeats >= HARD_BEATS) return false;
  const pace = (movingSeconds * 1000) / Math.max(1, meters);
  if (usualPace !== null) return pace >= usualPace * 0.9;
  return meanBeats === null ? null : meanBeats <= 150;
};

/** By its halves, and the end against the start says the same. */
const gotFaster: Claim = ({ halves, halvesFlat, quarters }) =>
  halves === null
    ? null
    : Math.min(halves, halvesFlat ?? halves) <= -1 &&
      (percent(quarters[0] ?? null, quarters[3] ?? null) ?? -1) <= 0;
const gotSlower: Claim = ({ halves, halvesFlat, quarters }) =>
  halves === null
    ? null
    : Math.max(halves, halvesFlat ?? halves) >= 1 &&
      (percent(quarters[0] ?? null, quarters[3] ?? null) ?? 1) >= 0;
const wasEven: Claim = ({ halves, halvesFlat }) =>
  halves === null ? null : Math.min(Math.abs(halves), Math.abs(halvesFlat ?? halves)) <= 3;
/** No kilometre far from the middle one. */
const wasEvenThroughout: Claim = (evidence) => {
  const middle = median(evidence.kilometers);
  if (middle === null) return wasEven(evidence);
  return (
    wasEven(evidence) === true &&
    evidence.kilometers.every((pace) => Math.abs(pace / middle - 1) <= 0.08)
  );
};
const endedFaster: Claim = ({ quarters }) => {
  const change = percent(quarters[0], quarters[3]);
  return change === null ? null : change <= -2;
};
const endedSlower: Claim = ({ quarters }) => {
  const change = percent(quarters[0], quarters[3]);
  return change === null ? null : change >= 3;
};
const isHilly: Claim = ({ climbPerKilometer, ascent }) => climbPerKilometer >= 7 && ascent >= 40;

/** The fast stretches are faster than what lies between, each of them. */
const hasRepetitions: Claim = ({ workPaces, restPaces }) => {
  if (workPaces.length < 2) return false;
  const rest = median(restPaces) ?? restPaces[0];
  return rest === undefined || workPaces.every((pace) => pace < rest * 0.95);
};
/** Repetitions that were run as such: alike, or much faster than the jogs, and not at a walk. */
const hasMeantRepetitions: Claim = (evidence) => {
  if (hasRepetitions(evidence) !== true) return false;
  const { workPaces, movingSeconds, meters } = evidence;
  const mean = workPaces.reduce((sum, pace) => sum + pace, 0) / workPaces.length;
  const spread = Math.max(...workPaces) / Math.min(...workPaces) - 1;
  return spread <= 0.2 || mean < ((movingSeconds * 1000) / meters) * 0.88;
};
const repetitionsEven: Claim = ({ workPaces }) =>
  workPaces.length > 1 && Math.max(...workPaces) / Math.min(...workPaces) <= 1.06;
const repetitionsFade: Claim = ({ workPaces }) =>
  workPaces.length > 1 && (percent(workPaces[0], workPaces.at(-1)) ?? 0) >= 1.5;
const repetitionsBuild: Claim = ({ workPaces }) =>
  workPaces.length > 1 && (percent(workPaces[0], workPaces.at(-1)) ?? 0) <= -1;

const wasHard: Claim = (evidence) => {
  const { meanBeats, session } = evidence;
  if (['hard', 'veryHard', 'max'].includes(session.analysis.intensity ?? '')) return true;
  return meanBeats === null ? null : meanBeats >= 155;
};
const isRaceLike: Claim = (evidence) => {
  const near = [1500, 1609, 3000, 5000, 10_000, 15_000, 21_098, 42_195].some(
    (meters) => Math.abs(evidence.session.raw.coreMeters / meters - 1) <= 0.035,
  );
  return near && evidence.stoppedShare <= 0.08;
};
const isTempoLike: Claim = (evidence) => {
  const { meanBeats, usualPace, workPaces, movingSeconds, meters } = evidence;
  const pace = workPaces.length > 0 ? Math.min(...workPaces) : (movingSeconds * 1000) / meters;
  const isFast = usualPace !== null && pace <= usualPace * 0.95;
  const beats = Math.max(
    meanBeats ?? 0,
    ...evidence.session.analysis.intervals
      .filter(({ kind }) => kind === 'work')
      .map((work) => evidence.session.raw.beatsIn(work) ?? 0),
  );
  if (isFast || fact(evidence, 'vdot.pace.threshold') !== null) return true;
  return beats === 0 ? null : beats >= 150 && beats <= 182;
};
/** By effort, or one block that is plainly faster than what was run before and after. */
const isTempoOrBlock: Claim = (evidence) => {
  const { workPaces, session } = evidence;
  const around = session.analysis.intervals
    .filter(({ kind }) => kind === 'warmUp' || kind === 'coolDown')
    .flatMap((part) => session.raw.paceIn(part) ?? []);
  const [pace] = workPaces;
  const isBlock =
    workPaces.length === 1 &&
    around.length > 0 &&
    around.every((slow) => (pace ?? 0) < slow * 0.95);
  return isBlock || isTempoLike(evidence);
};
/** No run before it, however long ago. */
const firstOfAll: Claim = ({ session }) => daysSinceRunOf(session) === null;
const afterBreak: Claim = ({ session }) => (daysSinceRunOf(session) ?? 0) >= 10;
const afterHardDay: Claim = ({ isDayAfterHard }) => isDayAfterHard;
const isShortRun: Claim = ({ movingSeconds }) => movingSeconds <= 1500;
const isLongRun: Claim = ({ movingSeconds, meters, runs }) => {
  const usual = median(runs.map(({ distanceMeters }) => distanceMeters));
  return movingSeconds >= 5000 || (usual !== null && meters >= usual * 1.25);
};
const isWalking: Claim = ({ session: { raw } }) => {
  const knownSeconds = raw.runningSeconds + raw.walkingSeconds;
  return knownSeconds === 0 ? null : raw.walkingSeconds >= knownSeconds * 0.65;
};
const isRunWalk: Claim = ({ session: { raw } }) =>
  raw.runningSeconds >= 180 && raw.walkingSeconds >= 180;
const walkedInBetween: Claim = ({ session: { raw } }) => raw.walkStarts.length >= 1;
const beyondLongest: Claim = ({ runs, meters }) =>
  runs.length > 0 &&
  meters >
    Math.max(
      0,
      ...runs.filter(({ daysAgo }) => daysAgo <= 30).map((run) => run.distanceMeters ?? 0),
    ) *
      1.02;
const isLight: Claim = (evidence) => {
  const { movingSeconds, ascent, meanBeats } = evidence;
  return movingSeconds < 4000 && ascent < 160 && (meanBeats ?? 0) < 150;
};
function all(...claims: readonly Claim[]): Claim {
  return (evidence) => {
    const verdicts = claims.map((claim) => verdictOf(claim(evidence)));
    if (verdicts.includes('false')) return 'false';
    return verdicts.includes('unsupported') ? 'unsupported' : 'true';
  };
}

/** Sessions that can be named as a kind of running at all. */
/** And at a speed that people run at: without steps the fastest of them were not running. */
const isRun: Claim = ({ session, meters, movingSeconds }) =>
  isRunning(session.decoded.sport) &&
  (session.raw.hasSteps || meters < 3000 || rawVdot(meters, movingSeconds) < 72);
const easyRun = all(isRun, isEasyEffort);

/** Longer steps than anybody takes, or quick without a step. */
const isRideLike: Claim = ({ session, meters, movingSeconds }) => {
  const { cadencePerMinute } = session.decoded.recording.columns;
  const steps = cadencePerMinute.filter((value) => !Number.isNaN(value));
  const perMinute = steps.reduce((sum, value) => sum + value, 0) / Math.max(1, steps.length);
  return perMinute > 0
    ? (meters * 60) / (perMinute * movingSeconds) >= 2
    : meters / movingSeconds >= 4;
};

/** What each opening claims, whatever its words are. */
const OPENING_CLAIMS: Readonly<Record<OpeningCode, Claim>> = {
  'recovery.plain': easyRun,
  'recovery.afterHard': all(easyRun, afterHardDay),
  'recovery.coolDown': ({ runs }) => runs[0]?.daysAgo === 0 && HARD.has(runs[0].purpose),
  'easy.held': easyRun,
  'easy.brisk': isRun,
  'easy.costly': ({ meanBeats, usualBeats }) =>
    meanBeats !== null && usualBeats !== null && meanBeats > usualBeats + 2,
  'easy.afterHard': all(easyRun, afterHardDay),
  'easy.plain': easyRun,
  'easy.return': afterBreak,
  'easy.first': all(easyRun, firstOfAll),
  'easy.short': all(easyRun, isShortRun),
  'long.plain': isLongRun,
  'long.even': all(isLongRun, wasEven),
  'long.build': all(isLongRun, endedFaster),
  'long.fade': all(isLongRun, endedSlower),
  'long.beyond': all(isLongRun, beyondLongest),
  'long.further': isLongRun,
  'long.brisk': all(isLongRun, (evidence) => {
    const marathon = fact(evidence, 'vdot.pace.marathon');
    return (
      marathon !== null && (evidence.movingSeconds * 1000) / evidence.meters <= marathon * 1.04
    );
  }),
  'easy.feltHard': saidByNobody,
  'steady.feltHard': saidByNobody,
  'steady.feltEasy': saidByNobody,
  'unclear.feltHard': saidByNobody,
  'unclear.feltEasy': saidByNobody,
  'unclear.saidEasy': saidByNobody,
  'unclear.saidLong': saidByNobody,
  'unclear.saidTempo': saidByNobody,
  'unclear.saidIntervals': saidByNobody,
  'unclear.saidRace': saidByNobody,
  'unclear.saidRide': saidByNobody,
  'steady.plain': isRun,
  'steady.even': all(isRun, wasEvenThroughout),
  'steady.unknown': all(isRun, ({ runs, usualPace }) => runs.length < 3 || usualPace === null),
  'tempo.plain': isTempoLike,
  'tempo.blocks': ({ workPaces, session: { raw, analysis } }) => {
    // Blocks are distinguished from what was run before and after by being faster.
    const around = analysis.intervals
      .filter(({ kind }) => kind === 'warmUp' || kind === 'coolDown')
      .flatMap((part) => raw.paceIn(part) ?? []);
    return workPaces.length > 1 && around.every((pace) => Math.min(...workPaces) < pace);
  },
  'tempo.even': isTempoOrBlock,
  'tempo.build': isTempoOrBlock,
  'tempo.fade': isTempoOrBlock,
  'intervals.even': all(hasMeantRepetitions, repetitionsEven),
  'intervals.build': all(hasMeantRepetitions, repetitionsBuild),
  'intervals.fade': all(hasMeantRepetitions, repetitionsFade),
  'intervals.uneven': hasMeantRepetitions,
  'intervals.mixed': hasMeantRepetitions,
  'intervals.plain': hasMeantRepetitions,
  'intervals.settled': hasMeantRepetitions,
  'intervals.kick': hasMeantRepetitions,
  'progression.plain': all(endedFaster, gotFaster),
  'progression.hard': all(endedFaster, gotFaster),
  'hills.repeats': hasRepetitions,
  'hills.plain': ({ workPaces, ...rest }) =>
    isHilly({ workPaces, ...rest }) === true || workPaces.length > 1,
  'hills.even': isHilly,
  'hills.fade': all(isHilly, ({ halvesFlat }) => halvesFlat === null || halvesFlat >= 1.5),
  'race.plain': isRaceLike,
  'race.even': all(isRaceLike, wasEven),
  'race.build': all(isRaceLike, gotFaster),
  'race.fade': all(isRaceLike, gotSlower),
  'mountain.plain': ({ ascent, descent }) => Math.max(ascent, descent) >= 160,
  // Nobody's threshold is known of a recording alone.
  'mountain.race': saidByNobody,
  'mountain.hard': all(wasHard, ({ ascent, descent }) => Math.max(ascent, descent) >= 160),
  'stop-and-go.plain': ({ stopCount, stoppedShare }) => stopCount >= 3 && stoppedShare >= 0.03,
  'run-walk.plain': isRunWalk,
  'walk.plain': all(isWalking, isLight),
  'walk.long': isWalking,
  'hike.plain': all(isWalking, ({ ascent }) => ascent >= 120),
  'cross-training.ride': isSport('Ride', 'VirtualRide', 'EBikeRide'),
  'cross-training.swim': isSport('Swim'),
  'cross-training.strength': isSport('WeightTraining', 'Workout', 'Crossfit', 'RockClimbing'),
  'cross-training.mobility': isSport('Yoga'),
  // Whoever may have run does not read that it was a change from running.
  'cross-training.other': ({ session }) =>
    !isRunning(session.decoded.sport) && session.decoded.sport !== 'Other',
  'cross-training.unnamed': isSport('Other'),
  'unclear.broken': ({ session }) => session.decoded.isPartial,
  'unclear.short': ({ movingSeconds, meters }) => movingSeconds < 330 || meters < 850,
  'unclear.noDistance': ({ session }) => session.analysis.summary.distanceMeters === null,
  'unclear.label': ({ session }) =>
    !isRunning(session.decoded.sport) && session.raw.runningSeconds >= 150,
  'unclear.impossible': ({ kilometers }) => Math.min(...kilometers) < 135,
  'unclear.fast': ({ meters, movingSeconds, meanBeats }) =>
    rawVdot(meters, movingSeconds) >= (meanBeats === null ? 58 : 68),
  'unclear.ride': isRideLike,
  'unclear.partRide': ({ kilometers }) => Math.min(...kilometers) < 250,
  'unclear.plain': always,
};

/** Changes of more than 3 % from kilometre to kilometre that turn round. */
function turnsOf(paces: readonly number[]): number {
  let turns = 0;
  let direction = 0;
  for (let index = 1; index < paces.length; index += 1) {
    const change = percent(paces[index - 1], paces[index]) ?? 0;
    if (Math.abs(change) < 3) continue;
    if (direction !== 0 && Math.sign(change) !== direction) turns += 1;
    direction = Math.sign(change);
  }
  return turns;
}

const pulse = ({ session }: Evidence) => session.analysis.heartRateQuality === 'reliable';
const pulseKnown: Claim = (evidence) => pulse(evidence) && evidence.meanBeats !== null;
const knowsWeeks: Claim = ({ runs }) => runs.length >= 4 && (runs.at(-1)?.daysAgo ?? 0) >= 28;
function weekRatio({ runs, meters }: Evidence): number {
  const sum = (from: number, to: number) =>
    runs
      .filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to)
      .reduce((total, run) => total + (run.distanceMeters ?? 0), 0);
  return (sum(0, 6) + meters) / Math.max(1, sum(7, 34) / 4);
}
const paceToUsual = ({ movingSeconds, meters, usualPace }: Evidence) =>
  usualPace === null ? null : percent(usualPace, (movingSeconds * 1000) / meters);
const slowerThan =
  (id: string, least: number, most: number): Claim =>
  (evidence) => {
    const change = percent(fact(evidence, id), (evidence.movingSeconds * 1000) / evidence.meters);
    return change === null ? null : change >= least && change <= most;
  };
const tempoAgainst =
  (least: number, most: number): Claim =>
  (evidence) => {
    const change = percent(fact(evidence, 'vdot.pace.threshold'), fact(evidence, 'tempo.pace'));
    return change === null ? null : change >= least && change <= most;
  };
/** Second half of the hard part against its first, measured anew. */
function tempoHalves({ session: { raw, analysis } }: Evidence): number | null {
  const works = analysis.intervals.filter(({ kind }) => kind === 'work');
  const [only] = works.length === 1 ? works : [{ startSeconds: 0, endSeconds: raw.seconds }];
  if (works.length > 1 || !only) return null;
  const middle = (only.startSeconds + only.endSeconds) / 2;
  return percent(
    raw.paceIn({ startSeconds: only.startSeconds, endSeconds: middle }),
    raw.paceIn({ startSeconds: middle, endSeconds: only.endSeconds }),
  );
}
const tempoWithin =
  (least: number, most: number): Claim =>
  (evidence) => {
    const change = tempoHalves(evidence);
    return change === null ? null : change >= least && change <= most;
  };
const easyHeld: Claim = (evidence) => {
  const ceiling = fact(evidence, 'zone.easy.ceiling');
  const above = ceiling === null ? null : evidence.session.raw.shareAtOrAbove(ceiling);
  return above === null ? null : above <= 22;
};
const easyExceeded: Claim = (evidence) => {
  const ceiling = fact(evidence, 'zone.easy.ceiling');
  const above = ceiling === null ? null : evidence.session.raw.shareAtOrAbove(ceiling);
  return above === null ? null : above >= 33;
};
const driftOver =
  (least: number, most: number): Claim =>
  (evidence) => {
    const drift = fact(evidence, 'drift.percent');
    // The figure is recomputed beside; here it must fit the words, and the pace must be one.
    return drift !== null && drift >= least && drift <= most && pulse(evidence);
  };
const isTired: Claim = (evidence) =>
  (fact(evidence, 'load.fatigue') ?? 0) > (fact(evidence, 'load.fitness') ?? Infinity) * 1.3;
const isHeavy: Claim = ({ movingSeconds, ascent, session }) =>
  movingSeconds >= 8500 ||
  ascent >= 800 ||
  (isRunning(session.decoded.sport) && movingSeconds >= 5000);
const hadHardDayBefore: Claim = ({ isDayAfterHard }) => isDayAfterHard;

/** Stretches of some seconds after two fifths of the time, a fifth faster than what came before. */
function fastBurstsOf(raw: Evidence['session']['raw']): number {
  const begin = Math.round(raw.seconds * 0.4);
  const usual = raw.paceIn({ startSeconds: 0, endSeconds: begin }) ?? 0;
  let bursts = 0;
  let isIn = false;
  for (let from = begin; from < raw.seconds - 8; from += 2) {
    const meters = raw.metersIn({ startSeconds: from, endSeconds: from + 8 });
    const isFast = meters > 0 && 8000 / meters < usual / 1.2;
    if (isFast && !isIn) bursts += 1;
    isIn = isFast;
  }
  return bursts;
}

/** What each finding claims beyond its figures, which are recomputed for themselves. */
const FINDING_CLAIMS: Readonly<Record<FindingCode, Claim>> = {
  'zones.edge': pulseKnown,
  'long.pulse': easyExceeded,
  'tempo.calm': all(pulseKnown, tempoWithin(-6, 6)),
  'tempo.climb': all(pulseKnown, tempoWithin(-4, 4)),
  'intervals.spread': hasRepetitions,
  'unclear.swings': ({ kilometers }) => turnsOf(kilometers) >= 2,
  'drift.none': all(driftOver(-9, 0), wasEven),
  'steady.gray': all(
    slowerThan('vdot.pace.easyFast', -30, 0),
    slowerThan('vdot.pace.threshold', 2, 40),
  ),
  'steady.pulse': easyExceeded,
  'steady.nearThreshold': slowerThan('vdot.pace.threshold', -30, 5),
  'compare.aboveEasyRange': slowerThan('vdot.pace.easyFast', -40, -1),
  'long.fast': slowerThan('vdot.pace.marathon', -30, 4),
  'context.afterHard': all(hadHardDayBefore, isEasyEffort),
  'context.hardAgain': hadHardDayBefore,
  'context.afterRace': ({ runs }) =>
    runs.some(
      ({ purpose, daysAgo, distanceMeters }) =>
        purpose === 'race' && daysAgo <= Math.max(2, (distanceMeters ?? 0) / 3000) + 1,
    ),
  'habit.regular': always,
  'habit.sparse': always,
  'intervals.settled': all(hasRepetitions, ({ workPaces }) => {
    const [first = 0, ...later] = workPaces;
    return later.every((pace) => pace < first);
  }),
  'intervals.kick': all(hasRepetitions, ({ workPaces }) =>
    workPaces.slice(0, -1).every((pace) => pace > (workPaces.at(-1) ?? 0)),
  ),
  'intervals.dose': hasMeantRepetitions,
  'tempo.blocks': ({ workPaces }) => workPaces.length > 1,
  'tempo.faster': tempoWithin(-40, -1),
  'hills.equalEffort': all(
    isHilly,
    ({ halvesFlat }) => halvesFlat === null || Math.abs(halvesFlat) <= 5,
  ),
  'record.partial': ({ session }) => session.decoded.isPartial,
  'record.indoor': ({ session, meters }) => session.decoded.isIndoor && meters > 0,
  'record.impossible': ({ kilometers }) => Math.min(...kilometers) < 135,
  'record.short': ({ session }) => session.analysis.summary.elapsedSeconds < 300,
  'record.noDistance': ({ session, meters }) =>
    session.analysis.summary.distanceMeters === null && meters === 0,
  'help.heartRate': ({ session }) =>
    [...session.decoded.recording.columns.heartRateBeatsPerMinute].every(Number.isNaN),
  'history.first': ({ runs }) => runs.length < 3,
  'return.break': afterBreak,
  'zones.easyHeld': easyHeld,
  'zones.easyExceeded': easyExceeded,
  'drift.low': all(driftOver(-1, 5), wasEven),
  'drift.high': driftOver(6, 60),
  // The watch's own sensor is no evidence of heat.
  'drift.warm': all(
    driftOver(5, 60),
    ({ session: { weather, decoded } }) =>
      !decoded.isIndoor && (weather?.temperatureCelsius ?? 0) >= 25,
  ),
  'compare.pulseLower': all(
    pulseKnown,
    ({ meanBeats, usualBeats }) => usualBeats !== null && (meanBeats ?? Infinity) < usualBeats,
  ),
  'compare.pulseHigher': all(
    pulseKnown,
    ({ meanBeats, usualBeats }) => usualBeats !== null && (meanBeats ?? 0) > usualBeats,
  ),
  'compare.slower': (evidence) => (paceToUsual(evidence) ?? -1) >= 2,
  'compare.faster': (evidence) => (paceToUsual(evidence) ?? 1) <= -2,
  'compare.usual': (evidence) => Math.abs(paceToUsual(evidence) ?? 9) <= 4,
  'halves.equal': wasEvenThroughout,
  'halves.even': wasEvenThroughout,
  'halves.faster': gotFaster,
  'halves.slower': gotSlower,
  'split.fast': ({ kilometers }) =>
    Math.min(...kilometers) <
    (kilometers.reduce((sum, pace) => sum + pace, 0) / kilometers.length) * 0.95,
  'strides.after': ({ session: { raw } }) => fastBurstsOf(raw) >= 3,
  'finish.strong': ({ quarters: [first, second, third, last] }) =>
    [first, second, third].every((pace) => (percent(pace, last) ?? 1) <= 1.5),
  'finish.fade': endedSlower,
  'distance.beyond': ({ runs }) => runs.length >= 3,
  'distance.farBeyond': beyondLongest,
  'distance.longest': beyondLongest,
  'week.up': all(knowsWeeks, (evidence) => weekRatio(evidence) >= 1.25),
  'week.above': all(knowsWeeks, (evidence) => weekRatio(evidence) >= 1.05),
  'week.steady': all(knowsWeeks, (evidence) => Math.abs(weekRatio(evidence) - 1) <= 0.18),
  'week.down': all(knowsWeeks, (evidence) => weekRatio(evidence) <= 0.75),
  'week.longShare': knowsWeeks,
  'load.tired': isTired,
  'intervals.spreadTight': all(hasRepetitions, repetitionsEven),
  'intervals.spreadWide': all(
    hasRepetitions,
    ({ workPaces }) => Math.max(...workPaces) / Math.min(...workPaces) >= 1.05,
  ),
  'intervals.fade': repetitionsFade,
  'intervals.build': repetitionsBuild,
  'intervals.recovered': ({ session: { raw, analysis } }) => {
    // Beat for beat: in every rest heart rate fell well below the end of the work before it.
    const falls = analysis.intervals.flatMap((rest, index, intervals) => {
      const before = intervals[index - 1];
      if (rest.kind !== 'rest' || before?.kind !== 'work') return [];
      const end = raw.beatsIn({
        startSeconds: Math.max(before.startSeconds, before.endSeconds - 20),
        endSeconds: before.endSeconds,
      });
      const low = raw.lowestBeatsIn({ ...rest, endSeconds: rest.endSeconds + 5 });
      return end === null || low === null ? [] : [end - low];
    });
    return falls.length === 0 ? null : (median(falls) ?? Math.min(...falls)) >= 18;
  },
  'intervals.unrecovered': repetitionsFade,
  'intervals.fasterThanNeeded': (evidence) =>
    (fact(evidence, 'vdot.pace.interval') ?? 0) > Math.min(...evidence.workPaces),
  'intervals.onPace': (evidence) => {
    const { workPaces } = evidence;
    const mean = workPaces.reduce((sum, pace) => sum + pace, 0) / workPaces.length;
    return Math.abs(percent(fact(evidence, 'vdot.pace.interval'), mean) ?? 9) <= 4;
  },
  'intervals.noWarmUp': ({ session: { analysis, raw } }) => {
    const first = analysis.intervals.find(({ kind }) => kind === 'work');
    return first !== undefined && first.startSeconds <= Math.max(120, raw.seconds * 0.03);
  },
  'intervals.rests': hasRepetitions,
  'tempo.held': tempoWithin(-5, 4),
  'tempo.fell': tempoWithin(1, 40),
  'tempo.nearThreshold': tempoAgainst(-3, 3),
  'tempo.aboveThreshold': tempoAgainst(-30, -3),
  'tempo.belowThreshold': tempoAgainst(2, 14),
  'progression.steps': ({ thirds: [first, second, last] }) =>
    (percent(first, second) ?? 1) < 0 && (percent(second, last) ?? 1) < 0,
  'progression.endPulse': ({ thirdBeats: [first, , last] }) =>
    typeof first === 'number' && typeof last === 'number' ? last >= first + 8 : null,
  'hills.adjusted': ({ ascent }) => ascent >= 35,
  // Costs of grade differ by some per cent from model to model.
  'hills.evenEffort': all(isHilly, ({ halvesFlat }) =>
    halvesFlat === null || Math.abs(halvesFlat) <= 6
      ? true
      : Math.abs(halvesFlat) <= 10
        ? null
        : false,
  ),
  'hills.fadedEffort': all(isHilly, ({ halvesFlat }) => halvesFlat === null || halvesFlat >= 2),
  'hills.descent': ({ descent }) => descent >= 170,
  'hills.climb': ({ ascent }) => ascent >= 35,
  'race.even': wasEven,
  'race.negative': gotFaster,
  'race.positive': gotSlower,
  'race.vdot': isRaceLike,
  'race.startFast': ({ quarters }) => (percent(quarters[0], quarters[3]) ?? 0) >= 2,
  'stops.many': ({ stopCount }) => stopCount >= 3,
  'stops.long': ({ session }) =>
    session.raw.stops(8).some((stop) => stop.endSeconds - stop.startSeconds >= 420),
  'stops.moving': always,
  'walk.time': all(isWalking, isLight),
  'walk.long': isWalking,
  'runWalk.parts': isRunWalk,
  'runWalk.breaks': all(isRunWalk, walkedInBetween),
  'demand.climb': ({ ascent, meters, movingSeconds, meanBeats, session }) => {
    const { sport } = session.decoded;
    // Nobody climbs 3 km an hour by their own strength.
    const isPossible = ascent <= (movingSeconds / 3600) * 3000;
    const isFlatRide = sport.endsWith('Ride') && ascent < meters * 0.005;
    const isOnWater = /Swim|Row|Paddl|Canoe|Kayak|Kite/.test(sport);
    const hours = movingSeconds / 3600;
    const isCarried =
      sport === 'AlpineSki' ||
      (sport.endsWith('Ride') && ascent / hours >= 520 && (meanBeats ?? 200) < 112);
    return ascent >= 100 && isPossible && !isFlatRide && !isOnWater && !isCarried;
  },
  'effort.hard': saidByNobody,
  'effort.moderate': saidByNobody,
  'effort.easy': saidByNobody,
  'effort.rememberedHard': saidByNobody,
  'effort.rememberedEasy': saidByNobody,
  'ask.effort': (evidence) => all(pulseKnown, ({ meanBeats }) => (meanBeats ?? 0) >= 155)(evidence),
  'history.arriving': ({ session }) => session.analysis.isHistoryArriving === true,
  'event.part': ({ session }) => (session.sessionsOfFile ?? []).length > 1,
  'record.heartRateErratic': ({ session }) => session.analysis.heartRateQuality === 'erratic',
  'cross.endurance': all(
    pulseKnown,
    ({ movingSeconds, meanBeats }) => movingSeconds >= 1100 && (meanBeats ?? 0) >= 105,
  ),
  'cross.long': isHeavy,
  'cross.easy': easyHeld,
  'cross.hard': easyExceeded,
  'cross.load': always,
  'cross.notJudged': ({ movingSeconds }) => movingSeconds >= 60,
  'cross.strenuous': all(
    pulseKnown,
    ({ movingSeconds, meanBeats }) => movingSeconds >= 1100 && (meanBeats ?? 0) >= 154,
  ),
  'cross.gentle': all(pulseKnown, isLight, ({ meanBeats }) => (meanBeats ?? 999) <= 113),
  'cross.brief': all(
    isLight,
    ({ movingSeconds, meanBeats }) => movingSeconds <= 1300 && (meanBeats ?? 0) < 145,
  ),
  'cross.swim': all(
    isSport('Swim'),
    ({ session }) =>
      Math.max(session.raw.meters, session.decoded.declared.distanceMeters ?? 0) >= 350,
  ),
  'cross.ride': all(
    isSport('Ride', 'VirtualRide', 'EBikeRide'),
    ({ movingSeconds }) => movingSeconds >= 2200,
  ),
  'cross.strength': isSport('WeightTraining', 'Workout', 'Crossfit'),
  'cross.mobility': isSport('Yoga'),
  'cross.other': ({ session }) =>
    !/Run|Walk|Hike|Ride|Elliptical|Stair/.test(session.decoded.sport),
  'cross.unnamed': isSport('Other'),
  'ask.purpose': ({ session }) => session.analysis.purpose === 'unclear',
  'ask.sport': (evidence) =>
    isRideLike(evidence) || rawVdot(evidence.meters, evidence.movingSeconds) >= 58,
  'said.remembered': saidByNobody,
  'ask.feel': ({ runs, session }) =>
    runs.length < 3 && (session.analysis.intensity ?? 'unknown') === 'unknown',
};

/** What a next step says of the session it follows; how hard it may be is judged apart. */
const NEXT_STEP_CLAIMS: Readonly<Partial<Record<NextStepCode, Claim>>> = {
  raceRecovery: isRaceLike,
  firstRuns: all(firstOfAll, ({ movingSeconds }) => movingSeconds <= 2500),
  runWalkAgain: isRunWalk,
  afterVeryLong: ({ movingSeconds }) => movingSeconds >= 8700,
  afterIntervalsFaded: repetitionsFade,
  afterIntervalsEven: hasMeantRepetitions,
  afterRace: ({ runs }) => runs.some(({ purpose }) => purpose === 'race'),
  lightDays: knowsWeeks,
  restart: afterBreak,
  restAfterSpike: ({ runs }) => runs.length >= 3,
  long: ({ runs }) => runs.length >= 8,
  tempo: ({ runs }) => runs.some(({ purpose }) => purpose === 'intervals' || purpose === 'tempo'),
  intervals: ({ runs }) =>
    runs.some(({ purpose }) => purpose === 'intervals' || purpose === 'tempo'),
};

/** What a wording claims beyond its code, measured anew. */
const WORDING_EVIDENCE: Readonly<Record<WordingClaim, Claim>> = {
  easyToTheEnd: (evidence) => {
    const ceiling = fact(evidence, 'zone.easy.ceiling');
    const { raw } = evidence.session;
    const beats = raw.beatsIn({
      startSeconds: raw.secondsAtShare(0.75),
      endSeconds: raw.secondsAtShare(1),
    });
    return ceiling === null || beats === null ? null : beats <= ceiling + 2;
  },
  nearlyAllEasy: (evidence) => {
    const ceiling = fact(evidence, 'zone.easy.ceiling');
    const above = ceiling === null ? null : evidence.session.raw.shareAtOrAbove(ceiling);
    return above === null ? null : above <= 6;
  },
  // Its share is a figure, which is audited as such.
  mostlyEasy: easyHeld,
  hasRoutine: ({ runs }) => runs.filter(({ daysAgo }) => daysAgo < 30).length >= 5,
  heldToFinish: ({ quarters }) => (percent(quarters[0], quarters[3]) ?? 99) <= 4,
  heavyEnd: ({ quarters }) => (percent(quarters[0], quarters[3]) ?? 0) >= 6,
  nearThreshold: (evidence) => {
    const change = percent(fact(evidence, 'vdot.pace.threshold'), fact(evidence, 'tempo.pace'));
    return change === null ? wasHard(evidence) : change >= -6 && change <= 8;
  },
  eachPartFaster: ({ thirds: [first, second, last] }) =>
    (percent(first, second) ?? 1) < 0 && (percent(second, last) ?? 1) < 0,
  hardFinish: (evidence) => {
    const ceiling = fact(evidence, 'zone.easy.ceiling') ?? HARD_BEATS - 5;
    return (evidence.thirdBeats[2] ?? 0) >= ceiling + 2;
  },
  climbsBothWays: ({ ascent, descent }) => Math.min(ascent, descent) >= 25,
  fastestEarly: ({ quarters: [first, ...others] }) =>
    others.every((pace) => (percent(first, pace) ?? -9) >= -1.5),
  racedHard: wasHard,
  walksBetween: walkedInBetween,
  onlyOneFast: ({ kilometers }) => {
    const [fastest = 0, second = 0] = [...kilometers].sort((a, b) => a - b);
    return second >= fastest * 1.03;
  },
  fuelMatters: ({ movingSeconds }) => movingSeconds >= 4300,
  steadyPulse: ({ thirdBeats: [first, , last] }) => {
    const rise = percent(first, last);
    return rise === null ? null : Math.abs(rise) <= 8;
  },
  stopsMeasured: (evidence) => fact(evidence, 'stops.duration') !== null,
  stopsBrief: ({ stoppedShare }) => stoppedShare <= 0.08,
  climbsMatter: ({ climbPerKilometer }) => climbPerKilometer >= 15,
  notDownhill: ({ ascent, descent }) => ascent >= descent * 0.5,
};

export function auditWording(claim: WordingClaim, evidence: Evidence): Verdict {
  return verdictOf(WORDING_EVIDENCE[claim](evidence));
}

function verdictOf(result: Verdict | boolean | null): Verdict {
  if (result === null) return 'unsupported';
  if (typeof result === 'string') return result;
  return result ? 'true' : 'false';
}

export function auditOpening(code: OpeningCode, evidence: Evidence): Verdict {
  return verdictOf(OPENING_CLAIMS[code](evidence));
}

export function auditFinding(code: FindingCode, evidence: Evidence): Verdict {
  return verdictOf(FINDING_CLAIMS[code](evidence));
}

export function auditNextStep(code: NextStepCode, evidence: Evidence): Verdict {
  return verdictOf((NEXT_STEP_CLAIMS[code] ?? always)(evidence));
}
