import * as oauth from 'oauth4webapi';
import type { GarminConfiguration } from '../../platform/provider-configuration.ts';
import {
  callbackParameters,
  exchange,
  readTokens,
  requestOptions,
  type ProviderTokens,
  type ReturnedCode,
} from './token-exchange.ts';

function server({ authorizeUrl, tokenUrl }: GarminConfiguration): oauth.AuthorizationServer {
  return {
    issuer: authorizeUrl,
    token_endpoint: `${tokenUrl}/di-oauth2-service/oauth/token`,
  };
}

/** Garmin's page on which a runner consents; it names no scope, what is allowed is read afterwards. */
export function garminAuthorizeUrl(
  { clientId, authorizeUrl }: GarminConfiguration,
  request: { redirectUri: string; state: string; codeChallenge: string },
): string {
  const address = new URL(`${authorizeUrl}/oauth2Confirm`);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
    state: request.state,
  }).toString();
  return address.href;
}

/**
 * Exchanges a code, which Garmin allows once.
 *
 * @throws GrantRefused; TasukiFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function exchangeGarminCode(
  garmin: GarminConfiguration,
  returned: ReturnedCode,
  now: Date,
): Promise<ProviderTokens> {
  const [as, client] = [server(garmin), { client_id: garmin.clientId }];
  return exchange(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.ClientSecretPost(garmin.clientSecret),
      callbackParameters(as, client, returned),
      returned.redirectUri,
      returned.codeVerifier,
      requestOptions(garmin.tokenUrl),
    );
    return readTokens(await oauth.processAuthorizationCodeResponse(as, client, response), now);
  });
}

/** Gets new tokens, both; throws as {@link exchangeGarminCode}. */
export async function refreshGarminTokens(
  garmin: GarminConfiguration,
  refreshToken: string,
  now: Date,
): Promise<ProviderTokens> {
  const [as, client] = [server(garmin), { client_id: garmin.clientId }];
  return exchange(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.ClientSecretPost(garmin.clientSecret),
      refreshToken,
      requestOptions(garmin.tokenUrl),
    );
    return readTokens(await oauth.processRefreshTokenResponse(as, client, response), now);
  });
}
