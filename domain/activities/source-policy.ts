/** The source of an activity's data. */
export const ACTIVITY_SOURCES = ['file', 'garmin', 'strava', 'manual'] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];

/** The permitted uses of one source's data. */
export interface SourcePolicy {
  /** The people who may see it on screen. */
  show: 'owner' | 'linked';
  /** May figures be computed from it. */
  analyse: boolean;
  /** May it be put before a language model. */
  model: boolean;
  /** May a linked human coach read it. */
  coach: boolean;
  /** Days it may be kept; null = without end. */
  keepDays: number | null;
}

/** Which agreement with Strava the operator has. */
export const STRAVA_TERMS = ['standard', 'partner'] as const;
export type StravaTerms = (typeof STRAVA_TERMS)[number];

const FREE: SourcePolicy = {
  show: 'linked',
  analyse: true,
  model: true,
  coach: true,
  keepDays: null,
};
const STRAVA_STANDARD: SourcePolicy = {
  show: 'owner',
  analyse: false,
  model: false,
  coach: false,
  keepDays: 7,
};

/**
 * The policy of one source. Files and Garmin are the runner's own; Strava's
 * standard terms (API policy of June 2026) allow display to the owner only.
 */
export function sourcePolicy(source: ActivitySource, stravaTerms: StravaTerms): SourcePolicy {
  if (source === 'strava') return stravaTerms === 'partner' ? FREE : STRAVA_STANDARD;
  return FREE;
}

/**
 * The policy of a value derived from several sources: the strictest of each term.
 *
 * @throws RangeError when no source is given, since a value from nowhere has no policy
 */
export function strictestPolicy(policies: readonly SourcePolicy[]): SourcePolicy {
  const [first, ...rest] = policies;
  if (!first) throw new RangeError('A derived value needs at least one source');
  return rest.reduce<SourcePolicy>(
    (strictest, policy) => ({
      show: strictest.show === 'owner' || policy.show === 'owner' ? 'owner' : 'linked',
      analyse: strictest.analyse && policy.analyse,
      model: strictest.model && policy.model,
      coach: strictest.coach && policy.coach,
      keepDays: fewerDays(strictest.keepDays, policy.keepDays),
    }),
    first,
  );
}

function fewerDays(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  if (b === null) return a;
  return Math.min(a, b);
}
