import type { IncomingMessage, ServerResponse } from 'node:http';
import { sandboxPage, escapeHtml } from '../html.ts';
import { readForm, readJsonObject, redirect, sendHtml, sendJson } from '../http-messages.ts';
import { AuthorizationCodes, randomToken } from '../oauth/authorization-codes.ts';
import {
  readAuthorizationRequest,
  returnAddress,
  type AuthorizationRequest,
  type SandboxClient,
} from '../oauth/authorization-request.ts';
import { isFromClientByAnyMethod, refuseToken } from '../oauth/client-credentials.ts';
import { consentPage } from '../oauth/consent-page.ts';
import { parseTroubles, ProviderTroubles, type Troubles } from '../provider-troubles.ts';
import { GOOGLE_PEOPLE, personNamed, SOMEBODY_ELSE, type GooglePerson } from './google-people.ts';
import { IdTokens, TOKEN_FAULTS, type KeptKeys, type TokenFault } from './id-tokens.ts';

const ROOT = '/google-accounts';
const PATHS = {
  discovery: `${ROOT}/.well-known/openid-configuration`,
  authorize: `${ROOT}/o/oauth2/v2/auth`,
  token: `${ROOT}/token`,
  keys: `${ROOT}/oauth2/v3/certs`,
  control: `${ROOT}/sandbox/`,
} as const;

export interface GoogleAccountsOptions {
  now: () => Date;
  /** The sandbox's address; a function, since it is known only later. */
  origin: () => string;
  client: SandboxClient;
  /** The keys that signed when it was stopped. */
  kept?: KeptKeys;
}

interface Grant {
  person: GooglePerson;
  request: AuthorizationRequest;
}

/**
 * Stands for Google's sign-in by OpenID Connect: discovery, a page of consent, code and token with
 * PKCE, and published keys. On request it gives out tokens that a verifier must refuse.
 */
export class GoogleAccounts {
  readonly #options: GoogleAccountsOptions;
  readonly #codes: AuthorizationCodes<Grant>;
  readonly #idTokens: IdTokens;
  readonly #troubles = new ProviderTroubles();
  /** Faults of the next tokens, one each. */
  #faults: TokenFault[] = [];

  constructor(options: GoogleAccountsOptions) {
    this.#options = options;
    this.#codes = new AuthorizationCodes(options.now);
    this.#idTokens = new IdTokens(options.kept);
  }

  /** The keys: people follow from the athletes and from what is typed in, faults end with a stop. */
  async keptState(): Promise<KeptKeys> {
    return this.#idTokens.keptState();
  }

  get issuer(): string {
    return `${this.#options.origin()}${ROOT}`;
  }

  /** The next tokens are wrong in these ways, one after the other. */
  failNextTokens(...faults: readonly TokenFault[]): void {
    this.#faults.push(...faults);
  }

  /** From now on another key signs. */
  rotateKey(): void {
    this.#idTokens.rotate();
  }

  setTroubles(change: Partial<Troubles>): void {
    this.#troubles.set(change);
  }

  /** Ends faults and troubles; people and keys stay. */
  reset(): void {
    this.#faults = [];
    this.#troubles.end();
  }

  state(): { faults: readonly TokenFault[]; troubles: Troubles } {
    return { faults: this.#faults, troubles: this.#troubles.current() };
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = new URL(request.url ?? '/', 'http://sandbox');
    if (!address.pathname.startsWith(`${ROOT}/`)) return false;
    if (address.pathname.startsWith(PATHS.control)) {
      await this.#control(request, response, address.pathname.slice(PATHS.control.length));
      return true;
    }
    const trouble = await this.#troubles.met();
    if (trouble !== null) {
      sendJson(response, trouble, { error: trouble === 429 ? 'rate_limit' : 'backend_error' });
      return true;
    }
    switch (`${request.method ?? ''} ${address.pathname}`) {
      case `GET ${PATHS.discovery}`:
        sendJson(response, 200, this.#discovery());
        break;
      case `GET ${PATHS.keys}`:
        sendJson(response, 200, await this.#idTokens.publishedKeys(), {
          'cache-control': 'public, max-age=19800',
        });
        break;
      case `GET ${PATHS.authorize}`:
      case `POST ${PATHS.authorize}`:
        await this.#authorize(request, response, address.searchParams);
        break;
      case `POST ${PATHS.token}`:
        await this.#token(request, response);
        break;
      default:
        sendJson(response, 404, { error: 'not_found' });
    }
    return true;
  }

  #discovery(): Record<string, unknown> {
    const origin = this.#options.origin();
    return {
      issuer: this.issuer,
      authorization_endpoint: `${origin}${PATHS.authorize}`,
      token_endpoint: `${origin}${PATHS.token}`,
      jwks_uri: `${origin}${PATHS.keys}`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported:
        'aud email email_verified exp family_name given_name iat iss name sub'.split(' '),
      code_challenge_methods_supported: ['S256'],
    };
  }

