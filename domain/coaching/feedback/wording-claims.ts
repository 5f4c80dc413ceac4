import { isHardIntensity } from '../../training/structure/intensity-level.ts';
import { isAtLeast, isAtMost, isWithin, type SessionView } from '../facts/session-view.ts';

/** What a wording may claim beyond what its opening or finding stands for. */
export const WORDING_CLAIMS = [
  'easyToTheEnd',
  'nearlyAllEasy',
  'mostlyEasy',
  'hasRoutine',
  'heldToFinish',
  'heavyEnd',
  'nearThreshold',
  'eachPartFaster',
  'hardFinish',
  'climbsBothWays',
  'fastestEarly',
  'racedHard',
  'onlyOneFast',
  'fuelMatters',
  'steadyPulse',
  'climbsMatter',
  'notDownhill',
  'stopsMeasured',
  'stopsBrief',
  'walksBetween',
] as const;
export type WordingClaim = (typeof WORDING_CLAIMS)[number];

/** Runs within a month from which on running is a routine. */
const ROUTINE_RUNS = 6;
/** Per cent of pace from the first to the last quarter. */
const HELD_PERCENT = 2.5;
const HEAVY_PERCENT = 8;
const FASTER_PERCENT = -1.2;
/** Per cent around the threshold pace that is comfortably hard. */
const NEAR_THRESHOLD = [-4, 6] as const;
const BEATS_OVER_EASY = 5;
/** Per cent of the time below the easy ceiling from which hardly any was above it. */
const NEARLY_ALL_PERCENT = 97;
/** Hard for most adults, where nothing is known of the runner. */
const HARD_BEATS_FOR_MOST = 168;
const CLIMB_METERS = 40;
/** Every other kilometre is slower than the fastest by at least this ratio, and near the middle one. */
const APART_SHARE = 1.05;
const CALM_SHARE = 1.06;
/** Per cent between the heart rates of both halves within which the effort was the same. */
const STEADY_PULSE_PERCENT = 3;
/** Metres of climb a kilometre from which the climbs are what a run is about. */
const CLIMBS_MATTER_METERS_PER_KILOMETER = 20;
/** With less climb than this share of the descent, it is the descents that a run is about. */
const NOT_DOWNHILL_SHARE = 0.6;
/** Standing for this share of the time takes hardly anything away from a run. */
const BRIEF_STOPS_SHARE = 0.06;
/** From this time on the stores of the body run low. */
const FUEL_SECONDS = 4500;

/** When each claim is true. Needs only what is stored of a session. */
export const CLAIM_TESTS: Readonly<Record<WordingClaim, (view: SessionView) => boolean>> = {
  easyToTheEnd: (view) =>
    // Strides are no fault, and no easy end either.
    !view.has('strides.count') &&
    isAtMost(beatsOverEasy(view, 'quarter.last.heartRate'), 0) &&
    isAtMost(beatsOverEasy(view, 'quarter.first.heartRate'), 0),
  nearlyAllEasy: (view) => isAtLeast(view.value('zone.easy.share'), NEARLY_ALL_PERCENT),
  // A share of nearly all has words of its own.
  mostlyEasy: (view) =>
    view.has('zone.easy.share') && !isAtLeast(view.value('zone.easy.share'), NEARLY_ALL_PERCENT),
  hasRoutine: (view) => isAtLeast(view.value('history.monthRuns'), ROUTINE_RUNS),
  heldToFinish: (view) =>
    isAtMost(view.change('quarter.first.pace', 'quarter.last.pace'), HELD_PERCENT),
  heavyEnd: (view) =>
    isAtLeast(view.change('quarter.first.pace', 'quarter.last.pace'), HEAVY_PERCENT),
  nearThreshold: (view) =>
    isWithin(view.change('vdot.pace.threshold', 'tempo.pace'), ...NEAR_THRESHOLD) ||
    (view.hasMeasuredZones && isHard(view)),
  eachPartFaster: (view) =>
    isAtMost(view.change('third.first.pace', 'third.second.pace'), FASTER_PERCENT) &&
    isAtMost(view.change('third.second.pace', 'third.last.pace'), FASTER_PERCENT),
  hardFinish: (view) =>
    view.has('zone.easy.ceiling')
      ? isAtLeast(beatsOverEasy(view, 'third.last.heartRate'), BEATS_OVER_EASY)
      : isAtLeast(view.value('third.last.heartRate'), HARD_BEATS_FOR_MOST),
  climbsBothWays: (view) =>
    isAtLeast(view.value('altitude.ascent'), CLIMB_METERS) &&
    isAtLeast(view.value('altitude.descent'), CLIMB_METERS),
  fastestEarly: (view) =>
    ['second', 'third', 'last'].every((name) =>
      isAtLeast(view.change('quarter.first.pace', `quarter.${name}.pace`), 0),
    ),
  racedHard: isHard,
  onlyOneFast,
  steadyPulse: (view) =>
    isWithin(
      view.change('half.first.heartRate', 'half.second.heartRate'),
      -STEADY_PULSE_PERCENT,
      STEADY_PULSE_PERCENT,
    ),
  climbsMatter: (view) =>
    isAtLeast(
      view.value('altitude.ascent'),
      ((view.value('distance.total') ?? Infinity) / 1000) * CLIMBS_MATTER_METERS_PER_KILOMETER,
    ),
  notDownhill: (view) =>
    isAtLeast(
      view.value('altitude.ascent'),
      (view.value('altitude.descent') ?? 0) * NOT_DOWNHILL_SHARE,
    ),
  stopsMeasured: (view) => view.has('stops.duration'),
  stopsBrief: (view) =>
    isAtMost(
      view.value('stops.duration'),
      view.analysis.summary.elapsedSeconds * BRIEF_STOPS_SHARE,
    ),
  walksBetween: (view) => view.has('gait.breakCount'),
  fuelMatters: ({ analysis }) => analysis.summary.movingSeconds >= FUEL_SECONDS,
};

/** The claims that are true of a session. */
export function claimsOf(view: SessionView): WordingClaim[] {
  return WORDING_CLAIMS.filter((claim) => CLAIM_TESTS[claim](view));
}

function isHard({ analysis: { intensity } }: SessionView): boolean {
  return isHardIntensity(intensity ?? 'unknown');
}

function beatsOverEasy(view: SessionView, factId: string): number | null {
  const beats = view.value(factId);
  const ceiling = view.value('zone.easy.ceiling');
  return beats !== null && ceiling !== null ? beats - ceiling : null;
}

function onlyOneFast({ analysis: { splits } }: SessionView): boolean {
  const paces = splits
    .filter(({ isRemainder }) => !isRemainder)
    .map(({ paceSecondsPerKilometer }) => paceSecondsPerKilometer)
    .sort((a, b) => a - b);
  const [fastest, ...others] = paces;
  const middle = paces[paces.length >>> 1];
  if (fastest === undefined || middle === undefined || others.length < 3) return false;
  return others.every((pace) => pace >= fastest * APART_SHARE && pace * CALM_SHARE >= middle);
}
