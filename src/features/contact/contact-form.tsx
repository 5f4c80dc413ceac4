import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { emailOfAccount } from '@tasuki/domain/accounts/user-account';
import {
  CONTACT_LIMITS,
  ERROR_ID_PARAMETER,
  ERROR_ID_PATTERN,
} from '@tasuki/domain/contact/contact-message';
import type { ContactFields } from '@tasuki/domain/contact/contact-message-schema';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { forgetDraft, keepDraft, readDraft } from '../../platform/forms/kept-draft.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { newMessageId } from '../../platform/new-message-id.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const DRAFT_NAME = 'contact';
const NOTHING_TYPED: ContactFields = { email: '', text: '' };

async function loadSchema() {
  return (await import('@tasuki/domain/contact/contact-message-schema')).contactFieldsSchema;
}

/** Writes to whoever runs the service, signed in or not. What was typed stays until it is sent. */
export function ContactForm() {
  const { t } = useTranslation('feedback');
  const [parameters] = useSearchParams();
  const given = parameters.get(ERROR_ID_PARAMETER) ?? '';
  const errorId = ERROR_ID_PATTERN.test(given) ? given : null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PageHeading>{t('common:title.contact')}</PageHeading>
        <Typography>{t('feedback:contact.intro')}</Typography>
        {errorId !== null && (
          <Typography variant="body2">{t('feedback:contact.aboutError', { errorId })}</Typography>
        )}
      </Box>
      <MessageForm errorId={errorId} />
      <Typography variant="body2" color="textSecondary">
        {t('common:operator', { ...environment.operator })}
      </Typography>
    </Box>
  );
}

function MessageForm({ errorId }: { errorId: string | null }) {
  const { t } = useTranslation('feedback');
  const ownEmail = useSessionStore(({ user }) => (user === null ? null : emailOfAccount(user)));
  const [draft] = useState(() => readDraft(DRAFT_NAME, NOTHING_TYPED));
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const idOf = useMessageIds();
  const { form, handlers, isBusy, failureCode } = useSchemaForm<ContactFields>({
    what: 'send contact message',
    loadSchema,
    defaultValues: draft ?? NOTHING_TYPED,
    run: async (fields) => {
      const { sendContactMessage } = await import('../../data/contact/contact-message.ts');
      const messageId = idOf(fields);
      await sendContactMessage({ messageId, ...fields, errorId, language: currentLanguage() });
    },
    onDone: ({ email }) => {
      forgetDraft(DRAFT_NAME);
      setSentFrom(email);
    },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft(DRAFT_NAME, values);
        },
      }),
    [form],
  );
  useEffect(() => {
    // The session may be known only after somebody began to type.
    if (ownEmail !== null && form.getValues('email') === '') form.setValue('email', ownEmail);
  }, [form, ownEmail]);
  if (sentFrom !== null) {
    return <Typography role="status">{t('feedback:contact.sent', { email: sentFrom })}</Typography>;
  }
  return (
    <FormStack label={t('common:title.contact')} {...handlers}>
      <FormTextField
        form={form}
        name="email"
        label={t('feedback:contact.email')}
        type="email"
        autoComplete="email"
      />
      <FormLongTextField
        form={form}
        name="text"
        label={t('feedback:contact.text')}
        lines={6}
        hint={t('feedback:contact.limit', { count: CONTACT_LIMITS.textMaxLength })}
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('feedback:contact.send')}
      </Button>
    </FormStack>
  );
}

/** The same id for the same words, so that sending them twice writes once; another one for others. */
function useMessageIds(): (fields: ContactFields) => string {
  const last = useRef({ words: '', id: '' });
  return useCallback((fields: ContactFields) => {
    const words = JSON.stringify(fields);
    if (last.current.words !== words) last.current = { words, id: newMessageId() };
    return last.current.id;
  }, []);
}
