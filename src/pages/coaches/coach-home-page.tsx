import { useParams } from 'react-router-dom';
import { RosterView } from '../../features/roster/roster-view.tsx';
import { WaitingDrafts } from '../../features/drafts/waiting-drafts.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from './coach-only.tsx';

preloadDateLocale();

/** Where the coach app begins: who needs the coach, then everybody. */
export default function CoachHomePage() {
  const { runnerUid = null } = useParams();
  return (
    <CoachOnly>
      {(uid) => (
        <RosterView uid={uid} selectedUid={runnerUid}>
          <WaitingDrafts uid={uid} />
        </RosterView>
      )}
    </CoachOnly>
  );
}
