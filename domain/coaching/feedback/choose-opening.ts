import { isCycling, isRunning, type SportType } from '../../sports/sport-type.ts';
import {
  hasImpossibleKilometer,
  isFasterThanRunners,
  isMostlyPossible,
} from '../../training/performance/runner-limits.ts';
import { isHardIntensity } from '../../training/structure/intensity-level.ts';
import { isHardPurpose } from '../facts/earlier-runs.ts';
import {
  isCostly,
  isEasyExceeded,
  isFasterThanEasy,
  isPulseUsual,
  SHORT_RUN_SECONDS,
} from './easy-effort.ts';
import {
  FINDING_TESTS,
  hasRunBefore,
  isDayAfterHard,
  isOnePace,
  hasRepeats,
  isLongFast,
  isReturn,
  spikeOf,
  tempoChange,
  WIDE_SPREAD,
} from './finding-tests.ts';
import { pacingOfFinish, pacingOfHalves, pacingOfRepetitions, pacingOnHills } from './pacing.ts';
import type { OpeningCode } from './session-reading.ts';
import {
  isAtLeast,
  isAtMost,
  isWithin,
  type SaidOfSession,
  type SessionView,
} from '../facts/session-view.ts';

const STRENGTH: ReadonlySet<SportType> = new Set<SportType>([
  'WeightTraining',
  'Workout',
  'Crossfit',
  'RockClimbing',
]);

/** Names the session with the one judgement that fits it best. */
export function chooseOpening(view: SessionView): OpeningCode {
  const { purpose } = view.analysis;
  switch (purpose) {
    case 'recovery':
      return recoveryOpening(view);
    case 'easy':
      return easyOpening(view);
    case 'long':
      return longOpening(view);
    case 'steady':
      return steadyOpening(view);
    case 'tempo':
      return tempoOpening(view);
    case 'intervals':
      return intervalsOpening(view);
    case 'progression':
      return FINDING_TESTS['progression.endPulse'](view) ? 'progression.hard' : 'progression.plain';
    case 'hills':
      return hillsOpening(view);
    case 'mountain':
      if (view.analysis.isRaceEffort) return 'mountain.race';
      return isHardSession(view) ? 'mountain.hard' : 'mountain.plain';
    case 'race':
      return raceOpening(view);
    case 'stop-and-go':
      return 'stop-and-go.plain';
    case 'run-walk':
      return 'run-walk.plain';
    case 'walk':
      return view.demand === 'light' ? 'walk.plain' : 'walk.long';
    case 'hike':
      return 'hike.plain';
    case 'cross-training':
      return crossTrainingOpening(view.source.sport);
    case 'unclear':
      return unclearOpening(view);
  }
}

function recoveryOpening(view: SessionView): OpeningCode {
  const [last] = view.earlierRuns;
  const isSameDay = last?.daysAgo === 0 && isHardPurpose(last.activity.purpose);
  if (isSameDay) return 'recovery.coolDown';
  return isDayAfterHard(view) ? 'recovery.afterHard' : 'recovery.plain';
}

/** What the runner said of this very session; null = nothing, or that it was in between. */
function saidOf({ felt }: SessionView): 'feltHard' | 'feltEasy' | null {
  if (!felt || felt.isRemembered || felt.level === 'moderate') return null;
  return felt.level === 'hard' ? 'feltHard' : 'feltEasy';
}

function easyOpening(view: SessionView): OpeningCode {
  if (saidOf(view) === 'feltHard') return 'easy.feltHard';
  if (isReturn(view)) return 'easy.return';
  if (isEasyExceeded(view) || isFasterThanEasy(view)) return 'easy.brisk';
  if (isCostly(view)) return 'easy.costly';
  if (view.earlier.length === 0 && !hasRunBefore(view)) return 'easy.first';
  if (view.analysis.summary.movingSeconds < SHORT_RUN_SECONDS) return 'easy.short';
  if (isDayAfterHard(view)) return 'easy.afterHard';
  const isHeld = FINDING_TESTS['zones.easyHeld'](view) && isPulseUsual(view);
  return isHeld ? 'easy.held' : 'easy.plain';
}

function longOpening(view: SessionView): OpeningCode {
  const spike = spikeOf(view);
  if (spike === 'moderate' || spike === 'large') return 'long.beyond';
  if (spike === 'small') return 'long.further';
  if (isLongFast(view)) return 'long.brisk';
  const finish = pacingOfFinish(view);
  if (finish === 'fade' || finish === 'build') return `long.${finish}`;
  return isSteady(view) ? 'long.even' : 'long.plain';
}

