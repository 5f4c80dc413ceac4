import { OwnCoachView } from '../../features/own-coach/own-coach-view.tsx';
import { CoachOnly } from './coach-only.tsx';

/** What runners read of a coach, and what the coach offers. */
export default function OwnCoachPage() {
  return <CoachOnly>{(uid) => <OwnCoachView uid={uid} />}</CoachOnly>;
}
