import Typography from '@mui/material/Typography';
import { Agreement } from '../../ui/forms/agreement.tsx';

/** What somebody agrees to who goes on to a provider in order to sign up. */
export function AgreementByGoingOn() {
  return (
    <Typography variant="body2" color="textSecondary">
      <Agreement words="account:signInMethod.agreement" />
    </Typography>
  );
}
