import type { RedFlagCategory } from '../../safety/red-flag.ts';

type Tongue = 'en' | 'ja' | 'zh-Hans' | 'zh-Hant' | 'vi';

/** What a sentence is about: a sign, or a danger that is answered in words of its own. */
export type Danger = RedFlagCategory | 'abuse' | 'danger' | 'lightning';

/** Sentences written without a look at the rules they test. */
export interface WordingSet {
  dangers: Record<Tongue, readonly (readonly [Danger, string])[]>;
  /** Near in words, but no danger. */
  harmless: Record<Tongue, readonly string[]>;
  /** Denied, long over, asked in general, or of somebody else. */
  denied: Record<Tongue, readonly string[]>;
}
