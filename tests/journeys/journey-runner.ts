import { setTimeout } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import { BUILT_IN_COACH_ID, BUILT_IN_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { requiredSetting } from './journey-browser.ts';

/** Somebody who is signed in already; the sign-in methods have journeys of their own. */
export interface JourneyRunner {
  uid: string;
  email: string;
  password: string;
}

let count = 0;

/** Seeding the demo data opens apps of other names in the same process. */
export function openDefaultApp(): void {
  const isOpen = getApps().some(({ name }) => name === '[DEFAULT]');
  if (!isOpen) initializeApp({ projectId: requiredSetting('GCLOUD_PROJECT') });
}

/** Makes an account with everything the guard asks for, and the built-in coach. */
export async function createJourneyRunner(
  language: Language,
  {
    isEmailVerified = false,
    isCoach = false,
  }: { isEmailVerified?: boolean; isCoach?: boolean } = {},
): Promise<JourneyRunner> {
  openDefaultApp();
  count += 1;
  const email = `journey-${Date.now()}-${count}@journeys.tasuki.example`;
  const password = 'Journey-way-1';
  const { uid } = await getAuth().createUser({
    email,
    password,
    emailVerified: isEmailVerified,
  });
  await getAuth().setCustomUserClaims(uid, { canAccessBeta: true, ...(isCoach && { isCoach }) });
  const database = getFirestore();
  const now = new Date();
  await database.doc(firestorePaths.coachLink(uid, BUILT_IN_COACH_ID)).set({
    runnerUid: uid,
    coachId: BUILT_IN_COACH_ID,
    planId: BUILT_IN_PLAN_ID,
    state: 'active',
    sharesActivities: false,
    consentVersion: null,
    consentedAt: null,
    since: now,
    updatedAt: now,
  });
  // Before the account, whose writing makes the functions read it.
  await database.doc(firestorePaths.accountState(uid)).set({
    uid,
    roles: isCoach ? ['runner', 'coach'] : ['runner'],
    isBetaApproved: true,
    provenEmails: isEmailVerified ? [email] : [],
    claimsVersion: 0,
    updatedAt: now,
  });
  await database.doc(firestorePaths.user(uid)).set({
    email,
    contactEmail: null,
    firstName: 'Minh',
    lastName: 'Pham',
    phoneNumber: '+819012345678',
    country: 'JP',
    language,
    timeZone: 'Asia/Tokyo',
    units: 'metric',
    acceptedTermsVersion: TERMS_VERSION,
    isStartPageShown: true,
    createdAt: now,
    updatedAt: now,
  });
  return { uid, email, password };
}

/** Ends every session of a person, as an operator or a stolen-device report would. */
export async function revokeSessions(uid: string): Promise<void> {
  // Auth counts in whole seconds: a token of the same second would outlive it.
  await setTimeout(1_000);
  await getAuth().revokeRefreshTokens(uid);
}

/** The stored activities of a person. */
export async function storedActivityIds(uid: string): Promise<string[]> {
  const rows = await getFirestore().collection(firestorePaths.activities(uid)).get();
  return rows.docs.map(({ id }) => id);
}
