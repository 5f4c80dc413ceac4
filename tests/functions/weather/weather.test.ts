import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { WEATHER_LIMITS } from '@tasuki/domain/weather/weather-lookup';
import { storedTrack } from '../../../functions/src/activities/stored-recording.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import {
  askForNewWeather,
  askForOpenedWeather,
} from '../../../functions/src/weather/ask-for-weather.ts';
import { fetchWeatherJob } from '../../../functions/src/weather/fetch-weather-job.ts';
import { WeatherServer } from '../../../sandbox/weather/weather-server.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

const HOME: readonly [latitude: number, longitude: number] = [35.68123, 139.76712];

/** Each test has a day, and so a cell's day and a budget, of its own. */
let now: Date;
let uid: string;
let dayCount = 0;

const weather = new WeatherServer(() => now, 'a-key');
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => void weather.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(async () => {
  uid = `runner${randomUUID()}`;
  dayCount += 1;
  now = new Date(Date.UTC(2096, 2, dayCount, 10, 0));
  weather.requests.length = 0;
  weather.troubles.end();
  await agree(true);
});

async function agree(isWeatherOn: boolean | null): Promise<void> {
  await adminFirestore
    .doc(firestorePaths.user(uid))
    .set(isWeatherOn === null ? {} : { isWeatherOn });
}

/** From 06:00 on, for fifty minutes, at a home that nobody else shall learn. */
async function run(changes: Partial<ActivityRow> = {}, position = HOME) {
  const row = exampleActivityRow({
    id: `run${randomUUID()}`,
    ownerUid: uid,
    startedAt: new Date(now.getTime() - 4 * 3_600_000),
    elapsedSeconds: 3000,
    ...changes,
  });
  const reference = adminFirestore.doc(firestorePaths.activity(uid, row.id));
  const before = await reference.get();
  await reference.set({ ...row });
  await adminFirestore.doc(firestorePaths.track(uid, row.id)).set({
    ...storedTrack({
      elapsedSeconds: Float64Array.from([0, 1, 2]),
      latitudeDegrees: Float64Array.from([Number.NaN, position[0], position[0]]),
      longitudeDegrees: Float64Array.from([Number.NaN, position[1], position[1]]),
    }),
  });
  return { id: row.id, before, after: await reference.get() };
}

