import { logFailure } from '../../platform/log.ts';
import { ProviderFailure, retryAfterOf } from '../../platform/provider-failure.ts';
import { readLimitedBody } from '../../platform/read-limited-body.ts';

export const OAUTH_LIMITS = {
  /** For one request, with its whole answer. */
  answerSeconds: 10,
  answerMaxBytes: 256 * 1024,
} as const;

/** What oauth4webapi asks with. */
interface ProviderRequest {
  method: string;
  headers: Record<string, string>;
  body?: URLSearchParams | null | undefined;
}

/** The code or token that was shown is not good, or not any more. */
export class GrantRefused extends ProviderFailure {
  constructor(message: string, status: number) {
    super('provider/token-refused', { message, status });
  }
}

/** OAuth's words for a code or token that is not good. */
const REFUSED_GRANTS: readonly unknown[] = ['invalid_grant', 'invalid_token'];
/** Strava's. */
const REFUSED_RESOURCES: readonly unknown[] = ['AuthorizationCode', 'RefreshToken', 'AccessToken'];

/**
 * Asks an authorization server, for oauth4webapi: bounded in time and size, and every answer but
 * a good one thrown as what it means.
 *
 * @throws GrantRefused; ProviderFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function providerFetch(
  address: string,
  { method, headers, body }: ProviderRequest,
): Promise<Response> {
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    response = await fetch(address, {
      method,
      headers,
      body: body ?? null,
      // A redirect would lead secrets elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(OAUTH_LIMITS.answerSeconds * 1000),
    });
    bytes = new Uint8Array(await readLimitedBody(response, OAUTH_LIMITS.answerMaxBytes));
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
  const { status } = response;
  if (!response.ok) throw failureOf(new URL(address), response, bytes);
  return new Response(bytes.length > 0 ? bytes : null, { status, headers: response.headers });
}

/** @param address whose path is logged, without what it was asked */
function failureOf(
  { host, pathname }: URL,
  { status, headers }: Response,
  bytes: Uint8Array,
): ProviderFailure {
  const retryAt = retryAfterOf(headers, new Date());
  const message = `${host}${pathname} answered ${status}`;
  if (status === 429) {
    return new ProviderFailure('provider/rate-limited', { status, retryAt, message });
  }
  if (status >= 500) {
    return new ProviderFailure('provider/unreachable', { status, retryAt, message });
  }
  const word = refusalWord(bytes);
  if (REFUSED_GRANTS.includes(word) || REFUSED_RESOURCES.includes(word)) {
    return new GrantRefused(`${message}: ${word}`, status);
  }
  const failure = new ProviderFailure('provider/unreachable', {
    status,
    message: `${message}: ${word}`,
  });
  // Our id, secret or address is wrong: no runner can mend it.
  logFailure('provider refused our application', { host, status }, failure);
  return failure;
}

/** The one word of a refusal's body that says why: no text of a provider is logged. */
function refusalWord(bytes: Uint8Array): string {
  let body: unknown;
  try {
    body = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return 'no reason';
  }
  const { error, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as { resource?: unknown }[]) : [];
  const word = error ?? first?.resource;
  return typeof word === 'string' && /^\w{1,40}$/.test(word) ? word : 'no reason';
}
