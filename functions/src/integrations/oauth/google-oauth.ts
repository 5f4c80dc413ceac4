import * as oauth from 'oauth4webapi';
import { boolean, object, string } from 'yup';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { GoogleSignInConfiguration } from '../../platform/provider-configuration.ts';
import { ProviderFailure } from '../../platform/provider-failure.ts';
import {
  callbackParameters,
  exchange,
  requestOptions,
  type ReturnedCode,
} from './token-exchange.ts';

/** The person who signed in at Google, proven. */
export interface GoogleIdentity {
  /** Signed by Google for this product alone; the one token that a browser may have. */
  idToken: string;
  /** Stays the same when the address changes. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** Google itself runs the mailbox, so who signs in owns it now. Else they owned it once. */
  isEmailHost: boolean;
  firstName: string;
  lastName: string;
}

const SCOPES = 'openid email profile';
/** Google's addresses and keys hardly change. */
const DISCOVERY_MILLISECONDS = 3600_000;

const claimsSchema = object({
  sub: string().required(),
  email: string().required(),
  email_verified: boolean().required(),
  hd: string(),
  given_name: string(),
  family_name: string(),
});

interface Discovered {
  server: Promise<oauth.AuthorizationServer>;
  until: number;
}
const discovered = new Map<string, Discovered>();

/**
 * Google's addresses, asked once an hour; with the same object oauth4webapi also keeps the keys.
 *
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited'
 */
async function discover({
  issuerUrl,
}: GoogleSignInConfiguration): Promise<oauth.AuthorizationServer> {
  const known = discovered.get(issuerUrl);
  if (known && known.until > Date.now()) return known.server;
  const server = exchange(async () => {
    const issuer = new URL(issuerUrl);
    const response = await oauth.discoveryRequest(issuer, requestOptions(issuerUrl));
    return oauth.processDiscoveryResponse(issuer, response);
  });
  discovered.set(issuerUrl, { server, until: Date.now() + DISCOVERY_MILLISECONDS });
  // A failed request is repeated by the next caller.
  server.catch(() => discovered.delete(issuerUrl));
  return server;
}

/**
 * Google's page on which a person chooses an account.
 *
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited'
 */
export async function googleAuthorizeUrl(
  google: GoogleSignInConfiguration,
  request: { redirectUri: string; state: string; codeChallenge: string; nonce: string },
): Promise<string> {
  const { authorization_endpoint: endpoint } = await discover(google);
  if (endpoint === undefined) {
    throw new ProviderFailure('provider/unreachable', { message: 'Google names no page' });
  }
  const address = new URL(endpoint);
  const query = {
    client_id: google.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: SCOPES,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Exchanges a code, which Google allows once, and checks the ID token: signature by Google's
 * published keys, issuer, audience, expiry and nonce. Google's access token is dropped.
 *
 * @throws GrantRefused; TasukiFailure 'provider/state-invalid' for a token that is not good for this
 *   sign-in, 'provider/unreachable', 'provider/rate-limited'
 */
export async function exchangeGoogleCode(
  google: GoogleSignInConfiguration,
  returned: ReturnedCode & { nonce: string },
): Promise<GoogleIdentity> {
  // The answer's `iss` is not looked at: each provider has a way back and states of its own.
  const as = await discover(google);
  const server = { ...as, authorization_response_iss_parameter_supported: false };
  const client = { client_id: google.clientId };
  return exchange(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.ClientSecretPost(google.clientSecret),
      callbackParameters(server, client, returned),
      returned.redirectUri,
      returned.codeVerifier,
      requestOptions(google.issuerUrl),
    );
    const answer = await oauth.processAuthorizationCodeResponse(as, client, response, {
      expectedNonce: returned.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(as, response, requestOptions(google.issuerUrl));
    return readIdentity(answer);
  }, failureOf);
}

/** An answer that is no answer of OAuth's at all says nothing about the sign-in. */
const NO_ANSWERS: readonly unknown[] = [
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.PARSE_ERROR,
];

function failureOf(cause: unknown): TasukiFailure {
  const { code } = cause as { code?: unknown };
  return NO_ANSWERS.includes(code)
    ? new ProviderFailure('provider/unreachable', { cause })
    : new TasukiFailure('provider/state-invalid', { cause });
}

function readIdentity(answer: oauth.TokenEndpointResponse): GoogleIdentity {
  const { id_token: idToken } = answer;
  if (idToken === undefined) throw new TypeError('no ID token');
  const claims = claimsSchema.validateSync(oauth.getValidatedIdTokenClaims(answer), {
    strict: true,
  });
  const email = claims.email.toLowerCase();
  return {
    idToken,
    subject: claims.sub,
    email,
    isEmailVerified: claims.email_verified,
    isEmailHost: email.endsWith('@gmail.com') || claims.hd !== undefined,
    firstName: claims.given_name ?? '',
    lastName: claims.family_name ?? '',
  };
}
