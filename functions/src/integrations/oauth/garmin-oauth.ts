import type { GarminConfiguration } from '../../platform/provider-configuration.ts';
import {
  exchangeCode,
  readTokens,
  type ProviderApplication,
  type ProviderTokens,
  type ReturnedCode,
} from './token-exchange.ts';

/** Our application at Garmin. */
export function garminApplication({
  clientId,
  clientSecret,
  authorizeUrl,
  tokenUrl,
}: GarminConfiguration): ProviderApplication {
  const tokenEndpoint = `${tokenUrl}/di-oauth2-service/oauth/token`;
  return {
    server: { issuer: authorizeUrl, token_endpoint: tokenEndpoint },
    clientId,
    clientSecret,
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

/** Exchanges a code with PKCE; throws as {@link exchangeCode}. */
export async function exchangeGarminCode(
  garmin: GarminConfiguration,
  returned: ReturnedCode,
  now: Date,
): Promise<ProviderTokens> {
  return exchangeCode(garminApplication(garmin), returned, returned.codeVerifier, (answer) =>
    readTokens(answer, now),
  );
}
