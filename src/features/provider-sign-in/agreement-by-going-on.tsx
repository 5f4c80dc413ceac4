import { Agreement } from '../../ui/forms/agreement.tsx';
import '../../ui/plain/plain.css';

/** What somebody agrees to who goes on to a provider in order to sign up. */
export function AgreementByGoingOn() {
  return (
    <p className="plain-text" data-quiet="">
      <Agreement words="account:signInMethod.agreement" />
    </p>
  );
}
