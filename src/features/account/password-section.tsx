import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePasswordForm } from '@tasuki/domain/people/change-password';
import type { NewPasswordForm } from '@tasuki/domain/people/new-password';
import { addPassword, changePassword } from '../../data/account-security.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSchemaForm } from '../../platform/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';
import { PageSection } from '../../ui/page-section.tsx';

async function loadChangeSchema() {
  return (await import('@tasuki/domain/people/change-password')).changePasswordSchema;
}
async function loadNewSchema() {
  return (await import('@tasuki/domain/people/new-password')).newPasswordSchema;
}

function change({ currentPassword, newPassword }: ChangePasswordForm): Promise<void> {
  return changePassword(currentPassword, newPassword);
}
function add({ newPassword }: NewPasswordForm): Promise<void> {
  return addPassword(newPassword);
}

/** Changes the password; sets one where none exists and an email to sign in with does. */
export function PasswordSection() {
  const { t } = useTranslation('account');
  const hasPassword = useSessionStore((session) => session.signInMethods.includes('password'));
  const email = useSessionStore((session) => session.userCredential?.email ?? null);
  const [openForm, setOpenForm] = useState<'change' | 'add' | null>(null);
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
      {openForm === 'change' && email !== null && <ChangeForm email={email} onDone={finish} />}
      {openForm === 'add' && email !== null && <AddForm email={email} onDone={finish} />}
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
          onClick={() => {
            setDone(null);
            setOpenForm(kind);
          }}
        >
          {t(`account:password.${kind}.open`)}
        </Button>
      )}
    </PageSection>
  );
}

interface FormProps {
  /** For the browser's password store. */
  email: string;
  onDone: () => void;
}

function ChangeForm({ email, onDone }: FormProps) {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<ChangePasswordForm>({
    what: 'change password',
    loadSchema: loadChangeSchema,
    defaultValues: { currentPassword: '', newPassword: '', repeatPassword: '' },
    run: change,
    onDone,
  });
  return (
    <FormStack label={t('account:password.change.open')} {...handlers}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="currentPassword"
        label={t('account:field.currentPassword')}
        autoComplete="current-password"
        autoFocus
      />
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('account:field.newPassword')}
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
      />
      <FormPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" loading={isBusy}>
        {t('account:newPassword.submit')}
      </Button>
    </FormStack>
  );
}

function AddForm({ email, onDone }: FormProps) {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<NewPasswordForm>({
    what: 'add password',
    loadSchema: loadNewSchema,
    defaultValues: { newPassword: '', repeatPassword: '' },
    run: add,
    onDone,
  });
  return (
    <FormStack label={t('account:password.add.open')} {...handlers}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('account:field.newPassword')}
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
        autoFocus
      />
      <FormPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" loading={isBusy}>
        {t('account:newPassword.submit')}
      </Button>
    </FormStack>
  );
}
