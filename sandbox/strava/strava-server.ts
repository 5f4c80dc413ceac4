import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerToken, sendJson } from '../http-messages.ts';
import type { SandboxClient } from '../oauth/authorization-request.ts';
import { ProviderTroubles } from '../provider-troubles.ts';
import { EVENT_RETRIES_MILLISECONDS, PushEvents } from './push-events.ts';
import { RateLimits, USUAL_LIMITS } from './rate-limits.ts';
import { isVisible, mayRead, StravaApi } from './strava-api.ts';
import {
  StravaAccounts,
  type ActivityText,
  type StravaAccount,
  type StravaActivity,
} from './strava-accounts.ts';
import { notFound, stravaFailure, TOKEN_INVALID } from './strava-failure.ts';
import type { StravaKeptState } from './strava-kept-state.ts';
import { StravaPages } from './strava-pages.ts';
import { StravaSignIn } from './strava-sign-in.ts';
import { StravaTokens } from './strava-tokens.ts';
import { SubscriptionApi } from './subscription-api.ts';

export interface StravaOptions {
  now: () => Date;
  client: SandboxClient;
  /** As if it had been made before; otherwise there is none until one is asked for. */
  subscription?: { id: number; callbackUrl: string };
  /** Delays before events that were not taken are repeated; Strava's own are longer. */
  retryDelaysMilliseconds?: readonly number[];
  /** The state of before it was stopped; a configured subscription replaces the kept one. */
  kept?: StravaKeptState;
}

/** A call as it came, for tests and for the developer's page. */
export interface StravaRequest {
  method: string;
  path: string;
  /** Secrets left out. */
  query: Record<string, string>;
  /** The athlete whose token it was; null = nobody's, or a call that needs none. */
  athleteId: number | null;
  status: number;
  /** In milliseconds since 1970. */
  receivedAt: number;
}

const KEPT_REQUESTS = 5_000;
const API = '/strava/api/v3';
const SECRETS: ReadonlySet<string> = new Set([
  'access_token',
  'client_secret',
  'code',
  'refresh_token',
]);

/**
 * Stands for Strava under `/strava`: signing in, the API of version 3 with its
 * limits, push subscriptions and their events. What a developer or a test does to it is a
 * method here, which `StravaControls` calls.
 */
export class StravaServer {
  readonly accounts: StravaAccounts;
  readonly tokens: StravaTokens;
  readonly limits: RateLimits;
  readonly events: PushEvents;
  readonly troubles = new ProviderTroubles();
  readonly #now: () => Date;
  readonly #signIn: StravaSignIn;
  readonly #subscriptions: SubscriptionApi;
  readonly #api: StravaApi;
  readonly #pages: StravaPages;
  #requests: StravaRequest[] = [];
  #isConnectionClosed = false;

