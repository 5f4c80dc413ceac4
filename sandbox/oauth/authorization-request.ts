/** The application that is known to a provider of the sandbox. */
export interface SandboxClient {
  id: string;
  secret: string;
  /** The only address to which browsers are sent back. */
  redirectUri: string;
}

/** The permissions that an application asks of the person on a provider's page. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string | null;
  codeChallenge: string | null;
  nonce: string | null;
  scope: string | null;
}

const CHALLENGE_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Reads the query of an authorize page.
 *
 * @returns the request, or what is wrong with it
 */
export function readAuthorizationRequest(
  query: URLSearchParams,
  client: SandboxClient,
  { needsPkce }: { needsPkce: boolean },
): AuthorizationRequest | { problem: string } {
  if (query.get('client_id') !== client.id) return { problem: 'The client_id is unknown.' };
  const redirectUri = query.get('redirect_uri');
  if (redirectUri !== client.redirectUri) {
    return { problem: `The redirect_uri must be ${client.redirectUri}, as registered.` };
  }
  if (query.get('response_type') !== 'code') return { problem: 'The response_type must be code.' };
  const codeChallenge = query.get('code_challenge');
  if (needsPkce && codeChallenge === null) return { problem: 'The code_challenge is missing.' };
  if (codeChallenge !== null) {
    if (query.get('code_challenge_method') !== 'S256') {
      return { problem: 'The code_challenge_method must be S256.' };
    }
    if (!CHALLENGE_PATTERN.test(codeChallenge)) {
      return { problem: 'The code_challenge is no SHA-256 digest.' };
    }
  }
  return {
    redirectUri,
    state: query.get('state'),
    codeChallenge,
    nonce: query.get('nonce'),
    scope: query.get('scope'),
  };
}

/** The address that takes a browser back to the application, with what it brings. */
export function returnAddress(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  brought: Readonly<Record<string, string>>,
): string {
  const address = new URL(redirectUri);
  if (state !== null) address.searchParams.set('state', state);
  for (const [name, value] of Object.entries(brought)) address.searchParams.set(name, value);
  return address.href;
}
