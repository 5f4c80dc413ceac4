import * as oauth from 'oauth4webapi';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { ProviderFailure } from '../../platform/provider-failure.ts';
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
  /** The code verifier of PKCE. */
  codeVerifier: string;
}

/** Our application as one provider knows it. */
export interface ProviderApplication {
  server: oauth.AuthorizationServer & { token_endpoint: string };
  clientId: string;
  clientSecret: string;
}

/** No access token is good for longer; a greater number would be no date. */
const LIFETIME_MAX_SECONDS = 366 * DAY_SECONDS;

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
 * Exchanges a code, which providers allow once.
 *
 * @param codeVerifier of PKCE; `oauth.nopkce` where the provider knows none
 * @param read takes what is needed out of the answer; what it throws counts as the answer's fault
 * @throws GrantRefused; ProviderFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function exchangeCode<Result>(
  { server, clientId, clientSecret }: ProviderApplication,
  returned: ReturnedCode,
  codeVerifier: string | typeof oauth.nopkce,
  read: (answer: oauth.TokenEndpointResponse) => Result,
): Promise<Result> {
  const client = { client_id: clientId };
  return exchange(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(clientSecret),
      callbackParameters(server, client, returned),
      returned.redirectUri,
      codeVerifier,
      requestOptions(server.token_endpoint),
    );
    return read(await oauth.processAuthorizationCodeResponse(server, client, response));
  });
}

/**
 * Gets new tokens for a refresh token, which may be void from then on.
 *
 * @throws GrantRefused; ProviderFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function refreshTokens(
  { server, clientId, clientSecret }: ProviderApplication,
  refreshToken: string,
  now: Date,
): Promise<ProviderTokens> {
  const client = { client_id: clientId };
  return exchange(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(clientSecret),
      refreshToken,
      requestOptions(server.token_endpoint),
    );
    return readTokens(await oauth.processRefreshTokenResponse(server, client, response), now);
  });
}

/**
 * The tokens in an answer.
 *
 * @throws ProviderFailure 'provider/unreachable' where one is missing
 */
export function readTokens(answer: oauth.TokenEndpointResponse, now: Date): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer;
  if (refreshToken === undefined || seconds === undefined) {
    throw new ProviderFailure('provider/unreachable', {
      message: 'tokens without end or successor',
    });
  }
  const lifetime = Math.min(seconds, LIFETIME_MAX_SECONDS) * 1000;
  return { accessToken, refreshToken, expiresAt: new Date(now.getTime() + lifetime) };
}

/**
 * Runs an exchange and gives whatever oauth4webapi finds wrong with an answer a code.
 *
 * @param failureOf that of what is not good about an answer
 * @throws TasukiFailure
 */
export async function exchange<Result>(
  work: () => Promise<Result>,
  failureOf: (cause: unknown) => TasukiFailure = (cause) =>
    new ProviderFailure('provider/unreachable', { cause }),
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    throw failureOf(cause);
  }
}
