import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** The page to which Google sends people back. */
export default function GoogleCallbackPage() {
  return <ProviderArrivalView provider="google" />;
}
