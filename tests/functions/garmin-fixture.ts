import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { settleHistoryJob } from '../../functions/src/uploads/settling/settle-history-job.ts';
import { rewriteFeedbackJob } from '../../functions/src/activities/rewrite-feedback-job.ts';
import {
  checkGarminAccountJob,
  type CheckGarminAccountDependencies,
} from '../../functions/src/garmin/check-garmin-account-job.ts';
import { deleteGarminDataJob } from '../../functions/src/garmin/delete-garmin-data-job.ts';
import { fetchGarminFileJob } from '../../functions/src/garmin/fetch-garmin-file-job.ts';
import { importGarminHistory } from '../../functions/src/garmin/import-garmin-history.ts';
import { receiveGarminNotification } from '../../functions/src/garmin/receive-garmin-notification.ts';
import { reconcileGarmin } from '../../functions/src/garmin/reconcile-garmin.ts';
import { writeGarminActivityJob } from '../../functions/src/garmin/write-garmin-activity-job.ts';
import { jobHandlers } from '../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies, type JobOutcome } from '../../functions/src/jobs/run-job.ts';
import { garminAuthorizeUrl } from '../../functions/src/integrations/oauth/garmin-oauth.ts';
import type { GarminConfiguration } from '../../functions/src/platform/provider-configuration.ts';
import { fromStored } from '../../functions/src/platform/firestore/stored-value.ts';
import {
  accessToken,
  renewedAccessToken,
} from '../../functions/src/provider-links/access-token.ts';
import { askToDeliverPlan } from '../../functions/src/plans/delivery/ask-to-deliver-plan.ts';
import { deliverPlanJob } from '../../functions/src/plans/delivery/deliver-plan-job.ts';
import { endLinkFromProvider } from '../../functions/src/provider-links/end-link-from-provider.ts';
import { importHistoryJob } from '../../functions/src/provider-links/import-history-job.ts';
import { makeLink } from '../../functions/src/provider-links/make-link.ts';
import { reconcileLinkJob } from '../../functions/src/provider-links/reconcile-link-job.ts';
import { unlinkProviderJob } from '../../functions/src/provider-links/unlink-provider-job.ts';
import type { BlobStore } from '../../functions/src/blob-store/blob-store.ts';
import { decodeUploadJob } from '../../functions/src/uploads/decode-upload-job.ts';
import { diskBlobStore } from '../../functions/src/blob-store/disk-blob-store.ts';
import { forgetUploadJob } from '../../functions/src/uploads/forget-upload-job.ts';
import { Garmin, type FinishedRun } from '../../sandbox/garmin/garmin.ts';
import type { GarminPermission } from '../../sandbox/garmin/garmin-kinds.ts';
import { KeyService } from '../../sandbox/key-service/key-service.ts';
import { giveConsent } from '../builders/give-consent.ts';
import { adminFirestore } from './admin.ts';
import { vaultAt } from './token-vault.ts';
import { noQueue } from './jobs/sweep-here.ts';

const GARMIN_PATH_SECRET = 'a-path-that-only-garmin-knows';
/** Takes the place of the other one. */
export const NEXT_GARMIN_PATH_SECRET = 'the-next-path-that-only-garmin-knows';
const GARMIN_CLIENT = {
  id: 'garmin-client',
  secret: 'known to both',
  redirectUri: 'https://app.example/auth/garmin/callback',
};
const VERIFIER = 'v'.repeat(50);
const EVERYTHING: readonly GarminPermission[] = ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT'];

/** A runner whose account at Garmin is linked. */
export interface LinkedRunner {
  uid: string;
  /** As the sandbox names accounts. */
  key: string;
  userId: string;
}

/** Garmin beside the handlers, with one clock for both; nothing runs by itself. */
export interface GarminFixture {
  garmin: Garmin;
  store: BlobStore;
  origin: string;
  /** The clock, to be set. */
  time: { now: Date };
  dependencies: CheckGarminAccountDependencies;
  jobs: JobDependencies;
  /** The same with another store, or other services that are awaited. */
  jobsWith: (services: Partial<GarminServices>) => JobDependencies;
  /** Jobs that were started and not run yet. */
  startedJobIds: string[];
  /** Garmin's posts, the oldest first, with their answers. */
  posts: { body: string; status: number; milliseconds: number }[];
  /** Links; what lies at Garmin is brought in only where that is what the test is about. */
  link: (
    athleteKey: string,
    options?: { permissions?: readonly GarminPermission[]; hasHistory?: boolean },
  ) => Promise<LinkedRunner>;
  /** Posts something as Garmin does, or as somebody else would. */
  post: (
    body: unknown,
    changes?: { pathSecret?: string; clientId?: string | null; method?: string },
  ) => Promise<number>;
  /** The notifications that Garmin would post about a run that ends now, by kind. */
  notifications: (run: FinishedRun) => Promise<Record<string, { userId: string }[]>[]>;
  /** Waits for what Garmin sends, and runs everything of the runner's until `seconds` have passed. */
  settle: (runner: LinkedRunner, seconds?: number) => Promise<void>;
  run: (id: string, jobs?: JobDependencies) => Promise<JobOutcome>;
  jobsOf: (uid: string) => Promise<{ id: string; state: string; dueAt: Date }[]>;
  rowsOf: (uid: string) => Promise<ActivityRow[]>;
  linkOf: (uid: string) => Promise<ProviderLink | null>;
  close: () => Promise<void>;
}

