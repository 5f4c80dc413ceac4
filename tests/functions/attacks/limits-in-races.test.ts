import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ONBOARDING_CHECK_LIMITS } from '@tasuki/domain/onboarding/onboarding-state';
import { askForExport } from '../../../functions/src/account-export/ask-for-export.ts';
import {
  GARMIN_REQUESTS_A_MINUTE,
  GARMIN_PLAN_REQUESTS_OF_RUNNER,
  GARMIN_REQUESTS_FOR_HISTORY,
  GARMIN_REQUESTS_FOR_PLANS,
  GARMIN_REQUESTS_THAT_MAY_WAIT,
  GARMIN_REQUESTS_OF_RUNNER,
  takeGarminRequest,
} from '../../../functions/src/garmin/garmin-budget.ts';
import { checkOnboarding } from '../../../functions/src/onboarding/check-onboarding.ts';
import { takeFreeTurn } from '../../../functions/src/platform/take-turn.ts';
import { importFromProvider } from '../../../functions/src/provider-links/import-from-provider.ts';
import { openStravaActivity } from '../../../functions/src/strava/open-strava-activity.ts';
import { repositoryRoot } from '../../../scripts/repository-root.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { adminAuth, adminFirestore } from '../admin.ts';

const figure = soakFigure(19);
/** Asked for at once. */
const RACERS = 50;
/** The rest of each limit when the race begins: a tenth of what is asked for. */
const ROOM = RACERS / 10;
const ROUNDS = IS_SOAK ? 20 : 1;
/** Behind every other clock. */
const NOW = new Date('2096-04-05T09:00:10Z');

/** One limit with little room left. */
interface Race {
  /** Asks once. @returns `granted`, or the code or word of the refusal */
  ask: (index: number) => Promise<string>;
  /** How many may be granted. */
  room: number;
  refusal: string;
}

async function codeOr<Result>(work: Promise<Result>, granted: (result: Result) => string) {
  return work.then(granted, (cause: unknown) => {
    if (cause instanceof TasukiFailure) return cause.code;
    throw cause;
  });
}
const nothing = async () => Promise.resolve();

/** A person with an account whose profile is not needed. */
async function somebody(): Promise<string> {
  const uid = `racer${randomUUID().replaceAll('-', '')}`;
  await adminFirestore.doc(firestorePaths.user(uid)).set({ language: 'en' });
  await adminFirestore
    .doc(firestorePaths.accountState(uid))
    .set({ uid, roles: ['runner'], isBetaApproved: true, isEmailProven: true });
  return uid;
}

