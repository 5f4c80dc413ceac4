import { expect, it } from 'vitest';
import { GOOGLE_PEOPLE } from '../../sandbox/google-accounts/google-people.ts';
import { IdTokens } from '../../sandbox/google-accounts/id-tokens.ts';
import { authHost } from './admin.ts';

async function signInWith(idToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  return (await response.json()) as Record<string, unknown>;
}

it.each(GOOGLE_PEOPLE)("lets $key in by the sandbox's ID token", async (person) => {
  const idToken = await new IdTokens().sign({
    issuer: 'http://127.0.0.1:5300/google-accounts',
    client: { id: 'sandbox-client', secret: 'sandbox-secret' },
    person: { ...person, email: `id-token-${person.email}`, subject: `9${person.subject}` },
    scopes: ['openid', 'email', 'profile'],
    nonce: 'a-nonce',
    accessToken: 'an-access-token',
    now: new Date(),
    fault: null,
  });
  expect(await signInWith(idToken)).toMatchObject({
    federatedId: `https://accounts.google.com/9${person.subject}`,
    email: `id-token-${person.email}`,
    emailVerified: person.isEmailVerified,
    firstName: person.firstName,
    lastName: person.lastName,
  });
});
