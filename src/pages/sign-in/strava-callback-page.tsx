import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** The page to which Strava sends people back. */
export default function StravaCallbackPage() {
  return <ProviderArrivalView provider="strava" />;
}
