import type { Language } from '../../language.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';

/** The coach's words on one activity, with figures as references to facts. */
export interface CoachFeedback {
  language: Language;
  /** The author. */
  author: 'embedded';
  authorVersion: number;
  purpose: SessionPurpose;
  /** True when safety words come first and no plan, pace or load is given. */
  isSafetyFirst: boolean;
  /** Sentences in order; figures stand as `{{factId}}`. */
  sentences: readonly FeedbackSentence[];
  createdAt: Date;
}

export interface FeedbackSentence {
  role: 'safety' | 'purpose' | 'finding' | 'nextStep';
  text: string;
}
