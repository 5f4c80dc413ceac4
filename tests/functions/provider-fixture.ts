import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider, SignInProvider } from '@tasuki/domain/provider-links/provider';
import type {
  ProviderSignInResult,
  ProviderSignInReturn,
  SignInIntent,
} from '@tasuki/domain/sign-in/provider-sign-in';
import type { CustomTokenClaims } from '@tasuki/domain/accounts/custom-token-claims';
import { jobHandlers } from '../../functions/src/jobs/job-handler.ts';
import type { JobDependencies } from '../../functions/src/jobs/run-job.ts';
import type { ProviderConfigurations } from '../../functions/src/platform/provider-configuration.ts';
import { unlinkProviderJob } from '../../functions/src/provider-links/unlink-provider-job.ts';
import { beginProviderSignIn } from '../../functions/src/sign-in/begin-provider-sign-in.ts';
import { forgetNewcomerJob } from '../../functions/src/sign-in/forget-newcomer-job.ts';
import { finishProviderSignIn } from '../../functions/src/sign-in/finish-provider-sign-in.ts';
import type {
  SignInCaller,
  SignInDependencies,
} from '../../functions/src/sign-in/sign-in-dependencies.ts';
import { SANDBOX_CLIENT, startSandbox } from '../../sandbox/server.ts';
import {
  adminAuth,
  adminFirestore,
  authHost,
  isWhereFunctionsAreDeployed,
  projectId,
} from './admin.ts';
import { readSecret, vaultAt, type OpenSecret } from './token-vault.ts';
import { proveEmailOf } from './proven-email.ts';
import { noQueue } from './jobs/sweep-here.ts';

const APP_ORIGIN = 'http://localhost:5173';

/** Everything that Strava's and Garmin's pages offer to allow, as far as it is needed. */
export const ALL_ALLOWED = [
  'read',
  'activity:read_all',
  'activity:write',
  'ACTIVITY_EXPORT',
  'HISTORICAL_DATA_EXPORT',
];

/** A person's choices on a provider's page. */
export interface Consent {
  /** As the sandbox names athletes. */
  athlete?: string;
  /** Another account with the same history. */
  account?: string;
  email?: string;
  isEmailVerified?: boolean;
  permission?: readonly string[];
  decision?: 'allow' | 'refuse';
}

/** One that signs in, with what it keeps until it comes back. */
export interface SigningBrowser {
  key: string;
  authorizeUrl: string;
}

/** Who comes back from the provider, and what differs from what it sent them with. */
interface FinishOptions {
  /** Null = nobody is signed in. */
  uid?: string | null;
  changes?: Partial<ProviderSignInReturn>;
}

/** A clock that is set by hand. */
export class Clock {
  #milliseconds = Date.now();
  now = (): Date => new Date(this.#milliseconds);
  passMinutes(minutes: number): void {
    this.#milliseconds += minutes * 60_000;
  }
  /** To the time by which Firebase Auth goes. */
  catchUp(): void {
    this.#milliseconds = Math.max(this.#milliseconds, Date.now());
  }
}

/** The sandbox's providers, and the functions that sign people in, wired to them. */
export class ProviderFixture {
  readonly clock = new Clock();
  readonly startedJobs: string[] = [];
  readonly #server: Server;
  readonly origin: string;
  dependencies: SignInDependencies;
  /** The caller's token is from before their address was proven. */
  hasUnprovenEmail = false;
  /** How long ago whoever comes has proven who they are. */
  signedInMinutesAgo = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.dependencies = {
      firestore: adminFirestore,
      auth: adminAuth,
      providers: this.#configurations(),
      vault: vaultAt(this.origin, this.clock.now),
      appOrigin: APP_ORIGIN,
      startJob: async (id) => {
        this.startedJobs.push(id);
        // A deployed sweep would ask the providers that it knows, with tokens that these here gave.
        if (isWhereFunctionsAreDeployed && id.startsWith('import-history_')) {
          await adminFirestore.doc(firestorePaths.job(id)).delete();
        }
      },
      now: this.clock.now,
      newUid: () => `runner${randomBytes(12).toString('hex')}`,
    };
  }

  static async open(): Promise<ProviderFixture> {
    const server = await startSandbox({
      port: 0,
      projectId,
      authOrigin: `http://${authHost}`,
      appOrigin: APP_ORIGIN,
    });
    return new ProviderFixture(server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #configurations(): ProviderConfigurations {
    const client = { clientId: SANDBOX_CLIENT.id, clientSecret: SANDBOX_CLIENT.secret };
    return {
      strava: {
        ...client,
        webUrl: `${this.origin}/strava`,
        apiUrl: `${this.origin}/strava/api/v3`,
        subscriptionId: null,
        verifyToken: null,
        clubId: null,
      },
      garmin: {
        ...client,
        authorizeUrl: `${this.origin}/garmin/connect`,
        tokenUrl: `${this.origin}/garmin/diauth`,
        apiUrl: `${this.origin}/garmin/apis`,
        isTrainingOffered: false,
      },
      google: { ...client, issuerUrl: `${this.origin}/google-accounts` },
      webhookSecrets: { strava: [], garmin: [] },
    };
  }

  /** Has something happen at a provider, e.g. `strava/sandbox/tokens/expire`. */
  async control(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.origin}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return response.json();
  }

  async state<State>(provider: 'strava' | 'garmin'): Promise<State> {
    return (await fetch(`${this.origin}/${provider}/sandbox/state`)).json() as Promise<State>;
  }

  async begin(
    provider: SignInProvider,
    intent: SignInIntent,
    uid: string | null = null,
  ): Promise<SigningBrowser> {
    const key = randomBytes(32).toString('base64url');
    const { authorizeUrl } = await beginProviderSignIn(
      { provider, intent, browserKeyHash: createHash('sha256').update(key).digest('hex') },
      await this.#caller(uid),
      this.dependencies,
    );
    return { key, authorizeUrl };
  }

