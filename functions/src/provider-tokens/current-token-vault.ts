import { applicationDefault } from 'firebase-admin/app';
import { configuration } from '../platform/current-configuration.ts';
import { TokenVault } from './token-vault.ts';

let vault: TokenVault | null = null;

/** The vault as it is configured, made once a process. */
export function currentTokenVault(): TokenVault {
  const { tokenKey } = configuration;
  vault ??= new TokenVault(
    tokenKey && {
      ...tokenKey,
      // Only the local stand-in is at an address without TLS; a credential never goes there.
      accessToken: tokenKey.serviceUrl.startsWith('https:') ? serviceAccountToken : null,
    },
    () => new Date(),
  );
  return vault;
}

async function serviceAccountToken(): Promise<string> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return token;
}
