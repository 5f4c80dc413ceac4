import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPassword, changePassword } from '../../../data/sign-in/account-security.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';

/** Changes the password; sets one where none exists and an email to sign in with does. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const hasPassword = useSessionStore((session) => session.signInMethods.includes('password'));
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const [openForm, setOpenForm] = useState<'change' | 'add' | null>(null);
  /** So that the focus goes back to where the form was opened. */
  const [wasOpen, setWasOpen] = useState(false);
  const [done, setDone] = useState<'change' | 'add' | null>(null);
  const kind = hasPassword ? 'change' : 'add';
  const finish = () => {
    setDone(openForm);
    setOpenForm(null);
  };
  return (
    <PageSection title={t('account:field.password')}>
      {done && (
        <Typography role="status" variant="body2">
          {t(`account:password.${done}.done`)}
        </Typography>
      )}
      {openForm !== null && email !== null && (
        <NewPasswordForm
          label={t(`account:password.${openForm}.open`)}
          email={email}
          asksForCurrent={openForm === 'change'}
          save={({ currentPassword, newPassword }) =>
            openForm === 'change'
              ? changePassword(currentPassword, newPassword)
              : addPassword(newPassword)
          }
          onDone={finish}
          onCancel={() => {
            setOpenForm(null);
          }}
          autoFocus
        />
      )}
      {openForm === null && email === null && (
        <Typography variant="body2" color="textSecondary">
          {t('account:password.needsEmail')}
        </Typography>
      )}
      {openForm === null && email !== null && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          autoFocus={wasOpen}
          onClick={() => {
            setDone(null);
            setOpenForm(kind);
            setWasOpen(true);
          }}
        >
          {t(`account:password.${kind}.open`)}
        </Button>
      )}
    </PageSection>
  );
}
