/** How one language says what is to be remembered, and what only sounds like it. */
export interface MemoryPhrases {
  /** It asks, or supposes. */
  asks: RegExp;
  /** It is about somebody else. */
  ofOthers: RegExp;
  /** It was so once; `still` says that it is so to this day. */
  past: RegExp;
  still: RegExp;
  /** Days of this week or the next, or of one date: no habit. */
  oneTime: RegExp;
  /** Injuries and conditions by their names. */
  injury: RegExp;
  /** A part of the body that is not as it should be. */
  ailingPart: RegExp;
  /** In the same clause: there is no such thing. */
  denied: RegExp;
  /** Weeks, days and shifts. */
  schedule: readonly RegExp[];
  /** They walk on most days. */
  walks: RegExp;
  /** A walk with a dog, which is no matter of the dog. */
  dogWalk: RegExp;
  /** Ways to train and to be spoken to. */
  preference: readonly RegExp[];
}
