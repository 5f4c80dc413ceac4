/** How many messages a person writes, in all their conversations. Nobody who types reaches it. */
export const MESSAGE_TURNS = {
  /** So many at once, after a time without any. */
  burst: 120,
  /** One more after so long. The same numbers stand in `firestore.rules`. */
  intervalMilliseconds: 15_000,
  /** The author learns of the limit once so few are left. */
  saidFrom: 15,
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