function isSteady(view: SessionView): boolean {
  return pacingOfHalves(view) === 'even' && isOnePace(view) && !view.isHilly;
}

function steadyOpening(view: SessionView): OpeningCode {
  const said = saidOf(view);
  if (said) return `steady.${said}`;
  if (isSteady(view)) return 'steady.even';
  // Without zones, a race or usual runs nobody knows where easy ends for this runner.
  const isKnown =
    view.has('history.easyPace') || view.has('vdot.pace.easyFast') || view.has('zone.easy.ceiling');
  return isKnown ? 'steady.plain' : 'steady.unknown';
}

function tempoOpening(view: SessionView): OpeningCode {
  // Several blocks are judged by their blocks, not by halves of the whole.
  if (hasRepeats(view)) return 'tempo.blocks';
  const change = tempoChange(view);
  if (isAtLeast(change, 3)) return 'tempo.fade';
  if (isAtMost(change, -2.5)) return 'tempo.build';
  return isWithin(change, -2.5, 2) ? 'tempo.even' : 'tempo.plain';
}

function intervalsOpening(view: SessionView): OpeningCode {
  // Where no pace counts, the lengths alone are known.
  if (view.has('interval.work.length') && !view.has('interval.work.pace')) return 'intervals.plain';
  const pacing = pacingOfRepetitions(view);
  if (pacing === null) return 'intervals.mixed';
  if (pacing !== 'mixed') return `intervals.${pacing}`;
  const spread = view.change('interval.work.fastest.pace', 'interval.work.slowest.pace');
  return isAtLeast(spread, WIDE_SPREAD) ? 'intervals.uneven' : 'intervals.plain';
}

function hillsOpening(view: SessionView): OpeningCode {
  // Repeats on a hill are judged by their repetitions, not by halves.
  if (hasRepeats(view)) return view.has('interval.work.length') ? 'hills.repeats' : 'hills.plain';
  const pacing = pacingOnHills(view);
  return pacing === 'even' || pacing === 'fade' ? `hills.${pacing}` : 'hills.plain';
}

function isHardSession({ analysis: { intensity } }: SessionView): boolean {
  return isHardIntensity(intensity ?? 'unknown');
}

function raceOpening(view: SessionView): OpeningCode {
  const pacing = view.isHilly ? pacingOnHills(view) : pacingOfHalves(view);
  return pacing === 'mixed' ? 'race.plain' : `race.${pacing}`;
}

function crossTrainingOpening(sport: SportType): OpeningCode {
  if (isCycling(sport)) return 'cross-training.ride';
  if (sport === 'Swim') return 'cross-training.swim';
  if (STRENGTH.has(sport)) return 'cross-training.strength';
  if (sport === 'Other') return 'cross-training.unnamed';
  return sport === 'Yoga' ? 'cross-training.mobility' : 'cross-training.other';
}

const SAID_OPENINGS: Readonly<Record<SaidOfSession['purpose'], OpeningCode>> = {
  easy: 'unclear.saidEasy',
  long: 'unclear.saidLong',
  tempo: 'unclear.saidTempo',
  intervals: 'unclear.saidIntervals',
  race: 'unclear.saidRace',
  ride: 'unclear.saidRide',
};

function unclearOpening(view: SessionView): OpeningCode {
  const { source, analysis } = view;
  const own = view.said && SAID_OPENINGS[view.said.purpose];
  const isFast =
    isRunning(source.sport) &&
    analysis.missing.includes('cadence') &&
    isFasterThanRunners(analysis.summary);
  if (analysis.riding === 'whole') return own ?? (isFast ? 'unclear.fast' : 'unclear.ride');
  if (source.isPartial) return own ?? 'unclear.broken';
  if (FINDING_TESTS['record.impossible'](view)) {
    if (own && isMostlyPossible(analysis.splits)) return own;
    return hasImpossibleKilometer(analysis.splits) ? 'unclear.impossible' : 'unclear.partRide';
  }
  if (source.sport === 'Walk' || source.sport === 'Hike') return 'unclear.label';
  if (analysis.summary.distanceMeters === null) return own ?? 'unclear.noDistance';
  if (isFast) return 'unclear.fast';
  if (analysis.summary.movingSeconds < 300) return 'unclear.short';
  if (own) return own;
  const said = saidOf(view);
  return said ? `unclear.${said}` : 'unclear.plain';
}