  async #authorize(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const asked = readAuthorizationRequest(query, this.#options.client, {
      needsPkce: false,
    });
    const problem =
      'problem' in asked
        ? asked.problem
        : scopesOf(asked).includes('openid')
          ? null
          : 'The scope openid is missing.';
    if ('problem' in asked || problem !== null) {
      const text = `<p>Error 400: ${escapeHtml(problem ?? '')}</p>`;
      sendHtml(response, 400, sandboxPage('Access blocked', text));
      return;
    }
    if (request.method === 'GET') {
      sendHtml(response, 200, peoplePage());
      return;
    }
    const form = await readForm(request);
    if (form.get('decision') !== 'allow') {
      redirect(response, returnAddress(asked, { error: 'access_denied' }));
      return;
    }
    const person = personNamed(form);
    if (!person) {
      sendHtml(response, 400, sandboxPage('Who are you?', '<p>Go back and pick somebody.</p>'));
      return;
    }
    const code = this.#codes.issue({ person, request: asked }, asked);
    redirect(response, returnAddress(asked, { code, scope: asked.scope ?? '', authuser: '0' }));
  }

  async #token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const { client, now } = this.#options;
    if (!isFromClientByAnyMethod(request, form, client)) {
      refuseToken(response, 'invalid_client', 'The OAuth client was not found.');
      return;
    }
    if (form.get('grant_type') !== 'authorization_code') {
      refuseToken(response, 'unsupported_grant_type', 'Only codes are exchanged here.');
      return;
    }
    const grant = this.#codes.redeem(form.get('code') ?? '', {
      redirectUri: form.get('redirect_uri'),
      codeVerifier: form.get('code_verifier'),
    });
    if (!grant) {
      refuseToken(response, 'invalid_grant', 'Bad Request');
      return;
    }
    const accessToken = randomToken();
    const fault = this.#faults.shift() ?? null;
    sendJson(response, 200, {
      access_token: accessToken,
      expires_in: 3599,
      scope: grant.request.scope,
      token_type: 'Bearer',
      ...(fault !== 'absent' && {
        id_token: await this.#idTokens.sign({
          issuer: this.issuer,
          client,
          person: grant.person,
          scopes: scopesOf(grant.request),
          nonce: grant.request.nonce,
          accessToken,
          now: now(),
          fault,
        }),
      }),
    });
  }

  /** POST `next-tokens`, `rotate-key`, `troubles`, `reset`; GET `state`. */
  async #control(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    try {
      switch (`${request.method ?? ''} ${name}`) {
        case 'GET state':
          break;
        case 'POST next-tokens':
          this.failNextTokens(...parseFaults((await readJsonObject(request))['faults']));
          break;
        case 'POST rotate-key':
          this.rotateKey();
          break;
        case 'POST troubles':
          this.setTroubles(parseTroubles(await readJsonObject(request)));
          break;
        case 'POST reset':
          this.reset();
          break;
        default:
          sendJson(response, 404, { error: `There is no ${request.method ?? ''} ${name}.` });
          return;
      }
      sendJson(response, 200, this.state());
    } catch (cause) {
      sendJson(response, 400, { error: cause instanceof Error ? cause.message : String(cause) });
    }
  }
}

function scopesOf({ scope }: AuthorizationRequest): string[] {
  return (scope ?? '').split(' ');
}

function parseFaults(value: unknown): TokenFault[] {
  if (!Array.isArray(value)) throw new TypeError('faults must be a list.');
  return value.map((name: unknown) => {
    const fault = TOKEN_FAULTS.find((known) => known === name);
    if (!fault) throw new TypeError(`A fault is one of ${TOKEN_FAULTS.join(', ')}.`);
    return fault;
  });
}

function peoplePage(): string {
  const people = GOOGLE_PEOPLE.map(
    ({ key, firstName, lastName, email, isEmailVerified }, index) => ({
      value: key,
      label: `${firstName} ${lastName}`,
      explanation: isEmailVerified ? email : `${email}, an address that nobody confirmed`,
      isChecked: index === 0,
    }),
  );
  return consentPage({
    title: 'Sign in with Google',
    people: [...people, { value: SOMEBODY_ELSE, label: 'Somebody else:', isChecked: false }],
    permissions: [],
    furtherFields: `<label class="field">Email <input name="email" type="email"></label>
<label class="field">First name <input name="firstName"></label>
<label class="field">Last name <input name="lastName"></label>
<label class="choice"><input type="checkbox" name="isEmailVerified" checked><span>Google has confirmed the address</span></label>`,
  });
}
