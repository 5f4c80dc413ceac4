import { useTranslation } from 'react-i18next';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { useProviderLinks } from '../../data/provider-links/provider-links-query.ts';
import { environment } from '../../platform/environment.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { GoogleRow } from './google-row.tsx';
import { LinkedProviderRow } from './linked-provider-row.tsx';

/** The linked accounts, their state, and what can be done about it. */
export function LinkedAccounts({ uid }: { uid: string }) {
  const { t } = useTranslation('links');
  const methods = useSessionStore((session) => session.signInMethods);
  const links = useProviderLinks(uid);
  const title = t('links:title');
  if (links.state === 'loading') {
    return (
      <PageSection title={title}>
        <LoadingState shape="form" />
      </PageSection>
    );
  }
  if (links.state === 'failed') {
    return (
      <PageSection title={title}>
        <FailedState failureCode={links.failureCode} onRetry={links.retry} />
      </PageSection>
    );
  }
  const isSignInMethod = (provider: LinkedProvider) => {
    const link = links.data[provider];
    return link !== null && link.state !== 'unlinking';
  };
  const signInMethodCount = methods.length + LINKED_PROVIDERS.filter(isSignInMethod).length;
  const isShown = (provider: LinkedProvider) =>
    links.data[provider] !== null || environment.signInProviders.includes(provider);
  const hasGoogle = methods.includes('google');
  return (
    <PageSection title={title}>
      {(hasGoogle || environment.signInProviders.includes('google')) && (
        <GoogleRow isLinked={hasGoogle} isLastSignInMethod={hasGoogle && signInMethodCount === 1} />
      )}
      {LINKED_PROVIDERS.filter(isShown).map((provider) => (
        <LinkedProviderRow
          key={provider}
          provider={provider}
          link={links.data[provider]}
          isLastSignInMethod={isSignInMethod(provider) && signInMethodCount === 1}
        />
      ))}
    </PageSection>
  );
}
