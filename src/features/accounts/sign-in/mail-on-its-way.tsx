import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { isEmailProven, useSessionStore } from '../../../platform/session-store.ts';
import { LocalMailsLink } from './local-mails-link.tsx';

/** For whoever has just signed up with an email: a mail was sent, and nobody need wait for it. */
export function MailOnItsWay() {
  const { t } = useTranslation('account');
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const isProven = useSessionStore(isEmailProven);
  if (email === null || isProven) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {t('account:email.onItsWay', { email })}
      <LocalMailsLink />
    </Alert>
  );
}
