import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { startWebhook, timesOf } from './running-webhook.ts';

const POSTS = 1000;
const PARALLEL = 20;
const CLIENT_ID = 'bench-garmin';
const API = 'http://127.0.0.1:9';
/** Each post reports a run's figures, its file and somebody who is unknown. */
const JOBS_A_POST = 2;

function notification(userId: string, activityId: number): Record<string, object[]> {
  const activity = {
    userId,
    summaryId: `${activityId}`,
    activityId,
    activityType: 'RUNNING',
    startTimeInSeconds: 1_763_597_760 + activityId,
    durationInSeconds: 3600,
    distanceInMeters: 10_000,
  };
  const callbackURL = `${API}/wellness-api/rest/activityFile?id=${activityId}&token=t`;
  return {
    activities: [activity, { ...activity, userId: 'nobody' }],
    activityFiles: [{ ...activity, fileType: 'FIT', callbackURL }],
  };
}

/** An hour of readings, one a second, as a watch's details hold them. */
function details(userId: string, activityId: number): Record<string, object[]> {
  const [activity] = notification(userId, activityId)['activities'] ?? [];
  const samples = Array.from({ length: 3600 }, (_, second) => ({
    startTimeInSeconds: 1_763_597_760 + activityId + second,
    latitudeInDegree: 35.5 + second * 1e-5,
    longitudeInDegree: 139.5 + second * 1e-5,
    elevationInMeters: 20 + Math.sin(second / 90),
    heartRate: 140 + (second % 9),
    speedMetersPerSecond: 2.78,
    stepsPerMinute: 172,
    totalDistanceInMeters: second * 2.78,
    timerDurationInSeconds: second,
    clockDurationInSeconds: second,
  }));
  return {
    activityDetails: [
      { userId, summaryId: `${activityId}-detail`, activityId, summary: activity, samples },
    ],
  };
}

async function post(address: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  const from = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'garmin-client-id': CLIENT_ID },
    body: text,
  });
  await response.text();
  if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
  return performance.now() - from;
}

/** How soon Garmin's notifications are answered, the first to a new instance and 1,000, 20 at a time. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const { undisturbedAdmin } = await import('../functions/undisturbed-admin.ts');
    const { projectId, firestore } = undisturbedAdmin('garmin-webhook');
    const name = `bench-${Date.now()}`;
    const account = firestore.doc(firestorePaths.providerAccount('garmin', name));
    await account.set({
      provider: 'garmin',
      accountId: name,
      uid: name,
      createdAt: Timestamp.now(),
    });
    await firestore.doc(firestorePaths.accountState(name)).set({ isBetaApproved: true });
    const webhook = await startWebhook('garminWebhook', {
      GCLOUD_PROJECT: projectId,
      GARMIN_CLIENT_ID: CLIENT_ID,
      GARMIN_CLIENT_SECRET: 'secret',
      GARMIN_API: API,
    });
    try {
      const first = await post(webhook.address, notification(name, 1));
      const times = await timesOf(POSTS, PARALLEL, async (index) =>
        post(webhook.address, notification(name, index + 2)),
      );
      const withReadings = await timesOf(20, 4, async (index) =>
        post(webhook.address, details(name, index + 2)),
      );
      const jobs = firestore.collection(firestorePaths.jobs());
      const taken = await jobs.where('payload.uid', '==', name).count().get();
      const isWhole = taken.data().count === (POSTS + 1) * JOBS_A_POST + withReadings.length;
      return [
        {
          figure: 'Garmin notification → answer, the first to a new instance',
          value: first,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: '1,000 Garmin notifications, 20 at a time: 99th percentile',
          value: times[Math.ceil(0.99 * times.length) - 1] ?? Number.NaN,
          unit: 'ms',
          budget: 1000,
        },
        {
          figure: '1,000 Garmin notifications, 20 at a time: slowest',
          value: times.at(-1) ?? Number.NaN,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: 'Garmin notification with an hour of readings, 4 at a time: slowest',
          value: withReadings.at(-1) ?? Number.NaN,
          unit: 'ms',
          budget: 1000,
        },
        {
          figure: 'Garmin notifications whose jobs are not all there',
          value: isWhole ? 0 : 1,
          unit: 'times',
          budget: 0,
        },
      ];
    } finally {
      webhook.stop();
      await account.delete();
    }
  },
};
