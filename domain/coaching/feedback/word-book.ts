import type { RedFlagCategory } from '../safety/red-flag.ts';
import type { EffortGuide, FindingCode, NextStepCode, OpeningCode } from './session-reading.ts';

/** Wordings that say the same; the first is taken where nothing turns the choice. */
export type Wordings = readonly [string, ...string[]];

/**
 * The coach's sentences in one language. Figures stand only as `{{factId}}`; a
 * wording whose figures are not all known is never used. `[guide]` in a next step
 * is replaced by the words for keeping an easy run easy.
 */
export interface WordBook {
  openings: Readonly<Record<OpeningCode, Wordings>>;
  findings: Readonly<Record<FindingCode, Wordings>>;
  nextSteps: Readonly<Record<NextStepCode, Wordings>>;
  guides: Readonly<Record<EffortGuide, string>>;
}

/** The fixed answer to a red flag, sentence by sentence: no figure, no training. */
export type SafetyWords = Readonly<Record<RedFlagCategory, Wordings>>;