const RACES: Readonly<Record<string, () => Promise<Race>>> = {
  'checks of onboarding by one person': async () => {
    const uid = await somebody();
    const { checksMaximum } = ONBOARDING_CHECK_LIMITS;
    await adminFirestore.doc(firestorePaths.onboardingState(uid)).set({
      uid,
      refCode: null,
      invitedCount: 0,
      isClubMember: false,
      clubCheckedAt: null,
      completedAt: null,
      askedTasks: [],
      clubUrl: null,
      checks: { since: Timestamp.fromDate(NOW), count: checksMaximum - ROOM },
      updatedAt: Timestamp.fromDate(NOW),
    });
    const offer = { isGarminOffered: false, isStravaOffered: false, hasClub: false };
    const dependencies = {
      firestore: adminFirestore,
      auth: adminAuth,
      setting: { offer, clubUrl: null },
      isInClub: async () => Promise.resolve(false),
    };
    return {
      ask: async () => codeOr(checkOnboarding({ uid, now: NOW }, dependencies), () => 'granted'),
      room: ROOM,
      refusal: 'onboarding/checked-too-often',
    };
  },
  'requests to Garmin in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used: GARMIN_REQUESTS_A_MINUTE - ROOM });
    return {
      ask: async (index) => {
        const request = { uid: `runner-${index}`, work: 'current', now: NOW } as const;
        return codeOr(takeGarminRequest(adminFirestore, request), () => 'granted');
      },
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'requests to Garmin for one runner in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    const request = { uid: await somebody(), work: 'current', now: NOW } as const;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used: 0 });
    for (let taken = 0; taken < GARMIN_REQUESTS_OF_RUNNER - ROOM; taken += 1) {
      await takeGarminRequest(adminFirestore, request);
    }
    return {
      ask: async () => codeOr(takeGarminRequest(adminFirestore, request), () => 'granted'),
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'requests to Garmin for plans in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    const used = GARMIN_REQUESTS_FOR_PLANS - ROOM;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used, usedForPlans: used });
    return {
      ask: async (index) => {
        const request = { uid: `runner-${index}`, work: 'plan', now: NOW } as const;
        return codeOr(takeGarminRequest(adminFirestore, request), () => 'granted');
      },
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'requests to Garmin for the plan of one runner in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    const request = { uid: await somebody(), work: 'plan', now: NOW } as const;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used: 0 });
    for (let taken = 0; taken < GARMIN_PLAN_REQUESTS_OF_RUNNER - ROOM; taken += 1) {
      await takeGarminRequest(adminFirestore, request);
    }
    return {
      ask: async () => codeOr(takeGarminRequest(adminFirestore, request), () => 'granted'),
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'requests to Garmin for what may wait in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    const usedForPlans = GARMIN_REQUESTS_FOR_PLANS - ROOM;
    const usedForHistory = GARMIN_REQUESTS_THAT_MAY_WAIT - usedForPlans - ROOM;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used: usedForPlans + usedForHistory, usedForPlans, usedForHistory });
    return {
      ask: async (index) => {
        const work = index % 2 === 0 ? ('plan' as const) : ('history' as const);
        const request = { uid: `runner-${index}`, work, now: NOW };
        return codeOr(takeGarminRequest(adminFirestore, request), () => 'granted');
      },
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'requests to Garmin for histories in one minute': async () => {
    const minuteStartsAt = Math.floor(NOW.getTime() / 60_000) * 60_000;
    const used = GARMIN_REQUESTS_FOR_HISTORY - ROOM;
    await adminFirestore
      .doc(firestorePaths.providerBudget('garmin'))
      .set({ minuteStartsAt, used, usedForHistory: used });
    return {
      ask: async (index) => {
        const request = { uid: `runner-${index}`, work: 'history', now: NOW } as const;
        return codeOr(takeGarminRequest(adminFirestore, request), () => 'granted');
      },
      room: ROOM,
      refusal: 'provider/rate-limited',
    };
  },
  'activities of Strava that one person opens': async () => {
    const uid = await somebody();
    const idOf = (index: number) => `strava-${900_000 + index}`;
    const rows = adminFirestore.batch();
    for (let index = 0; index < RACERS + 1; index += 1) {
      const row = exampleActivityRow({ id: idOf(index), ownerUid: uid, sources: ['strava'] });
      rows.set(adminFirestore.doc(firestorePaths.activity(uid, idOf(index))), row);
    }
    await rows.commit();
    // A granted opening finds that the link has ended, before Strava is asked.
    const expired = async () => Promise.reject(new TasukiFailure('provider/link-expired'));
    const dependencies = {
      firestore: adminFirestore,
      apiUrl: 'http://127.0.0.1:9',
      terms: 'standard',
      token: expired,
      renewedToken: expired,
      startJob: nothing,
      now: () => NOW,
    } as const;
    return {
      ask: async (index) => {
        const asked = openStravaActivity({ activityId: idOf(index) }, { uid }, dependencies, ROOM);
        const answer = await codeOr(asked, ({ state }) => state);
        return answer === 'provider/link-expired' ? 'granted' : answer;
      },
      room: ROOM,
      refusal: 'waiting',
    };
  },
  'looks at a linked provider': async () => {
    const uid = await somebody();
    await adminFirestore.doc(firestorePaths.link(uid, 'strava')).set({
      provider: 'strava',
      state: 'connected',
      scopes: [],
      connectedAt: NOW,
      lastImportAt: null,
      history: null,
    });
    const dependencies = { firestore: adminFirestore, startJob: nothing };
    return {
      ask: async () =>
        codeOr(
          importFromProvider({ provider: 'strava' }, { uid, now: NOW }, dependencies),
          ({ isAsked }) => (isAsked ? 'granted' : 'asked before'),
        ),
      room: 1,
      refusal: 'asked before',
    };
  },
  'turns of one person that are not put off': async () => {
    const uid = await somebody();
    const limit = { kind: 'race', burst: ROOM, intervalSeconds: 3600 };
    return {
      ask: async () => codeOr(takeFreeTurn(uid, limit, NOW, adminFirestore), () => 'granted'),
      room: ROOM,
      refusal: 'auth/too-many-requests',
    };
  },
  'exports of one account': async () => {
    const uid = await somebody();
    return {
      ask: async () => {
        let hasBegun = false;
        const startJob = async () => {
          hasBegun = true;
          return Promise.resolve();
        };
        await askForExport(
          { uid, signedInAt: NOW, now: NOW },
          { firestore: adminFirestore, startJob },
        );
        return hasBegun ? 'granted' : 'under way';
      },
      room: 1,
      refusal: 'under way',
    };
  },
};

describe.each(Object.entries(RACES))('%s', (_name, open) => {
  it(`grants what is left and one more at most to ${RACERS} at once, and refuses the rest`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ask, room, refusal } = await open();
      const answers = await Promise.all(
        Array.from({ length: RACERS }, async (_item, index) => ask(index)),
      );
      figure.tried(RACERS);
      const granted = answers.filter((answer) => answer === 'granted').length;
      expect(granted).toBeGreaterThan(0);
      expect(granted).toBeLessThanOrEqual(room + 1);
      const refused = answers.filter((answer) => answer !== 'granted');
      expect(new Set(refused)).toEqual(new Set([refusal]));
      expect(await ask(RACERS), 'behind the race').toBe(refusal);
    }
  });
});

