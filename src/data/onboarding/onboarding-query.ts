import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchOnboarding, type OnboardingReading } from './onboarding.ts';

/** Everything that a person's tasks follow from, live. */
export function useOnboardingReading(uid: string) {
  return useLiveQuery<OnboardingReading>({
    key: `onboarding/${uid}`,
    watch: (onData, onError) => watchOnboarding(uid, onData, onError),
  });
}
