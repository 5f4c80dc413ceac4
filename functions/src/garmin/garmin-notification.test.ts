import { expect, it } from 'vitest';
import { readGarminNotification } from './garmin-notification.ts';

const API = 'https://apis.garmin.com';
const CALLBACK = `${API}/wellness-api/rest/activityFile?id=77&token=abc`;
const SUMMARY = {
  activityType: 'RUNNING',
  startTimeInSeconds: 1_763_597_760,
  durationInSeconds: 60,
};

const itemsOf = (body: unknown) => readGarminNotification(body, API)?.items;

it('reads a ping of a file', () => {
  const file = {
    userId: 'u1',
    summaryId: '77-file',
    activityId: 77,
    activityName: 'Morning Run',
    fileType: 'FIT',
    startTimeInSeconds: 1_763_597_760,
    callbackURL: CALLBACK,
  };
  expect(itemsOf({ activityFiles: [file] })).toEqual([
    {
      kind: 'file',
      userId: 'u1',
      summaryId: '77',
      callbackUrl: CALLBACK,
      startedAtSeconds: 1_763_597_760,
      title: 'Morning Run',
      fileType: 'FIT',
    },
  ]);
});

it('knows that summary and details are of one activity', () => {
  const items = itemsOf({
    activities: [{ userId: 'u1', summaryId: '77', ...SUMMARY }],
    activityDetails: [{ userId: 'u1', summaryId: '77-detail', activityId: 77, summary: SUMMARY }],
    manuallyUpdatedActivities: [{ userId: 'u1', activityId: 77, ...SUMMARY, manual: true }],
  });
  expect(items).toMatchObject([
    { kind: 'activity', summaryId: '77', isManuallyUpdated: false },
    { kind: 'details', summaryId: '77' },
    { kind: 'activity', summaryId: '77', isManuallyUpdated: true, activity: { isManual: true } },
  ]);
});

it('passes over what it cannot use, and keeps what stands beside it', () => {
  const good = { userId: 'u2', summaryId: '78', ...SUMMARY };
  const notification = readGarminNotification(
    {
      dailies: [{ userId: 'u1' }],
      constructor: [{ userId: 'u1' }],
      activities: [
        { ...good, userId: '../u1' },
        { ...good, summaryId: 'a/b' },
        { ...good, summaryId: '__x__' },
        { ...good, durationInSeconds: undefined },
        { ...good, startTimeInSeconds: '1763597760' },
        null,
        'activity',
        good,
      ],
      activityFiles: [{ ...good, callbackURL: 'https://evil.test/wellness-api/rest/activityFile' }],
    },
    API,
  );
  expect(notification?.items).toHaveLength(1);
  expect(notification?.items[0]).toMatchObject({ userId: 'u2', summaryId: '78' });
  expect(notification?.unreadableCount).toBe(8);
});

it.each([[null], ['text'], [[]], [{ activities: {} }], [{ activities: [], deregistrations: 1 }]])(
  'takes %j for no notification',
  (body) => {
    expect(readGarminNotification(body, API)).toBeNull();
  },
);

it('keeps no figure that no activity has', () => {
  const items = itemsOf({
    activities: [
      {
        userId: 'u1',
        summaryId: '77',
        ...SUMMARY,
        distanceInMeters: -5,
        averageHeartRateInBeatsPerMinute: 0,
        maxHeartRateInBeatsPerMinute: 999,
        totalElevationGainInMeters: Infinity,
        startTimeOffsetInSeconds: 1e9,
        activityName: ' ',
      },
    ],
  });
  expect(items?.[0]).toMatchObject({
    activity: {
      distanceMeters: null,
      averageHeartRateBeatsPerMinute: null,
      maximumHeartRateBeatsPerMinute: null,
      ascentMeters: null,
      utcOffsetSeconds: null,
      title: null,
    },
  });
});
