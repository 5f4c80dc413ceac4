import { isLinkedProvider } from '@tasuki/domain/provider-links/provider';
import type { WayInChange } from '../../platform/between-pages/sign-in-attempts.ts';
import { unlinkGoogle } from './account-security.ts';
import { unlinkProvider } from '../provider-links/provider-links.ts';
import { beginProviderSignIn } from './provider-sign-in.ts';

/**
 * Links a provider to the signed-in account, or unlinks it. A link leaves for the provider's page.
 *
 * @param onward the page to see when it is done
 * @throws what failureCodeOf understands: 'auth/requires-recent-login' when the sign-in is too old
 */
export async function changeWayIn({ kind, provider }: WayInChange, onward: string): Promise<void> {
  if (kind === 'link') {
    const page = { onward, begunAt: onward };
    await beginProviderSignIn({ provider, intent: 'link', acceptedTermsVersion: null, ...page });
    return;
  }
  await (isLinkedProvider(provider) ? unlinkProvider(provider) : unlinkGoogle());
}
