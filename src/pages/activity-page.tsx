import { LoadingState } from '../ui/loading-state.tsx';

export default function ActivityPage() {
  return <LoadingState />;
}
