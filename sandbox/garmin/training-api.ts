import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerToken, readBody, sendJson } from '../http-messages.ts';
import type { GarminAccount, GarminAccounts } from './garmin-accounts.ts';
import type { GarminTokens } from './garmin-tokens.ts';
import { readWorkout, type GarminLibraryWorkout } from './training-workout.ts';

/** As Garmin's numbers begin. */
const FIRST_ID = 1_200_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface TrainingApiParts {
  accounts: GarminAccounts;
  tokens: GarminTokens;
}

/** Garmin's API by which an application puts workouts into the library and calendar of who allows it. */
export class TrainingApi {
  readonly #parts: TrainingApiParts;

  constructor(parts: TrainingApiParts) {
    this.#parts = parts;
  }

  /** @param path after `…/apis/` */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const { accounts, tokens } = this.#parts;
    const key = tokens.holder(bearerToken(request) ?? '');
    if (key === null) return fail(response, 401, 'Unable to validate the access token.');
    const account = accounts.get(key);
    if (account.permissions === null) {
      return fail(response, 403, 'The user is not registered with this application.');
    }
    if (!account.permissions.has('WORKOUT_IMPORT')) {
      return fail(response, 412, 'The user has not granted the permission that this needs.');
    }
    const method = request.method ?? '';
    const body = method === 'POST' || method === 'PUT' ? parsed(await readBody(request)) : null;
    if (method === 'POST' && path === 'workoutportal/workout/v2') {
      return create(response, account, body);
    }
    const workoutId = /^training-api\/workout\/v2\/(\d+)$/.exec(path)?.[1];
    if (workoutId !== undefined) {
      return oneWorkout(response, account, { method, workoutId: Number(workoutId), body });
    }
    if (/^training-api\/schedule\/?$/.test(path)) {
      return method === 'POST' ? schedule(response, account, body) : list(response, account, query);
    }
    const scheduleId = /^training-api\/schedule\/(\d+)$/.exec(path)?.[1];
    if (scheduleId !== undefined && method === 'DELETE') {
      return unschedule(response, account, Number(scheduleId));
    }
    return fail(response, 404, `There is no ${path}.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function nextId({ workouts }: GarminAccount): number {
  const known = workouts.flatMap(({ workoutId, schedules }) => [
    workoutId,
    ...schedules.map(({ scheduleId }) => scheduleId),
  ]);
  return Math.max(FIRST_ID, ...known) + 1;
}

/** A number of the account, in place of Garmin's own one. */
function ownerIdOf({ userId }: GarminAccount): number {
  return Number.parseInt(userId.replaceAll('-', '').slice(0, 8), 16);
}

function answerWorkout(account: GarminAccount, { workoutId, workout }: GarminLibraryWorkout) {
  return { ...workout, workoutId, ownerId: ownerIdOf(account) };
}

function create(response: ServerResponse, account: GarminAccount, body: unknown): void {
  try {
    const made = { workoutId: nextId(account), workout: readWorkout(body), schedules: [] };
    account.workouts.push(made);
    sendJson(response, 200, answerWorkout(account, made));
  } catch (cause) {
    fail(response, 400, String(cause));
  }
}

function oneWorkout(
  response: ServerResponse,
  account: GarminAccount,
  { method, workoutId, body }: { method: string; workoutId: number; body: unknown },
): void {
  const found = account.workouts.find((one) => one.workoutId === workoutId);
  if (!found) return fail(response, 404, 'There is no such workout.');
  switch (method) {
    case 'GET':
      return sendJson(response, 200, answerWorkout(account, found));
    case 'DELETE':
      account.workouts = account.workouts.filter((one) => one !== found);
      response.writeHead(204).end();
      return;
    case 'PUT':
      try {
        const workout = readWorkout(body);
        if (workout.workoutId !== workoutId || workout.ownerId !== ownerIdOf(account)) {
          throw new TypeError('Another workout, or of another owner.');
        }
        found.workout = workout;
        response.writeHead(204).end();
      } catch (cause) {
        fail(response, 400, String(cause));
      }
      return;
    default:
      return fail(response, 405, 'Not allowed.');
  }
}

function schedule(response: ServerResponse, account: GarminAccount, body: unknown): void {
  const { workoutId, date } = (body ?? {}) as Record<string, unknown>;
  if (typeof workoutId !== 'number' || typeof date !== 'string' || !DAY.test(date)) {
    return fail(response, 400, 'A workout and a date are needed.');
  }
  const found = account.workouts.find((one) => one.workoutId === workoutId);
  if (!found) return fail(response, 404, 'There is no such workout.');
  const scheduleId = nextId(account);
  found.schedules.push({ scheduleId, date });
  sendJson(response, 200, scheduleId);
}

function list(response: ServerResponse, account: GarminAccount, query: URLSearchParams): void {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (!DAY.test(from) || !DAY.test(to)) return fail(response, 400, 'Two dates are needed.');
  const found = account.workouts.flatMap(({ workoutId, schedules }) =>
    schedules
      .filter(({ date }) => date >= from && date <= to)
      .map(({ scheduleId, date }) => ({ scheduleId, workoutId, date })),
  );
  sendJson(response, 200, found);
}

function unschedule(response: ServerResponse, account: GarminAccount, scheduleId: number): void {
  const found = account.workouts.find(({ schedules }) =>
    schedules.some((one) => one.scheduleId === scheduleId),
  );
  if (!found) return fail(response, 404, 'There is no such day.');
  found.schedules = found.schedules.filter((one) => one.scheduleId !== scheduleId);
  response.writeHead(204).end();
}

function fail(response: ServerResponse, status: number, errorMessage: string): void {
  sendJson(response, status, { errorMessage });
}
