/** Messages of one language, one a line. */
export interface SignExamples {
  /** The runner describes a sign of their body or of a danger, in whatever words. */
  signs: string;
  /** Near in words, and no sign of theirs now: figures of speech, denials, what is over, others, questions. */
  harmless: string;
}
