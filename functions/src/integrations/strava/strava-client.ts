import { HISTORY_IMPORT_LIMITS } from '@tasuki/domain/provider-links/provider-link';
import { ProviderFailure, rateLimitedUntil } from '../../platform/provider-failure.ts';
import { readLimitedBody } from '../../platform/read-limited-body.ts';
import {
  readDetail,
  readEach,
  readStreams,
  STRAVA_STREAM_KEYS,
  stravaClubSchema,
  stravaLapSchema,
  stravaSummarySchema,
  type StravaDetail,
  type StravaLap,
  type StravaStreams,
  type StravaSummary,
} from './strava-shapes.ts';

/** The share of the application's allowance for one runner and one kind of work. */
export interface StravaAllowance {
  /**
   * Takes one call out of it before the call is made.
   *
   * @throws ProviderFailure 'provider/rate-limited'
   */
  take: (call: 'read' | 'write') => Promise<void>;
  /**
   * Corrects what was counted by what Strava counted.
   *
   * @returns when the next call may be made, where Strava refused this one
   */
  learn: (answer: Pick<Response, 'status' | 'headers'>) => Promise<Date>;
}

/** How Strava is asked on behalf of one athlete. */
export interface StravaAccess {
  /** Without a slash at its end, e.g. `https://www.strava.com/api/v3`. */
  apiUrl: string;
  accessToken: string;
  allowance: StravaAllowance;
  /** Ends calls that nobody waits for any more. */
  signal?: AbortSignal | null;
}

export const STRAVA_LIMITS = {
  answerSeconds: 15,
  /** Ten hours of streams are a few megabytes. */
  answerMaxBytes: 30 * 1024 * 1024,
} as const;

/** A page of the athlete's activities, newest first. */
export interface StravaPage {
  activities: StravaSummary[];
  /** Ids of all on it, also of those that cannot be read. */
  ids: readonly number[];
  /** When the earliest on it began, in milliseconds since 1970; null where there is nothing on it. */
  earliest: number | null;
  /** Strava cut it off here: what began in the same second as the last may be missing. */
  isFull: boolean;
}

/**
 * The athlete's activities before a moment, newest first, at most 200.
 *
 * @param before in whole seconds since 1970, exclusive
 * @throws ProviderFailure 'provider/rate-limited', 'provider/token-refused',
 *   'provider/missing-scope', 'provider/unreachable'
 */
export async function readStravaPage(access: StravaAccess, before: number): Promise<StravaPage> {
  const size = HISTORY_IMPORT_LIMITS.stravaPageSize;
  const answer = await readJson(access, `/athlete/activities?before=${before}&per_page=${size}`);
  if (!Array.isArray(answer)) throw unreadable('activities');
  const activities = readEach(stravaSummarySchema, answer);
  const newestFirst = (a: StravaSummary, b: StravaSummary) =>
    Date.parse(b.start_date) - Date.parse(a.start_date);
  const items = answer as ({ id?: unknown; start_date?: unknown } | null)[];
  const starts = items.map((item) => Date.parse(String(item?.start_date)));
  const readable = starts.filter((start) => Number.isFinite(start));
  // Without a readable time, the import would ask for the same page for ever.
  if (items.length > 0 && readable.length === 0) throw unreadable('activities without a time');
  return {
    activities: activities.sort(newestFirst),
    ids: items.flatMap((item) => (typeof item?.id === 'number' ? [item.id] : [])),
    earliest: items.length === 0 ? null : Math.min(...readable),
    isFull: items.length >= size,
  };
}

/**
 * One activity with laps and splits.
 *
 * @returns null when there is none that this athlete lets us see
 * @throws as {@link readStravaPage}
 */
export async function readStravaActivity(
  access: StravaAccess,
  activityId: number,
): Promise<StravaDetail | null> {
  const answer = await readJson(access, `/activities/${activityId}?include_all_efforts=false`);
  return answer === null ? null : shaped(() => readDetail(answer));
}

/** The laps of an activity whose detail holds none; throws as {@link readStravaPage}. */
export async function readStravaLaps(
  access: StravaAccess,
  activityId: number,
): Promise<StravaLap[]> {
  return readEach(stravaLapSchema, await readJson(access, `/activities/${activityId}/laps`));
}

/**
 * The measured series of an activity.
 *
 * @returns null for activities that were typed in by hand
 * @throws as {@link readStravaPage}
 */
export async function readStravaStreams(
  access: StravaAccess,
  activityId: number,
): Promise<StravaStreams | null> {
  const keys = STRAVA_STREAM_KEYS.join(',');
  const path = `/activities/${activityId}/streams?keys=${keys}&key_by_type=true`;
  const answer = await readJson(access, path);
  return answer === null ? null : shaped(() => readStreams(answer));
}

/** The clubs that the athlete is in; throws as {@link readStravaPage}. */
export async function readStravaClubIds(access: StravaAccess): Promise<number[]> {
  const answer = await readJson(access, '/athlete/clubs?per_page=200');
  return readEach(stravaClubSchema, answer).map(({ id }) => id);
}

/**
 * Writes an activity's description anew.
 *
 * @returns false when there is no such activity any more
 * @throws as {@link readStravaPage}
 */
export async function writeStravaDescription(
  access: StravaAccess,
  activityId: number,
  description: string,
): Promise<boolean> {
  const answer = await ask(access, 'write', `/activities/${activityId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description }),
  });
  return answer !== null;
}

async function readJson(access: StravaAccess, path: string): Promise<unknown> {
  return ask(access, 'read', path, { method: 'GET' });
}

/** @returns the answer's JSON; null where there is nothing of that kind */
async function ask(
  { apiUrl, accessToken, allowance, signal }: StravaAccess,
  call: 'read' | 'write',
  path: string,
  { headers, ...request }: RequestInit & { headers?: Record<string, string> },
): Promise<unknown> {
  await allowance.take(call);
  const timeOut = AbortSignal.timeout(STRAVA_LIMITS.answerSeconds * 1000);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${apiUrl}${path}`, {
      ...request,
      headers: { ...headers, accept: 'application/json', authorization: `Bearer ${accessToken}` },
      // The token is for this address and for no other that it names.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeOut]) : timeOut,
    });
    text = Buffer.from(await readLimitedBody(response, STRAVA_LIMITS.answerMaxBytes)).toString();
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
  const resumesAt = await allowance.learn(response);
  const { status } = response;
  switch (status) {
    case 404:
      return null;
    case 401:
      throw new ProviderFailure(
        isScopeMissing(text) ? 'provider/missing-scope' : 'provider/token-refused',
        { status },
      );
    case 403:
      throw new ProviderFailure('provider/missing-scope', { status });
    case 429:
      throw rateLimitedUntil(resumesAt, status);
    default:
      if (!response.ok) throw unreadable(`status ${status}`, status);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
}

/** A good token that may not do this is refused like a bad one; the reason distinguishes them. */
function isScopeMissing(text: string): boolean {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code?: unknown }[] };
    return errors?.some(({ code }) => code === 'missing') ?? false;
  } catch {
    return false;
  }
}

function shaped<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
}

function unreadable(what: string, status?: number): ProviderFailure {
  return new ProviderFailure('provider/unreachable', {
    ...(status !== undefined && { status }),
    message: `Strava answered: ${what}`,
  });
}
