import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http-messages.ts';
import { detailShape, lapShapes, summaryShape } from './activity-shapes.ts';
import { athleteShape, clubShape, detailedAthleteShape } from './athlete-shapes.ts';
import type {
  ActivityText,
  StravaAccount,
  StravaAccounts,
  StravaActivity,
} from './strava-accounts.ts';
import { badRequest, notFound, permissionMissing } from './strava-failure.ts';
import type { StravaGrant } from './strava-tokens.ts';
import { streamShapes } from './stream-shapes.ts';

const PAGE_SIZE = 30;
const PAGE_SIZE_MAXIMUM = 200;

/** Somebody's call, whose token is good. */
interface Call {
  request: IncomingMessage;
  grant: StravaGrant;
  account: StravaAccount;
  query: URLSearchParams;
}

/** A call as it arrived, whose token is good. */
interface StravaRequest {
  /** Behind `/api/v3`. */
  path: string;
  query: URLSearchParams;
  grant: StravaGrant;
  /** To send with the answer. */
  headers: Readonly<Record<string, string>>;
}

/** An answer: a status with a body. */
interface Answer {
  status: number;
  body: unknown;
}

/** Strava's API for one athlete. */
export class StravaApi {
  readonly #accounts: StravaAccounts;
  readonly #onChange: (activity: StravaActivity, change: Partial<ActivityText>) => void;

  /** @param onChange changes an activity and notifies the subscribers */
  constructor(
    accounts: StravaAccounts,
    onChange: (activity: StravaActivity, change: Partial<ActivityText>) => void,
  ) {
    this.#accounts = accounts;
    this.#onChange = onChange;
  }

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, grant, headers }: StravaRequest,
  ): Promise<void> {
    const account = this.#accounts.withId(grant.athleteId);
    const { status, body } = account
      ? await this.#answerOf({ request, grant, account, query }, path)
      : notFound('Athlete');
    sendJson(response, status, body, headers);
  }

  async #answerOf(call: Call, path: string): Promise<Answer> {
    const { request, account, grant } = call;
    const [, id, part] = /^\/activities\/(\d{1,16})(?:\/(laps|streams))?$/.exec(path) ?? [];
    const what =
      id === undefined ? path : `/activities/{id}${part === undefined ? '' : `/${part}`}`;
    switch (`${request.method ?? ''} ${what}`) {
      case 'GET /athlete':
        return fine(
          grant.scopes.includes('profile:read_all')
            ? detailedAthleteShape(account)
            : athleteShape(account),
        );
      case 'GET /athlete/clubs':
        return fine(paged([...account.clubIds], call.query)?.map(clubShape));
      case 'GET /athlete/activities':
        return mayRead(grant) ? this.#list(call) : permissionMissing('activity:read');
      case 'GET /activities/{id}':
        return this.#one(call, Number(id), (activity) => fine(detailShape(activity)));
      case 'GET /activities/{id}/laps':
        return this.#one(call, Number(id), (activity) => fine(lapShapes(activity)));
      case 'GET /activities/{id}/streams':
        return this.#one(call, Number(id), (activity) => streams(activity, call.query));
      case 'PUT /activities/{id}':
        return this.#update(call, Number(id));
      default:
        return notFound('Path');
    }
  }

  /** Newest first; oldest first where only what came after a moment is asked for. */
  #list({ account, grant, query }: Call): Answer {
    const before = seconds(query, 'before', Number.POSITIVE_INFINITY);
    const after = seconds(query, 'after', Number.NEGATIVE_INFINITY);
    if (before === null) return badRequest('Activity', 'before');
    if (after === null) return badRequest('Activity', 'after');
    const wanted = this.#accounts.activities(account).filter((activity) => {
      const startedAt = activity.session.startedAt.getTime() / 1000;
      return startedAt < before && startedAt > after && isVisible(activity, grant);
    });
    if (query.has('after')) wanted.reverse();
    return fine(paged(wanted, query)?.map(summaryShape));
  }

  #one({ account, grant }: Call, id: number, answer: (activity: StravaActivity) => Answer): Answer {
    if (!mayRead(grant)) return permissionMissing('activity:read');
    const activity = this.#own(account, grant, id);
    return activity ? answer(activity) : notFound('Activity');
  }

  async #update({ request, account, grant }: Call, id: number): Promise<Answer> {
    if (!grant.scopes.includes('activity:write')) return permissionMissing('activity:write');
    const activity = this.#own(account, grant, id);
    if (!activity) return notFound('Activity');
    const change = readChange(
      await readBody(request),
      request.headers['content-type']?.includes('json') ?? false,
    );
    if (!change) return badRequest('Activity', 'body');
    this.#onChange(activity, change);
    const changed = this.#accounts.activity(id);
    return changed ? fine(detailShape(changed)) : notFound('Activity');
  }

  /** An activity of the athlete's that the token shows; others' are not there for it. */
  #own(account: StravaAccount, grant: StravaGrant, id: number): StravaActivity | null {
    const activity = this.#accounts.activity(id);
    return activity?.account === account && isVisible(activity, grant) ? activity : null;
  }
}

/** Checks whether a token shows activities at all. */
export function mayRead({ scopes }: StravaGrant): boolean {
  return scopes.includes('activity:read') || scopes.includes('activity:read_all');
}

/** Checks whether a token shows this one: private ones need more. */
export function isVisible({ isPrivate }: ActivityText, { scopes }: StravaGrant): boolean {
  return !isPrivate || scopes.includes('activity:read_all');
}

function fine(body: unknown): Answer {
  return body === undefined ? badRequest('Page', 'per_page') : { status: 200, body };
}

/** A page of a list; undefined where the page asked for is none. */
function paged<Item>(items: readonly Item[], query: URLSearchParams): readonly Item[] | undefined {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('per_page') ?? PAGE_SIZE);
  if (!Number.isInteger(page) || page < 1) return undefined;
  if (!Number.isInteger(size) || size < 1 || size > PAGE_SIZE_MAXIMUM) return undefined;
  return items.slice((page - 1) * size, page * size);
}

/** A moment in seconds since 1970; null where the query holds something else. */
function seconds(query: URLSearchParams, name: string, otherwise: number): number | null {
  const text = query.get(name);
  if (text === null || text === '') return otherwise;
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

function streams(activity: StravaActivity, query: URLSearchParams): Answer {
  const keys = (query.get('keys') ?? '').split(',');
  const found = streamShapes(activity, keys);
  if (!found) return notFound('Stream');
  if (query.get('key_by_type') === 'true') return fine(found);
  return fine(Object.entries(found).map(([type, stream]) => ({ type, ...stream })));
}

/** @returns null where the body is neither */
function readChange(body: string, isJson: boolean): Partial<ActivityText> | null {
  let fields: Record<string, unknown>;
  try {
    const parsed: unknown = isJson
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
    if (typeof parsed !== 'object' || parsed === null) return null;
    fields = parsed as Record<string, unknown>;
  } catch {
    return null;
  }
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const flag = (name: string) =>
    fields[name] === undefined ? undefined : fields[name] === true || fields[name] === 'true';
  const change = {
    name: text('name'),
    description: text('description'),
    sportType: text('sport_type') ?? text('type'),
    gearId: text('gear_id') === 'none' ? null : text('gear_id'),
    isCommute: flag('commute'),
    isTrainer: flag('trainer'),
    isHiddenFromHome: flag('hide_from_home'),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
