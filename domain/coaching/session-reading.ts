import type { SessionPurpose } from '../training/session-purpose.ts';
import type { RedFlag } from './red-flag.ts';

/** What the session was, in one judgement; the part before the dot is its purpose. */
export const OPENING_CODES = [
  'recovery.plain',
  'recovery.afterHard',
  'recovery.coolDown',
  'easy.held',
  'easy.brisk',
  'easy.plain',
  'easy.return',
  'easy.first',
  'easy.short',
  'long.plain',
  'long.even',
  'long.build',
  'long.fade',
  'long.beyond',
  'long.brisk',
  'steady.plain',
  'steady.even',
  'steady.unknown',
  'tempo.plain',
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
  'hills.plain',
  'hills.even',
  'hills.fade',
  'race.plain',
  'race.even',
  'race.build',
  'race.fade',
  'stop-and-go.plain',
  'walk.plain',
  'cross-training.ride',
  'cross-training.swim',
  'cross-training.strength',
  'cross-training.mobility',
  'cross-training.other',
  'unclear.broken',
  'unclear.short',
  'unclear.noDistance',
  'unclear.plain',
] as const satisfies readonly `${SessionPurpose}.${string}`[];
export type OpeningCode = (typeof OPENING_CODES)[number];

/** What may matter about a session. */
export const FINDING_CODES = [
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
  'record.short',
  'record.noDistance',
  'help.heartRate',
  'history.first',
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
  'finish.strong',
  'finish.fade',
  'distance.beyond',
  'distance.farBeyond',
  'distance.longest',
  'week.up',
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
  'race.even',
  'race.negative',
  'race.positive',
  'race.startFast',
  'race.vdot',
  'stops.many',
  'stops.long',
  'stops.moving',
  'walk.time',
  'cross.easy',
  'cross.hard',
  'cross.load',
  'cross.notJudged',
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
  'afterCrossTraining',
  'recordAgain',
] as const;
export type NextStepCode = (typeof NEXT_STEP_CODES)[number];

/** By what the runner is to keep an easy run easy. */
export const EFFORT_GUIDES = ['pulse', 'pace', 'feel'] as const;
export type EffortGuide = (typeof EFFORT_GUIDES)[number];

/** What the coach has understood of a session, before any language. */
export interface SessionReading {
  purpose: SessionPurpose;
  opening: OpeningCode;
  /** At most three, the one that matters most first. */
  findings: readonly FindingCode[];
  nextStep: { code: NextStepCode; guide: EffortGuide };
  /** True when a red flag silences everything else. */
  isSafetyFirst: boolean;
  redFlag: RedFlag | null;
  /**
   * Turns the choice between wordings: differs from that of the session of the
   * same purpose before this one.
   */
  turn: number;
}
