import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { detailShape, lapShapes, summaryShape } from '../../sandbox/strava/activity-shapes.ts';
import { clubShape, detailedAthleteShape } from '../../sandbox/strava/athlete-shapes.ts';
import { StravaServer } from '../../sandbox/strava/strava-server.ts';
import { streamShapes } from '../../sandbox/strava/stream-shapes.ts';
import { sharedData } from '../recordings/shared-data.ts';

const SHARED = `${sharedData}strava/`;
const NOW = new Date('2026-11-21T00:00:00Z');

type Shape = Readonly<Record<string, unknown>>;

function sample(file: string): unknown {
  return JSON.parse(readFileSync(`${SHARED}${file}`, 'utf8'));
}

/** Some part of a sample that holds an object or a list of them. */
function shapesAt(file: string, ...path: string[]): Shape[] {
  const found = path.reduce<unknown>((value, name) => (value as Shape)[name], sample(file));
  return (Array.isArray(found) ? found : [found]) as Shape[];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Each name with the types that samples give it. */
function typesIn(shapes: readonly Shape[]): Map<string, Set<string>> {
  const types = new Map<string, Set<string>>();
  for (const [name, value] of shapes.flatMap((shape) => Object.entries(shape))) {
    types.set(name, (types.get(name) ?? new Set()).add(typeOf(value)));
  }
  return types;
}

/**
 * What differs is a name that every sample has and ours lack (where it is not `without` reason). It
 * is also a value of a type that no sample has.
 */
function differences(
  ours: readonly object[],
  samples: readonly Shape[],
  without: readonly string[] = [],
): string[] {
  const known = typesIn(samples);
  const always = [...known.keys()].filter((name) => samples.every((shape) => name in shape));
  const missing = always.filter(
    (name) => !without.includes(name) && !ours.every((shape) => name in shape),
  );
  const others = ours.flatMap((shape) =>
    Object.entries(shape)
      .filter(([name, value]) => known.get(name)?.has(typeOf(value)) === false)
      .map(([name, value]) => `${name} is ${typeOf(value)}`),
  );
  return [...missing.map((name) => `${name} is missing`), ...new Set(others)];
}

describe("the shapes of Strava's own answers", () => {
  if (!existsSync(SHARED)) {
    test('are not beside this repository, so none is compared', () => {
      console.log("Strava's samples not read: ../shared/data/strava is absent.");
      expect(existsSync(SHARED)).toBe(false);
    });
    return;
  }

  const strava = new StravaServer({
    now: () => NOW,
    client: { id: 'one', secret: 'two', redirectUri: 'https://app.example/' },
    retryDelaysMilliseconds: [],
  });
  const account = strava.accounts.get('haruka');
  const activities = strava.accounts.activities(account);
  const details = activities.slice(0, 60).map(detailShape);
  const manual = shapesAt('detailed_activity_run_manual_elevate.json');
  const lists = [
    ...shapesAt('summary_activities_elevate.json'),
    ...shapesAt('strava_swagger_examples.json', 'GET /athlete/activities 200'),
    ...shapesAt('eddmann_fixtures.json', 'SUMMARY_ACTIVITY'),
  ];
  const singles = [
    ...manual,
    ...shapesAt('stravalib_activity.3.json'),
    ...shapesAt('stravalib_activity-manual.3.json'),
    ...shapesAt('detailed_activity_ride_elevate.json'),
    ...shapesAt('eddmann_fixtures.json', 'DETAILED_ACTIVITY'),
    ...shapesAt('strava_swagger_examples.json', 'GET /activities/{id} 200'),
  ];

  it('are those of lists', () => {
    // Typed in ones are in no list of the samples.
    expect(differences(activities.map(summaryShape), [...lists, ...manual])).toEqual([]);
  });

  it('are those of recorded runs in lists', () => {
    const isRecordedOutdoors = ({ session }: (typeof activities)[number]) =>
      session.sport === 'Run' &&
      !session.isManual &&
      session.kind !== 'treadmill' &&
      session.summary.averageHeartRateBeatsPerMinute !== null;
    const samples = shapesAt('summary_activities_elevate.json').filter(
      ({ type }) => type === 'Run',
    );
    expect(samples.length).toBeGreaterThan(0);
    const ours = activities.filter(isRecordedOutdoors).map(summaryShape);
    // Strava gives the start as one pair today; the samples' runner has shoes.
    const differing = differences(ours, samples, ['start_latitude', 'start_longitude']);
    expect(differing.filter((one) => one !== 'gear_id is null')).toEqual([]);
  });

  it('are those of single activities with their laps, splits and efforts', () => {
    expect(differences(details, singles)).toEqual([]);
    const laps = [
      ...shapesAt('detailed_activity_ride_elevate.json', 'laps'),
      ...shapesAt('eddmann_fixtures.json', 'ACTIVITY_LAPS'),
      ...shapesAt('strava_swagger_examples.json', 'GET /activities/{id}/laps 200'),
    ];
    // The samples are rides.
    expect(
      differences(activities.slice(0, 60).flatMap(lapShapes), laps, ['average_watts']),
    ).toEqual([]);
    const splits = [
      ...shapesAt('detailed_activity_ride_elevate.json', 'splits_metric'),
      ...shapesAt('stravalib_activity.3.json', 'splits_standard'),
    ];
    expect(
      differences(
        details.flatMap((one) => one.splits_metric ?? []),
        splits,
      ),
    ).toEqual([]);
    expect(
      differences(
        details.flatMap((one) => one.splits_standard ?? []),
        splits,
      ),
    ).toEqual([]);
    const efforts = shapesAt('stravalib_activity.3.json', 'best_efforts');
    expect(
      // Segments are gone from efforts.
      differences(
        details.flatMap((one) => one.best_efforts ?? []),
        efforts,
        ['kom_rank', 'segment'],
      ),
    ).toEqual([]);
  });

  it('are those of streams', () => {
    const [activity] = activities.filter(({ session }) => session.kind === 'long');
    if (!activity) throw new Error('No long run');
    for (const file of [
      'streams_3182900697_key_by_type.json',
      'streams_3183465494_key_by_type.json',
    ]) {
      const real = sample(file) as Record<string, Shape>;
      const ours = streamShapes(activity, Object.keys(real)) ?? {};
      // Our watch measures no power.
      const measured = Object.keys(real).filter((key) => key !== 'watts');
      expect(Object.keys(ours).sort()).toEqual(measured.sort());
      for (const key of measured) {
        const [one, other] = [ours[key], real[key]];
        if (!one || !other) throw new Error(`No ${key}`);
        expect(differences([one], [other])).toEqual([]);
        expect(one.original_size).toBe(one.data.length);
        const types = new Set((other['data'] as unknown[]).map(typeOf));
        types.delete('null');
        if (types.size > 0) expect(types).toContain(typeOf(one.data[0]));
      }
    }
  });

  it('are those of athletes and clubs', () => {
    const athletes = shapesAt('strava_swagger_examples.json', 'GET /athlete 200');
    expect(differences([detailedAthleteShape(account)], athletes)).toEqual([]);
    expect(
      differences(
        [clubShape(1)],
        shapesAt('strava_swagger_examples.json', 'GET /athlete/clubs 200'),
      ),
    ).toEqual([]);
  });

  it('are those of events', async () => {
    const received: Shape[] = [];
    const application = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push(JSON.parse(body) as Shape);
        response.end();
      });
    });
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
    const { port } = application.address() as AddressInfo;
    strava.events.subscribe(`http://127.0.0.1:${port}/`);
    strava.tokens.issue({ athleteId: account.athleteId, scopes: ['activity:read_all'] });
    const run = strava.finishRun(account);
    await strava.events.settled();
    const changed = strava.change(run, { name: 'Messy', sportType: 'Walk', isPrivate: true });
    await strava.events.settled();
    strava.deleteActivity(changed);
    await strava.events.settled();
    strava.deauthorize(account.athleteId);
    await strava.events.settled();
    await new Promise((resolve) => application.close(resolve));
    const documented = sample('webhook_events.json') as Record<string, Shape>;
    const kinds = ['activity_create', 'activity_update', 'activity_delete', 'athlete_deauthorize'];
    expect(received).toHaveLength(kinds.length);
    for (const [index, kind] of kinds.entries()) {
      const [ours, real] = [received[index], documented[kind]];
      if (!ours || !real) throw new Error(`No ${kind}`);
      expect(Object.keys(ours).sort()).toEqual(Object.keys(real).sort());
      expect(differences([ours], [real])).toEqual([]);
      expect(differences([ours['updates'] as Shape], [real['updates'] as Shape])).toEqual([]);
      expect([ours['object_type'], ours['aspect_type']]).toEqual([
        real['object_type'],
        real['aspect_type'],
      ]);
    }
  });
});
