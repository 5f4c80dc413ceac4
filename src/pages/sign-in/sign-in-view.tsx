import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DemoSignIn } from '../../features/accounts/sign-in/demo-sign-in.tsx';
import { DeletionNotice } from '../../features/accounts/sign-in/deletion-notice.tsx';
import { SignInForm } from '../../features/accounts/sign-in/sign-in-form.tsx';
import { ProviderSignInButtons } from '../../features/provider-sign-in/provider-sign-in-buttons.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { requestedPath } from '../../platform/between-pages/requested-path.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageLink, PlainLink } from '../../ui/plain/page-link.tsx';
import { Sash } from '../../ui/sash.tsx';
import { UntilInteractive } from '../../ui/until-interactive.tsx';

export interface GuestViewProps {
  /** The history's state: where the person was going when they were sent here. */
  state: unknown;
}

/** The sash, one sentence and the sign-in form. */
export function SignInView({ state }: GuestViewProps) {
  const { t } = useTranslation('account');
  const failureCode = useSessionStore((session) => session.failureCode);
  return (
    <div className="plain-column" data-wide="">
      <Sash size={56} />
      <h1 className="plain-sentence" tabIndex={-1}>
        {t('account:signIn.sentence')}
      </h1>
      <DeletionNotice />
      <FailureAlert failureCode={failureCode} />
      <UntilInteractive>
        <ProviderSignInButtons intent="signIn" continueTo={requestedPath(state)} />
        <SignInForm />
      </UntilInteractive>
      <div className="plain-stack" data-tight="">
        <PageLink
          className="plain-button"
          data-look="outlined"
          to={routePath('signUp')}
          state={state}
        >
          {t('account:signIn.toSignUp')}
        </PageLink>
        <PlainLink isRow to={routePath('resetPassword')}>
          {t('account:signIn.toResetPassword')}
        </PlainLink>
      </div>
      <DemoSignIn />
    </div>
  );
}
