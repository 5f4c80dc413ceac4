import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { useAthleteProfile } from '../../data/athletes/athlete-queries.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { PhotoSection } from './photo-section.tsx';
import { PhysiologyForm } from './physiology-form.tsx';

/** How others see the runner, and what the coach has to know of body and week. */
export function ProfileView() {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const user = useSessionStore((session) => session.user);
  const profile = useAthleteProfile(uid);
  if (!user) return null;
  return (
    <>
      <PhotoSection uid={uid} />
      <DisplayNameForm user={user} />
      {profile.state === 'loading' && <LoadingState shape="form" />}
      {profile.state === 'failed' && (
        <FailedState failureCode={profile.failureCode} onRetry={profile.retry} />
      )}
      {profile.state === 'ready' && (
        <PhysiologyForm
          uid={uid}
          isThere={profile.data !== null}
          profile={profile.data ?? EMPTY_ATHLETE_PROFILE}
        />
      )}
    </>
  );
}
