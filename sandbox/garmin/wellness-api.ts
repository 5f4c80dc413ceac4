import type { IncomingMessage, ServerResponse } from 'node:http';
import { MINUTE_MILLISECONDS, DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { simulatedSession, recordingOf } from '../athletes/athlete-sessions.ts';
import { bearerToken, sendJson } from '../http-messages.ts';
import { startSeconds, type GarminActivity } from './activity-items.ts';
import { encodeTcx } from './encode-tcx.ts';
import type { FileTickets } from './file-tickets.ts';
import type { GarminAccount, GarminAccounts } from './garmin-accounts.ts';
import { BACKFILL_KINDS, type BackfillKind } from './garmin-kinds.ts';
import type { GarminTokens } from './garmin-tokens.ts';

const BACKFILL_DAYS_MAXIMUM = 30;
const BACKFILLS_A_MINUTE = 100;

/** Oddities that were seen of Garmin's, each switched on where a test wants it. */
export interface GarminOddities {
  /** Permissions come as a bare list instead of an object. */
  hasBarePermissions: boolean;
  /** A download wants no Authorization and refuses one with 401. */
  refusesBearerForFiles: boolean;
  /** How many of the next downloads break off half-way; they are used up nevertheless. */
  breakingDownloads: number;
}

export interface WellnessApiParts {
  now: () => Date;
  accounts: GarminAccounts;
  tokens: GarminTokens;
  tickets: FileTickets;
  oddities: GarminOddities;
  /** Sends, a little later, what a window holds. */
  backfill: (account: GarminAccount, kind: BackfillKind, found: GarminActivity[]) => void;
}

/** Garmin's API for the application, one athlete at a time by the token that is shown. */
export class WellnessApi {
  readonly #parts: WellnessApiParts;
  /** When backfills were asked for within the last minute, in milliseconds since 1970. */
  #backfillTimes: number[] = [];

  constructor(parts: WellnessApiParts) {
    this.#parts = parts;
  }

  /** @param path after `…/rest/` */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): void {
    const action = `${request.method ?? ''} ${path}`;
    if (action === 'GET activityFile') {
      this.#file(request, response, query);
      return;
    }
    const { accounts, tokens, oddities } = this.#parts;
    const key = tokens.holder(bearerToken(request) ?? '');
    if (key === null) {
      fail(response, 401, 'Unable to validate the access token.');
      return;
    }
    const account = accounts.get(key);
    const { permissions } = account;
    if (permissions === null) {
      fail(response, 403, 'The user is not registered with this application.');
      return;
    }
    const kind = BACKFILL_KINDS.find((one) => action === `GET backfill/${one}`);
    if (kind) {
      this.#backfill(response, account, kind, query);
      return;
    }
    switch (action) {
      case 'GET user/id':
        sendJson(response, 200, { userId: account.userId });
        return;
      case 'GET user/permissions':
        sendJson(
          response,
          200,
          oddities.hasBarePermissions ? [...permissions] : { permissions: [...permissions] },
        );
        return;
      case 'DELETE user/registration':
        account.permissions = null;
        tokens.revoke(account.key);
        response.writeHead(204).end();
        return;
      default:
        fail(response, 404, `There is no ${path}.`);
    }
  }

  /** As if nobody had asked for any within the last minute. */
  forgetBackfills(): void {
    this.#backfillTimes = [];
  }

  #file(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    const { tickets, tokens, accounts, oddities } = this.#parts;
    const ticket = tickets.find(query);
    const token = bearerToken(request);
    const isAllowed = oddities.refusesBearerForFiles
      ? request.headers.authorization === undefined
      : token !== null && typeof ticket === 'object' && tokens.holder(token) === ticket.key;
    if (ticket === 'unknown') {
      fail(response, 404, 'There is no such file.');
    } else if (ticket === 'gone') {
      fail(response, 410, 'The file was downloaded before, or the address is too old.');
    } else if (!isAllowed) {
      fail(response, 401, 'Unable to validate the access token.');
    } else if (accounts.get(ticket.key).permissions?.has('ACTIVITY_EXPORT') !== true) {
      fail(response, 403, 'The user does not share activities.');
    } else {
      ticket.isUsed = true;
      this.#sendFile(response, ticket.activity);
    }
  }

  #sendFile(response: ServerResponse, { session, fileType }: GarminActivity): void {
    const bytes =
      fileType === 'FIT' ? recordingOf(session) : encodeTcx(session, simulatedSession(session));
    response.writeHead(200, {
      'content-type': fileType === 'FIT' ? 'application/octet-stream' : 'application/xml',
      'content-length': `${bytes.length}`,
    });
    if (this.#parts.oddities.breakingDownloads === 0) {
      response.end(bytes);
      return;
    }
    this.#parts.oddities.breakingDownloads -= 1;
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  }

  #backfill(
    response: ServerResponse,
    account: GarminAccount,
    kind: BackfillKind,
    query: URLSearchParams,
  ): void {
    const from = epochSeconds(query.get('summaryStartTimeInSeconds'));
    const to = epochSeconds(query.get('summaryEndTimeInSeconds'));
    if (from === null || to === null || from >= to) {
      fail(response, 400, 'A start and a later end are needed, in seconds since 1970.');
    } else if (to - from > BACKFILL_DAYS_MAXIMUM * DAY_SECONDS) {
      fail(response, 400, `A window has at most ${BACKFILL_DAYS_MAXIMUM} days.`);
    } else if (!account.permissions?.has('HISTORICAL_DATA_EXPORT')) {
      fail(response, 403, 'The user does not share historical data.');
    } else if (
      !account.permissions.has(isOfActivities(kind) ? 'ACTIVITY_EXPORT' : 'HEALTH_EXPORT')
    ) {
      fail(response, 412, 'The user has not granted the permission that this needs.');
    } else if (!this.#hasRoomForBackfill()) {
      fail(response, 429, `At most ${BACKFILLS_A_MINUTE} backfills a minute.`);
    } else if (
      account.backfills.some((one) => one.kind === kind && one.from <= from && to <= one.to)
    ) {
      fail(response, 409, 'This window was asked for already.');
    } else {
      account.backfills.push({ kind, from, to });
      const found = this.#parts.accounts.activities(account).filter((activity) => {
        const startedAt = startSeconds(activity);
        return startedAt >= from && startedAt < to;
      });
      this.#parts.backfill(account, kind, found);
      response.writeHead(202).end();
    }
  }

  #hasRoomForBackfill(): boolean {
    const now = this.#parts.now().getTime();
    this.#backfillTimes = this.#backfillTimes.filter((time) => time > now - MINUTE_MILLISECONDS);
    if (this.#backfillTimes.length >= BACKFILLS_A_MINUTE) return false;
    this.#backfillTimes.push(now);
    return true;
  }
}

function isOfActivities(kind: BackfillKind): boolean {
  return kind === 'activities' || kind === 'activityDetails';
}

function epochSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function fail(response: ServerResponse, status: number, errorMessage: string): void {
  sendJson(response, status, { errorMessage });
}