  constructor({ now, client, subscription, retryDelaysMilliseconds, kept }: StravaOptions) {
    this.#now = now;
    this.accounts = new StravaAccounts(now, kept?.accounts);
    this.tokens = new StravaTokens(now, kept?.tokens);
    this.limits = new RateLimits(now);
    this.events = new PushEvents(
      now,
      retryDelaysMilliseconds ?? EVENT_RETRIES_MILLISECONDS,
      kept?.events,
    );
    if (subscription) this.events.subscribe(subscription.callbackUrl, subscription.id);
    this.#signIn = new StravaSignIn(client, this.accounts, this.tokens, {
      now,
      onRevoked: (athleteId) => {
        this.deauthorize(athleteId);
      },
    });
    this.#subscriptions = new SubscriptionApi(client, this.events);
    this.#api = new StravaApi(this.accounts, (activity, change) => {
      this.change(activity, change);
    });
    this.#pages = new StravaPages(this.accounts);
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith('/strava/')) return false;
    if (this.#isConnectionClosed) {
      request.socket.destroy();
      return true;
    }
    const trouble = await this.troubles.met();
    if (trouble === 503) {
      sendJson(response, 503, { message: 'Service Unavailable' });
      return true;
    }
    if (trouble === 429) this.limits.useUp('quarterHour');
    const noted = this.#note(request, pathname, searchParams);
    response.once('finish', () => {
      noted.status = response.statusCode;
    });
    await this.#route(request, response, pathname, searchParams);
    return true;
  }

  /** The newest first. */
  requests(): readonly StravaRequest[] {
    return this.#requests;
  }

  /** A run ends now, or ended at a moment, and is uploaded. */
  finishRun(
    account: StravaAccount,
    run: { endedAt?: Date; distanceMeters?: number; text?: Partial<ActivityText> } = {},
  ): StravaActivity {
    const activity = this.accounts.finish(account, run);
    this.#notify(activity, 'create', {});
    return activity;
  }

  /** Its owner, or the application for its owner, changes an activity. */
  change(activity: StravaActivity, change: Partial<ActivityText>): StravaActivity {
    const changed = this.accounts.change(activity.id, change);
    const updates: Record<string, string> = {};
    if (changed.name !== activity.name) updates['title'] = changed.name;
    if (changed.sportType !== activity.sportType) updates['type'] = changed.sportType;
    if (changed.isPrivate !== activity.isPrivate) updates['private'] = `${changed.isPrivate}`;
    // A change of anything else is reported to nobody.
    if (Object.keys(updates).length > 0) this.#notifyOfChange(activity, changed, updates);
    return changed;
  }

  deleteActivity(activity: StravaActivity): void {
    this.accounts.delete(activity);
    this.#notify(activity, 'delete', {});
  }

  /** The athlete takes the permission away, or the application gives it back. */
  deauthorize(athleteId: number): void {
    const wasAuthorized = this.tokens.grantOf(athleteId) !== null;
    this.tokens.revoke(athleteId);
    if (!wasAuthorized) return;
    this.events.notify({
      object_type: 'athlete',
      object_id: athleteId,
      aspect_type: 'update',
      updates: { authorized: 'false' },
      owner_id: athleteId,
    });
  }

  /** From now on connections are torn instead of answered, or not any more. */
  setConnectionClosed(isClosed: boolean): void {
    this.#isConnectionClosed = isClosed;
  }

  isConnectionClosed(): boolean {
    return this.#isConnectionClosed;
  }

  /** As at the start; the subscription stays. */
  reset(): void {
    this.accounts.clear();
    this.tokens.clear();
    this.limits.forget();
    this.limits.setLimits(USUAL_LIMITS);
    this.events.clear();
    this.troubles.end();
    this.#isConnectionClosed = false;
    this.#requests = [];
  }

  /** The state that must survive a restart; limits, troubles and calls are not part of it. */
  keptState(): StravaKeptState {
    return {
      accounts: this.accounts.keptState(),
      tokens: this.tokens.keptState(),
      events: this.events.keptState(),
    };
  }

  /** Events that had not been taken before a stop are on their way again. */
  resume(): void {
    this.events.release();
  }

  /** Events under way are given up. */
  stop(): void {
    this.events.stop();
  }

  async #route(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const club = /^\/strava\/clubs\/(\d{1,12})$/.exec(path)?.[1];
    const activity = /^\/strava\/activities\/(\d{1,16})$/.exec(path)?.[1];
    if (club !== undefined) await this.#pages.club(request, response, Number(club));
    else if (activity !== undefined) this.#pages.activity(response, Number(activity));
    else if (path === '/strava/oauth/authorize') {
      await this.#signIn.consent(request, response, query);
    } else if (path.startsWith(`${API}/push_subscriptions`)) {
      await this.#subscriptions.answer(request, response, path.slice(API.length), query);
    } else if (request.method === 'POST' && /^\/strava(\/api\/v3)?\/oauth\/token$/.test(path)) {
      await this.#signIn.token(request, response, query);
    } else if (request.method === 'POST' && path === '/strava/oauth/revoke') {
      await this.#signIn.revoke(request, response);
    } else if (request.method === 'POST' && path === '/strava/oauth/deauthorize') {
      await this.#signIn.deauthorize(request, response, query);
    } else if (path.startsWith(`${API}/`)) {
      await this.#answerApi(request, response, path.slice(API.length), query);
    } else {
      const { status, body } = notFound('Path');
      sendJson(response, status, body);
    }
  }

  async #answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const { isExceeded } = this.limits.count();
    const headers = this.limits.headers();
    const grant = this.#holder(request, query);
    if (isExceeded) {
      const { body } = stravaFailure(429, 'Rate Limit Exceeded', {
        resource: 'Application',
        field: 'rate limit',
        code: 'exceeded',
      });
      sendJson(response, 429, body, headers);
    } else if (!grant) {
      sendJson(response, TOKEN_INVALID.status, TOKEN_INVALID.body, headers);
    } else {
      await this.#api.answer(request, response, { path, query, grant, headers });
    }
  }

  #notifyOfChange(
    before: StravaActivity,
    after: StravaActivity,
    updates: Record<string, string>,
  ): void {
    const grant = this.tokens.grantOf(after.account.athleteId);
    if (!grant) return;
    // An application without access to private activities is notified as if the activity was
    // deleted, or created.
    if (isVisible(before, grant) === isVisible(after, grant))
      this.#notify(after, 'update', updates);
    else if (isVisible(after, grant)) this.#notify(after, 'create', {});
    else this.#notify(before, 'delete', {});
  }

  #notify(
    activity: StravaActivity,
    aspect: 'create' | 'update' | 'delete',
    updates: Record<string, string>,
  ): void {
    const { athleteId } = activity.account;
    const grant = this.tokens.grantOf(athleteId);
    if (!grant || !mayRead(grant) || !isVisible(activity, grant)) return;
    this.events.notify({
      object_type: 'activity',
      object_id: activity.id,
      aspect_type: aspect,
      updates,
      owner_id: athleteId,
    });
  }

  #holder(request: IncomingMessage, query: URLSearchParams) {
    // Strava takes it in the address too, until the middle of 2027.
    return this.tokens.holder(bearerToken(request) ?? query.get('access_token') ?? '');
  }

  #note(request: IncomingMessage, path: string, query: URLSearchParams): StravaRequest {
    const noted: StravaRequest = {
      method: request.method ?? '',
      path,
      query: Object.fromEntries([...query].filter(([name]) => !SECRETS.has(name))),
      athleteId: this.tokens.holder(bearerToken(request) ?? '')?.athleteId ?? null,
      status: 0,
      receivedAt: this.#now().getTime(),
    };
    this.#requests = [noted, ...this.#requests.slice(0, KEPT_REQUESTS - 1)];
    return noted;
  }
}
