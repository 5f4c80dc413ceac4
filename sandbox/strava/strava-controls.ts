import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJsonObject, sendJson, type JsonObject } from '../http-messages.ts';
import { parseTroubles } from '../provider-troubles.ts';
import { RELEASE_ORDERS } from '../webhook-sender.ts';
import { EVENT_MODES } from './push-events.ts';
import type { CallLimit } from './rate-limits.ts';
import type { ActivityText, StravaActivity } from './strava-accounts.ts';
import type { StravaServer } from './strava-server.ts';

const CONTROL_PATH = '/strava/sandbox';

/** An action on the sandbox's Strava; each answers with the state after it. */
type Control = (strava: StravaServer, body: JsonObject) => unknown;

const CONTROLS: Readonly<Record<string, Control>> = {
  'GET /state': () => undefined,
  /** All calls that are still known, the newest first. */
  'GET /requests': (strava) => strava.requests(),
  /** All events and how they went, the newest first. */
  'GET /events': (strava) => strava.events.deliveries(),
  /** `{athlete, distanceMeters?, endedAt?, name?, isPrivate?}` → `{id}` */
  'POST /activities/finish': (strava, body) => {
    const endedAt = optional(body, 'endedAt', 'string');
    const distanceMeters = optional(body, 'distanceMeters', 'number');
    const { id } = strava.finishRun(accountOf(strava, body), {
      ...(endedAt !== undefined && { endedAt: momentOf(endedAt) }),
      ...(distanceMeters !== undefined && { distanceMeters }),
      text: textOf(body),
    });
    return { id };
  },
  /** `{id, name?, description?, sportType?, isPrivate?}` */
  'POST /activities/change': (strava, body) => {
    strava.change(activityOf(strava, body), textOf(body));
  },
  /** `{id}` */
  'POST /activities/delete': (strava, body) => {
    strava.deleteActivity(activityOf(strava, body));
  },
  /** `{athlete, clubId, isMember}` */
  'POST /clubs': (strava, body) => {
    const { clubIds } = accountOf(strava, body);
    const clubId = needed(body, 'clubId', 'number');
    if (needed(body, 'isMember', 'boolean')) clubIds.add(clubId);
    else clubIds.delete(clubId);
  },
  /** `{mode}` */
  'POST /events/mode': (strava, body) => {
    strava.events.setMode(oneOf(EVENT_MODES, body['mode']));
  },
  /** `{order}` */
  'POST /events/release': (strava, body) => {
    strava.events.release(oneOf(RELEASE_ORDERS, body['order'] ?? 'sent'));
  },
  /** `{count?, times?, delayMilliseconds?}` */
  'POST /events/repeat': (strava, body) => {
    const count = optional(body, 'count', 'number');
    const times = optional(body, 'times', 'number');
    const delayMilliseconds = optional(body, 'delayMilliseconds', 'number');
    strava.events.repeat({
      ...(count !== undefined && { count }),
      ...(times !== undefined && { times }),
      ...(delayMilliseconds !== undefined && { delayMilliseconds }),
    });
  },
  /** `{id, callbackUrl}`: subscribed without a challenge; `{}` ends it. */
  'POST /subscription': (strava, body) => {
    const id = optional(body, 'id', 'number');
    if (id === undefined) strava.events.unsubscribe();
    else strava.events.subscribe(needed(body, 'callbackUrl', 'string'), id);
  },
  /** `{athlete, which: 'access' | 'refresh'}` */
  'POST /tokens/expire': (strava, body) => {
    const which = oneOf(['access', 'refresh'] as const, body['which']);
    strava.tokens.expire(accountOf(strava, body).athleteId, which);
  },
  /** `{athlete}`: gone without a word to the application. */
  'POST /tokens/revoke': (strava, body) => {
    strava.tokens.revoke(accountOf(strava, body).athleteId);
  },
  /** `{athlete}`: as on Strava's settings, which notifies the application. */
  'POST /deauthorize': (strava, body) => {
    strava.deauthorize(accountOf(strava, body).athleteId);
  },
  /** `{overall: {quarterHour, day}, read: {quarterHour, day}}` */
  'POST /limits': (strava, body) => {
    strava.limits.setLimits({
      overall: limitOf(body['overall']),
      read: limitOf(body['read']),
    });
  },
  /** `{window: 'quarterHour' | 'day'}`: as if others had called. */
  'POST /limits/use-up': (strava, body) => {
    strava.limits.useUp(oneOf(['quarterHour', 'day'] as const, body['window']));
  },
  /** `{isDown?, isRateLimited?, delayMilliseconds?, isConnectionClosed?}` */
  'POST /troubles': (strava, body) => {
    strava.troubles.set(parseTroubles(body));
    if (body['isRateLimited'] === false) strava.limits.forget();
    const isClosed = optional(body, 'isConnectionClosed', 'boolean');
    if (isClosed !== undefined) strava.setConnectionClosed(isClosed);
  },
  'POST /reset': (strava) => {
    strava.reset();
  },
};

