import { isLinkedProvider } from '@tasuki/domain/provider-links/provider';
import type { SignInMethodChange } from '../../platform/between-pages/sign-in-attempts.ts';
import { unlinkGoogle } from './account-security.ts';
import { unlinkProvider } from '../provider-links/provider-links.ts';
import { beginProviderSignIn } from './provider-sign-in.ts';

/**
 * Links a provider to the signed-in account, or unlinks it. A link leaves for the provider's page.
 *
 * @param continueTo the page to see when it is done
 * @throws what failureCodeOf understands: 'auth/requires-recent-login' when the sign-in is too old
 */
export async function changeSignInMethod(
  { kind, provider }: SignInMethodChange,
  continueTo: string,
): Promise<void> {
  if (kind === 'link') {
    const page = { continueTo, begunAt: continueTo };
    await beginProviderSignIn({ provider, intent: 'link', acceptedTermsVersion: null, ...page });
    return;
  }
  await (isLinkedProvider(provider) ? unlinkProvider(provider) : unlinkGoogle());
}
