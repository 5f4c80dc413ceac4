import type { SessionPurpose } from '../../activities/session-purpose.ts';
import type { WordingClaim } from './wording-claims.ts';
import type { RedFlag } from '../safety/red-flag.ts';
import type { PlanFeel, PlanSessionKind } from '../../plans/training-plan.ts';

/** What the session was, in one judgement; the part before the dot is its purpose. */
export const OPENING_CODES = [
  'recovery.plain',
  'recovery.afterHard',
  'recovery.coolDown',
  'easy.held',
  'easy.brisk',
  'easy.costly',
  'easy.afterHard',
  'easy.plain',
  'easy.return',
  'easy.first',
  'easy.short',
  'easy.feltHard',
  'long.plain',
  'long.even',
  'long.build',
  'long.fade',
  'long.beyond',
  'long.further',
  'long.brisk',
  'steady.plain',
  'steady.even',
  'steady.unknown',
  'steady.feltHard',
  'steady.feltEasy',
  'tempo.plain',
  'tempo.blocks',
  'tempo.even',
  'tempo.build',
  'tempo.fade',
  'intervals.even',
  'intervals.build',
  'intervals.fade',
  'intervals.uneven',
  'intervals.mixed',
  'intervals.plain',
  'intervals.settled',
  'intervals.kick',
  'progression.plain',
  'progression.hard',
  'hills.repeats',
  'hills.plain',
  'hills.even',
  'hills.fade',
  'race.plain',
  'race.even',
  'race.build',
  'race.fade',
  'mountain.plain',
  'mountain.race',
  'mountain.hard',
  'stop-and-go.plain',
  'run-walk.plain',
  'walk.plain',
  'walk.long',
  'hike.plain',
  'cross-training.ride',
  'cross-training.swim',
  'cross-training.strength',
  'cross-training.mobility',
  'cross-training.other',
  'cross-training.unnamed',
  'unclear.broken',
  'unclear.short',
  'unclear.noDistance',
  'unclear.label',
  'unclear.fast',
  'unclear.impossible',
  'unclear.ride',
  'unclear.partRide',
  'unclear.plain',
  'unclear.feltHard',
  'unclear.feltEasy',
  'unclear.saidEasy',
  'unclear.saidLong',
  'unclear.saidTempo',
  'unclear.saidIntervals',
  'unclear.saidRace',
  'unclear.saidRide',
] as const satisfies readonly `${SessionPurpose}.${string}`[];
export type OpeningCode = (typeof OPENING_CODES)[number];

