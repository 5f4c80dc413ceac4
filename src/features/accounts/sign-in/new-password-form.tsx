import { useTranslation } from 'react-i18next';
import type { NewPasswordForm as Fields } from '@tasuki/domain/sign-in/passwords/new-password';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormAnswer } from '../../../ui/forms/form-answer.tsx';
import { FormPasswordField } from '../../../ui/forms/form-password-field.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/passwords/new-password')).newPasswordSchema;
}
async function loadSchemaWithCurrent() {
  return (await import('@tasuki/domain/sign-in/passwords/change-password')).changePasswordSchema;
}

interface NewPasswordFormProps {
  /** Names the form for a screen reader. */
  label: string;
  /** The address of the account, for the browser's password store. */
  email: string;
  /** Whether the password that is replaced is asked for. */
  asksForCurrent?: boolean;
  autoFocus?: boolean;
  save: (passwords: Fields) => Promise<void>;
  onDone: () => void;
  /** Left out where the form is all there is. */
  onCancel?: () => void;
}

/** A new password, twice. */
export function NewPasswordForm({
  label,
  email,
  asksForCurrent = false,
  autoFocus = false,
  save,
  onDone,
  onCancel,
}: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: asksForCurrent ? 'change password' : 'set a new password',
    loadSchema: asksForCurrent ? loadSchemaWithCurrent : loadSchema,
    defaultValues: { currentPassword: '', newPassword: '', repeatPassword: '' },
    run: save,
    onDone,
  });
  return (
    <FormStack label={label} {...handlers}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent && (
        <FormPasswordField
          form={form}
          name="currentPassword"
          label={t('account:field.currentPassword')}
          autoComplete="current-password"
          autoFocus={autoFocus}
        />
      )}
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('account:field.newPassword')}
        hint={t('account:newPassword.hint')}
        autoComplete="new-password"
        autoFocus={autoFocus && !asksForCurrent}
      />
      <FormPasswordField
        form={form}
        name="repeatPassword"
        label={t('account:field.repeatPassword')}
        autoComplete="new-password"
      />
      <FailureAlert failureCode={failureCode} />
      <FormAnswer words={t('account:newPassword.submit')} isBusy={isBusy} onCancel={onCancel} />
    </FormStack>
  );
}
