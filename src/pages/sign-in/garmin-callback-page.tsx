import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** Where Garmin sends people back to. */
export default function GarminCallbackPage() {
  return <ProviderArrivalView provider="garmin" />;
}
