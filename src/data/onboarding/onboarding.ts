import { athleteProfileOf } from '@tasuki/domain/athletes/stored-profile';
import type { OnboardingCheck } from '@tasuki/domain/onboarding/onboarding-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { OnboardingState } from '@tasuki/domain/onboarding/onboarding-state';
import {
  ONBOARDING_LINK_SHAPE,
  type OnboardingFacts,
  type OnboardingLink,
} from '@tasuki/domain/onboarding/onboarding-tasks';
import {
  ATHLETE_PROFILE_LIMITS,
  ATHLETE_TARGET_SHAPE,
  type AthleteTarget,
} from '@tasuki/domain/athletes/athlete-profile';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { documentAs, type StoredDocument } from '../stored-document.ts';

/** The state of the list of tasks; the account itself is in the session. */
export interface OnboardingReading {
  /** Null = nothing was checked yet. */
  state: OnboardingState | null;
  facts: Omit<OnboardingFacts, 'country' | 'checked'>;
}

/** The fields that are missing if something else than a check made the document. */
const UNCHECKED = { refCode: null, invitedCount: 0, isClubMember: false, askedTasks: [] };

function onboardingStateOf({ id, data }: StoredDocument): OnboardingState {
  const checks = { since: new Date(0), count: 0 };
  const times = { clubCheckedAt: null, completedAt: null, updatedAt: new Date(0) };
  return { uid: id, ...UNCHECKED, ...times, clubUrl: null, checks, ...data };
}

/** Everything that a person's tasks follow from, live; the first answer comes when all is known. */
export async function watchOnboarding(
  uid: string,
  onReading: (reading: OnboardingReading) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument, watchPage } = await import('../live-documents.ts');
  const answers = new Map<string, readonly StoredDocument[]>();
  const sourceCount = 4 + LINKED_PROVIDERS.length;
  const take = (name: string) => (documents: readonly StoredDocument[]) => {
    answers.set(name, documents);
    if (answers.size === sourceCount) onReading(readingOf(answers));
  };
  const watchOne = (name: string, path: string) =>
    watchDocument(
      path,
      (document) => {
        take(name)(document ? [document] : []);
      },
      onError,
    );
  const watchTargets = (name: string, collectionPath: string) =>
    watchPage(
      {
        collectionPath,
        dateField: 'date',
        after: null,
        size: ATHLETE_PROFILE_LIMITS.targetsMaximum,
      },
      take(name),
      onError,
    );
  const stops = [
    watchOne('state', firestorePaths.onboardingState(uid)),
    watchOne('athlete', firestorePaths.athleteProfile(uid)),
    ...LINKED_PROVIDERS.map((provider) => watchOne(provider, firestorePaths.link(uid, provider))),
    watchTargets('goals', firestorePaths.athleteGoals(uid)),
    watchTargets('tournaments', firestorePaths.athleteTournaments(uid)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function readingOf(answers: ReadonlyMap<string, readonly StoredDocument[]>): OnboardingReading {
  const all = (name: string) => answers.get(name) ?? [];
  const [state] = all('state');
  const [athlete] = all('athlete');
  return {
    state: state ? onboardingStateOf(state) : null,
    facts: {
      links: LINKED_PROVIDERS.flatMap(all).map((link) => {
        const {
          provider,
          state,
          missingScopes = [],
        } = documentAs<OnboardingLink>(link, ONBOARDING_LINK_SHAPE);
        return { provider, state, missingScopes };
      }),
      athlete: athlete ? athleteProfileOf(athlete.data) : null,
      targets: [...all('goals'), ...all('tournaments')].map((target) =>
        documentAs<AthleteTarget>(target, ATHLETE_TARGET_SHAPE),
      ),
    },
  };
}

/** The person's own code to invite with. @throws what failureCodeOf understands */
export async function openInvitation(): Promise<string> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  return (await callFunction('openInvitation', {})).refCode;
}

/** Has everything looked at again; the answer also comes by the live query. @throws as above */
export async function checkOnboarding(): Promise<OnboardingCheck> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  return callFunction('checkOnboarding', {});
}
