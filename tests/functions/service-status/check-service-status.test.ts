import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { STATUS_LIMITS, type ServicePart } from '@tasuki/domain/service-status/service-status';
import { currentJobDependencies } from '../../../functions/src/job-handlers.ts';
import { checkServiceStatus } from '../../../functions/src/service-status/check-service-status.ts';
import { PART_OF_KIND, partOfJob } from '../../../functions/src/service-status/part-of-job.ts';
import { announce } from '../../../scripts/announce.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { firestore } = undisturbedAdmin('service-status');
const NOW = new Date('2026-11-26T09:00:00Z');

interface WaitingJob {
  kind?: string;
  queue?: string;
  lateSeconds?: number;
  tries?: number;
  lastError?: string | null;
  payload?: object;
}

async function writeJobs(people: readonly string[], job: WaitingJob): Promise<void> {
  const { kind = 'decode-upload', queue = 'decoding', lateSeconds = 0 } = job;
  const batch = firestore.batch();
  people.forEach((person, index) => {
    batch.set(firestore.doc(firestorePaths.job(`${kind}_${person}_${index}`)), {
      kind,
      queue,
      person,
      key: `${person}_${index}`,
      payload: { uid: person, ...job.payload },
      state: 'open',
      dueAt: Timestamp.fromMillis(NOW.getTime() - lateSeconds * 1000),
      fence: 0,
      tries: job.tries ?? 0,
      lastError: job.lastError ?? null,
      waitsFor: null,
    });
  });
  await batch.commit();
}

async function impairedParts(now = NOW): Promise<Partial<Record<ServicePart, string>>> {
  const status = await checkServiceStatus(now, firestore);
  const parts = Object.entries(status?.parts ?? {}).map(([part, { state }]) => [part, state]);
  return Object.fromEntries(parts.filter(([, state]) => state !== 'working')) as object;
}

beforeEach(async () => {
  await firestore.recursiveDelete(firestore.collection(firestorePaths.jobs()));
  await firestore.doc(firestorePaths.serviceStatus()).delete();
});

it('says that everything works where nothing waits', async () => {
  expect(await impairedParts()).toEqual({});
});

it('sees what waits in every queue, behind all the jobs of one person', async () => {
  await writeJobs(Array<string>(220).fill('anna'), { lateSeconds: 3600 });
  expect(await impairedParts()).toEqual({});
  await writeJobs(['bao', 'chen', 'dai'], { lateSeconds: STATUS_LIMITS.lateSeconds });
  await writeJobs(['bao', 'chen', 'dai'], {
    kind: 'import-history',
    queue: 'long',
    lateSeconds: STATUS_LIMITS.standingStillSeconds,
    payload: { provider: 'garmin' },
  });
  const later = new Date(NOW.getTime() + 1000);
  expect(await impairedParts(later)).toEqual({ recordings: 'slow', garmin: 'interrupted' });
});

it('sees what keeps failing while its next try is yet to come', async () => {
  await writeJobs(['bao', 'chen', 'dai'], {
    kind: 'send-mail',
    queue: 'short',
    lateSeconds: -300,
    tries: STATUS_LIMITS.failedTries,
    lastError: 'connection refused',
  });
  expect(await impairedParts()).toEqual({ mail: 'interrupted' });
});

it('publishes no person and no count', async () => {
  await writeJobs(['bao', 'chen', 'dai'], { lateSeconds: 3600, lastError: 'of bao' });
  await checkServiceStatus(NOW, firestore);
  const stored = await firestore.doc(firestorePaths.serviceStatus()).get();
  expect(JSON.stringify(stored.data())).not.toMatch(/bao|chen|dai/);
  expect(Object.keys(stored.data() ?? {}).sort()).toEqual(['checkedAt', 'parts', 'past']);
});

it('lets a check that is late change nothing, and begins anew where nothing readable is stored', async () => {
  await firestore.doc(firestorePaths.serviceStatus()).set({ checkedAt: 'yesterday' });
  expect(await checkServiceStatus(NOW, firestore)).not.toBeNull();
  expect(await checkServiceStatus(new Date(NOW.getTime() - 60_000), firestore)).toBeNull();
  const stored = await firestore.doc(firestorePaths.serviceStatus()).get();
  expect(stored.get('checkedAt')).toEqual(Timestamp.fromDate(NOW));
});

it('knows only kinds of jobs that there are', async () => {
  const { handlers } = await currentJobDependencies();
  expect(Object.keys(PART_OF_KIND).filter((kind) => !handlers.has(kind))).toEqual([]);
  expect(partOfJob('reconcile-link', 'strava')).toBe('strava');
  expect(partOfJob('deliver-plan', undefined)).toBe('garmin');
  expect(partOfJob('reconcile-link', 'unheard-of')).toBeNull();
  expect(partOfJob('constructor', undefined)).toBeNull();
});

it('stores what an operator announces, and takes it back', async () => {
  const notice = firestore.doc(firestorePaths.serviceNotice());
  await announce(['maintenance', '2026-12-01T17:00:00Z', '2026-12-01T18:00:00Z'], firestore);
  expect((await notice.get()).data()).toEqual({
    kind: 'maintenance',
    from: Timestamp.fromDate(new Date('2026-12-01T17:00:00Z')),
    to: Timestamp.fromDate(new Date('2026-12-01T18:00:00Z')),
  });
  await announce(['investigating', '2026-12-01T17:00:00Z'], firestore);
  expect((await notice.get()).get('to')).toBeNull();
  for (const wrong of [
    [],
    ['party', '2026-12-01T17:00:00Z'],
    ['maintenance', 'tomorrow'],
    ['maintenance', '2026-12-01T18:00:00Z', '2026-12-01T17:00:00Z'],
  ]) {
    await expect(announce(wrong, firestore)).rejects.toThrow('npm run announce');
  }
  await announce(['nothing'], firestore);
  expect((await notice.get()).exists).toBe(false);
});
