import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LINKED_PROVIDERS, type SignInProvider } from '@tasuki/domain/provider-links/provider';
import { useProviderLinks } from '../../../data/provider-links/provider-links-query.ts';
import { proveByPassword } from '../../../data/sign-in/account-security.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import type { SignInMethodChange } from '../../../platform/between-pages/sign-in-attempts.ts';
import { ReauthenticateWithProvider } from '../sign-in/reauthenticate-with-provider.tsx';
import { PasswordAgainForm } from '../sign-in/password-again-form.tsx';

interface ProveItIsYouProps {
  uid: string;
  /** The page for who comes back from a provider, e.g. `/account#delete`. */
  continueTo: string;
  /** The change to make when they are back, before that page. */
  afterwards?: SignInMethodChange;
  onProven: () => void;
}

/** Signing in once more by whatever way the person has; by a provider it leads there and back. */
export function ProveItIsYou({ uid, continueTo, afterwards, onProven }: ProveItIsYouProps) {
  const { t } = useTranslation('account');
  const methods = useSessionStore((session) => session.signInMethods);
  const email = useSessionStore((session) => session.userCredential?.email ?? '');
  const links = useProviderLinks(uid);
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
      {methods.includes('password') && (
        <PasswordAgainForm
          label={t('account:prove.text')}
          email={email}
          enter={({ password }) => proveByPassword(password)}
          onDone={onProven}
          submit={{ words: t('account:prove.submit'), variant: 'outlined', color: 'secondary' }}
        />
      )}
      <ReauthenticateWithProvider
        providers={providers}
        continueTo={() => continueTo}
        afterwards={afterwards}
      />
    </>
  );
}
