import { Agreement } from '../../ui/forms/agreement.tsx';
import '../../ui/plain/plain.css';

/** What a person agrees to by going on to a provider to sign up. */
export function AgreementByGoingOn() {
  return (
    <p className="plain-text" data-quiet="">
      <Agreement words="account:signInMethod.agreement" />
    </p>
  );
}
