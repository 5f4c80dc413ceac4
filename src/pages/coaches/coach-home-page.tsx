import { OwnCoachView } from '../../features/own-coach/own-coach-view.tsx';
import { CoachOnly } from './coach-only.tsx';

/** Where the coach app begins. */
export default function CoachHomePage() {
  return <CoachOnly>{(uid) => <OwnCoachView uid={uid} />}</CoachOnly>;
}
