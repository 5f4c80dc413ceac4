import type { HeartRateReference } from '../training/heart-rate/heart-rate-reference.ts';
import { slowerByHeat } from '../training/performance/heat-slowing.ts';
import { vdotOf } from '../training/performance/vdot.ts';
import type { TrainingHistory } from '../training/training-history.ts';
import { withCaution, type Caution } from './plan-caution.ts';
import type { PlanAnswers } from './plan-questions.ts';
import type { AthleteSex } from '../athletes/athlete-physiology.ts';
import type { PlanFact, PlanInjury, PlanRunner } from './plan-wish.ts';

/** How far a VDOT may be off, by what it rests on; our choice. */
export const VDOT_UNCERTAINTY = {
  race: 1,
  given: 1.5,
  'given-in-heat': 2.5,
  record: 3,
  'best-run': 3.5,
} as const;
/** What is taken for a result in heat, since nobody is asked how hot it was. °C. */
const HOT_RESULT_CELSIUS = 25;
/** A record may be years old, so its VDOT is lowered by this. */
const RECORD_LOSS = 2;

/** With this distance a week before a break a runner comes back to running and does not learn it. */
const LEAST_WEEK_BEFORE_BREAK = 10_000;

export interface KnownAtStart {
  history: TrainingHistory;
  /** What was run before a break that lasts until now; null or absent = there is none. */
  beforeBreak?: Pick<TrainingHistory, 'weeklyMeters'> | null;
  /** VDOT of the runner's best record; null = none. */
  recordVdot: number | null;
  /** In years; null = not known. */
  age: number | null;
  /** Null or absent = not given. */
  sex?: AthleteSex | null;
  heartRate: HeartRateReference | null;
  /** What they wrote that comes before training. */
  caution: Caution | null;
}

/**
 * Where the runner stands: as recorded, else as answered. What they wrote of their health outweighs the answers. A
 * runner who runs nothing now, and ran before, is led back from what they ran.
 */
export function runnerAtStart(known: KnownAtStart, answers: PlanAnswers): PlanRunner {
  const { history } = known;
  const weeklyBefore = answers.weeklyMeters === 0 ? (known.beforeBreak?.weeklyMeters ?? 0) : 0;
  const isBack = weeklyBefore >= LEAST_WEEK_BEFORE_BREAK;
  const isRecorded = history.weeklyMeters !== null && answers.weeklyMeters === null;
  const runner: PlanRunner = {
    weeklyMeters: isBack
      ? weeklyBefore
      : ((isRecorded ? history.weeklyMeters : answers.weeklyMeters) ?? 0),
    longestMeters: (isRecorded ? history.longestIn30DaysMeters : answers.longestMeters) || null,
    // A runner who says what they run now has no break.
    daysSinceLastRun: isRecorded || isBack ? history.daysSinceLast : null,
    stretchSeconds: answers.stretchSeconds ?? null,
    vdot: vdotAtStart(known, answers),
    easyPaceSecondsPerKilometer: history.usualEasyPaceSecondsPerKilometer,
    age: known.age,
    sex: known.sex ?? null,
    heartRate: known.heartRate,
    ...healthAtStart(answers),
    hasRedFlag: false,
  };
  return withCaution(withResultFact(runner, known, answers), known.caution);
}

/** How a result came about is said in the plan, unless a recorded race counts instead. */
function withResultFact(
  runner: PlanRunner,
  { history }: KnownAtStart,
  { recentRace }: PlanAnswers,
): PlanRunner {
  const fact = recentRace?.fact;
  if (!fact || history.vdot?.basis === 'race') return runner;
  return { ...runner, facts: [...(runner.facts ?? []), fact] };
}

/** What healed long ago is a fact of the runner, with a line on what to watch. A bone is neither mild nor taken for healed. */
const FACT_OF_INJURY: Partial<Record<PlanInjury, PlanFact>> = {
  tendon: 'calf',
  muscle: 'thigh',
  joint: 'knee',
};

function healthAtStart({
  health,
  injury,
  ache,
  facts,
}: PlanAnswers): Pick<PlanRunner, 'health' | 'injury' | 'isAcheMild' | 'facts'> {
  if (health !== 'niggle' || ache === undefined || injury === 'bone') {
    return { health, injury, facts };
  }
  if (ache === 'mild') return { health, injury, isAcheMild: true, facts };
  const fact = injury === null ? undefined : FACT_OF_INJURY[injury];
  const isNew = fact !== undefined && !facts.includes(fact);
  return { health: 'well', injury: null, facts: isNew ? [...facts, fact] : facts };
}

function vdotAtStart(
  { history, recordVdot }: KnownAtStart,
  { recentRace }: PlanAnswers,
): PlanRunner['vdot'] {
  if (history.vdot?.basis === 'race') {
    return { value: history.vdot.value, uncertainty: VDOT_UNCERTAINTY.race };
  }
  const given = recentRace && vdotOfResult(recentRace);
  if (given) return given;
  const best = history.vdot?.value ?? null;
  if (recordVdot !== null) {
    const value = Math.max(recordVdot - RECORD_LOSS, best ?? 0);
    return { value, uncertainty: VDOT_UNCERTAINTY.record };
  }
  return best === null ? null : { value: best, uncertainty: VDOT_UNCERTAINTY['best-run'] };
}

/**
 * What a result says of the form. In heat a cool day would have been faster by the middle of what heat costs. A run that
 * was not all-out shows the least that is there, as the best training run does. With much climb it says nothing of it.
 */
function vdotOfResult({
  meters,
  seconds,
  fact,
}: NonNullable<PlanAnswers['recentRace']>): PlanRunner['vdot'] {
  if (fact === 'result-climb') return null;
  const { least, most } = slowerByHeat(meters, HOT_RESULT_CELSIUS);
  const slower = fact === 'result-heat' ? (least + most) / 2 : 1;
  const value = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds / slower });
  if (typeof value !== 'number') return null;
  const basis =
    fact === 'result-heat' ? 'given-in-heat' : fact === 'result-training' ? 'best-run' : 'given';
  return { value, uncertainty: VDOT_UNCERTAINTY[basis] };
}
