import { ExternalTransmission } from '../features/consent/external-transmission.tsx';
import { preloadDateLocale } from '../platform/locale.ts';

preloadDateLocale();

/** The page on the receivers of data from the browser, the data, and the reasons. */
export default function ExternalTransmissionPage() {
  return <ExternalTransmission />;
}
