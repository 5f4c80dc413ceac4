import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { startWebhook, timesOf } from './running-webhook.ts';

const POSTS = 1000;
const PARALLEL = 20;
const SUBSCRIPTION_ID = 120_475;

async function post(address: string, ownerId: number, activityId: number): Promise<number> {
  const from = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      object_type: 'activity',
      object_id: activityId,
      aspect_type: 'create',
      updates: {},
      owner_id: ownerId,
      subscription_id: SUBSCRIPTION_ID,
      event_time: Math.floor(Date.now() / 1000),
    }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`the webhook answered ${response.status}`);
  return performance.now() - from;
}

/** How soon Strava's events are answered, the first to a new instance and 1,000, 20 at a time. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const { undisturbedAdmin } = await import('../functions/undisturbed-admin.ts');
    const { projectId, firestore } = undisturbedAdmin('strava-webhook');
    const ownerId = 900_000_000 + (Date.now() % 90_000_000);
    const account = firestore.doc(firestorePaths.providerAccount('strava', `${ownerId}`));
    await account.set({
      provider: 'strava',
      accountId: `${ownerId}`,
      uid: 'bench-webhook',
      createdAt: Timestamp.now(),
    });
    await firestore.doc(firestorePaths.accountState('bench-webhook')).set({ isBetaApproved: true });
    const webhook = await startWebhook('stravaWebhook', {
      GCLOUD_PROJECT: projectId,
      STRAVA_SUBSCRIPTION_ID: `${SUBSCRIPTION_ID}`,
      STRAVA_VERIFY_TOKEN: 'verify',
      STRAVA_CLIENT_ID: '1',
      STRAVA_CLIENT_SECRET: 'secret',
    });
    try {
      const first = await post(webhook.address, ownerId, 1);
      const times = await timesOf(POSTS, PARALLEL, async (index) =>
        post(webhook.address, ownerId, index + 2),
      );
      const taken = await firestore
        .collection(firestorePaths.jobs())
        .where('key', '>=', `${ownerId}_`)
        .where('key', '<', `${ownerId}\``)
        .count()
        .get();
      return [
        {
          figure: 'Strava event → answer, the first to a new instance',
          value: first,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: '1,000 Strava events, 20 at a time: 99th percentile',
          value: times[Math.ceil(0.99 * times.length) - 1] ?? Number.NaN,
          unit: 'ms',
          budget: 1000,
        },
        {
          figure: '1,000 Strava events, 20 at a time: slowest',
          value: times.at(-1) ?? Number.NaN,
          unit: 'ms',
          budget: 2000,
        },
        {
          figure: 'Strava events whose jobs are not all there',
          value: taken.data().count === POSTS + 1 ? 0 : 1,
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
