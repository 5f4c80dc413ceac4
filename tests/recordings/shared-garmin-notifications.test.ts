import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { decodeGarminActivity } from '../../functions/src/garmin/decode-garmin-activity.ts';
import {
  readGarminNotification,
  type GarminItem,
} from '../../functions/src/garmin/garmin-notification.ts';
import { sharedData } from './shared-data.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const API = 'https://apis.garmin.com';

function sample(name: string): unknown {
  return JSON.parse(readFileSync(`${sharedData}garmin/${name}.json`, 'utf8'));
}

function itemsOf(body: unknown): readonly GarminItem[] {
  const notification = readGarminNotification(body, API);
  if (!notification) throw new Error('no notification');
  return notification.items;
}

describe('Garmin’s notifications as others received them', () => {
  if (!existsSync(`${sharedData}garmin`)) {
    it('are not here', () => {
      expect(existsSync(sharedData)).toBe(false);
    });
    return;
  }

  it('are summaries of two people’s activities', () => {
    const items = itemsOf(sample('radar_activities'));
    expect(items.map(({ userId }) => userId)).toEqual(['sub-1', 'sub-2']);
    const [run, ride] = items.map((item) =>
      item.kind === 'activity' ? decodeGarminActivity(item.activity, null, NOW) : null,
    );
    expect(run).toMatchObject({
      sport: 'Run',
      startedAt: new Date('2016-01-11T00:00:00Z'),
      utcOffsetMinutes: 0,
      deviceName: 'Forerunner 910XT',
      declared: { distanceMeters: 519_818.125, timerSeconds: 11_580 },
    });
    expect(ride).toMatchObject({ sport: 'Ride', declared: { distanceMeters: 4322.357 } });
  });

  it('hold readings and laps', () => {
    const [item] = itemsOf(sample('radar_activity_details'));
    if (item?.kind !== 'details') throw new Error('no details');
    expect(item.summaryId).toBe('5001968355');
    const decoded = decodeGarminActivity(item.activity, item.details, NOW);
    expect(decoded?.startedAt).toEqual(new Date(1_669_313_992_000));
    expect(decoded?.utcOffsetMinutes).toBe(-420);
    expect([...(decoded?.recording.columns.elapsedSeconds ?? [])]).toEqual([0, 9]);
    expect([...(decoded?.recording.columns.heartRateBeatsPerMinute ?? [])]).toEqual([108, 109]);
    expect(decoded?.track?.latitudeDegrees[1]).toBeCloseTo(38.832_39, 5);
    expect(decoded?.declared.averageHeartRateBeatsPerMinute).toBe(144);
  });

  it('are read whatever they hold, and give finite figures', () => {
    const notifications = Object.values(sample('open_wearables_payloads') as object).filter(
      (body) => readGarminNotification(body, API) !== null,
    );
    const items = notifications.flatMap(itemsOf);
    const decoded = items.flatMap((item) =>
      item.kind === 'activity' ? (decodeGarminActivity(item.activity, null, NOW) ?? []) : [],
    );
    expect(decoded.length).toBeGreaterThanOrEqual(5);
    expect(items.filter(({ kind }) => kind === 'permissions')).toHaveLength(4);
    for (const activity of decoded) {
      const analysis = analyseActivity({
        decoded: activity,
        athlete: UNKNOWN_PHYSIOLOGY,
        history: [],
        now: NOW,
      });
      expect(analysis.summary.elapsedSeconds).toBeGreaterThan(0);
      const figures = Object.values(analysis.summary).filter((value) => value !== null);
      expect(figures.every(Number.isFinite)).toBe(true);
    }
  });
});
