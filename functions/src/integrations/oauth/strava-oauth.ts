import * as oauth from 'oauth4webapi';
import { number, object, string } from 'yup';
import { STRAVA_SCOPES } from '@tasuki/domain/provider-links/provider';
import type { StravaConfiguration } from '../../platform/provider-configuration.ts';
import {
  exchange,
  exchangeCode,
  readTokens,
  requestOptions,
  type ProviderApplication,
  type ProviderTokens,
  type ReturnedCode,
} from './token-exchange.ts';

/** What Strava says of who consented. */
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

/** Our application at Strava. */
export function stravaApplication({
  clientId,
  clientSecret,
  webUrl,
}: StravaConfiguration): ProviderApplication {
  const server = {
    issuer: webUrl,
    token_endpoint: `${webUrl}/oauth/token`,
    revocation_endpoint: `${webUrl}/oauth/revoke`,
  };
  return { server, clientId, clientSecret };
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

/** Exchanges a code, which comes with who the athlete is; throws as {@link exchangeCode}. */
export async function exchangeStravaCode(
  strava: StravaConfiguration,
  returned: ReturnedCode,
  now: Date,
): Promise<{ tokens: ProviderTokens; athlete: StravaAthlete }> {
  return exchangeCode(stravaApplication(strava), returned, oauth.nopkce, (answer) => {
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

/**
 * Takes back everything that the athlete allowed; throws as {@link exchangeCode}.
 *
 * @param token access or refresh token; both end
 */
export async function revokeStravaToken(strava: StravaConfiguration, token: string): Promise<void> {
  const { server, clientId } = stravaApplication(strava);
  await exchange(async () => {
    const response = await oauth.revocationRequest(
      server,
      { client_id: clientId },
      basic(strava),
      token,
      requestOptions(strava.webUrl),
    );
    await oauth.processRevocationResponse(response);
  });
}
