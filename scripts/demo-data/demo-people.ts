import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { calendarDayOf, dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { storedPlanOf, type StoredPlan } from '@tasuki/domain/plans/plan-record';
import { completeRecord } from '@tasuki/domain/plans/proposed-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import type { AthleteProfile } from '@tasuki/domain/athletes/athlete-profile';
import { FREE_PLAN_ID, type Coach, type CoachPlan } from '@tasuki/domain/coaches/coach';
import type { DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { TERMS_VERSION, type Role, type UserAccount } from '@tasuki/domain/accounts/user-account';
import { DEMO_QUICK_RESPONSES } from './demo-quick-responses.ts';
import { DEMO_RUNNER } from '../../sandbox/recordings/demo-runner.ts';

const ROLES: Readonly<Record<Role, readonly Role[]>> = {
  runner: ['runner'],
  coach: ['runner', 'coach'],
  admin: ['runner', 'admin'],
};

const ATHLETE: Omit<AthleteProfile, 'createdAt' | 'updatedAt'> = {
  birthYear: 1992,
  sex: 'female',
  restingHeartRateBeatsPerMinute: DEMO_RUNNER.restingHeartRateBeatsPerMinute,
  maximumHeartRateBeatsPerMinute: DEMO_RUNNER.maximumHeartRateBeatsPerMinute,
  thresholdHeartRateBeatsPerMinute: 170,
  trainingSessionsPerWeek: 5,
  trainingPurpose: 'Half marathon under 1:42',
  sportsWatchManufacturer: null,
  recordSeconds: {
    fiveKilometers: 1311,
    tenKilometers: 2715,
    halfMarathon: 6185,
    marathon: null,
    fiftyKilometers: null,
    hundredKilometers: null,
  },
  availableWeekdays: [2, 3, 4, 6, 7],
};

const COACH_WORDS: Readonly<Record<'ja' | 'en', Omit<Coach, 'id' | 'kind' | 'name'>>> = {
  ja: {
    description: '市民ランナーのハーフとフルを見ています。',
    coachingStyle: '週末の長い練習を軸に、無理のない強度で積み上げます。',
    profile: '実業団で1万メートルを走り、いまは市民ランナーと朝に走っています。',
    aboutMe: '多摩川沿いをよく走ります。',
    isApproved: true,
    isPublished: true,
  },
  en: {
    description: 'Half and full marathons with people who have a job and a family.',
    coachingStyle: 'The long run first, everything else in its service, hard days truly hard.',
    profile: 'Ran the 10,000 metres for a company team; now runs mornings with beginners.',
    aboutMe: 'Mostly found along the Tama river.',
    isApproved: true,
    isPublished: true,
  },
};

const COACH_PLAN: Omit<CoachPlan, 'coachId' | 'name' | 'target'> = {
  id: FREE_PLAN_ID,
  priceJpy: 0,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

interface Stores {
  auth: Auth;
  firestore: Firestore;
}

/**
 * Makes the demo accounts, complete and approved; what exists is left alone. What
 * follows from an account (claims, public name) comes from the functions.
 */
export async function writeDemoPeople(
  accounts: readonly DemoAccount[],
  language: Language,
  stores: Stores,
): Promise<void> {
  await Promise.all(accounts.map(async (account) => writePerson(account, language, stores)));
}

async function writePerson(
  account: DemoAccount,
  language: Language,
  { auth, firestore }: Stores,
): Promise<void> {
  const { uid, email, password, role } = account;
  const [existing] = (await auth.getUsers([{ uid }])).users;
  if (!existing) await auth.createUser({ uid, email, password, emailVerified: true });
  const times = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  if (role === 'runner') {
    await writeOnce(firestore, firestorePaths.athleteProfile(uid), { ...ATHLETE, ...times });
    await writeOnce(firestore, firestorePaths.trainingPlan(uid), {
      ...demoPlan(dayNumber(new Date(), null)),
      ...times,
    });
  }
  if (role === 'coach') await writeCoach(account, language, firestore);
  // Before the account, whose writing makes the functions read it.
  await writeOnce(firestore, firestorePaths.accountState(uid), {
    uid,
    roles: ROLES[role],
    isBetaApproved: true,
    provenEmails: [email],
    claimsVersion: 0,
    updatedAt: FieldValue.serverTimestamp(),
  });
  await writeOnce(firestore, firestorePaths.user(uid), {
    ...demoUserAccount(account, language),
    ...times,
  });
}

/** The revision of the demo runner's plan as it is written. */
const DEMO_REVISION = '00000000';

/** Weeks of the demo runner's plan that lie behind, and that it has. */
const WEEKS_BEHIND = 5;
const PLAN_WEEKS = 14;

/**
 * The demo runner is in the sixth week of a plan for a half marathon.
 *
 * @param today as a day number
 */
export function demoPlan(today: number): StoredPlan {
  const firstMonday = mondayOf(today) - 7 * WEEKS_BEHIND;
  const plan = completeRecord({
    goalKind: 'race',
    goalMeters: 21_098,
    goalSeconds: 6120,
    goalDay: calendarDayOf(firstMonday + 7 * PLAN_WEEKS - 1),
    event: 'Half Marathon',
    madeOn: calendarDayOf(firstMonday - 1),
    weeks: PLAN_WEEKS,
    weekdays: ATHLETE.availableWeekdays,
    longRunWeekday: 7,
    weeklyMeters: 36_000,
    longestMeters: 14_000,
    daysSinceLastRun: 1,
    vdotTenths: 438,
    vdotUncertaintyTenths: 10,
    easyPaceSecondsPerKilometer: null,
    age: 34,
    thresholdHeartRate: ATHLETE.thresholdHeartRateBeatsPerMinute,
    health: 'well',
  });
  if (!plan) throw new Error('the demo runner has no plan');
  return storedPlanOf(plan, DEMO_REVISION);
}

/** The account of a demo person, as the sign-up and the start would have left it. */
export function demoUserAccount(
  { email, firstName, lastName }: DemoAccount,
  language: Language,
): Omit<UserAccount, 'uid' | 'createdAt' | 'updatedAt'> {
  return {
    email,
    contactEmail: null,
    firstName,
    lastName,
    phoneNumber: '+819012345678',
    country: 'JP',
    language,
    timeZone: 'Asia/Tokyo',
    units: 'metric',
    acceptedTermsVersion: TERMS_VERSION,
    isStartPageShown: true,
    // The sandboxed models know a few sentences only; the built-in coach shows what the product can do.
    defaultModel: 'embedded',
  };
}

async function writeCoach(
  { uid, firstName, lastName }: DemoAccount,
  language: Language,
  firestore: Firestore,
): Promise<void> {
  const isJapanese = language === 'ja';
  const name = isJapanese ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  await writeOnce(firestore, firestorePaths.coach(uid), {
    id: uid,
    kind: 'human',
    name,
    ...COACH_WORDS[isJapanese ? 'ja' : 'en'],
  } satisfies Coach);
  await writeOnce(firestore, firestorePaths.coachPlan(uid, COACH_PLAN.id), {
    ...COACH_PLAN,
    coachId: uid,
    name: isJapanese ? 'はじめの一歩' : 'First steps',
    target: isJapanese ? 'はじめて長い距離を走る人' : 'For a first long distance',
  } satisfies CoachPlan);
  for (const [id, response] of Object.entries(DEMO_QUICK_RESPONSES)) {
    await writeOnce(firestore, firestorePaths.quickResponse(uid, id), {
      ...response,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}

async function writeOnce(
  firestore: Firestore,
  path: string,
  value: Readonly<Record<string, unknown>>,
): Promise<void> {
  const reference = firestore.doc(path);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists) transaction.create(reference, value);
  });
}
