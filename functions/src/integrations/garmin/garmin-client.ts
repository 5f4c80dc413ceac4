import { ProviderFailure } from '../../platform/provider-failure.ts';
import { BodyTooLarge, readLimitedBody } from '../../platform/read-limited-body.ts';
import {
  ask,
  bearer,
  GARMIN_LIMITS,
  readJson,
  refuseFailures,
  request,
  unreadable,
  type GarminAccess,
} from './garmin-requests.ts';

/** The kinds of history that can be asked for. */
export const GARMIN_BACKFILLS = ['activities', 'activityDetails'] as const;
export type GarminBackfill = (typeof GARMIN_BACKFILLS)[number];

/** `gone`: fetched before, or too old. `too-large`: nothing that a watch writes. */
export type GarminDownload =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'gone' }
  | { kind: 'too-large' };

/**
 * Garmin's own name of the runner; it stays the same.
 *
 * @throws ProviderFailure 'provider/token-refused', 'provider/rate-limited', 'provider/unreachable'
 */
export async function readGarminUserId(access: GarminAccess): Promise<string> {
  const answer = await readJson(await ask(access, 'GET', '/wellness-api/rest/user/id'));
  const userId: unknown = (answer as { userId?: unknown } | null)?.userId;
  if (typeof userId !== 'string' || userId === '') throw unreadable('user id');
  return userId;
}

/**
 * What the runner allowed, e.g. `ACTIVITY_EXPORT`.
 *
 * @throws ProviderFailure as {@link readGarminUserId}
 */
export async function readGarminPermissions(access: GarminAccess): Promise<string[]> {
  const answer = await readJson(await ask(access, 'GET', '/wellness-api/rest/user/permissions'));
  // Both shapes are seen.
  const list: unknown = Array.isArray(answer)
    ? answer
    : (answer as { permissions?: unknown } | null)?.permissions;
  if (!Array.isArray(list)) throw unreadable('permissions');
  return list.filter((permission) => typeof permission === 'string');
}

/**
 * Asks Garmin to send what it has of a stretch of time; it comes by
 * notifications, later.
 *
 * @param window at most 30 days
 * @returns 'asked-before' where Garmin was asked for the same and does nothing, or 'out-of-reach'
 *   where the stretch is too long ago or otherwise not its own
 * @throws ProviderFailure 'provider/history-not-allowed' where the runner did not
 *   switch it on, and as {@link readGarminUserId}
 */
export async function askGarminBackfill(
  access: GarminAccess,
  backfill: GarminBackfill,
  window: { start: Date; end: Date },
): Promise<'asked' | 'asked-before' | 'out-of-reach'> {
  const seconds = (date: Date) => `${Math.floor(date.getTime() / 1000)}`;
  const query = new URLSearchParams({
    summaryStartTimeInSeconds: seconds(window.start),
    summaryEndTimeInSeconds: seconds(window.end),
  });
  const response = await ask(
    access,
    'GET',
    `/wellness-api/rest/backfill/${backfill}?${query.toString()}`,
  );
  await response.body?.cancel();
  if (response.status === 409) return 'asked-before';
  if (response.status === 400) return 'out-of-reach';
  if (response.status === 403 || response.status === 412) {
    throw new ProviderFailure('provider/history-not-allowed', { status: response.status });
  }
  refuseFailures(response);
  return 'asked';
}

/**
 * Notifies Garmin that the runner's consent has ended. A user unknown to Garmin has ended it
 * already.
 *
 * @throws ProviderFailure as {@link readGarminUserId}
 */
export async function endGarminRegistration(access: GarminAccess): Promise<void> {
  const response = await ask(access, 'DELETE', '/wellness-api/rest/user/registration');
  await response.body?.cancel();
  if (response.status !== 404) refuseFailures(response);
}

/**
 * Fetches a recording's file. Garmin hands each out once, for a day.
 *
 * @param address from `garminFileAddress`
 * @param accessToken null = without one: the address holds a token of its own
 * @throws ProviderFailure as {@link readGarminUserId}; a download that broke may have been the only one
 */
export async function downloadGarminFile(
  address: URL,
  accessToken: string | null,
): Promise<GarminDownload> {
  let response = await download(address, accessToken);
  if (response.status === 401 && accessToken !== null) {
    // Some answers want the token in the address alone.
    await response.body?.cancel();
    response = await download(address, null);
  }
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return { kind: 'gone' };
  }
  refuseFailures(response);
  try {
    return { kind: 'file', bytes: await readLimitedBody(response, GARMIN_LIMITS.fileMaxBytes) };
  } catch (cause) {
    if (cause instanceof BodyTooLarge) return { kind: 'too-large' };
    throw new ProviderFailure('provider/unreachable', { cause });
  }
}

async function download(address: URL, accessToken: string | null): Promise<Response> {
  return request(address, {
    // As it is, so that its declared length is that of the file.
    headers: { 'accept-encoding': 'identity', ...bearer(accessToken) },
    signal: AbortSignal.timeout(GARMIN_LIMITS.downloadSeconds * 1000),
  });
}
