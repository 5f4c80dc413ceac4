import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  activityDetailItem,
  activityFileItem,
  activityItem,
} from '../../sandbox/garmin/activity-items.ts';
import { activityOf, GARMIN_ATHLETES } from '../../sandbox/garmin/garmin-accounts.ts';
import { GARMIN_PERMISSIONS } from '../../sandbox/garmin/garmin-kinds.ts';
import { sessionsOf } from '../../sandbox/athletes/athlete-sessions.ts';
import { sharedData } from '../recordings/shared-data.ts';

/** Samples of public projects; beside the repository, not part of it. */
const FOLDER = `${sharedData}garmin/`;
const USER = 'd3315b1072421d0dd7c8f6b8e1de4df8';
const NOW = new Date('2026-11-21T09:00:00Z');

type Item = Readonly<Record<string, unknown>>;

/** In the documents, though in none of the samples. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  'maxSpeedInMetersPerSecond',
  'maxPaceInMinutesPerKilometer',
  'averageHeartRateInBeatsPerMinute',
  'maxHeartRateInBeatsPerMinute',
  'averageRunCadenceInStepsPerMinute',
  'averageBikeCadenceInRoundsPerMinute',
  'steps',
  'totalElevationGainInMeters',
  'totalElevationLossInMeters',
  'startingLatitudeInDegree',
  'startingLongitudeInDegree',
  'activityName',
  'manual',
  'isWebUpload',
  'activityId',
  'airTemperatureCelcius',
  'stepsPerMinute',
  'bikeCadenceInRPM',
  'powerInWatts',
]);
/** Of the interface before this one, or left out by the samples of tests. */
const NOT_NEEDED: ReadonlySet<string> = new Set(['userAccessToken']);

/** A notification's body: lists by their name. */
type Body = Readonly<Record<string, Item[]>>;

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
}

/** The items of all lists of one name, in every sample. */
function lists(name: string): Item[] {
  const bodies = [
    read('radar_activities.json') as Body,
    read('radar_activity_details.json') as Body,
    ...Object.values(read('open_wearables_payloads.json') as Record<string, Body>),
  ];
  return bodies.flatMap((body) => body[name] ?? []);
}

/** The kinds of value that fields have, over all items. */
function kinds(items: readonly Item[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, value] of items.flatMap((item) => Object.entries(item))) {
    found.set(name, (found.get(name) ?? new Set()).add(kindOf(value)));
  }
  return found;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Every field is a known one of a known kind, and none that all samples have is missing. */
function expectShape(ours: readonly Item[], samples: readonly Item[], what: string): void {
  expect(ours.length, what).toBeGreaterThan(0);
  expect(samples.length, what).toBeGreaterThan(0);
  const known = kinds(samples);
  for (const [name, found] of kinds(ours)) {
    const wanted = known.get(name);
    if (wanted) expect([...wanted], `${what}: ${name}`).toEqual(expect.arrayContaining([...found]));
    else expect(DOCUMENTED, `${what}: ${name}`).toContain(name);
  }
  const always = [...known.keys()].filter(
    (name) => !NOT_NEEDED.has(name) && samples.every((sample) => name in sample),
  );
  for (const item of ours) expect(Object.keys(item), what).toEqual(expect.arrayContaining(always));
}

if (existsSync(FOLDER)) {
  const activities = GARMIN_ATHLETES.flatMap((athlete) => sessionsOf(athlete, NOW)).map(activityOf);
  const recorded = activities.filter(({ session }) => !session.isManual);

  describe("the sandbox's notifications have the shapes of Garmin's", () => {
    it('of activities', () => {
      const ours = activities.map((activity) => activityItem(USER, activity));
      expectShape(ours, lists('activities'), 'activities');
    });

    it('of details, their summary, readings and laps', () => {
      const ours = recorded.slice(-3).map((activity) => activityDetailItem(USER, activity) ?? {});
      const samples = lists('activityDetails');
      expectShape(ours, samples, 'activityDetails');
      const summaries = (items: readonly Item[]) => items.map((item) => item['summary'] as Item);
      const readings = (items: readonly Item[]) =>
        items.flatMap((item) => item['samples'] as Item[]);
      const laps = (items: readonly Item[]) => items.flatMap((item) => item['laps'] as Item[]);
      const summaryKinds = kinds(summaries(samples));
      for (const [name, found] of kinds(summaries(ours))) {
        expect(summaryKinds.has(name) || DOCUMENTED.has(name), name).toBe(true);
        const wanted = summaryKinds.get(name) ?? found;
        expect([...wanted], name).toEqual(expect.arrayContaining([...found]));
      }
      // The samples' two readings are of a run outdoors; others lack a place or a pulse.
      const whole = readings(ours).filter((one) => 'latitudeInDegree' in one && 'heartRate' in one);
      expectShape(whole, readings(samples), 'samples');
      expectShape(laps(ours), laps(samples), 'laps');
    });

    it('of details that belong to an activity, by its id', () => {
      const [sample] = lists('activityDetails');
      expect(sample?.['summaryId']).toBe(`${String(sample?.['activityId'])}-detail`);
      const [latest] = recorded.slice(-1).map((activity) => activityDetailItem(USER, activity));
      expect(latest?.['summaryId']).toBe(`${String(latest?.['activityId'])}-detail`);
    });

    it('of files and of changed permissions', () => {
      const [file] = recorded.slice(-1).map((one) => activityFileItem(USER, one, 'https://x/'));
      expect(Object.keys(file ?? {}).sort()).toEqual(
        [
          'userId summaryId activityId activityName activityType fileType',
          'startTimeInSeconds manual deviceName callbackURL',
        ]
          .join(' ')
          .split(' ')
          .sort(),
      );
      const permissions = lists('userPermissionsChange').flatMap(
        (item) => item['permissions'] as string[],
      );
      const known: readonly string[] = GARMIN_PERMISSIONS;
      expect(permissions.filter((one) => known.includes(one))).toContain('ACTIVITY_EXPORT');
    });
  });
} else {
  console.warn(`The folder of shared samples is absent (${FOLDER}); nothing was compared.`);
  it('has no shared samples to compare with: ../shared/data is absent', () => {
    expect(existsSync(FOLDER)).toBe(false);
  });
}
