import type { PlanFeel, PlanSessionKind } from '../../plans/training-plan.ts';
import type { RedFlagCategory } from '../safety/red-flag.ts';
import type { WordingClaim } from './wording-claims.ts';
import type {
  EffortGuide,
  FindingCode,
  NextStepCode,
  OpeningCode,
  PlanComparison,
  PlanObjection,
} from './session-reading.ts';

/** Wordings that say the same; the first is taken where nothing turns the choice. */
export type Wordings = readonly [string, ...string[]];

/** A wording that claims more than its opening or finding; it stands only where all of it is true. */
export interface ClaimingWording {
  text: string;
  when: readonly [WordingClaim, ...WordingClaim[]];
}
export type Wording = string | ClaimingWording;
/** The first claims nothing more, so that there is always one. */
export type FeedbackWordings = readonly [string, ...Wording[]];

/**
 * The coach's sentences in one language. Figures stand only as `{{factId}}`. A wording whose
 * figures are not all known is never used. `[guide]` in a next step is replaced by the words for
 * keeping an easy run easy.
 */
export interface WordBook {
  openings: Readonly<Record<OpeningCode, FeedbackWordings>>;
  findings: Readonly<Record<FindingCode, FeedbackWordings>>;
  nextSteps: Readonly<Record<NextStepCode, Wordings>>;
  guides: Readonly<Record<EffortGuide, string>>;
}

/**
 * How the coach names a session of the plan in one language. Figures stand only as `{{factId}}`.
 * `[day]`, `[session]`, `[amount]` and `[target]` are replaced by the parts below, `[guide]` by the
 * words for keeping an easy run easy. Where several amounts are given, the first counts whose figures
 * are all known.
 */
export interface PlanWords {
  /** From Monday on, as `on Monday`. */
  weekdays: readonly [string, string, string, string, string, string, string];
  sameDay: string;
  today: string;
  tomorrow: string;
  sessions: Readonly<Record<PlanSessionKind, string>>;
  amounts: Wordings;
  /** Of the whole run, and of its faster part alone. */
  targets: Readonly<Record<'pace' | 'pulse' | 'partPace' | 'partPulse', string>>;
  feels: Readonly<Record<PlanFeel, string>>;
  compared: Readonly<Record<PlanComparison, Wordings>>;
  asPlanned: Wordings;
  /** The session of a day that was asked for. */
  onDay: string;
  /** `[day]` has no session. */
  restDay: string;
  /** `[list]` stands for what is left of the week; then what is said where nothing is. */
  week: string;
  weekItem: string;
  weekDone: string;
  instead: Readonly<Record<PlanObjection, Wordings>>;
}

export function wordingText(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}

/** The texts whose claims are all true. */
export function wordingsThatHold(
  wordings: readonly Wording[],
  claims: readonly WordingClaim[],
): string[] {
  return wordings
    .filter(
      (wording) => typeof wording === 'string' || wording.when.every((one) => claims.includes(one)),
    )
    .map(wordingText);
}

/** The fixed answer to a red flag, sentence by sentence: no figure, no training. */
export type SafetyWords = Readonly<Record<RedFlagCategory, Wordings>>;
