import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJsonObject, sendJson, type JsonObject } from '../http-messages.ts';
import { parseTroubles } from '../provider-troubles.ts';
import { RELEASE_ORDERS } from '../webhook-sender.ts';
import { GARMIN_PERMISSIONS } from './garmin-kinds.ts';
import type { Garmin } from './garmin.ts';
import { NOTIFICATION_MODES } from './notifications.ts';

const CONTROL_PATH = '/garmin/sandbox/';

type Control = (garmin: Garmin, body: JsonObject) => unknown;

/** Actions that can be requested by POST, by name; the control's result is the answer. */
const CONTROLS: Readonly<Record<string, Control>> = {
  'finish-run': (garmin, body) =>
    garmin
      .finishRun({
        athletes: texts(body, 'athletes'),
        ...(body['endedAt'] !== undefined && { endedAt: date(body, 'endedAt') }),
        ...(body['distanceMeters'] !== undefined && {
          distanceMeters: number(body, 'distanceMeters'),
        }),
        ...(body['fileType'] !== undefined && {
          fileType: oneOf(body, 'fileType', ['FIT', 'TCX'] as const),
        }),
        comesInTwoParts: body['comesInTwoParts'] === true,
      })
      .map(({ activityId, name }) => ({ activityId, name })),
  'rename-activity': (garmin, body) => {
    const { activityId } = garmin.renameActivity(
      text(body, 'athlete'),
      text(body, 'name'),
      body['activityId'] === undefined ? undefined : number(body, 'activityId'),
    );
    return { activityId };
  },
  permissions: (garmin, body) => {
    const wanted = texts(body, 'permissions');
    const permissions = GARMIN_PERMISSIONS.filter((one) => wanted.includes(one));
    if (permissions.length < wanted.length) {
      throw new TypeError(`Permissions are ${GARMIN_PERMISSIONS.join(', ')}.`);
    }
    garmin.setPermissions(text(body, 'athlete'), permissions);
  },
  deregister: (garmin, body) => {
    garmin.deregister(text(body, 'athlete'));
  },
  'expire-tokens': (garmin, body) => {
    garmin.expireTokens(
      text(body, 'athlete'),
      oneOf(body, 'which', ['access', 'refresh'] as const),
    );
  },
  'revoke-tokens': (garmin, body) => {
    garmin.revokeTokens(text(body, 'athlete'));
  },
  'notification-mode': (garmin, body) => {
    garmin.notifications.setMode(oneOf(body, 'mode', NOTIFICATION_MODES));
  },
  release: (garmin, body) => {
    garmin.notifications.release(oneOf(body, 'order', RELEASE_ORDERS));
  },
  repeat: (garmin, body) => {
    garmin.notifications.repeat(number(body, 'count'), number(body, 'times'));
  },
  'notification-url': (garmin, body) => {
    garmin.notifications.setUrl(body['url'] === null ? null : text(body, 'url'));
  },
  troubles: (garmin, body) => {
    garmin.setTroubles(parseTroubles(body));
  },
  oddities: (garmin, body) => {
    garmin.setOddities({
      ...(body['hasBarePermissions'] !== undefined && {
        hasBarePermissions: body['hasBarePermissions'] === true,
      }),
      ...(body['refusesBearerForFiles'] !== undefined && {
        refusesBearerForFiles: body['refusesBearerForFiles'] === true,
      }),
      ...(body['breakingDownloads'] !== undefined && {
        breakingDownloads: number(body, 'breakingDownloads'),
      }),
    });
  },
  reset: (garmin) => {
    garmin.reset();
  },
};

/** Answers `GET state`, `GET requests` and the POSTs by which a developer or a test plays with Garmin. */
export class GarminControls {
  readonly #garmin: Garmin;

  constructor(garmin: Garmin) {
    this.#garmin = garmin;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    if (!pathname.startsWith(CONTROL_PATH)) return false;
    const name = pathname.slice(CONTROL_PATH.length);
    const action = `${request.method ?? ''} ${name}`;
    const control = request.method === 'POST' ? CONTROLS[name] : undefined;
    if (action === 'GET state') {
      sendJson(response, 200, this.#garmin.state());
    } else if (action === 'GET requests') {
      sendJson(response, 200, this.#garmin.requests());
    } else if (!control) {
      sendJson(response, 404, { error: `There is no ${action}.` });
    } else {
      try {
        const result = control(this.#garmin, await readJsonObject(request));
        sendJson(response, 200, { result: result ?? null, state: this.#garmin.state() });
      } catch (cause) {
        sendJson(response, 400, { error: cause instanceof Error ? cause.message : String(cause) });
      }
    }
    return true;
  }
}

function text(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new TypeError(`${name} must be a text.`);
  return value;
}

function texts(body: JsonObject, name: string): string[] {
  const value = body[name];
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
    throw new TypeError(`${name} must be a list of texts.`);
  }
  return value;
}

function number(body: JsonObject, name: string): number {
  const value = body[name];
  if (typeof value !== 'number' || !(value >= 0)) {
    throw new TypeError(`${name} must be a number, 0 or more.`);
  }
  return value;
}

function date(body: JsonObject, name: string): Date {
  const value = new Date(text(body, name));
  if (Number.isNaN(value.getTime())) throw new TypeError(`${name} must be a date.`);
  return value;
}

function oneOf<Value extends string>(
  body: JsonObject,
  name: string,
  allowed: readonly Value[],
): Value {
  const value = allowed.find((one) => one === body[name]);
  if (value === undefined) throw new TypeError(`${name} must be one of ${allowed.join(', ')}.`);
  return value;
}