/** What may matter about a session. */
export const FINDING_CODES = [
  'zones.edge',
  'long.pulse',
  'tempo.calm',
  'tempo.climb',
  'intervals.spread',
  'unclear.swings',
  'drift.none',
  'steady.gray',
  'steady.pulse',
  'steady.nearThreshold',
  'compare.aboveEasyRange',
  'long.fast',
  'context.afterHard',
  'context.hardAgain',
  'context.afterRace',
  'habit.regular',
  'habit.sparse',
  'intervals.settled',
  'intervals.kick',
  'intervals.dose',
  'tempo.blocks',
  'tempo.faster',
  'hills.equalEffort',
  'record.partial',
  'record.indoor',
  'record.impossible',
  'record.short',
  'record.noDistance',
  'help.heartRate',
  'history.first',
  'history.arriving',
  'return.break',
  'zones.easyHeld',
  'zones.easyExceeded',
  'drift.low',
  'drift.high',
  'drift.warm',
  'compare.pulseLower',
  'compare.pulseHigher',
  'compare.slower',
  'compare.faster',
  'compare.usual',
  'halves.equal',
  'halves.even',
  'halves.faster',
  'halves.slower',
  'split.fast',
  'strides.after',
  'finish.strong',
  'finish.fade',
  'distance.beyond',
  'distance.farBeyond',
  'distance.longest',
  'week.up',
  'week.above',
  'week.steady',
  'week.down',
  'week.longShare',
  'load.tired',
  'intervals.spreadTight',
  'intervals.spreadWide',
  'intervals.fade',
  'intervals.build',
  'intervals.recovered',
  'intervals.unrecovered',
  'intervals.fasterThanNeeded',
  'intervals.onPace',
  'intervals.noWarmUp',
  'intervals.rests',
  'tempo.held',
  'tempo.fell',
  'tempo.nearThreshold',
  'tempo.aboveThreshold',
  'tempo.belowThreshold',
  'progression.steps',
  'progression.endPulse',
  'hills.adjusted',
  'hills.evenEffort',
  'hills.fadedEffort',
  'hills.descent',
  'hills.climb',
  'race.even',
  'race.negative',
  'race.positive',
  'race.startFast',
  'race.vdot',
  'stops.many',
  'stops.long',
  'stops.moving',
  'walk.time',
  'walk.long',
  'runWalk.parts',
  'runWalk.breaks',
  'demand.climb',
  'ask.effort',
  'effort.hard',
  'effort.moderate',
  'effort.easy',
  'effort.rememberedHard',
  'effort.rememberedEasy',
  'record.heartRateErratic',
  'event.part',
  'cross.endurance',
  'cross.long',
  'cross.easy',
  'cross.hard',
  'cross.load',
  'cross.notJudged',
  'cross.strenuous',
  'cross.gentle',
  'cross.brief',
  'cross.swim',
  'cross.ride',
  'cross.strength',
  'cross.mobility',
  'cross.other',
  'cross.unnamed',
  'ask.feel',
  'ask.purpose',
  'ask.sport',
  'said.remembered',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** What to do next. */
export const NEXT_STEP_CODES = [
  'easyNext',
  'afterVeryLong',
  'pain',
  'restAfterSpike',
  'raceRecovery',
  'restTired',
  'afterRace',
  'lightDays',
  'afterRecovery',
  'afterHard',
  'afterLong',
  'afterIntervalsFaded',
  'afterIntervalsEven',
  'easyAgain',
  'slowDown',
  'tempo',
  'intervals',
  'long',
  'restart',
  'afterWalk',
  'afterSevere',
  'afterCrossTraining',
  'recordAgain',
  'askSport',
  'firstRuns',
  'runWalkAgain',
] as const;
export type NextStepCode = (typeof NEXT_STEP_CODES)[number];

/** By what the runner is to keep an easy run easy. */
export const EFFORT_GUIDES = ['pulse', 'pace', 'feel', 'talk'] as const;
export type EffortGuide = (typeof EFFORT_GUIDES)[number];

/** What speaks against a planned session. */
export const PLAN_OBJECTIONS = [
  'hard',
  'tired',
  'jump',
  'week',
  'race',
  'severe',
  'return',
] as const;
export type PlanObjection = (typeof PLAN_OBJECTIONS)[number];

/** A weekday from Monday = 0 on, the day of the run itself, or a day counted from now. */
export type PlannedDay = number | 'sameDay' | 'today' | 'tomorrow';

/** The next session of a running plan, as words name it; its figures are the facts `planned.…`. */
export interface PlannedStep {
  kind: PlanSessionKind;
  day: PlannedDay;
  /** What is known of how fast it is to be run, the first of these three. */
  target: 'pace' | 'pulse' | 'feel';
  feel: PlanFeel;
  /** Why an easier option is better; null = it goes as planned. */
  against: PlanObjection | null;
}

/** How a run compares with the session of the plan that it was. */
export const PLAN_COMPARISONS = [
  'repeatsKept',
  'repeatsFewer',
  'repeatsMore',
  'rangeKept',
  'rangeFaster',
  'distanceKept',
  'distanceShort',
  'distanceLong',
] as const;
export type PlanComparison = (typeof PLAN_COMPARISONS)[number];

/** What the coach has understood of a session, before any language. */
export interface SessionReading {
  purpose: SessionPurpose;
  opening: OpeningCode;
  /** At most three, the one that matters most first. */
  findings: readonly FindingCode[];
  nextStep: { code: NextStepCode; guide: EffortGuide };
  /** The plan's next session, which takes the place of the next step; null = none is spoken of. */
  planned: PlannedStep | null;
  /** Said before the findings; null = it was no session of a plan, or that is not certain. */
  comparison: PlanComparison | null;
  /** What wordings may claim beyond opening and findings. */
  claims: readonly WordingClaim[];
  /** True when a red flag silences everything else. */
  isSafetyFirst: boolean;
  redFlag: RedFlag | null;
  /**
   * Turns the choice between wordings: differs from that of the session of the
   * same purpose before this one.
   */
  turn: number;
  /** The same for what comes next, which may follow from the days before: counts every session. */
  stepTurn: number;
}
