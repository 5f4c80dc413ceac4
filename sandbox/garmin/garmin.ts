import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http-messages.ts';
import type { SandboxClient } from '../oauth/authorization-request.ts';
import { ProviderTroubles, type Troubles } from '../provider-troubles.ts';
import { ActivityNotices } from './activity-notices.ts';
import type { GarminActivity } from './activity-items.ts';
import { FileTickets } from './file-tickets.ts';
import { GarminAccounts } from './garmin-accounts.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';
import type { GarminPermission } from './garmin-kinds.ts';
import { GarminSignIn } from './garmin-sign-in.ts';
import { GarminTokens } from './garmin-tokens.ts';
import { Notifications } from './notifications.ts';
import { TrainingApi } from './training-api.ts';
import type { GarminLibraryWorkout } from './training-workout.ts';
import { WellnessApi, type GarminOddities } from './wellness-api.ts';

const AUTHORIZE_PATH = '/garmin/connect/oauth2Confirm';
const TOKEN_PATH = '/garmin/diauth/di-oauth2-service/oauth/token';
const API_PATH = /^\/garmin\/apis\/(?:wellness-api|partner-gateway)\/rest\/(.+)$/;
const TRAINING_PATH = /^\/garmin\/apis\/((?:training-api|workoutportal)\/.+)$/;
const KEPT_REQUESTS = 2_000;

export interface GarminOptions {
  now: () => Date;
  /** The sandbox's address; a function, since it is known only later. */
  origin: () => string;
  client: SandboxClient;
  /** The address to which notifications go; null = nobody takes them yet. */
  notificationUrl: string | null;
  /** How long to wait before each further attempt at a notification. */
  retryDelaysMilliseconds?: readonly number[];
  /** How long after its request a backfill's data comes. */
  backfillDelayMilliseconds?: number;
  /** The state of before it was stopped. */
  kept?: GarminKeptState;
}

/** A request as it came, the newest first; tokens left out. */
export interface GarminRequest {
  method: string;
  path: string;
  status: number;
}

/** A run that is to be finished. */
export interface FinishedRun {
  /** Keys of those who finish it now; reported in one notification. */
  athletes: readonly string[];
  endedAt?: Date;
  distanceMeters?: number;
  fileType?: GarminActivity['fileType'];
  /** The watch loses its telephone half-way: half of the run is reported first, then all of it. */
  comesInTwoParts?: boolean;
}

export interface GarminState {
  accounts: {
    key: string;
    userId: string;
    /** null = not registered with the application. */
    permissions: GarminPermission[] | null;
    tokens: { access: number; refresh: number };
    activities: number;
    newestActivityId: number | null;
    /** Workouts that applications put into the library, with their days in the calendar. */
    workouts: GarminLibraryWorkout[];
  }[];
  notifications: {
    mode: string;
    deliveries: { kind: string; items: number; state: string; statuses: (number | null)[] }[];
  };
  troubles: Troubles;
  oddities: GarminOddities;
}

const RETRY_DELAYS_MILLISECONDS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
const BACKFILL_DELAY_MILLISECONDS = 200;
const USUAL: GarminOddities = {
  hasBarePermissions: false,
  refusesBearerForFiles: false,
  breakingDownloads: 0,
};

/**
 * Stands for Garmin: its page of consent, tokens, API and notifications. What a
 * developer or a test wants to happen is a method here, which `GarminControls` calls.
 */
export class Garmin {
  readonly notifications: Notifications;
  readonly #options: GarminOptions;
  readonly #accounts: GarminAccounts;
  readonly #tokens: GarminTokens;
  readonly #tickets: FileTickets;
  readonly #troubles = new ProviderTroubles();
  readonly #oddities: GarminOddities = { ...USUAL };
  readonly #signIn: GarminSignIn;
  readonly #api: WellnessApi;
  readonly #training: TrainingApi;
  readonly #notices: ActivityNotices;
  #requests: GarminRequest[] = [];

