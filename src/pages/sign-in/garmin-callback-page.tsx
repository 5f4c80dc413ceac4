import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** The page to which Garmin sends people back. */
export default function GarminCallbackPage() {
  return <ProviderArrivalView provider="garmin" />;
}