  async #caller(uid: string | null): Promise<SignInCaller> {
    const { users } = await adminAuth.getUsers(uid === null ? [] : [{ uid }]);
    const [user] = users;
    const hasProvenEmail = !this.hasUnprovenEmail && user?.emailVerified === true;
    return {
      uid,
      provenEmail: hasProvenEmail ? (user.email ?? null) : null,
      signedInAt: uid === null ? null : this.signedInAt(),
      sessionGivenAt: uid === null ? null : this.signedInAt(),
      now: this.clock.now(),
    };
  }

  signedInAt(): Date {
    return new Date(this.clock.now().getTime() - this.signedInMinutesAgo * 60_000);
  }

  /** The parameters with which the provider's page sends the browser back. */
  async consent(authorizeUrl: string, consent: Consent): Promise<URLSearchParams> {
    const form = new URLSearchParams({
      athlete: consent.athlete ?? 'haruka',
      decision: consent.decision ?? 'allow',
      ...(consent.account !== undefined && { account: consent.account }),
      ...(consent.email !== undefined && {
        email: consent.email,
        firstName: 'Mika',
        lastName: 'Abe',
      }),
      ...(consent.isEmailVerified !== false && { isEmailVerified: 'on' }),
    });
    for (const one of consent.permission ?? ALL_ALLOWED) form.append('permission', one);
    const response = await fetch(authorizeUrl, { method: 'POST', body: form, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`no way back: ${await response.text()}`);
    return new URL(location).searchParams;
  }

  async finish(
    provider: SignInProvider,
    browser: Pick<SigningBrowser, 'key'>,
    returned: URLSearchParams,
    { uid = null, changes = {} }: FinishOptions = {},
  ): Promise<ProviderSignInResult> {
    return finishProviderSignIn(
      {
        provider,
        state: returned.get('state') ?? '',
        browserKey: browser.key,
        code: returned.get('code'),
        error: returned.get('error'),
        scope: returned.get('scope'),
        ...changes,
      },
      await this.#caller(uid),
      this.dependencies,
    );
  }

  /** The whole way there and back. */
  async go(
    provider: SignInProvider,
    intent: SignInIntent,
    consent: Consent,
    uid: string | null = null,
  ): Promise<ProviderSignInResult> {
    const browser = await this.begin(provider, intent, uid);
    const returned = await this.consent(browser.authorizeUrl, consent);
    return this.finish(provider, browser, returned, { uid });
  }

  /** Signs a new runner up by Strava or Garmin; their account there is their own. */
  async newRunner(
    provider: LinkedProvider,
    athlete = 'haruka',
  ): Promise<{ uid: string; consent: Consent; secret: OpenSecret }> {
    const consent = { athlete, account: randomBytes(6).toString('hex') };
    const result = await this.go(provider, 'signUp', consent);
    const uid = uidOf(result);
    return { uid, consent, secret: await this.secretOf(provider, uid) };
  }

  async secretOf(provider: LinkedProvider, uid: string): Promise<OpenSecret> {
    return (await readSecret(provider, uid, this.dependencies.vault)) as OpenSecret;
  }

  async linkOf(provider: LinkedProvider, uid: string) {
    return (await adminFirestore.doc(firestorePaths.link(uid, provider)).get()).data();
  }

  /** A person with a password, who signed up long before any session of theirs here began. */
  async newPerson(email = `${randomBytes(8).toString('hex')}@runners.example`, isVerified = true) {
    const person = await adminAuth.createUser({
      email,
      password: PASSWORD,
      emailVerified: isVerified,
    });
    await askAuthAsOperator('update', { localId: person.uid, validSince: '1' });
    if (isVerified) await proveEmailOf(person.uid);
    return person;
  }

  jobs(): JobDependencies {
    const { firestore, auth, providers, vault } = this.dependencies;
    const { now } = this.clock;
    return {
      firestore,
      handlers: jobHandlers([
        unlinkProviderJob({ firestore, providers, vault, now }),
        forgetNewcomerJob({ firestore, auth, providers, vault }),
      ]),
      now,
      enqueue: noQueue,
    };
  }
}

export const PASSWORD = 'Correct-horse-1';

/** The person of a custom token. Each token says when it was given. */
export function uidOf(result: ProviderSignInResult): string {
  if (result.kind !== 'customToken') throw new Error(`a result of kind ${result.kind}`);
  const [, payload = ''] = result.customToken.split('.');
  const { uid, claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    uid: string;
    claims?: CustomTokenClaims;
  };
  expect(claims).toEqual({ givenAtSeconds: expect.any(Number) as number });
  return uid;
}

/** The code with which something fails. */
export async function codeOfFailure(work: Promise<unknown>): Promise<FailureCode | 'none'> {
  return work.then(
    () => 'none' as const,
    (cause: unknown) => {
      const { code } = cause as { code?: FailureCode };
      if (code === undefined) throw cause;
      return code;
    },
  );
}

interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Asks Firebase Auth as a browser does. */
export async function askAuth(method: string, body: object): Promise<AuthAnswer> {
  return postToAuth(`accounts:${method}?key=local`, { returnSecureToken: true, ...body }, {});
}

/** Asks the emulator of Firebase Auth for what it lets nobody but an operator do. */
export async function askAuthAsOperator(method: string, body: object): Promise<void> {
  const path = `projects/${projectId}/accounts:${method}`;
  const { status } = await postToAuth(path, body, { authorization: 'Bearer owner' });
  expect(status).toBe(200);
}

async function postToAuth(path: string, body: object, headers: object): Promise<AuthAnswer> {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
