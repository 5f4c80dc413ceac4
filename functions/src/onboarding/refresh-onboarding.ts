import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  askedTasks,
  ONBOARDING_LINK_SHAPE,
  onboardingProgress,
  type OnboardingAthlete,
  type OnboardingFacts,
  type OnboardingLink,
  type OnboardingOffer,
} from '@tasuki/domain/onboarding/onboarding-tasks';
import { ATHLETE_TARGET_SHAPE, type AthleteTarget } from '@tasuki/domain/athletes/athlete-profile';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { storedReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import {
  changedState,
  type StoredOnboardingState,
  storedOnboardingState,
} from './stored-onboarding-state.ts';

const storedLink = storedReader<OnboardingLink>(ONBOARDING_LINK_SHAPE);

const storedAthlete = storedReader<OnboardingAthlete>({
  trainingSessionsPerWeek: 'number?',
  trainingPurpose: 'string?',
  sportsWatchManufacturer: 'string?',
});

const storedTarget = storedReader<AthleteTarget>(ATHLETE_TARGET_SHAPE);

/** What this operator asks newcomers for. */
export interface OnboardingSetting {
  offer: OnboardingOffer;
  /** The address to join its club; null = it has none. */
  clubUrl: string | null;
}

/**
 * Notes what is asked of a person, and when all of it was first found done. What was complete
 * once stays so: somebody who waits for approval does not lose their place by a link that expires.
 *
 * @param setting null = what was noted before holds, for whoever does not know the operator's secrets
 * @returns null where nothing is kept of the person: nothing was checked yet, or they have left
 */
export async function refreshOnboarding(
  uid: string,
  now: Date,
  { firestore, setting }: { firestore: Firestore; setting: OnboardingSetting | null },
): Promise<StoredOnboardingState | null> {
  const facts = await readFacts(firestore, uid);
  const reference = firestore.doc(firestorePaths.onboardingState(uid));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const current = storedOnboardingState(snapshot);
    if (!current) return null;
    const checked = {
      invitedCount: current.invitedCount,
      isClubMember: current.isClubMember,
    };
    const asked = setting ? askedTasks(setting.offer) : current.askedTasks;
    const isComplete =
      asked.length > 0 && onboardingProgress(asked, { ...facts, checked }).isComplete;
    const state = changedState(
      uid,
      current,
      {
        askedTasks: asked,
        ...(setting && { clubUrl: setting.clubUrl }),
        completedAt: current.completedAt ?? (isComplete ? Timestamp.fromDate(now) : null),
      },
      now,
    );
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, state);
    await batch.commit();
    return state;
  });
}

async function readFacts(
  firestore: Firestore,
  uid: string,
): Promise<Omit<OnboardingFacts, 'checked'>> {
  // Any is complete: the rules ask for its event and day, and without a time it is to finish.
  const complete = (path: string) => firestore.collection(path).limit(1).get();
  const [[account, athlete, ...links], goals, tournaments] = await Promise.all([
    firestore.getAll(
      firestore.doc(firestorePaths.user(uid)),
      firestore.doc(firestorePaths.athleteProfile(uid)),
      ...LINKED_PROVIDERS.map((provider) => firestore.doc(firestorePaths.link(uid, provider))),
    ),
    complete(firestorePaths.athleteGoals(uid)),
    complete(firestorePaths.athleteTournaments(uid)),
  ]);
  const country: unknown = account?.get('country');
  return {
    links: links.flatMap((snapshot) => {
      const link = storedLink(snapshot);
      return link ? [{ ...link, missingScopes: link.missingScopes ?? [] }] : [];
    }),
    country: typeof country === 'string' ? country : null,
    athlete: storedAthlete(athlete) ?? null,
    targets: [...goals.docs, ...tournaments.docs].flatMap(
      (target) => unlessUnreadable(() => storedTarget(target)) ?? [],
    ),
  };
}