/** Files with limits, and the test that races against each. */
const RACED_IN: Readonly<Record<string, string>> = {
  'functions/src/billing/coach-plans/save-coach-plan.ts':
    'tests/functions/billing/products-in-races.test.ts',
  'functions/src/billing/products/save-product.ts':
    'tests/functions/billing/products-in-races.test.ts',
  'functions/src/chat/groups/group-invitations.ts': 'tests/functions/chat/groups-in-races.test.ts',
  'functions/src/chat/attachments/request-attachment.ts':
    'tests/functions/chat/attachments.test.ts',
  'functions/src/garmin/garmin-budget.ts': 'tests/functions/attacks/limits-in-races.test.ts',
  'functions/src/sign-in/count-sign-in.ts': 'tests/functions/fairness/counted-sign-ins.test.ts',
  'functions/src/platform/take-turn.ts': 'tests/functions/attacks/limits-in-races.test.ts',
  // Both answer by a code of their own, and count by the turns of the line above.
  'functions/src/chat/groups/mail-group-invitation.ts':
    'tests/functions/attacks/limits-in-races.test.ts',
  'functions/src/platform/requests/take-call-turn.ts':
    'tests/functions/attacks/limits-in-races.test.ts',
  'functions/src/onboarding/check-onboarding.ts': 'tests/functions/attacks/limits-in-races.test.ts',
  'functions/src/uploads/request-upload.ts': 'tests/functions/uploads/upload-budget.test.ts',
  'functions/src/uploads/upload-attempts.ts': 'tests/functions/uploads/upload-budget.test.ts',
  'functions/src/recordings/stored-bytes.ts': 'tests/functions/uploads/upload-budget.test.ts',
  'functions/src/second-factor/second-factor.ts': 'tests/functions/sign-in/second-factor.test.ts',
  'functions/src/strava/strava-budget.ts': 'tests/functions/strava/strava-budget.test.ts',
};

/** Each process counts these for itself, so there is nothing to race for. */
const COUNTED_IN_MEMORY: readonly string[] = [
  'functions/src/platform/callable.ts',
  'functions/src/platform/requests/open-calls.ts',
];

it('knows every limit of the functions that answers by a code', () => {
  const isLimit =
    /throw rateLimitedUntil\(|TasukiFailure\(\s*'[a-z]+\/(?:too-many-[a-z]+|[a-z]+-too-often|daily-limit|storage-full)'/;
  const places = globSync('functions/src/**/*.ts', { cwd: repositoryRoot })
    .map((path) => path.replaceAll('\\', '/'))
    // Clients hand on what a provider says.
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/integrations/'))
    .filter((path) => isLimit.test(readFileSync(join(repositoryRoot, path), 'utf8')));
  expect(places.sort()).toEqual([...Object.keys(RACED_IN), ...COUNTED_IN_MEMORY].sort());
  for (const path of new Set(Object.values(RACED_IN))) {
    expect(readFileSync(join(repositoryRoot, path), 'utf8'), path).toContain('soakFigure(19');
  }
});
