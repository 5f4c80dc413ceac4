import { expect, it } from 'vitest';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { summaryShape } from './activity-shapes.ts';
import { StravaFixture } from './strava-fixture.ts';

it('gives the clock on the wall with a Z that is not true, and the cadence of one leg', () => {
  const { strava } = new StravaFixture();
  const [activity] = strava.accounts
    .activities(strava.accounts.get('linh'))
    .filter(({ session }) => session.kind === 'easy' && !session.isManual);
  if (!activity) throw new Error('None');
  const shape = summaryShape(activity);
  const apart = Date.parse(shape.start_date_local) - Date.parse(shape.start_date);
  expect(apart).toBe(7 * HOUR_MILLISECONDS);
  expect(shape.utc_offset).toBe(25_200);
  expect(shape.timezone).toBe('(GMT+07:00) Asia/Ho_Chi_Minh');
  expect(shape.average_cadence).toBeGreaterThan(70);
  expect(shape.average_cadence).toBeLessThan(100);
});
