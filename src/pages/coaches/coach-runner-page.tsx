import { useParams } from 'react-router-dom';
import { CoachedRunnerView } from '../../features/roster/coached-runner-view.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from './coach-only.tsx';

preloadDateLocale();

/** One runner of a coach. */
export default function CoachRunnerPage() {
  const { runnerUid } = useParams();
  if (runnerUid === undefined) return null;
  return (
    <CoachOnly>
      {(uid) => <CoachedRunnerView key={runnerUid} coachId={uid} runnerUid={runnerUid} />}
    </CoachOnly>
  );
}