/** `/strava/sandbox/…`: what a developer or a test does to the sandbox's Strava. */
export class StravaControls {
  readonly #strava: StravaServer;

  constructor(strava: StravaServer) {
    this.#strava = strava;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(`${CONTROL_PATH}/`)) return false;
    const path = pathname.slice(CONTROL_PATH.length);
    const action = `${request.method ?? ''} ${path}`;
    const control = Object.hasOwn(CONTROLS, action) ? CONTROLS[action] : undefined;
    if (!control) {
      sendJson(response, 404, { error: `There is no ${action}.`, controls: Object.keys(CONTROLS) });
      return true;
    }
    try {
      const done = control(this.#strava, await readJsonObject(request));
      sendJson(response, 200, done ?? stateOf(this.#strava));
    } catch (cause) {
      if (!(cause instanceof TypeError || cause instanceof SyntaxError)) throw cause;
      sendJson(response, 400, { error: cause.message });
    }
    return true;
  }
}

/** More of them nobody reads on a page. */
const SHOWN_ENTRIES = 100;

/** The state for a test or the developer's page; no token is in it. */
function stateOf(strava: StravaServer) {
  const { accounts, tokens, limits, events, troubles } = strava;
  return {
    athletes: accounts.all().map((account) => ({
      athlete: account.key,
      athleteId: account.athleteId,
      name: `${account.athlete.firstName} ${account.athlete.lastName}`,
      activityCount: accounts.activities(account).length,
      newestActivityId: accounts.activities(account)[0]?.id ?? null,
      scopes: tokens.grantOf(account.athleteId)?.scopes ?? null,
      clubIds: [...account.clubIds],
    })),
    tokenRotations: tokens.rotations(),
    subscription: events.subscription(),
    eventMode: events.mode(),
    events: events.deliveries().slice(0, SHOWN_ENTRIES),
    limits: limits.limits(),
    usage: limits.usage(),
    troubles: { ...troubles.current(), isConnectionClosed: strava.isConnectionClosed() },
    requests: strava.requests().slice(0, SHOWN_ENTRIES),
  };
}

function accountOf(strava: StravaServer, body: JsonObject) {
  return strava.accounts.get(needed(body, 'athlete', 'string'));
}

function activityOf(strava: StravaServer, body: JsonObject): StravaActivity {
  const id = needed(body, 'id', 'number');
  const activity = strava.accounts.activity(id);
  if (!activity) throw new TypeError(`There is no activity ${id}.`);
  return activity;
}

function textOf(body: JsonObject): Partial<ActivityText> {
  const name = optional(body, 'name', 'string');
  const description = optional(body, 'description', 'string');
  const sportType = optional(body, 'sportType', 'string');
  const isPrivate = optional(body, 'isPrivate', 'boolean');
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(sportType !== undefined && { sportType }),
    ...(isPrivate !== undefined && { isPrivate }),
  };
}

interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
}

function optional<Kind extends keyof Kinds>(
  body: JsonObject,
  name: string,
  kind: Kind,
): Kinds[Kind] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== kind) throw new TypeError(`${name} must be a ${kind}.`);
  return value as Kinds[Kind];
}

function needed<Kind extends keyof Kinds>(body: JsonObject, name: string, kind: Kind): Kinds[Kind] {
  const value = optional(body, name, kind);
  if (value === undefined) throw new TypeError(`${name} is missing.`);
  return value;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: unknown): Value {
  const found = values.find((value) => value === wanted);
  if (found === undefined) throw new TypeError(`It must be one of ${values.join(', ')}.`);
  return found;
}

function limitOf(value: unknown): CallLimit {
  const { quarterHour, day } = (value ?? {}) as JsonObject;
  if (typeof quarterHour !== 'number' || typeof day !== 'number') {
    throw new TypeError('A limit has a quarterHour and a day.');
  }
  return { quarterHour, day };
}

function momentOf(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new TypeError(`${text} is no moment.`);
  return at;
}
