import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** Where Strava sends people back to. */
export default function StravaCallbackPage() {
  return <ProviderArrivalView provider="strava" />;
}
