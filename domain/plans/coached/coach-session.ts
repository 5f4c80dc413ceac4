import { planPacesOf, type PlanPaces } from '../plan-paces.ts';
import { runnerOf, wishOf, type PlanRecord } from '../plan-record.ts';
import { easyDraft, stridesDraft, type SessionDraft } from '../session-drafts.ts';
import { targetOfWork } from '../sessions/lagging-heart-rate.ts';
import type { PlanEffort, PlanSession, PlanStep } from '../training-plan.ts';

/** What a coach may put into a plan. */
export const COACH_SESSION_KINDS = [
  'recovery',
  'easy',
  'strides',
  'long',
  'tempo',
  'intervals',
  'repetitions',
  'hills',
  'marathon-pace',
  'test',
] as const satisfies readonly PlanSession['kind'][];
export type CoachSessionKind = (typeof COACH_SESSION_KINDS)[number];

/** What a coach says of a session; the rest follows from the runner's paces. */
export interface SessionChoice {
  kind: CoachSessionKind;
  /** Whole distance, warm-up and rests included. */
  meters: number;
  /** Of the faster part; for easy kinds they mean nothing. */
  repeats: number;
  /** Of one repetition; seconds for hills, else metres. */
  length: number;
  /** After each repetition; 0 = none. */
  restSeconds: number;
}

/** Beyond these something was mistyped. */
export const SESSION_CHOICE_LIMITS = {
  meters: [1000, 100_000],
  repeats: [1, 40],
  lengthMeters: [50, 42_195],
  lengthSeconds: [5, 1200],
  restSeconds: [0, 1200],
} as const;

type FasterKind = Exclude<CoachSessionKind, 'recovery' | 'easy' | 'strides' | 'long'>;

const EFFORTS: Readonly<Record<FasterKind, PlanEffort>> = {
  tempo: 'threshold',
  intervals: 'interval',
  repetitions: 'repetition',
  hills: 'hill',
  'marathon-pace': 'marathon',
  test: 'test',
};

/** What a choice of each faster kind begins with. */
const FIRST_PARTS: Readonly<
  Record<FasterKind, Pick<SessionChoice, 'repeats' | 'length' | 'restSeconds'>>
> = {
  tempo: { repeats: 1, length: 4000, restSeconds: 0 },
  intervals: { repeats: 5, length: 800, restSeconds: 120 },
  repetitions: { repeats: 8, length: 200, restSeconds: 90 },
  hills: { repeats: 6, length: 60, restSeconds: 90 },
  'marathon-pace': { repeats: 1, length: 6000, restSeconds: 0 },
  test: { repeats: 1, length: 3000, restSeconds: 0 },
};

const NO_PARTS = { repeats: 1, length: 0, restSeconds: 0 } as const;
const ROUND_METERS = 100;
const FIRST_METERS = 8000;

/** Whether a session of a kind has a faster part that is said in repetitions. */
export function hasFasterPart(kind: CoachSessionKind): kind is FasterKind {
  return kind in EFFORTS;
}

/** Whether its repetitions are said in seconds. */
export function isByTime(kind: CoachSessionKind): boolean {
  return kind === 'hills';
}

/** What a choice of a kind begins with. */
export function firstChoice(kind: CoachSessionKind, meters: number = FIRST_METERS): SessionChoice {
  return { kind, meters, ...(hasFasterPart(kind) ? FIRST_PARTS[kind] : NO_PARTS) };
}

/** What a coach would have said to get a session; of kinds that they do not choose an easy run. */
export function choiceOf(session: PlanSession): SessionChoice {
  const kind = COACH_SESSION_KINDS.find((one) => one === session.kind) ?? 'easy';
  const main = session.steps.find(({ part }) => part === 'main');
  const choice = firstChoice(kind, session.meters);
  if (!hasFasterPart(kind) || !main) return choice;
  const length = isByTime(kind) ? main.seconds : main.meters;
  return {
    ...choice,
    repeats: main.repeats,
    length: length ?? choice.length,
    restSeconds: main.restSeconds ?? 0,
  };
}

/** The runner's paces, by which a coach's session is timed and aimed. */
export function coachPacesOf(record: PlanRecord): PlanPaces {
  return planPacesOf(runnerOf(record), { isByFeel: wishOf(record).isHot });
}

/**
 * The session of a choice. A faster part is framed by an equal warm-up and cool-down; where it is
 * longer than the whole distance, the whole distance grows.
 */
export function coachSession(choice: SessionChoice, paces: PlanPaces): SessionDraft {
  const { kind, meters } = choice;
  if (kind === 'strides') return stridesDraft(meters, paces);
  if (!hasFasterPart(kind)) return easyDraft(kind, meters, paces);
  const effort = EFFORTS[kind];
  const main: PlanStep = {
    part: 'main',
    effort,
    repeats: choice.repeats,
    meters: isByTime(kind) ? null : choice.length,
    seconds: isByTime(kind) ? choice.length : null,
    restSeconds: choice.restSeconds > 0 ? choice.restSeconds : null,
  };
  const easy = paces.expected.easy;
  const restMeters = ((main.restSeconds ?? 0) * 1000) / easy;
  const each = main.meters ?? ((main.seconds ?? 0) * 1000) / easy;
  const workMeters = Math.ceil((main.repeats * (each + restMeters)) / ROUND_METERS) * ROUND_METERS;
  const whole = Math.max(meters, workMeters);
  const frame = (whole - workMeters) / 2;
  const framing = (part: 'warm-up' | 'cool-down'): PlanStep[] =>
    frame > 0
      ? [
          {
            part,
            effort: 'easy',
            repeats: 1,
            meters: Math.round(frame),
            seconds: null,
            restSeconds: null,
          },
        ]
      : [];
  const workSeconds = main.seconds ?? ((main.meters ?? 0) * paces.expected[effort]) / 1000;
  return {
    kind,
    meters: whole,
    seconds: Math.round(
      (2 * frame * easy) / 1000 + main.repeats * (workSeconds + (main.restSeconds ?? 0)),
    ),
    steps: [...framing('warm-up'), main, ...framing('cool-down')],
    target: targetOfWork(main, paces),
  };
}
