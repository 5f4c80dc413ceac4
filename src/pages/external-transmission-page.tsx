import { ExternalTransmission } from '../features/consent/external-transmission.tsx';
import { preloadDateLocale } from '../platform/locale.ts';

preloadDateLocale();

/** To whom the browser sends what, and why. */
export default function ExternalTransmissionPage() {
  return <ExternalTransmission />;
}
