import { expect, it } from 'vitest';
import { LeaseLost } from '../jobs/job-lease.ts';
import type { JobLease } from '../jobs/job-handler.ts';
import { reconcileLinkJob, type LinkReconciler } from './reconcile-link-job.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const PAYLOAD = { uid: 'runner', provider: 'strava', lookedAt: 5, askedAt: null } as const;
const LEASE: JobLease = {
  signal: new AbortController().signal,
  write: async () => Promise.resolve(),
};

const run = async (strava: LinkReconciler) => reconcileLinkJob({ strava }).run(PAYLOAD, NOW, LEASE);

it('looks again in a few hours after a look that failed', async () => {
  const { next } = await run(async () => Promise.reject(new Error('a fault of ours')));
  expect(next).toEqual({ dueAt: new Date('2026-11-21T16:00:00Z'), payload: PAYLOAD });
});

it('leaves it to whoever holds the job by now', async () => {
  await expect(run(async () => Promise.reject(new LeaseLost()))).rejects.toBeInstanceOf(LeaseLost);
});
