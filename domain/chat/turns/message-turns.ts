/** How many messages a person writes, in all their conversations. Nobody who types reaches it. */
export const MESSAGE_TURNS = {
  /** Messages at once, after a time without any. */
  burst: 120,
  /** One more after so long. The same numbers stand in `firestore.rules`. */
  intervalMilliseconds: 15_000,
  /** The author learns of the limit once so few are left. */
  saidFrom: 15,
  /**
   * How many messages are counted ahead at most for an author who keeps to the rules; more is a
   * flood.
   */
  floodFrom: 360,
  /** In a flood one of this many messages is counted, for all of them. */
  countedForInFlood: 10,
} as const;

/**
 * How many messages somebody may write at once.
 *
 * @param freeAt from when on nothing counts any more, in milliseconds since 1970
 */
export function messagesLeft(freeAt: number, now: number): number {
  const { burst, intervalMilliseconds } = MESSAGE_TURNS;
  return Math.max(0, burst - Math.ceil(Math.max(0, freeAt - now) / intervalMilliseconds));
}

/** The same moment once one more message was written. */
export function freeAfterMessage(freeAt: number, now: number): number {
  return Math.max(freeAt, now) + MESSAGE_TURNS.intervalMilliseconds;
}

/**
 * Whether the count is so far ahead that single messages need not be exact: their author waits for
 * hours.
 */
export function isFlood(freeAt: number, now: number): boolean {
  return freeAt - now > MESSAGE_TURNS.floodFrom * MESSAGE_TURNS.intervalMilliseconds;
}
