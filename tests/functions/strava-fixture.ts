import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { StravaTerms } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { STRAVA_SCOPES } from '@tasuki/domain/provider-links/provider';
import type { ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { jobHandlers } from '../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies, type JobOutcome } from '../../functions/src/jobs/run-job.ts';
import { fromStored } from '../../functions/src/platform/firestore/stored-value.ts';
import {
  accessToken,
  renewedAccessToken,
} from '../../functions/src/provider-links/access-token.ts';
import { endLinkFromProvider } from '../../functions/src/provider-links/end-link-from-provider.ts';
import { importHistoryJob } from '../../functions/src/provider-links/import-history-job.ts';
import { makeLink } from '../../functions/src/provider-links/make-link.ts';
import { reconcileLinkJob } from '../../functions/src/provider-links/reconcile-link-job.ts';
import { unlinkProviderJob } from '../../functions/src/provider-links/unlink-provider-job.ts';
import type { StravaDependencies } from '../../functions/src/strava/ask-strava.ts';
import { checkStravaLinkJob } from '../../functions/src/strava/check-strava-link-job.ts';
import { fetchStravaActivityJob } from '../../functions/src/strava/fetch-strava-activity-job.ts';
import { importStravaHistory } from '../../functions/src/strava/import-strava-history.ts';
import { postToStravaJob } from '../../functions/src/strava/post-to-strava-job.ts';
import {
  receiveStravaEvent,
  type StravaEventAnswer,
} from '../../functions/src/strava/receive-strava-event.ts';
import { reconcileStrava } from '../../functions/src/strava/reconcile-strava.ts';
import { KeyService } from '../../sandbox/key-service/key-service.ts';
import { summaryShape } from '../../sandbox/strava/activity-shapes.ts';
import type { StravaAccount, StravaActivity } from '../../sandbox/strava/strava-accounts.ts';
import { StravaServer } from '../../sandbox/strava/strava-server.ts';
import { adminFirestore } from './admin.ts';
import { vaultAt } from './token-vault.ts';
import { noQueue } from './jobs/sweep-here.ts';

const PATH_SECRET = 'a-path-that-only-strava-knows';
/** Takes the place of the other one. */
const NEXT_PATH_SECRET = 'the-next-path-that-only-strava-knows';
export const SUBSCRIPTION_ID = 120_475;
const CLIENT = { id: '4711', secret: 'known to both', redirectUri: 'https://app.example/auth' };

/** A runner whose account at Strava is linked. */
export interface LinkedRunner {
  uid: string;
  account: StravaAccount;
}

/** Strava beside the handlers, with one clock for both; nothing runs by itself. */
export interface StravaFixture {
  strava: StravaServer;
  /** The clock, to be set. */
  time: { now: Date };
  dependencies: StravaDependencies;
  /** Handlers of everything that has to do with Strava. */
  jobs: JobDependencies;
  /** Jobs that were started and not run yet. */
  startedJobIds: string[];
  link: (athleteKey: string, scopes?: readonly string[]) => Promise<LinkedRunner>;
  /** Links somebody whose history is left where it is. */
  linkWithoutHistory: () => Promise<LinkedRunner>;
  /** Runs the started jobs, and what those start, to the end. */
  runStartedJobs: () => Promise<void>;
  run: (id: string) => Promise<JobOutcome>;
  receive: (event: object, pathSecret?: string) => Promise<StravaEventAnswer>;
  rowsOf: (uid: string) => Promise<ActivityRow[]>;
  linkOf: (uid: string) => Promise<ProviderLink | null>;
  passSeconds: (seconds: number) => void;
  close: () => Promise<void>;
}

let count = 0;

/**
 * Starts a Strava of its own.
 *
 * @param start before or behind every other clock, so that no sweep of a running suite takes its jobs
 */
export async function openStravaFixture(
  start: Date,
  terms: StravaTerms = 'standard',
): Promise<StravaFixture> {
  const time = { now: start };
  const now = () => time.now;
  const strava = new StravaServer({ now, client: CLIENT, retryDelaysMilliseconds: [1, 1] });
  const keyService = new KeyService();
  const server = createServer((request, response) => {
    void keyService.answer(request, response).then(async (isAnswered) => {
      if (!isAnswered) await strava.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const startedJobIds: string[] = [];
  const startJob = async (id: string) => {
    startedJobIds.push(id);
    return Promise.resolve();
  };
  const vault = vaultAt(origin, now);
  const links = {
    firestore: adminFirestore,
    vault,
    providers: {
      strava: {
        clientId: CLIENT.id,
        clientSecret: CLIENT.secret,
        webUrl: `${origin}/strava`,
        apiUrl: `${origin}/strava/api/v3`,
        subscriptionId: SUBSCRIPTION_ID,
        verifyToken: 'verify',
        clubId: null,
      },
      garmin: null,
      google: null,
      webhookSecrets: { strava: [PATH_SECRET], garmin: [] },
    },
    startJob,
    now,
  };
  const dependencies: StravaDependencies = {
    firestore: adminFirestore,
    apiUrl: links.providers.strava.apiUrl,
    terms,
    token: async (uid) => accessToken(uid, 'strava', links),
    renewedToken: async (uid, refused) => renewedAccessToken(uid, 'strava', refused, links),
    startJob,
    now,
  };
  const jobs: JobDependencies = {
    firestore: adminFirestore,
    handlers: jobHandlers([
      importHistoryJob({
        firestore: adminFirestore,
        importers: {
          strava: async (...step) => importStravaHistory(...step, dependencies),
        },
      }),
      reconcileLinkJob({
        strava: async (...step) => reconcileStrava(...step, dependencies),
      }),
      fetchStravaActivityJob(() => dependencies),
      checkStravaLinkJob({
        endLink: async (accountId) => endLinkFromProvider('strava', accountId, links),
        now,
      }),
      postToStravaJob(() => dependencies),
      unlinkProviderJob(links),
    ]),
    now,
    enqueue: noQueue,
  };
  const fixture: StravaFixture = {
    strava,
    time,
    dependencies,
    jobs,
    startedJobIds,
    link: async (athleteKey, scopes = STRAVA_SCOPES) => {
      count += 1;
      const name = `${process.pid}-${Date.now()}-${count}`;
      const account = strava.accounts.get(`${athleteKey}~${name}`);
      const uid = `strava-${name}`;
      await adminFirestore.doc(firestorePaths.accountState(uid)).set({ isBetaApproved: true });
      const grant = { athleteId: account.athleteId, scopes: [...scopes] as never };
      const dataKey = await vault.newDataKey();
      const tokens = strava.tokens.issue(grant);
      await makeLink(
        uid,
        {
          provider: 'strava',
          accountId: String(account.athleteId),
          athleteName: account.athlete.firstName,
          tokens: {
            accessToken: tokens.access_token,
            refreshToken: tokens.refresh_token,
            expiresAt: new Date(tokens.expires_at * 1000),
          },
          dataKey,
          scopes,
        },
        { condition: null, provenEmail: null, now: now() },
        adminFirestore,
      );
      return { uid, account };
    },
    linkWithoutHistory: async () => {
      const runner = await fixture.link('linh');
      await adminFirestore.doc(firestorePaths.job(`import-history_${runner.uid}_strava`)).delete();
      await adminFirestore
        .doc(firestorePaths.link(runner.uid, 'strava'))
        .update({ 'history.state': 'done' });
      startedJobIds.length = 0;
      return runner;
    },
    runStartedJobs: async () => {
      for (let id = startedJobIds.shift(); id !== undefined; id = startedJobIds.shift()) {
        await runJob(id, jobs);
      }
    },
    run: async (id) => runJob(id, jobs),
    receive: async (event, pathSecret = PATH_SECRET) =>
      receiveStravaEvent(
        { method: 'POST', pathSecret, query: {}, body: event },
        {
          firestore: adminFirestore,
          now,
          startJob,
          pathSecrets: [PATH_SECRET, NEXT_PATH_SECRET],
          verifyToken: 'verify',
          subscriptionId: SUBSCRIPTION_ID,
        },
      ),
    rowsOf: async (uid) => {
      const rows = await adminFirestore.collection(firestorePaths.activities(uid)).get();
      return rows.docs.map((document) => fromStored<ActivityRow>(document.data()));
    },
    linkOf: async (uid) => {
      const link = await adminFirestore.doc(firestorePaths.link(uid, 'strava')).get();
      return link.exists ? fromStored<ProviderLink>(link.data()) : null;
    },
    passSeconds: (seconds) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
    close: async () => {
      strava.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fixture;
}

/** An event as Strava posts it. */
export function eventOf(
  account: StravaAccount,
  activityId: number,
  aspect: 'create' | 'update' | 'delete',
  eventTime: number,
) {
  return {
    object_type: 'activity',
    object_id: activityId,
    aspect_type: aspect,
    updates: {} as Record<string, string>,
    owner_id: account.athleteId,
    subscription_id: SUBSCRIPTION_ID,
    event_time: eventTime,
  };
}

/** Strava's activities by our ids, as far as a row shows them. */
export function shownOf(activities: readonly StravaActivity[]): Map<string, object> {
  return new Map(
    activities.map((activity) => {
      const { id, name, distance, start_date } = summaryShape(activity);
      return [`strava-${id}`, { name, distance, start: start_date }];
    }),
  );
}

/** The rows in the same form. */
export function shownBy(rows: readonly ActivityRow[]): Map<string, object> {
  return new Map(
    rows.map(({ id, sourceTitle, distanceMeters, startedAt }) => [
      id,
      {
        name: sourceTitle,
        distance: distanceMeters,
        start: startedAt.toISOString().replace('.000Z', 'Z'),
      },
    ]),
  );
}
