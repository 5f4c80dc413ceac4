import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OnboardingCheck } from '@tasuki/domain/callables';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ONBOARDING_CHECK_LIMITS } from '@tasuki/domain/onboarding/onboarding-state';
import { askedTasks } from '@tasuki/domain/onboarding/onboarding-tasks';
import type { ProviderLink } from '@tasuki/domain/people/provider-link';
import { logWarning } from '../platform/log.ts';
import { untilNotOvertaken, writeUnlessChanged } from '../platform/write-unless-overtaken.ts';
import { countReferral } from './count-referral.ts';
import { refreshOnboarding, type OnboardingSetting } from './refresh-onboarding.ts';
import { changedState, type StoredOnboardingState } from './stored-onboarding-state.ts';

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
  const before = await takeCheck(uid, now, firestore);
  const counted = await countReferral(uid, now, dependencies);
  if (counted !== null) await refreshOnboarding(counted, now, dependencies);
  const isClubAsked = askedTasks(setting.offer).includes('club') && !before.isClubMember;
  const clubFailure = isClubAsked ? await checkClub(uid, now, dependencies) : null;
  const state = await refreshOnboarding(uid, now, dependencies);
  if (!state) throw new TasukiFailure('common/not-found');
  return { invitedCount: state.invitedCount, isClubMember: state.isClubMember, clubFailure };
}

/** Counts the check, before it costs anything. */
async function takeCheck(
  uid: string,
  now: Date,
  firestore: Firestore,
): Promise<StoredOnboardingState> {
  const { checksMaximum, windowMinutes } = ONBOARDING_CHECK_LIMITS;
  const references = [
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.onboardingState(uid)),
  ] as const;
  return untilNotOvertaken(async () => {
    const [account, snapshot] = await firestore.getAll(...references);
    if (!account?.exists || !snapshot) throw new TasukiFailure('common/not-found');
    const current = snapshot.data() as StoredOnboardingState | undefined;
    const checks = current?.checks;
    const isSameWindow =
      checks !== undefined && now.getTime() - checks.since.toMillis() < windowMinutes * 60_000;
    if (isSameWindow && checks.count >= checksMaximum) {
      throw new TasukiFailure('onboarding/checked-too-often');
    }
    const state = changedState(
      uid,
      current,
      {
        checks: isSameWindow
          ? { since: checks.since, count: checks.count + 1 }
          : { since: Timestamp.fromDate(now), count: 1 },
      },
      now,
    );
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, state);
    await batch.commit();
    return state;
  });
}

/** @returns why Strava could not be asked; null = it answered, or there is no link to ask by */
async function checkClub(
  uid: string,
  now: Date,
  { firestore, isInClub }: CheckDependencies,
): Promise<FailureCode | null> {
  const link = (await firestore.doc(firestorePaths.link(uid, 'strava')).get()).data() as
    | ProviderLink
    | undefined;
  if (link?.state !== 'connected') return null;
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