/** The services that are awaited beside Firestore. */
export type GarminServices = BlobStore & Pick<CheckGarminAccountDependencies, 'token'>;

let count = 0;

/**
 * Starts a Garmin of its own, whose notifications come in here.
 *
 * @param start ahead of every other clock, so that no sweep of a running suite takes its jobs
 */
export async function openGarminFixture(start: Date): Promise<GarminFixture> {
  const time = { now: start };
  const now = () => time.now;
  const directory = await mkdtemp(join(tmpdir(), 'tasuki-garmin-'));
  const store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: 'http://127.0.0.1:9',
  });
  const posts: GarminFixture['posts'] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const keyService = new KeyService();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await keyService.answer(request, response)) return;
    if (await garmin.answer(request, response)) return;
    response.writeHead(await takeIn(request)).end();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const garmin = new Garmin({
    now,
    origin: () => origin,
    client: GARMIN_CLIENT,
    notificationUrl: `${origin}/hook/${GARMIN_PATH_SECRET}`,
    retryDelaysMilliseconds: [1, 1],
    backfillDelayMilliseconds: 1,
  });
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
      strava: null,
      garmin: {
        clientId: GARMIN_CLIENT.id,
        clientSecret: GARMIN_CLIENT.secret,
        authorizeUrl: `${origin}/garmin/connect`,
        tokenUrl: `${origin}/garmin/diauth`,
        apiUrl: `${origin}/garmin/apis`,
        isTrainingOffered: true,
      },
      google: null,
      webhookSecrets: { strava: [], garmin: [GARMIN_PATH_SECRET] },
    },
    startJob,
    now,
  };
  const services: GarminServices = {
    ...store,
    token: async (uid) => accessToken(uid, 'garmin', links),
  };
  const dependenciesWith = (changed: GarminServices): CheckGarminAccountDependencies => ({
    firestore: adminFirestore,
    store: changed,
    apiUrl: links.providers.garmin.apiUrl,
    token: changed.token,
    renewedToken: async (uid, refused) => renewedAccessToken(uid, 'garmin', refused, links),
    endLink: async (userId) => endLinkFromProvider('garmin', userId, links),
    startJob,
    now,
  });
  const dependencies = dependenciesWith(services);
  const jobsWith = (changes: Partial<GarminServices>) =>
    jobsBy(dependenciesWith({ ...services, ...changes }), links);
  const jobs = jobsWith({});

  const post: GarminFixture['post'] = async (body, changes = {}) => {
    const { pathSecret, clientId, method } = {
      pathSecret: GARMIN_PATH_SECRET,
      clientId: GARMIN_CLIENT.id,
      method: 'POST',
      ...changes,
    };
    const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    return receiveGarminNotification(
      { method, pathSecret, clientId, body: bytes },
      {
        pathSecrets: [GARMIN_PATH_SECRET, NEXT_GARMIN_PATH_SECRET],
        clientId: GARMIN_CLIENT.id,
      },
      dependencies,
    );
  };

  async function takeIn(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const before = performance.now();
    const status = await post(body, {
      pathSecret: (request.url ?? '').replace('/hook/', ''),
      clientId: String(request.headers['garmin-client-id']),
      method: request.method ?? '',
    });
    posts.push({ body, status, milliseconds: performance.now() - before });
    return status;
  }

  async function jobsOf(uid: string) {
    const stored = await adminFirestore
      .collection(firestorePaths.jobs())
      .where('payload.uid', '==', uid)
      .get();
    return stored.docs.map((document) => ({
      id: document.id,
      ...fromStored<{ state: string; dueAt: Date }>(document.data()),
    }));
  }

  async function runDue(uid: string): Promise<number> {
    const due = (await jobsOf(uid)).filter(
      ({ state, dueAt, id }) =>
        state === 'open' && dueAt <= time.now && !id.startsWith('reconcile-link'),
    );
    // One by one: the emulator lets transactions that meet wait for seconds.
    for (const { id } of due) await runJob(id, jobs);
    return due.length;
  }

  return {
    garmin,
    store,
    origin,
    time,
    dependencies,
    jobs,
    jobsWith,
    startedJobIds,
    posts,
    post,
    jobsOf,
    link: async (athleteKey, { permissions = EVERYTHING, hasHistory = false } = {}) => {
      count += 1;
      const name = `${process.pid}-${Date.now()}-${count}`;
      const key = `${athleteKey}~${name}`;
      const uid = `garmin-${name}`;
      const dataKey = await vault.newDataKey();
      await adminFirestore.doc(firestorePaths.accountState(uid)).set({ isBetaApproved: true });
      const tokens = await consentedTokens(links.providers.garmin, athleteKey, name, permissions);
      const account = garmin.state().accounts.find((one) => one.key === key);
      if (!account) throw new Error(`no account ${key}`);
      const jobIds = await makeLink(
        uid,
        {
          provider: 'garmin',
          accountId: account.userId,
          athleteName: null,
          tokens,
          dataKey,
          scopes: permissions,
        },
        { condition: null, provenEmail: null, now: time.now },
        adminFirestore,
      );
      if (!hasHistory) {
        for (const id of jobIds) await adminFirestore.doc(firestorePaths.job(id)).delete();
      }
      return { uid, key, userId: account.userId };
    },
    notifications: async (run) => {
      garmin.notifications.setMode('hold');
      garmin.finishRun(run);
      await garmin.notifications.settled();
      const held = garmin.notifications.deliveries().filter(({ state }) => state === 'held');
      garmin.notifications.clear();
      return held
        .reverse()
        .map(({ body }) => JSON.parse(body) as Record<string, { userId: string }[]>);
    },
    settle: async ({ uid }, seconds = 0) => {
      const end = time.now.getTime() + seconds * 1000;
      for (;;) {
        await garmin.settled();
        if ((await runDue(uid)) > 0) continue;
        const next = (await jobsOf(uid))
          .filter(({ state, id }) => state === 'open' && !id.startsWith('reconcile-link'))
          .map(({ dueAt }) => dueAt.getTime())
          .filter((dueAt) => dueAt > time.now.getTime());
        const soonest = Math.min(...next, end);
        if (soonest >= end) break;
        time.now = new Date(soonest);
      }
      time.now = new Date(end);
      await garmin.settled();
      if ((await runDue(uid)) > 0) await garmin.settled();
    },
    run: async (id, changed = jobs) => runJob(id, changed),
    rowsOf: async (uid) => {
      const rows = await adminFirestore.collection(firestorePaths.activities(uid)).get();
      return rows.docs.map((document) => fromStored<ActivityRow>(document.data()));
    },
    linkOf: async (uid) => {
      const link = await adminFirestore.doc(firestorePaths.link(uid, 'garmin')).get();
      return link.exists ? fromStored<ProviderLink>(link.data()) : null;
    },
    close: async () => {
      garmin.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}

function jobsBy(
  dependencies: CheckGarminAccountDependencies,
  links: Parameters<typeof unlinkProviderJob>[0],
): JobDependencies {
  const { firestore, store, now } = dependencies;
  return {
    firestore,
    handlers: jobHandlers([
      decodeUploadJob({ firestore, store, stravaTerms: 'standard' }),
      forgetUploadJob({ firestore, store }),
      rewriteFeedbackJob({ firestore }),
      settleHistoryJob({ ...dependencies, stravaTerms: 'standard' }),
      importHistoryJob({
        firestore,
        importers: { garmin: async (...step) => importGarminHistory(...step, dependencies) },
      }),
      reconcileLinkJob({
        garmin: async (...step) => reconcileGarmin(...step, dependencies),
      }),
      fetchGarminFileJob(dependencies),
      writeGarminActivityJob(dependencies),
      checkGarminAccountJob({
        ...dependencies,
        afterPermissions: async (uid) => askToDeliverPlan(uid, dependencies),
      }),
      deleteGarminDataJob(dependencies),
      deliverPlanJob({ ...dependencies, isOffered: true }),
      unlinkProviderJob(links),
    ]),
    now,
    enqueue: noQueue,
  };
}

/** Goes through Garmin's page and exchanges the code, as linking does. */
async function consentedTokens(
  garmin: GarminConfiguration,
  athlete: string,
  account: string,
  permission: readonly GarminPermission[],
) {
  const authorizeUrl = garminAuthorizeUrl(garmin, {
    redirectUri: GARMIN_CLIENT.redirectUri,
    state: 's'.repeat(40),
    codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  });
  const back = await giveConsent(authorizeUrl, { athlete, account, permission });
  const response = await fetch(`${garmin.tokenUrl}/di-oauth2-service/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: garmin.clientId,
      client_secret: garmin.clientSecret,
      code: back.searchParams.get('code') ?? '',
      code_verifier: VERIFIER,
      redirect_uri: GARMIN_CLIENT.redirectUri,
    }),
  });
  const answer = (await response.json()) as Record<'access_token' | 'refresh_token', string>;
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    // Its whole day; the tests' clock moves within it unless they renew it.
    expiresAt: new Date(Date.UTC(2199, 0, 1)),
  };
}
