import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import {
  HISTORY_IMPORT_LIMITS,
  type HistoryImport,
  type ProviderLink,
} from '@tasuki/domain/provider-links/provider-link';
import { readStravaPage, type StravaPage } from '../integrations/strava/strava-client.ts';
import type { JobLease, JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { retryTime } from '../platform/provider-failure.ts';
import { askForReconciliation } from '../provider-links/ask-for-reconciliation.ts';
import { importJob, type ImportHistoryPayload } from '../provider-links/import-history-job.ts';
import { askStrava, type StravaDependencies } from './ask-strava.ts';
import { planStravaRows } from './plan-strava-rows.ts';
import { stravaRow } from './strava-activity-row.ts';
import { LinkEnded, readStravaLink, requireLink, type StravaLink } from './strava-link.ts';

/** A Strava that does not answer is asked again after this. */
const UNREACHABLE_WAIT_SECONDS = 300;

type Payload = ImportHistoryPayload;
type Result = JobResult<Payload>;

/**
 * One step of bringing a runner's history in from Strava. It is a page of 200 summaries, the newest
 * first, so the last 90 days come before all else. How far it has come is in the link. Where the
 * limits are reached or Strava is away, it waits there and goes on by itself. Repeated, killed or
 * beside itself, it brings nothing twice.
 */
export async function importStravaHistory(
  payload: Payload,
  now: Date,
  lease: JobLease,
  dependencies: StravaDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  const link = await readStravaLink(firestore, payload.uid);
  if (!link?.history || link.history.state === 'done') return { fulfil: () => undefined };
  if (link.state === 'expired')
    return ended(payload, link, { state: 'failed', lastProblem: 'token-refused' }, dependencies);
  const before = cursorOf(link.history, now);
  const fetchedAt = dependencies.now();
  let page: StravaPage;
  try {
    page = await askStrava(
      { uid: payload.uid, work: 'history', signal: lease.signal },
      dependencies,
      async (access) => readStravaPage(access, before),
    );
  } catch (cause) {
    return waits(payload, link, cause, dependencies);
  }
  return pageTaken({ payload, link, page, before, fetchedAt }, dependencies);
}

/** The moment before which to ask on, in seconds. */
function cursorOf({ reachedBackTo }: HistoryImport, now: Date): number {
  // A clock that runs ahead makes activities of tomorrow.
  return Math.floor((reachedBackTo ?? now).getTime() / 1000) + (reachedBackTo ? 0 : DAY_SECONDS);
}

interface TakenPage {
  payload: Payload;
  link: StravaLink;
  page: StravaPage;
  before: number;
  fetchedAt: Date;
}

function pageTaken(taken: TakenPage, dependencies: StravaDependencies): Result {
  const { payload, link, page, before, fetchedAt } = taken;
  const { firestore, terms, now, startJob } = dependencies;
  const { uid } = payload;
  const rows = page.activities.map((summary) => stravaRow(summary, { uid, terms, fetchedAt }));
  const isLast = page.earliest === null;
  const unreadable = page.ids.length - rows.length;
  if (unreadable > 0)
    logWarning(
      'activities of Strava not readable',
      { uid, unreadable },
      'another shape than documented',
    );
  const time = now();
  const reached = page.earliest === null ? before : reachedBy(page.earliest, page, before);
  const fulfil = async (transaction: Transaction): Promise<void> => {
    await unlessEnded(async () => {
      const current = await requireLink(transaction, firestore, link);
      const plan = await planStravaRows({ transaction, firestore, uid, rows });
      const reconciliation = await askForReconciliation(
        { uid, provider: 'strava' },
        time,
        firestore,
        transaction,
      );
      plan.write();
      reconciliation?.write();
      const borderAt = current.history?.reachedBackTo?.getTime();
      // An activity on the border of two pages that is stored already has been counted.
      const counted = rows.filter(
        ({ id, startedAt }) => startedAt.getTime() + 1000 !== borderAt || !plan.known.has(id),
      );
      transaction.update(firestore.doc(firestorePaths.link(uid, 'strava')), {
        'history.state': isLast ? 'done' : 'running',
        'history.stage': isLast || isBeyondRecent(reached, current) ? 'older' : 'recent',
        'history.importedCount': (current.history?.importedCount ?? 0) + counted.length,
        'history.reachedBackTo': Timestamp.fromMillis(reached * 1000),
        'history.resumesAt': null,
        'history.finishedAt': isLast ? Timestamp.fromDate(time) : null,
        lastImportAt: Timestamp.fromDate(time),
        lastProblem: null,
        updatedAt: Timestamp.fromDate(time),
      });
    });
  };
  if (isLast) {
    return {
      fulfil,
      afterwards: () => {
        logInfo('history imported', { uid, provider: 'strava' });
        return Promise.resolve();
      },
    };
  }
  return {
    fulfil,
    next: { dueAt: time, payload },
    afterwards: async () => startJob(importJob(uid, 'strava').id),
  };
}

/**
 * The moment since which everything is here. A page that was cut off may have
 * been cut within a second, which is therefore asked for once more.
 */
function reachedBy(earliest: number, { isFull }: StravaPage, before: number): number {
  const reached = Math.ceil(earliest / 1000) + (isFull ? 1 : 0);
  // Always further back, whatever Strava answers.
  return Math.min(reached, before - 1);
}

function isBeyondRecent(reached: number, { history }: StravaLink): boolean {
  const begin = (history?.startedAt.getTime() ?? 0) / 1000;
  return reached <= begin - HISTORY_IMPORT_LIMITS.recentDays * DAY_SECONDS;
}

/** A failed request is repeated later, or never, with the reason in the link. */
function waits(
  payload: Payload,
  link: StravaLink,
  cause: unknown,
  dependencies: StravaDependencies,
): Result {
  if (!(cause instanceof TasukiFailure)) throw cause;
  const { firestore, now } = dependencies;
  if (cause.code === 'provider/link-expired' || cause.code === 'provider/token-refused') {
    return ended(payload, link, { state: 'failed', lastProblem: 'token-refused' }, dependencies);
  }
  if (cause.code === 'provider/missing-scope') {
    return ended(payload, link, { state: 'failed', lastProblem: 'missing-scope' }, dependencies);
  }
  const isLimited = cause.code === 'provider/rate-limited';
  const resumesAt = retryTime(cause, new Date(now().getTime() + UNREACHABLE_WAIT_SECONDS * 1000));
  return {
    fulfil: async (transaction) =>
      unlessEnded(async () => {
        await requireLink(transaction, firestore, link);
        transaction.update(firestore.doc(firestorePaths.link(payload.uid, 'strava')), {
          'history.state': 'waiting',
          'history.resumesAt': Timestamp.fromDate(resumesAt),
          lastProblem: isLimited ? 'rate-limited' : 'unreachable',
          updatedAt: Timestamp.fromDate(now()),
        });
      }),
    next: { dueAt: resumesAt, payload },
  };
}

function ended(
  payload: Payload,
  link: StravaLink,
  {
    state,
    lastProblem,
  }: { state: HistoryImport['state']; lastProblem: ProviderLink['lastProblem'] },
  { firestore, now }: StravaDependencies,
): Result {
  return {
    fulfil: async (transaction) =>
      unlessEnded(async () => {
        await requireLink(transaction, firestore, link);
        transaction.update(firestore.doc(firestorePaths.link(payload.uid, 'strava')), {
          'history.state': state,
          'history.resumesAt': null,
          lastProblem,
          updatedAt: Timestamp.fromDate(now()),
        });
      }),
  };
}

/** If the link ended meanwhile, there is nothing to write, and the next step finds none. */
async function unlessEnded(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof LinkEnded)) throw cause;
  }
}
