/** The parts of the key of an account at a company. */
export interface AccountKey {
  /** The key of the athlete with whose history it is. */
  athleteKey: string;
  /** Distinguishes it from the athlete's other accounts; null = the athlete's own. */
  copy: string | null;
  /** How many of the newest activities its history has; null = all of them. */
  newest: number | null;
}

const SEPARATOR = '~';

/**
 * Reads an account's key, which is an athlete's key. `<athlete>~<word>` is another account with the
 * same history. `<athlete>~<word>~<count>` has only the newest activities of it, in that number.
 */
export function readAccountKey(key: string): AccountKey {
  const [athleteKey = '', ...copy] = key.split(SEPARATOR);
  const count = copy.length > 1 ? (copy.at(-1) ?? '') : '';
  return {
    athleteKey,
    copy: copy.length === 0 ? null : copy.join(''),
    newest: /^\d{1,4}$/.test(count) ? Number(count) : null,
  };
}

/** The part of a history that such an account has. @param history oldest first */
export function historyOf<Session>(
  { newest }: AccountKey,
  history: readonly Session[],
): readonly Session[] {
  return newest === null ? history : history.slice(Math.max(0, history.length - newest));
}
