import { ServiceStatusView } from '../features/service-status/service-status-view.tsx';
import { preloadDateLocale } from '../platform/locale.ts';

preloadDateLocale();

/** Whether the service runs. */
export default function ServiceStatusPage() {
  return <ServiceStatusView />;
}
