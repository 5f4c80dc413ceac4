import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import type {
  ProviderSignInReturn,
  SuggestedProfile,
} from '@tasuki/domain/sign-in/provider-sign-in';
import { readGarminPermissions, readGarminUserId } from '../integrations/garmin/garmin-client.ts';
import { exchangeGarminCode } from '../integrations/oauth/garmin-oauth.ts';
import { exchangeStravaCode } from '../integrations/oauth/strava-oauth.ts';
import type { ProviderTokens, ReturnedCode } from '../integrations/oauth/token-exchange.ts';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import type { DataKey } from '../provider-tokens/sealed-tokens.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';

/** An account at a provider whose person has just consented. */
export interface ProvenAccount {
  provider: LinkedProvider;
  /** Strava's athlete id, Garmin's userId. */
  accountId: string;
  tokens: ProviderTokens;
  /** Encrypts the tokens; made before they were asked for. */
  dataKey: DataKey;
  /** Scopes or permissions that were given. */
  scopes: readonly string[];
  profile: SuggestedProfile;
}

/**
 * Exchanges a code at Strava or Garmin and reads whose account it is.
 *
 * @param scope what Strava's way back says was granted. It came through the browser, which can
 *   only cheat itself: a call without the scope is refused by Strava.
 * @throws GrantRefused for a code that is not good; TasukiFailure 'provider/not-offered',
 *   'provider/rate-limited', 'provider/unreachable'
 */
export async function proveAccount(
  provider: LinkedProvider,
  returned: ReturnedCode,
  { scope, now }: Pick<ProviderSignInReturn, 'scope'> & { now: Date },
  {
    providers: { strava, garmin },
    vault,
  }: { providers: ProviderConfigurations; vault: TokenVault },
): Promise<ProvenAccount> {
  const dataKey = await vault.newDataKey();
  if (provider === 'strava' && strava) {
    const { tokens, athlete } = await exchangeStravaCode(strava, returned, now);
    const { id, ...profile } = athlete;
    const scopes = (scope ?? '').split(/[\s,]+/).filter((one) => one !== '');
    return { provider, accountId: id, tokens, dataKey, scopes, profile };
  }
  if (provider === 'garmin' && garmin) {
    const tokens = await exchangeGarminCode(garmin, returned, now);
    const access = { apiBase: garmin.apiUrl, accessToken: tokens.accessToken };
    const [accountId, scopes] = await Promise.all([
      readGarminUserId(access),
      readGarminPermissions(access),
    ]);
    // Garmin gives neither name nor address.
    return {
      provider,
      accountId,
      tokens,
      dataKey,
      scopes,
      profile: { firstName: '', lastName: '' },
    };
  }
  throw new TasukiFailure('provider/not-offered');
}
