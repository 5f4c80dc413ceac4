/** Known weaknesses of installed packages. */
export type Advisories =
  | { kind: 'known'; serious: readonly string[]; others: number }
  | { kind: 'unknown'; reason: string };

/** From here on an advisory must be dealt with before a release. */
const SERIOUS: readonly unknown[] = ['high', 'critical'];

/**
 * Reads what `npm audit --json` printed.
 *
 * @param isShipped whether a package reaches runners; what only develops is counted, not named
 * @returns `unknown` for everything but a report: an audit that failed is not an audit without findings
 */
export function readAdvisories(
  printed: string,
  isShipped: (packageName: string) => boolean,
): Advisories {
  let report: unknown;
  try {
    report = JSON.parse(printed);
  } catch {
    return { kind: 'unknown', reason: 'npm printed no report' };
  }
  const { vulnerabilities, message, error } = (report ?? {}) as {
    vulnerabilities?: unknown;
    message?: unknown;
    error?: { summary?: unknown };
  };
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const reason = [message, error?.summary].find(
      (text) => typeof text === 'string' && text !== '',
    );
    return { kind: 'unknown', reason: typeof reason === 'string' ? reason : 'npm gave no reason' };
  }
  const all = Object.values(vulnerabilities as Record<string, Vulnerability>);
  const serious = all
    .filter(({ name, severity }) => SERIOUS.includes(severity) && isShipped(name))
    .map(({ name, severity, range, via }) => `${name} ${range}: ${severity}. ${titlesOf(via)}`)
    .toSorted();
  return { kind: 'known', serious, others: all.length - serious.length };
}

interface Vulnerability {
  name: string;
  severity: string;
  range: string;
  /** An advisory, or the name of the package that brings it. */
  via: readonly (string | { title?: string; url?: string })[];
}

function titlesOf(via: Vulnerability['via']): string {
  const texts = via.map((one) =>
    typeof one === 'string' ? `by ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim(),
  );
  return texts.join('; ');
}