  constructor(options: GarminOptions) {
    const { now, client, kept } = options;
    this.#options = options;
    this.#accounts = new GarminAccounts(now, kept?.accounts);
    this.#tokens = new GarminTokens(now, kept?.tokens);
    this.#tickets = new FileTickets(now, this.#accounts, kept?.tickets);
    this.#signIn = new GarminSignIn(client, this.#accounts, this.#tokens, now);
    this.notifications = new Notifications({
      clientId: client.id,
      url: options.notificationUrl,
      retryDelaysMilliseconds: options.retryDelaysMilliseconds ?? RETRY_DELAYS_MILLISECONDS,
      ...(kept && { undelivered: kept.undelivered }),
    });
    this.#notices = new ActivityNotices({
      notifications: this.notifications,
      tickets: this.#tickets,
      origin: options.origin,
      backfillDelayMilliseconds: options.backfillDelayMilliseconds ?? BACKFILL_DELAY_MILLISECONDS,
    });
    this.#training = new TrainingApi({ accounts: this.#accounts, tokens: this.#tokens });
    this.#api = new WellnessApi({
      now,
      accounts: this.#accounts,
      tokens: this.#tokens,
      tickets: this.#tickets,
      oddities: this.#oddities,
      backfill: (account, kind, found) => {
        this.#notices.backfill(account, kind, found);
      },
    });
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith('/garmin/')) return false;
    response.once('finish', () => {
      this.#note(request.method ?? '', pathname, searchParams, response.statusCode);
    });
    const trouble = await this.#troubles.met();
    const apiPath = API_PATH.exec(pathname)?.[1];
    const trainingPath = TRAINING_PATH.exec(pathname)?.[1];
    const isReadOrSent = request.method === 'GET' || request.method === 'POST';
    if (trouble !== null) {
      const errorMessage = trouble === 429 ? 'Too many requests.' : 'Service unavailable.';
      const { retryAfterSeconds } = this.#troubles.current();
      const isSaidWhen = trouble === 429 && retryAfterSeconds !== null;
      const headers = isSaidWhen ? { 'retry-after': `${retryAfterSeconds}` } : {};
      sendJson(response, trouble, { errorMessage }, headers);
    } else if (pathname === AUTHORIZE_PATH && isReadOrSent) {
      await this.#signIn.consent(request, response, searchParams);
    } else if (pathname === TOKEN_PATH && request.method === 'POST') {
      await this.#signIn.token(request, response);
    } else if (apiPath !== undefined) {
      this.#api.answer(request, response, apiPath, searchParams);
    } else if (trainingPath !== undefined) {
      await this.#training.answer(request, response, trainingPath, searchParams);
    } else {
      sendJson(response, 404, { errorMessage: 'Not found.' });
    }
    return true;
  }

  /** @throws TypeError where one of the athletes is unknown */
  finishRun(run: FinishedRun): GarminActivity[] {
    const endedAt = run.endedAt ?? this.#options.now();
    return run.athletes.map((key) => {
      const account = this.#accounts.get(key);
      const activity = this.#accounts.finish(account, {
        endedAtSeconds: Math.floor(endedAt.getTime() / 1000),
        distanceMeters: run.distanceMeters ?? null,
        fileType: run.fileType ?? 'FIT',
      });
      if (run.comesInTwoParts) this.#notices.notifyFirstHalf(account, activity);
      this.#notices.notifyWhole(account, activity);
      return activity;
    });
  }

  /** The person gives the newest activity (or a certain one) another name at Garmin. */
  renameActivity(key: string, name: string, activityId?: number): GarminActivity {
    const account = this.#accounts.get(key);
    const activities = this.#accounts.activities(account);
    const found = activities.find((one) => one.activityId === activityId) ?? activities.at(-1);
    if (!found) throw new TypeError(`${key} has no activity.`);
    account.names.set(found.activityId, name);
    const renamed = { ...found, name };
    this.#notices.notify(account, 'manuallyUpdatedActivities', [renamed]);
    return renamed;
  }

  /** The person switches permissions on Garmin's page; the application is notified. */
  setPermissions(key: string, permissions: readonly GarminPermission[]): void {
    const account = this.#accounts.get(key);
    if (account.permissions === null) throw new TypeError(`${key} is not registered.`);
    account.permissions = new Set(permissions);
    const now = Math.floor(this.#options.now().getTime() / 1000);
    this.notifications.add('userPermissionsChange', [
      {
        userId: account.userId,
        summaryId: `${account.userId.slice(0, 8)}-${now.toString(16)}`,
        permissions,
        changeTimeInSeconds: now,
      },
    ]);
  }

  /** The person disconnects the application at Garmin; it is notified. */
  deregister(key: string): void {
    const account = this.#accounts.get(key);
    account.permissions = null;
    this.#tokens.revoke(key);
    this.notifications.add('deregistrations', [{ userId: account.userId }]);
  }

  /** Lets tokens of one kind run out now. */
  expireTokens(key: string, which: 'access' | 'refresh'): void {
    this.#tokens.expire(this.#accounts.get(key).key, which);
  }

  /** All tokens stop working, and nobody says so. */
  revokeTokens(key: string): void {
    this.#tokens.revoke(this.#accounts.get(key).key);
  }

  setTroubles(change: Partial<Troubles>): void {
    this.#troubles.set(change);
  }

  setOddities(change: Partial<GarminOddities>): void {
    Object.assign(this.#oddities, change);
  }

  /** The newest first. */
  requests(): readonly GarminRequest[] {
    return this.#requests;
  }

  state(): GarminState {
    return {
      accounts: this.#accounts.all().map((account) => {
        const activities = this.#accounts.activities(account);
        return {
          key: account.key,
          userId: account.userId,
          permissions: account.permissions && [...account.permissions],
          tokens: this.#tokens.count(account.key),
          activities: activities.length,
          newestActivityId: activities.at(-1)?.activityId ?? null,
          workouts: account.workouts,
        };
      }),
      notifications: {
        mode: this.notifications.mode(),
        deliveries: this.notifications
          .deliveries()
          .map(({ kind, items, state, statuses }) => ({ kind, items, state, statuses })),
      },
      troubles: this.#troubles.current(),
      oddities: { ...this.#oddities },
    };
  }

  /** Resolves when everything that was to be sent is sent, lost or given up. */
  async settled(): Promise<void> {
    await this.#notices.settled();
    await this.notifications.settled();
  }

  /** As if nobody had ever been here. */
  reset(): void {
    this.#accounts.clear();
    this.#tokens.clear();
    this.#tickets.clear();
    this.#api.forgetBackfills();
    this.notifications.clear();
    this.#troubles.end();
    this.setOddities(USUAL);
    this.#requests = [];
  }

  /** The state that must survive a restart; troubles, oddities and requests are not part of it. */
  keptState(): GarminKeptState {
    return {
      accounts: this.#accounts.keptState(),
      tokens: this.#tokens.keptState(),
      tickets: this.#tickets.keptState(),
      backfillsUnderWay: this.#notices.backfillsUnderWay(),
      undelivered: this.notifications.undelivered(),
    };
  }

  /** Notifications that had not arrived before a stop are sent again. */
  resume(): void {
    this.notifications.release('sent');
    for (const { key, kind, activityIds } of this.#options.kept?.backfillsUnderWay ?? []) {
      const account = this.#accounts.find(key);
      if (!account) continue;
      const found = activityIds.map((id) => this.#accounts.activity(key, id));
      this.#notices.backfill(
        account,
        kind,
        found.filter((one) => one !== null),
      );
    }
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.notifications.stop();
  }

  #note(method: string, pathname: string, query: URLSearchParams, status: number): void {
    const shown = new URLSearchParams(query);
    shown.delete('token');
    const path = shown.size === 0 ? pathname : `${pathname}?${shown.toString()}`;
    this.#requests = [{ method, path, status }, ...this.#requests].slice(0, KEPT_REQUESTS);
  }
}
