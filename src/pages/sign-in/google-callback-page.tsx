import { ProviderArrivalView } from '../../features/provider-sign-in/provider-arrival-view.tsx';

/** Where Google sends people back to. */
export default function GoogleCallbackPage() {
  return <ProviderArrivalView provider="google" />;
}
