import { useLocation, useSearchParams } from 'react-router-dom';
import { RedirectSignedIn } from '../../features/accounts/sign-in/redirect-signed-in.tsx';
import { SignUpView } from './sign-up-view.tsx';

/** The page to which the guard sends people who are not signed in. */
export default function SignUpPage() {
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  return (
    <RedirectSignedIn>
      <SignUpView state={state} isOnTheWayToChat={search.get('lp') === '1'} />
    </RedirectSignedIn>
  );
}
