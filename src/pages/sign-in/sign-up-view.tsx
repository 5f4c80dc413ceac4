import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { SampleFigure } from '../../features/accounts/sign-in/sample-figure.tsx';
import { SignUpForm } from '../../features/accounts/sign-in/sign-up-form.tsx';
import { ProviderSignInButtons } from '../../features/provider-sign-in/provider-sign-in-buttons.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { requestedPath } from '../../platform/between-pages/requested-path.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PlainLink } from '../../ui/plain/page-link.tsx';
import { Sash } from '../../ui/sash.tsx';
import { UntilInteractive } from '../../ui/until-interactive.tsx';
import type { GuestViewProps } from './sign-in-view.tsx';

interface SignUpViewProps extends GuestViewProps {
  /** Whether the person wanted to ask the coach something. */
  isOnTheWayToChat?: boolean;
}

/** The product's name, one answer of the coach, and what a new account needs, by another company or by email. */
export function SignUpView({ state, isOnTheWayToChat = false }: SignUpViewProps) {
  const { t } = useTranslation('account');
  const failureCode = useSessionStore((session) => session.failureCode);
  return (
    <div className="plain-column">
      <p className="plain-brand">
        <Sash size={40} />
        {t('common:productName')}
      </p>
      <PageHeading>{t('common:title.signUp')}</PageHeading>
      <p className="plain-text" data-quiet="">
        {t(isOnTheWayToChat ? 'account:signUp.chatFirst' : 'account:signIn.sentence')}
      </p>
      <div>
        <PlainLink isRow to={routePath('signIn')} state={state}>
          {t('account:signUp.toSignIn')}
        </PlainLink>
      </div>
      <SampleFigure />
      <FailureAlert failureCode={failureCode} />
      <UntilInteractive>
        <ProviderSignInButtons intent="signUp" continueTo={requestedPath(state)} />
        <SignUpForm state={state} />
      </UntilInteractive>
    </div>
  );
}
