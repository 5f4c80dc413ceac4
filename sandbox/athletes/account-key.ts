/** What the key of an account at a company says. */
export interface AccountKey {
  /** The key of the athlete with whose history it is. */
  athleteKey: string;
  /** Distinguishes it from the athlete's other accounts; null = the athlete's own. */
  copy: string | null;
  /** Of how many of the newest activities its history is; null = of all. */
  newest: number | null;
}

const SEPARATOR = '~';

/**
 * Reads an account's key. It is an athlete's. `<athlete>~<word>` is another account with the same
 * history. `<athlete>~<word>~<count>` is one that has the newest so many activities of it alone.
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

/** What such an account has of a history. @param history oldest first */
export function historyOf<Session>(
  { newest }: AccountKey,
  history: readonly Session[],
): readonly Session[] {
  return newest === null ? history : history.slice(Math.max(0, history.length - newest));
}
