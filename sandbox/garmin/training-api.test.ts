import { describe, expect, it } from 'vitest';
import { GarminFixture } from './garmin-fixture.ts';

const fixture = new GarminFixture();
const NEW = 'workoutportal/workout/v2';
const OPEN_STEP = {
  type: 'WorkoutStep',
  stepOrder: 1,
  intensity: 'INTERVAL',
  durationType: 'TIME',
  durationValue: 600,
  durationValueType: null,
  targetType: 'OPEN',
  targetValueLow: null,
  targetValueHigh: null,
};

function workout(steps: readonly object[] = [OPEN_STEP]) {
  return {
    workoutName: 'Easy run',
    sport: 'RUNNING',
    estimatedDurationInSecs: 600,
    estimatedDistanceInMeters: 2000,
    workoutProvider: 'Tasuki',
    workoutSourceId: 'Tasuki',
    isSessionTransitionEnabled: false,
    segments: [{ segmentOrder: 1, sport: 'RUNNING', steps }],
  };
}

async function linked(permissions = ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT']): Promise<string> {
  return fixture.linked('haruka', permissions);
}

describe('workouts', () => {
  it('are made, read, changed, put on a day, found there and deleted', async () => {
    const token = await linked();
    const made = await fixture.send(token, NEW, 'POST', workout());
    const { workoutId, ownerId } = (await made.json()) as Record<string, number>;
    const path = `training-api/workout/v2/${workoutId}`;
    expect(await (await fixture.api(token, path)).json()).toMatchObject({ workoutId });
    const changed = { ...workout(), workoutName: 'Long run', workoutId, ownerId };
    expect((await fixture.send(token, path, 'PUT', changed)).status).toBe(204);
    const day = { workoutId, date: '2026-11-24' };
    const scheduled = await fixture.send(token, 'training-api/schedule/', 'POST', day);
    const scheduleId: unknown = await scheduled.json();
    const days = 'training-api/schedule?startDate=2026-11-24&endDate=2026-11-24';
    expect(await (await fixture.api(token, days)).json()).toEqual([{ scheduleId, ...day }]);
    const gone = await fixture.api(token, `training-api/schedule/${String(scheduleId)}`, 'DELETE');
    expect(gone.status).toBe(204);
    expect(await (await fixture.api(token, days)).json()).toEqual([]);
    expect((await fixture.api(token, path, 'DELETE')).status).toBe(204);
    expect((await fixture.api(token, path)).status).toBe(404);
  });

  it.each([
    ['nothing', null],
    ['no step', workout([])],
    ['a field that Garmin does not know', { ...workout(), coach: 'Aoi' }],
    ['a pace without its ends', workout([{ ...OPEN_STEP, targetType: 'PACE' }])],
    ['a step without its length', workout([{ ...OPEN_STEP, durationValue: null }])],
    ['an order that begins at 2', workout([{ ...OPEN_STEP, stepOrder: 2 }])],
  ])('are refused that hold %s', async (_what, body) => {
    expect((await fixture.send(await linked(), NEW, 'POST', body)).status).toBe(400);
  });

  it('want the runner’s own permission and a good token', async () => {
    const token = await linked(['ACTIVITY_EXPORT']);
    expect((await fixture.send(token, NEW, 'POST', workout())).status).toBe(412);
    expect((await fixture.send('another', NEW, 'POST', workout())).status).toBe(401);
  });

  it('are there after a start', async () => {
    const token = await linked();
    await fixture.send(token, NEW, 'POST', workout());
    fixture.restart();
    const account = fixture.garmin.state().accounts.find(({ key }) => key === 'haruka');
    expect(account?.workouts).toHaveLength(1);
  });
});