function dependencies() {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/weather/v1`;
  return {
    firestore: adminFirestore,
    startJob: async (id: string) => {
      const handlers = jobHandlers([
        fetchWeatherJob({
          firestore: adminFirestore,
          weather: { forecastUrl: address, archiveUrl: address, key: 'a-key' },
        }),
      ]);
      await runJob(id, { firestore: adminFirestore, handlers, now: () => now, enqueue: noQueue });
    },
  };
}

async function open(activityId: string) {
  return askForOpenedWeather({ activityId }, { uid, now }, dependencies());
}

async function weatherOf(activityId: string): Promise<unknown> {
  const row = await adminFirestore.doc(firestorePaths.activity(uid, activityId)).get();
  return row.get('weather');
}

describe('the weather of a run', () => {
  it('comes by itself for a new one, and nothing but a rounded place and a day is sent', async () => {
    const { id, ...change } = await run();
    await askForNewWeather(uid, change, now, dependencies());
    expect(await weatherOf(id)).toEqual({
      temperatureCelsius: expect.any(Number) as number,
      feelsLikeCelsius: expect.any(Number) as number,
      humidityPercent: expect.any(Number) as number,
      windMetersPerSecond: expect.any(Number) as number,
    });
    const day = now.toISOString().slice(0, 10);
    expect(weather.requests).toEqual([
      {
        product: 'forecast',
        query: {
          latitude: '35.7',
          longitude: '139.8',
          start_date: day,
          end_date: day,
          hourly: 'temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m',
          wind_speed_unit: 'ms',
          timezone: 'GMT',
          apikey: 'a-key',
        },
      },
    ]);
  });

  it('is asked for once for everybody in the cell, and again where the hour had not passed', async () => {
    const first = await run();
    await open(first.id);
    const neighbour = await run({}, [35.7221, 139.8031]);
    await open(neighbour.id);
    expect(await weatherOf(neighbour.id)).toEqual(await weatherOf(first.id));
    expect(weather.requests).toHaveLength(1);
    now = new Date(now.getTime() + 6 * 3_600_000);
    await open((await run()).id);
    expect(weather.requests).toHaveLength(2);
  });

  it('is that of the archive for an old run, which is looked up when it is opened', async () => {
    const { id, ...change } = await run({ startedAt: new Date('2095-07-01T06:00:00Z') });
    await askForNewWeather(uid, change, now, dependencies());
    expect(weather.requests).toEqual([]);
    expect(await open(id)).toEqual({ isComing: true });
    expect(weather.requests).toMatchObject([
      { product: 'archive', query: { start_date: '2095-07-01' } },
    ]);
    expect(await weatherOf(id)).not.toBeUndefined();
    expect(await open(id)).toEqual({ isComing: false });
  });

  it.each([
    ['who was not asked', null],
    ['who said no', false],
  ])('is not looked up for somebody %s', async (_, answer) => {
    await agree(answer);
    const { id, ...change } = await run();
    await askForNewWeather(uid, change, now, dependencies());
    expect(await open(id)).toEqual({ isComing: false });
    expect(weather.requests).toEqual([]);
  });

  it('is not looked up any more after the runner has switched it off', async () => {
    const { id } = await run();
    let jobId = '';
    await askForOpenedWeather(
      { activityId: id },
      { uid, now },
      {
        firestore: adminFirestore,
        startJob: (asked) => {
          jobId = asked;
          return Promise.resolve();
        },
      },
    );
    await agree(false);
    await dependencies().startJob(jobId);
    expect(weather.requests).toEqual([]);
    expect(await weatherOf(id)).toBeUndefined();
  });

  it.each([
    ['in a room', { isIndoor: true }],
    ['whose source forbids to compute', { policy: sourcePolicy('strava', 'standard') }],
  ])('is not looked up for a run %s', async (_, changes) => {
    const { id } = await run(changes);
    expect(await open(id)).toEqual({ isComing: false });
    expect(weather.requests).toEqual([]);
  });

  it('is nobody else’s to ask for', async () => {
    const { id } = await run();
    await expect(
      askForOpenedWeather({ activityId: id }, { uid: 'somebody', now }, dependencies()),
    ).rejects.toMatchObject({ code: 'common/not-found' });
  });

  it('is none, for good, where no position is known', async () => {
    const { id } = await run({}, [Number.NaN, Number.NaN]);
    await open(id);
    expect(await weatherOf(id)).toBeNull();
    expect(weather.requests).toEqual([]);
  });

  it.each([
    ['is down', { isDown: true }],
    ['refuses for its limit', { isRateLimited: true }],
  ])('is looked for again when the service %s', async (_, trouble) => {
    weather.troubles.set(trouble);
    const { id } = await run();
    await open(id);
    expect(await weatherOf(id)).toBeUndefined();
    weather.troubles.end();
    now = new Date(now.getTime() + 3_600_000);
    await open(id);
    const jobs = await adminFirestore.collection('jobs').where('payload.uid', '==', uid).get();
    for (const job of jobs.docs) await dependencies().startJob(job.id);
    expect(await weatherOf(id)).not.toBeUndefined();
  });

  it('is asked for once where the service refuses, so that nobody uses up the day of others', async () => {
    const { id } = await run({}, [95, 139.8]);
    await open(id);
    now = new Date(now.getTime() + 60_000);
    const jobs = await adminFirestore.collection('jobs').where('payload.uid', '==', uid).get();
    for (const job of jobs.docs) await dependencies().startJob(job.id);
    expect(weather.requests).toHaveLength(1);
    expect(jobs.size).toBe(0);
  });

  it('is not asked for before the archive begins', async () => {
    const { id } = await run({ startedAt: new Date('1939-07-01T06:00:00Z') });
    expect(await open(id)).toEqual({ isComing: false });
    expect(weather.requests).toEqual([]);
  });

  it('is that of one’s own run, whoever a row says it belongs to', async () => {
    const victim = await run({}, [10.04, 20.04]);
    const own = await run();
    await adminFirestore
      .doc(firestorePaths.activity(uid, own.id))
      .update({ ownerUid: `other${uid}`, id: victim.id });
    await open(own.id);
    expect(weather.requests).toMatchObject([{ query: { latitude: '35.7' } }]);
  });

  it('is not asked for beyond what a day allows', async () => {
    const day = now.toISOString().slice(0, 10);
    await adminFirestore
      .doc(firestorePaths.weatherUsage(day))
      .set({ requests: WEATHER_LIMITS.requestsPerDay });
    const { id } = await run();
    await open(id);
    expect(weather.requests).toEqual([]);
    expect(await weatherOf(id)).toBeUndefined();
  });
});
