import { sportsWatchOf } from '../athletes/sports-watch.ts';
import type { AthleteProfile, AthleteTarget } from '../athletes/athlete-profile.ts';
import { isAnyScopeNeeded, type LinkedProvider } from '../provider-links/provider.ts';
import type { ProviderLink } from '../provider-links/provider-link.ts';
import type { StoredShape } from '../stored-shape.ts';
import { ONBOARDING_TASKS, type OnboardingState, type OnboardingTask } from './onboarding-state.ts';
import { REFERRAL_LIMITS } from '../accounts/referral.ts';

/** The parts of the task `goals`. */
export const GOALS_PARTS = ['country', 'trainingFrequency', 'trainingPurpose', 'target'] as const;
export type GoalsPart = (typeof GOALS_PARTS)[number];

/** The providers that the operator has set up; nobody is asked for what they cannot do. */
export interface OnboardingOffer {
  isGarminOffered: boolean;
  isStravaOffered: boolean;
  /** The operator has a club at Strava. */
  hasClub: boolean;
}

/** A link of before there were scopes to miss names none. */
export type OnboardingLink = Pick<ProviderLink, 'provider' | 'state'> &
  Partial<Pick<ProviderLink, 'missingScopes'>>;
export const ONBOARDING_LINK_SHAPE = {
  provider: 'string',
  state: 'string',
  missingScopes: 'array?',
} as const satisfies StoredShape<OnboardingLink>;

export type OnboardingAthlete = Pick<
  AthleteProfile,
  'trainingSessionsPerWeek' | 'trainingPurpose' | 'sportsWatchManufacturer'
>;

/** The stored facts on a person. */
export interface OnboardingFacts {
  links: readonly Pick<ProviderLink, 'provider' | 'state' | 'missingScopes'>[];
  /** ISO 3166-1 alpha-2; null = not given. */
  country: string | null;
  /** null = nothing given yet. */
  athlete: OnboardingAthlete | null;
  /** Goals and tournaments, in any order. */
  targets: readonly Pick<AthleteTarget, 'event' | 'date'>[];
  checked: Pick<OnboardingState, 'invitedCount' | 'isClubMember'>;
}

export interface OnboardingProgress {
  tasks: readonly { task: OnboardingTask; isDone: boolean }[];
  doneCount: number;
  /** Whole percent, rounded down; 100 only where everything is done. */
  percent: number;
  isComplete: boolean;
}

/**
 * The tasks that this operator asks for. Where Strava or Garmin is not offered, what needs
 * it is left out.
 */
export function askedTasks(offer: OnboardingOffer): OnboardingTask[] {
  return ONBOARDING_TASKS.filter((task) => {
    switch (task) {
      case 'watch':
        return offer.isGarminOffered;
      case 'strava':
        return offer.isStravaOffered;
      case 'club':
        return offer.isStravaOffered && offer.hasClub;
      case 'goals':
      case 'invitation':
        return true;
    }
  });
}

/**
 * How far somebody has come with the tasks they are asked for.
 *
 * @example onboardingProgress(['goals', 'invitation'], facts).percent // 50 with goals given
 */
export function onboardingProgress(
  asked: readonly OnboardingTask[],
  facts: OnboardingFacts,
): OnboardingProgress {
  const tasks = ONBOARDING_TASKS.filter((task) => asked.includes(task)).map((task) => ({
    task,
    isDone: isDone(task, facts),
  }));
  const doneCount = tasks.filter((task) => task.isDone).length;
  return {
    tasks,
    doneCount,
    percent: tasks.length === 0 ? 100 : Math.floor((doneCount / tasks.length) * 100),
    isComplete: doneCount === tasks.length,
  };
}

function isDone(task: OnboardingTask, facts: OnboardingFacts): boolean {
  switch (task) {
    case 'watch':
      return isConnected('garmin', facts) || namesAnotherWatch(facts);
    case 'strava':
      return isConnected('strava', facts);
    case 'club':
      return facts.checked.isClubMember;
    case 'goals':
      return missingGoalsParts(facts).length === 0;
    case 'invitation':
      return facts.checked.invitedCount >= REFERRAL_LIMITS.invitedFriends;
  }
}

/** A link that no longer works, or was given too little to bring anything, is none. */
function isConnected(provider: LinkedProvider, { links }: OnboardingFacts): boolean {
  return links.some(
    (link) =>
      link.provider === provider &&
      link.state === 'connected' &&
      !isAnyScopeNeeded(provider, link.missingScopes),
  );
}

/** A runner who wears a Garmin connects it. */
function namesAnotherWatch({ athlete }: OnboardingFacts): boolean {
  const watch = sportsWatchOf(athlete?.sportsWatchManufacturer ?? null);
  return watch !== null && watch !== 'Garmin';
}

/** The missing parts of the task `goals`, in the order in which they are asked. */
export function missingGoalsParts({
  country,
  athlete,
  targets,
}: Pick<OnboardingFacts, 'country' | 'athlete' | 'targets'>): GoalsPart[] {
  const isFilled: Readonly<Record<GoalsPart, boolean>> = {
    country: country !== null,
    trainingFrequency: (athlete?.trainingSessionsPerWeek ?? null) !== null,
    trainingPurpose: (athlete?.trainingPurpose ?? '').trim() !== '',
    // A goal without a time is to finish.
    target: targets.some(({ event, date }) => event.trim() !== '' && date !== ''),
  };
  return GOALS_PARTS.filter((part) => !isFilled[part]);
}
