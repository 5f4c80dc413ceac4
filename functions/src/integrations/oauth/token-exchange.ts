import * as oauth from 'oauth4webapi';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { providerFetch } from './provider-fetch.ts';

/** What a provider gives for a code or a refresh token. Secrets: for the functions only. */
export interface ProviderTokens {
  accessToken: string;
  /** The newest one; an older one may be void from now on. */
  refreshToken: string;
  expiresAt: Date;
}

/** What came back from the provider's page, with what it was asked for with. */
export interface ReturnedCode {
  code: string;
  state: string;
  redirectUri: string;
  /** Of PKCE. */
  codeVerifier: string;
}

/** How oauth4webapi asks; http only where the configured address says so itself. */
export function requestOptions(address: string) {
  return {
    [oauth.customFetch]: providerFetch,
    [oauth.allowInsecureRequests]: new URL(address).protocol === 'http:',
  };
}

/** The parameters with which a browser came back, checked as OAuth asks. */
export function callbackParameters(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  { code, state }: ReturnedCode,
): URLSearchParams {
  return oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
}

/**
 * The tokens in an answer.
 *
 * @throws TasukiFailure 'provider/unreachable' where one is missing
 */
export function readTokens(answer: oauth.TokenEndpointResponse, now: Date): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer;
  if (refreshToken === undefined || seconds === undefined) {
    throw new TasukiFailure('provider/unreachable', { message: 'tokens without end or successor' });
  }
  return { accessToken, refreshToken, expiresAt: new Date(now.getTime() + seconds * 1000) };
}

/**
 * Runs an exchange and gives whatever oauth4webapi finds wrong with an answer a code.
 *
 * @param code that of an answer that is not good
 * @throws TasukiFailure
 */
export async function exchange<Result>(
  work: () => Promise<Result>,
  code: FailureCode = 'provider/unreachable',
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    throw new TasukiFailure(code, { cause });
  }
}
