import { useLocation } from 'react-router-dom';
import { RedirectSignedIn } from '../../features/accounts/sign-in/redirect-signed-in.tsx';
import { SignInView } from './sign-in-view.tsx';

/** Sign-in as the app shows it; `src/app/guest/` shows it before the app is there. */
export default function SignInPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <RedirectSignedIn>
      <SignInView state={state} />
    </RedirectSignedIn>
  );
}
