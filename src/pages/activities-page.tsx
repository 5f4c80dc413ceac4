import { LoadingState } from '../ui/loading-state.tsx';

export default function ActivitiesPage() {
  return <LoadingState />;
}
