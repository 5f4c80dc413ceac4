import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordResetRequest } from '@tasuki/domain/sign-in/sign-in';
import { changeEmail } from '../../../data/sign-in/account-security.ts';
import { useSchemaForm } from '../../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FormAnswer } from '../../../ui/forms/form-answer.tsx';
import { FormStack } from '../../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../../ui/forms/form-text-field.tsx';
import { LocalMailsLink } from '../sign-in/local-mails-link.tsx';

/** An email alone, as asking for a reset mail needs it. */
type Fields = PasswordResetRequest;

async function loadSchema() {
  return (await import('@tasuki/domain/sign-in/sign-in')).passwordResetRequestSchema;
}

function send({ email }: Fields): Promise<void> {
  return changeEmail(email);
}

interface EmailChangeProps {
  /** The sign-in method's address; null = none yet. */
  signInEmail: string | null;
  /** The address that the person gave because the sign-in method gave none. */
  contactEmail: string | null;
}

/** A mail to a new address; the address holds when the mail's link is followed, and not before. */
export function EmailChange({ signInEmail, contactEmail }: EmailChangeProps) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  /** So that the focus goes back to where the form was opened. */
  const [wasOpen, setWasOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'change email',
    loadSchema,
    defaultValues: { email: signInEmail === null ? (contactEmail ?? '') : '' },
    run: send,
    onDone: ({ email }) => {
      setSentTo(email);
      setIsOpen(false);
    },
  });
  const words = t(signInEmail === null ? 'account:email.confirm' : 'account:email.change');
  return (
    <>
      {sentTo !== null && (
        <div role="status">
          <Typography variant="body2">
            {t('account:email.changeSent', { email: sentTo })}
          </Typography>
          <LocalMailsLink />
        </div>
      )}
      {isOpen ? (
        <FormStack label={words} {...handlers}>
          <FormTextField
            form={form}
            name="email"
            label={t('account:email.new')}
            hint={t('account:email.changeHint')}
            type="email"
            autoComplete="email"
            autoFocus
          />
          <FailureAlert failureCode={failureCode} />
          <FormAnswer
            words={t('account:email.sendChange')}
            isBusy={isBusy}
            onCancel={() => {
              form.reset();
              setIsOpen(false);
            }}
          />
        </FormStack>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          autoFocus={wasOpen}
          onClick={() => {
            setSentTo(null);
            setIsOpen(true);
            setWasOpen(true);
          }}
        >
          {words}
        </Button>
      )}
    </>
  );
}
