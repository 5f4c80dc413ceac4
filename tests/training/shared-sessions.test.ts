import { existsSync, readdirSync } from 'node:fs';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { ComputedAnalysis } from '@tasuki/domain/activities/computed-analysis';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { recentActivityOf, type RecentActivity } from '@tasuki/domain/training/recent-activity';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeSharedRecording } from '../recordings/decode-shared-recording.ts';
import { sharedData } from '../recordings/shared-data.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

async function analyseFile(
  path: string,
  history: readonly RecentActivity[],
): Promise<{ analysis: ComputedAnalysis; activity: RecentActivity }> {
  const [decoded] = await decodeSharedRecording(path);
  if (!decoded) throw new Error(`${path} holds no activity`);
  const analysis = analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history, now: NOW });
  return { analysis, activity: recentActivityOf({ ...decoded, id: path }, analysis) };
}

function worksOf({ intervals }: ComputedAnalysis) {
  return intervals.filter(({ kind }) => kind === 'work');
}

describe('real sessions', () => {
  if (!existsSync(sharedData)) {
    test('are not beside this repository, so none is read', () => {
      console.log('Real sessions not read: ../shared/data is absent.');
      expect(existsSync(sharedData)).toBe(false);
    });
    return;
  }

  /** One runner's June, each run read with the ones before it as history. */
  const june = new Map<string, ComputedAnalysis>();
  beforeAll(async () => {
    const history: RecentActivity[] = [];
    const files = readdirSync(`${sharedData}athlete`)
      .filter((name) => name.includes('2013-06'))
      .sort();
    for (const name of files) {
      const { analysis, activity } = await analyseFile(`athlete/${name}`, history);
      june.set(name.slice('trackeR__'.length, -'.TCX.gz'.length), analysis);
      history.push(activity);
    }
  }, 60_000);

  const juneRun = (name: string) => {
    const analysis = june.get(name);
    if (!analysis) throw new Error(`No run of ${name}`);
    return analysis;
  };

  test.each([
    ['2013-06-15-090638', '5 km with a heart rate 15 beats above every day'],
    ['2013-06-23-100845', '10 km with the highest mean heart rate of the month'],
  ])('the run of %s is a race: %s', (name) => {
    expect(juneRun(name).purpose).toBe('race');
    expect(juneRun(name).intervals).toEqual([]);
  });

  test.each([
    ['2013-06-26-181438', '10.01 km with a stop of two minutes at a lower heart rate'],
    ['2013-06-28-062238', '10 miles on the dot, at the heart rate of every day'],
    ['2013-06-29-064742', '10.01 km at an easy pace with a broken heart rate strap'],
    ['2013-06-30-070511', 'a half marathon on the dot, slowly'],
  ])('the run of %s is no race: %s', (name) => {
    expect(juneRun(name).purpose).not.toBe('race');
  });

  test('10 km in 40:25 that were one minute fast and one minute slow are intervals, no race', () => {
    const analysis = juneRun('2013-06-14-100911');
    const works = worksOf(analysis);
    expect(analysis.purpose).toBe('intervals');
    const minutes = works.filter(({ elapsedSeconds }) => Math.abs(elapsedSeconds - 60) <= 10);
    expect(works.length - minutes.length).toBeLessThanOrEqual(1);
    expect(minutes.length).toBeGreaterThanOrEqual(18);
  });

  test('five kilometres with jogging between are found behind a warm-up', () => {
    const analysis = juneRun('2013-06-06-124422');
    expect(analysis.purpose).toBe('intervals');
    const distances = worksOf(analysis).map(({ distanceMeters }) => Math.round(distanceMeters));
    expect(distances).toHaveLength(5);
    for (const meters of distances) expect(Math.abs(meters - 1030)).toBeLessThanOrEqual(60);
    expect(analysis.intervals[0]?.kind).toBe('warmUp');
  });

  test('ten sprints with the watch paused between are found', () => {
    const analysis = juneRun('2013-06-19-175630');
    expect(analysis.purpose).toBe('intervals');
    expect(worksOf(analysis)).toHaveLength(10);
  });

  test.each(['2013-06-04-174137', '2013-06-09-165756', '2013-06-16-124414', '2013-06-30-070511'])(
    'the run of %s, near the longest of the month, is a long one',
    (name) => {
      expect(juneRun(name).purpose).toBe('long');
    },
  );

  test('a heart rate that leaps through the whole run makes no zones and no load', () => {
    const analysis = juneRun('2013-06-29-064742');
    expect(analysis.zones).toBeNull();
    expect(analysis.load?.method).toBe('pace');
  });

  test('850 m and a minute of rest by the lap key are five works', async () => {
    const { analysis } = await analyseFile('recordings/sports-lib__6914538454.fit', []);
    expect(analysis.purpose).toBe('intervals');
    expect(worksOf(analysis)).toHaveLength(5);
  });

  test('two laps of 2.4 km without a rest between easier running are one tempo', async () => {
    const { analysis } = await analyseFile('recordings/goldencheetah__Fr955v19.28andStryd.fit', []);
    expect(analysis.purpose).toBe('tempo');
    expect(worksOf(analysis).map(({ distanceMeters }) => Math.round(distanceMeters / 100))).toEqual(
      [48],
    );
  });

  test.each([
    'elevate__loup-blanc.fit',
    'elevate__portland.fit',
    'elevate__bloemendaal.fit',
    'sports-lib__6909258631.gpx',
  ])('%s, a trail or an even run, holds no intervals', async (name) => {
    const { analysis } = await analyseFile(`recordings/${name}`, []);
    expect(analysis.intervals).toEqual([]);
  });
});
