import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LINKED_PROVIDERS, type SignInProvider } from '@tasuki/domain/people/provider';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { PasswordAgain } from '@tasuki/domain/people/sign-in';
import { proveByPassword } from '../../data/account-security.ts';
import { watchProviderLinks, type ProviderLinks } from '../../data/provider-links.ts';
import { beginProviderSignIn, type ProviderSignInWish } from '../../data/provider-sign-in.ts';
import { useLiveQuery } from '../../platform/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSchemaForm } from '../../platform/use-schema-form.ts';
import { useSubmission } from '../../platform/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormStack } from '../../ui/form-stack.tsx';
import { ProviderMark } from '../../ui/provider-mark.tsx';
import { DELETION_HASH } from './deletion-hash.ts';

async function loadSchema() {
  return (await import('@tasuki/domain/people/sign-in')).passwordAgainSchema;
}

interface ProveItIsYouProps {
  uid: string;
  onProven: () => void;
}

/** Signing in once more by whatever way the person has; by a provider it leads there and back. */
export function ProveItIsYou({ uid, onProven }: ProveItIsYouProps) {
  const { t } = useTranslation('account');
  const methods = useSessionStore((session) => session.signInMethods);
  const links = useLiveQuery<ProviderLinks>({
    key: `links/${uid}`,
    watch: (onData, onError) => watchProviderLinks(uid, onData, onError),
  });
  const { submit, isBusy, failureCode } = useSubmission<ProviderSignInWish>(
    'prove identity by provider',
    beginProviderSignIn,
  );
  const linked = LINKED_PROVIDERS.filter((provider) => {
    const link = links.state === 'ready' ? links.data[provider] : null;
    return link !== null && link.state !== 'unlinking';
  });
  const providers: SignInProvider[] = [
    ...(methods.includes('google') ? ['google' as const] : []),
    ...linked,
  ];
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('account:prove.text')}
      </Typography>
      {methods.includes('password') && <PasswordProof onProven={onProven} />}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outlined"
          color="inherit"
          startIcon={<ProviderMark provider={provider} />}
          disabled={isBusy}
          onClick={() =>
            void submit({
              provider,
              intent: 'signIn',
              onward: routePath('account') + DELETION_HASH,
              acceptedTermsVersion: null,
            })
          }
        >
          {t(`account:door.${provider}`)}
        </Button>
      ))}
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('account');
  const email = useSessionStore((session) => session.userCredential?.email ?? '');
  const run = useCallback(({ password }: PasswordAgain) => proveByPassword(password), []);
  const { form, handlers, isBusy, failureCode } = useSchemaForm<PasswordAgain>({
    what: 'prove identity',
    loadSchema,
    defaultValues: { password: '' },
    run,
    onDone: onProven,
  });
  return (
    <FormStack label={t('account:prove.text')} {...handlers}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        form={form}
        name="password"
        label={t('account:field.password')}
        autoComplete="current-password"
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="outlined" color="secondary" loading={isBusy}>
        {t('account:prove.submit')}
      </Button>
    </FormStack>
  );
}
