import type { GarminWorkout } from '@tasuki/domain/plans/export/garmin-workout';
import { ask, readJson, refuseFailures, unreadable, type GarminAccess } from './garmin-requests.ts';

const WORKOUTS = '/training-api/workout/v2';
/** Making one has an address of its own. */
const NEW_WORKOUTS = '/workoutportal/workout/v2';
const SCHEDULES = '/training-api/schedule';

/** A workout of ours at Garmin. */
export interface GarminWorkoutReference {
  workoutId: string;
  /** Garmin's number of its owner, which it wants to see again; null = it named none. */
  ownerId: string | null;
}

/**
 * Makes a workout in the runner's library.
 *
 * @returns 'refused' where Garmin does not take it as it is
 * @throws ProviderFailure 'provider/missing-scope' without the runner's permission,
 *   'provider/token-refused', 'provider/rate-limited', 'provider/unreachable'
 */
export async function createGarminWorkout(
  access: GarminAccess,
  workout: GarminWorkout,
): Promise<GarminWorkoutReference | 'refused'> {
  const response = await ask(access, 'POST', NEW_WORKOUTS, workout);
  if (response.status === 400) return refused(response);
  const answer = ((await readJson(response)) ?? {}) as Partial<
    Record<'workoutId' | 'ownerId', unknown>
  >;
  const workoutId = idOf(answer.workoutId);
  if (workoutId === null) throw unreadable('id of a workout');
  return { workoutId, ownerId: idOf(answer.ownerId) };
}

/**
 * Changes a workout.
 *
 * @returns 'gone' where the runner has deleted it there
 * @throws as {@link createGarminWorkout}
 */
export async function updateGarminWorkout(
  access: GarminAccess,
  { workoutId, ownerId }: GarminWorkoutReference,
  workout: GarminWorkout,
): Promise<'updated' | 'gone' | 'refused'> {
  const response = await ask(access, 'PUT', `${WORKOUTS}/${workoutId}`, {
    ...workout,
    workoutId: Number(workoutId),
    ...(ownerId !== null && { ownerId: Number(ownerId) }),
  });
  if (response.status === 400) return refused(response);
  if (response.status === 404) return gone(response);
  refuseFailures(response);
  await response.body?.cancel();
  return 'updated';
}

/** Deletes a workout; one that is gone is as good. Throws as {@link createGarminWorkout}. */
export async function deleteGarminWorkout(access: GarminAccess, workoutId: string): Promise<void> {
  await remove(access, `${WORKOUTS}/${workoutId}`);
}

/**
 * Puts a workout on a day of the runner's calendar.
 *
 * @param day YYYY-MM-DD
 * @returns Garmin's id of it; 'gone' where the runner has deleted the workout there; 'refused'
 *   where Garmin does not take it on that day
 * @throws as {@link createGarminWorkout}
 */
export async function scheduleGarminWorkout(
  access: GarminAccess,
  { workoutId, day }: { workoutId: string; day: string },
): Promise<{ scheduleId: string } | 'gone' | 'refused'> {
  const response = await ask(access, 'POST', `${SCHEDULES}/`, {
    workoutId: Number(workoutId),
    date: day,
  });
  if (response.status === 400) return refused(response);
  if (response.status === 404) return gone(response);
  const scheduleId = scheduleIdOf(await readJson(response));
  if (scheduleId === null) throw unreadable('id of a day');
  return { scheduleId };
}

/**
 * Looks whether a workout stands on a day already, as after an answer that was lost.
 *
 * @returns Garmin's id of it; null = it does not
 * @throws as {@link createGarminWorkout}
 */
export async function findGarminSchedule(
  access: GarminAccess,
  { workoutId, day }: { workoutId: string; day: string },
): Promise<string | null> {
  const query = new URLSearchParams({ startDate: day, endDate: day });
  const list = await readJson(await ask(access, 'GET', `${SCHEDULES}?${query.toString()}`));
  if (!Array.isArray(list)) throw unreadable('days');
  const found = (list as unknown[]).find(
    (entry) =>
      idOf((entry as { workoutId?: unknown } | null)?.workoutId) === workoutId &&
      (entry as { date?: unknown }).date === day,
  );
  return scheduleIdOf(found);
}

/** Takes a workout off a day; throws as {@link createGarminWorkout}. */
export async function deleteGarminSchedule(
  access: GarminAccess,
  scheduleId: string,
): Promise<void> {
  await remove(access, `${SCHEDULES}/${scheduleId}`);
}

async function remove(access: GarminAccess, path: string): Promise<void> {
  const response = await ask(access, 'DELETE', path);
  await response.body?.cancel();
  if (response.status !== 404) refuseFailures(response);
}

async function refused(response: Response): Promise<'refused'> {
  await response.body?.cancel();
  return 'refused';
}

async function gone(response: Response): Promise<'gone'> {
  await response.body?.cancel();
  return 'gone';
}

/** Ids are whole numbers, or such numbers as text. */
function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? `${value}` : null;
  return typeof value === 'string' && /^\d{1,19}$/.test(value) ? value : null;
}

/** The bare id, or an object that holds it under one of the names that are seen. */
function scheduleIdOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return idOf(value);
  const { scheduleId, workoutScheduleId } = value as Record<string, unknown>;
  return idOf(scheduleId) ?? idOf(workoutScheduleId);
}
