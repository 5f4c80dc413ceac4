import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OnboardingCheck } from '@tasuki/domain/onboarding/onboarding-calls';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { ONBOARDING_CHECK_LIMITS } from '@tasuki/domain/onboarding/onboarding-state';
import { askedTasks } from '@tasuki/domain/onboarding/onboarding-tasks';
import { logWarning } from '../platform/log.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { countReferral } from './count-referral.ts';
import { refreshOnboarding, type OnboardingSetting } from './refresh-onboarding.ts';
import { changedState, storedOnboardingState } from './stored-onboarding-state.ts';

export interface CheckDependencies {
  firestore: Firestore;
  auth: Auth;
  setting: OnboardingSetting;
  /**
   * Asks Strava, with the runner's token, whether they are in the operator's club.
   *
   * @throws TasukiFailure
   */
  isInClub: (uid: string) => Promise<boolean>;
}

/**
 * Looks again at everything that onboarding asks for. Where Strava cannot be asked, all the
 * rest is checked and the answer says why.
 *
 * @throws TasukiFailure 'onboarding/checked-too-often', 'common/not-found' without an account
 */
export async function checkOnboarding(
  { uid, now }: { uid: string; now: Date },
  dependencies: CheckDependencies,
): Promise<OnboardingCheck> {
  const { firestore, setting } = dependencies;
  const hasClub = askedTasks(setting.offer).includes('club');
  const club = await takeCheck(uid, hasClub, now, firestore);
  const counted = await countReferral(uid, now, dependencies);
  if (counted !== null) await refreshOnboarding(counted, now, dependencies);
  const clubFailure = await clubFailureOf(club, uid, now, dependencies);
  const state = await refreshOnboarding(uid, now, dependencies);
  if (!state) throw new TasukiFailure('common/not-found');
  return { invitedCount: state.invitedCount, isClubMember: state.isClubMember, clubFailure };
}

/** Whether the club is to be looked at: by a link, until the person was seen in it, not often in a day. */
type ClubCheck = 'not needed' | 'taken' | 'too often';

async function clubFailureOf(
  club: ClubCheck,
  uid: string,
  now: Date,
  dependencies: CheckDependencies,
): Promise<FailureCode | null> {
  if (club === 'too often') return 'provider/rate-limited';
  return club === 'taken' ? checkClub(uid, now, dependencies) : null;
}

/** Counts the check, before it costs anything. */
async function takeCheck(
  uid: string,
  hasClub: boolean,
  now: Date,
  firestore: Firestore,
): Promise<ClubCheck> {
  const { checksMaximum, windowMinutes, checksMaximumOfDay, clubChecksMaximumOfDay } =
    ONBOARDING_CHECK_LIMITS;
  const references = [
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.onboardingState(uid)),
    firestore.doc(firestorePaths.link(uid, 'strava')),
  ] as const;
  const day = now.toISOString().slice(0, 10);
  return retryOnContention(async () => {
    const [account, snapshot, link] = await firestore.getAll(...references);
    if (!account?.exists || !snapshot) throw new TasukiFailure('common/not-found');
    const current = storedOnboardingState(snapshot);
    const checks = current?.checks;
    const isSameWindow =
      checks !== undefined &&
      now.getTime() - checks.since.toMillis() < windowMinutes * MINUTE_MILLISECONDS;
    const { countOfDay = 0, clubCountOfDay = 0 } = checks?.day === day ? checks : {};
    if ((isSameWindow && checks.count >= checksMaximum) || countOfDay >= checksMaximumOfDay) {
      throw new TasukiFailure('onboarding/checked-too-often');
    }
    const isLeft = clubCountOfDay < clubChecksMaximumOfDay;
    const isLinked = link?.get('state') === 'connected';
    const isNeeded = hasClub && isLinked && current?.isClubMember !== true;
    const club = !isNeeded ? 'not needed' : isLeft ? 'taken' : 'too often';
    const counted = {
      since: isSameWindow ? checks.since : Timestamp.fromDate(now),
      count: isSameWindow ? checks.count + 1 : 1,
      day,
      countOfDay: countOfDay + 1,
      clubCountOfDay: clubCountOfDay + (club === 'taken' ? 1 : 0),
    };
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, changedState(uid, current, { checks: counted }, now));
    await batch.commit();
    return club;
  });
}

/** @returns why Strava could not be asked; null = it answered */
async function checkClub(
  uid: string,
  now: Date,
  { firestore, isInClub }: CheckDependencies,
): Promise<FailureCode | null> {
  try {
    const isClubMember = await isInClub(uid);
    const reference = firestore.doc(firestorePaths.onboardingState(uid));
    await reference.update({ isClubMember, clubCheckedAt: Timestamp.fromDate(now) });
    return null;
  } catch (cause) {
    if (!(cause instanceof TasukiFailure)) throw cause;
    logWarning('club not checked', { uid }, cause);
    return cause.code;
  }
}
