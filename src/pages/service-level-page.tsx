import { ServiceLevel } from '../features/legal/service-level.tsx';

/** What can be expected of the running of the service. */
export default function ServiceLevelPage() {
  return <ServiceLevel />;
}
