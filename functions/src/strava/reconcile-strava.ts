import { Timestamp } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { readStravaPage } from '../integrations/strava/strava-client.ts';
import type { JobLease, JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { retryTime } from '../platform/provider-failure.ts';
import {
  nextReconciliation,
  type ReconcileLinkPayload,
} from '../provider-links/ask-for-reconciliation.ts';
import { askStrava, type StravaDependencies } from './ask-strava.ts';
import { askToFetch, fetchJob } from './ask-to-fetch.ts';
import { planStravaRows, type StravaRowsPlan } from './plan-strava-rows.ts';
import { stravaActivityId, stravaIdOf, stravaRow } from './strava-activity-row.ts';
import { LinkEnded, readStravaLink, requireLink, type StravaLink } from './strava-link.ts';

/**
 * How far before the last look to look again: watches are read out late, and titles
 * are changed in the days after.
 */
const MARGIN_DAYS = 7;
/** Ten pages are two thousand activities; what is more, the history's import brings. */
const PAGES_MAXIMUM = 10;
/** More are not asked for one by one in one look. */
const REMOVALS_MAXIMUM = 50;

type Payload = ReconcileLinkPayload;
type Result = JobResult<Payload>;

interface Look {
  link: StravaLink;
  accountId: string;
  since: number;
  lease: JobLease;
}

/**
 * Looks at Strava's summaries since a bit before the last look. It adds and mends what no event
 * reported. What is stored and was not among them is looked at one by one. Asks for itself again in
 * a few hours, until the link is gone.
 */
export async function reconcileStrava(
  payload: Payload,
  now: Date,
  lease: JobLease,
  dependencies: StravaDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  const [link, secret] = await Promise.all([
    readStravaLink(firestore, payload.uid),
    firestore.doc(firestorePaths.providerSecret('strava', payload.uid)).get(),
  ]);
  // A link that expired is made anew before anything comes; then its import asks for this.
  if (link?.state !== 'connected') return { fulfil: () => undefined };
  const lookedAt = payload.lookedAt ?? link.connectedAt.getTime();
  const since = Math.min(lookedAt, now.getTime()) - MARGIN_DAYS * DAY_MILLISECONDS;
  const accountId = String(secret.get('accountId'));
  const next = (dueAt: Date, looked: number | null): Result => ({
    fulfil: () => undefined,
    next: { dueAt, payload: { ...payload, lookedAt: looked } },
  });
  try {
    const found = await look({ link, accountId, since, lease }, dependencies);
    logInfo('link reconciled', { uid: payload.uid, provider: 'strava', ...found });
    return next(nextReconciliation(dependencies.now()), now.getTime());
  } catch (cause) {
    if (cause instanceof LinkEnded) return { fulfil: () => undefined };
    if (!(cause instanceof TasukiFailure)) throw cause;
    logWarning('link not reconciled', { uid: payload.uid, provider: 'strava' }, cause);
    return next(retryTime(cause, nextReconciliation(dependencies.now())), payload.lookedAt);
  }
}

async function look(
  { link, accountId, since, lease }: Look,
  dependencies: StravaDependencies,
): Promise<{ written: number; missed: number }> {
  const { firestore, terms, now, startJob } = dependencies;
  const { uid } = link;
  const seen = new Set<string>();
  const missed = new Set<string>();
  let written = 0;
  let before = now().getTime() + DAY_MILLISECONDS;
  for (let count = 0; count < PAGES_MAXIMUM && before > since; count += 1) {
    const fetchedAt = now();
    const page = await askStrava(
      { uid, work: 'reconciliation', signal: lease.signal },
      dependencies,
      async (access) => readStravaPage(access, Math.ceil(before / 1000)),
    );
    const { earliest } = page;
    // A page that was cut off says nothing about its last second.
    const complete = earliest === null ? since : earliest + (page.isFull ? 1000 : 0);
    const stretch = { from: new Date(Math.max(complete, since)), to: new Date(before) };
    const rows = page.activities
      .map((summary) => stravaRow(summary, { uid, terms, fetchedAt }))
      .filter(({ startedAt }) => startedAt.getTime() >= since);
    for (const id of page.ids) seen.add(stravaActivityId(id));
    const plan = await writeRows({ link, rows, stretch, lease }, dependencies);
    written += plan.written.length;
    for (const row of plan.surroundings) {
      const isWithin = row.startedAt >= stretch.from && row.startedAt < stretch.to;
      const isOlder = (row.fetchedAt?.getTime() ?? 0) < fetchedAt.getTime();
      if (row.sources.includes('strava') && isWithin && isOlder) missed.add(row.id);
    }
    if (earliest === null) break;
    before = Math.min(complete, before - 1000);
  }
  const gone = [...missed].filter((id) => !seen.has(id)).slice(0, REMOVALS_MAXIMUM);
  for (const id of gone) {
    const activityId = stravaIdOf(id);
    if (activityId === null) continue;
    await askToFetch({ accountId, activityId }, now(), firestore);
    await startJob(fetchJob({ accountId, activityId }).id);
  }
  return { written, missed: gone.length };
}

async function writeRows(
  {
    link,
    rows,
    stretch,
    lease,
  }: {
    link: StravaLink;
    rows: readonly ActivityRow[];
    stretch: { from: Date; to: Date };
    lease: JobLease;
  },
  { firestore, now }: StravaDependencies,
): Promise<StravaRowsPlan> {
  let plan: StravaRowsPlan | null = null;
  await lease.write(async (transaction) => {
    await requireLink(transaction, firestore, link);
    plan = await planStravaRows({ transaction, firestore, uid: link.uid, rows, stretch });
    plan.write();
    if (plan.written.length === 0) return;
    const time = Timestamp.fromDate(now());
    transaction.update(firestore.doc(firestorePaths.link(link.uid, 'strava')), {
      lastImportAt: time,
      updatedAt: time,
    });
  });
  if (!plan) throw new Error('nothing was planned');
  return plan;
}
