import {
  ProviderFailure,
  retryAfterOf,
  type ProviderFailureCode,
} from '../../platform/provider-failure.ts';
import { readLimitedBody } from '../../platform/read-limited-body.ts';

/** How Garmin is asked. */
export interface GarminAccess {
  /** Without a slash at its end, e.g. `https://apis.garmin.com`. */
  apiBase: string;
  accessToken: string;
}

export const GARMIN_LIMITS = {
  answerSeconds: 10,
  /** For a whole file. */
  downloadSeconds: 60,
  answerMaxBytes: 64 * 1024,
  fileMaxBytes: 30 * 1024 * 1024,
} as const;

/** Asks Garmin's API for something; a body is sent as JSON. */
export async function ask(
  { apiBase, accessToken }: GarminAccess,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  return request(new URL(`${apiBase}${path}`), {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...bearer(accessToken),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(GARMIN_LIMITS.answerSeconds * 1000),
  });
}

export function bearer(accessToken: string | null): Record<string, string> {
  return accessToken === null ? {} : { authorization: `Bearer ${accessToken}` };
}

/** @throws ProviderFailure 'provider/unreachable' */
export async function request(address: URL, options: RequestInit): Promise<Response> {
  try {
    // A redirect would lead the token elsewhere.
    return await fetch(address, { ...options, redirect: 'manual' });
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
}

/** @throws ProviderFailure where the answer is none that can be read */
export async function readJson(response: Response): Promise<unknown> {
  refuseFailures(response);
  try {
    const bytes = await readLimitedBody(response, GARMIN_LIMITS.answerMaxBytes);
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
}

/** @throws ProviderFailure for every answer but a good one */
export function refuseFailures(response: Response): void {
  if (response.ok) return;
  const { status } = response;
  // Nobody reads the rest of it.
  void response.body?.cancel().catch(() => undefined);
  throw new ProviderFailure(failureOf(status), {
    status,
    retryAt: retryAfterOf(response.headers, new Date()),
    message: `Garmin answered ${status}`,
  });
}

function failureOf(status: number): ProviderFailureCode {
  if (status === 401 || status === 403) return 'provider/token-refused';
  if (status === 412) return 'provider/missing-scope';
  if (status === 429) return 'provider/rate-limited';
  return 'provider/unreachable';
}

export function unreadable(what: string): ProviderFailure {
  return new ProviderFailure('provider/unreachable', {
    message: `Garmin told no ${what} that can be read`,
  });
}
