import * as oauth from 'oauth4webapi';
import { number, object, string } from 'yup';
import { STRAVA_SCOPES } from '@tasuki/domain/people/provider';
import type { StravaConfiguration } from '../../platform/provider-configuration.ts';
import {
  callbackParameters,
  exchange,
  readTokens,
  requestOptions,
  type ProviderTokens,
  type ReturnedCode,
} from './token-exchange.ts';

/** What Strava tells of who consented. */
export interface StravaAthlete {
  id: string;
  firstName: string;
  lastName: string;
}

const athleteSchema = object({
  id: number().required().integer().positive(),
  firstname: string().nullable(),
  lastname: string().nullable(),
});

function server({ webUrl }: StravaConfiguration): oauth.AuthorizationServer {
  return {
    issuer: webUrl,
    token_endpoint: `${webUrl}/oauth/token`,
    revocation_endpoint: `${webUrl}/oauth/revoke`,
  };
}

/** HTTP's Basic scheme as it stands; oauth4webapi would escape what Strava does not take back. */
function basic({ clientId, clientSecret }: StravaConfiguration): oauth.ClientAuth {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${credentials}`);
  };
}

/**
 * Strava's page on which an athlete consents. Strava knows no PKCE, and wants commas between scopes.
 *
 * @param isAskedAgain shows the page, with its boxes, also to who has consented before
 */
export function stravaAuthorizeUrl(
  { clientId, webUrl }: StravaConfiguration,
  request: { redirectUri: string; state: string; isAskedAgain: boolean },
): string {
  const address = new URL(`${webUrl}/oauth/authorize`);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    approval_prompt: request.isAskedAgain ? 'force' : 'auto',
    scope: STRAVA_SCOPES.join(','),
    state: request.state,
  }).toString();
  return address.href;
}

/**
 * Exchanges a code, which Strava allows once.
 *
 * @throws GrantRefused; TasukiFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function exchangeStravaCode(
  strava: StravaConfiguration,
  returned: ReturnedCode,
  now: Date,
): Promise<{ tokens: ProviderTokens; athlete: StravaAthlete }> {
  const [as, client] = [server(strava), { client_id: strava.clientId }];
  return exchange(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.ClientSecretPost(strava.clientSecret),
      callbackParameters(as, client, returned),
      returned.redirectUri,
      oauth.nopkce,
      requestOptions(strava.webUrl),
    );
    const answer = await oauth.processAuthorizationCodeResponse(as, client, response);
    const athlete = athleteSchema.validateSync(answer['athlete'], { strict: true });
    return {
      tokens: readTokens(answer, now),
      athlete: {
        id: String(athlete.id),
        firstName: athlete.firstname ?? '',
        lastName: athlete.lastname ?? '',
      },
    };
  });
}

/** Gets a new access token; throws as {@link exchangeStravaCode}. */
export async function refreshStravaTokens(
  strava: StravaConfiguration,
  refreshToken: string,
  now: Date,
): Promise<ProviderTokens> {
  const [as, client] = [server(strava), { client_id: strava.clientId }];
  return exchange(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.ClientSecretPost(strava.clientSecret),
      refreshToken,
      requestOptions(strava.webUrl),
    );
    return readTokens(await oauth.processRefreshTokenResponse(as, client, response), now);
  });
}

/**
 * Takes back everything that the athlete allowed; throws as {@link exchangeStravaCode}.
 *
 * @param token access or refresh token; both end
 */
export async function revokeStravaToken(strava: StravaConfiguration, token: string): Promise<void> {
  const [as, client] = [server(strava), { client_id: strava.clientId }];
  await exchange(async () => {
    const response = await oauth.revocationRequest(
      as,
      client,
      basic(strava),
      token,
      requestOptions(strava.webUrl),
    );
    await oauth.processRevocationResponse(response);
  });
}
