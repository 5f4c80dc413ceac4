import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { endGarminRegistration, readGarminUserId } from '../integrations/garmin/garmin-client.ts';
import { revokeStravaToken } from '../integrations/oauth/strava-oauth.ts';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import {
  accessToken,
  closingAccessToken,
  renewedAccessToken,
  type AccessTokenDependencies,
} from './access-token.ts';

/** A provider's answers if the person's consent has ended already. */
const ENDED: readonly string[] = ['provider/link-expired', 'provider/token-refused'];

/**
 * Notifies a provider that a person's link is being removed. Where the consent has ended there
 * already, or the provider is not offered any more, there is nobody to notify.
 *
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited': to be tried again
 */
export async function notifyOfUnlinking(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<void> {
  if (dependencies.providers[provider] === null) return;
  try {
    await endConsent(
      provider,
      await closingAccessToken(uid, provider, dependencies),
      dependencies.providers,
    );
  } catch (cause) {
    if (!isEnded(cause)) throw cause;
  }
}

/**
 * Takes back what a person allowed at a provider.
 *
 * @throws TasukiFailure 'provider/token-refused', 'provider/unreachable', 'provider/rate-limited'
 */
export async function endConsent(
  provider: LinkedProvider,
  token: string,
  { strava, garmin }: ProviderConfigurations,
): Promise<void> {
  if (provider === 'strava' && strava) await revokeStravaToken(strava, token);
  if (provider === 'garmin' && garmin) {
    await endGarminRegistration({ apiBase: garmin.apiUrl, accessToken: token });
  }
}

/**
 * Asks the provider whether the person's consent still holds, since anybody may claim that it ended.
 *
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited': nobody knows
 */
export async function isStillAllowed(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<boolean> {
  try {
    const token = await accessToken(uid, provider, dependencies);
    if (provider === 'strava') {
      // Asking for a token costs nothing of the application's allowance.
      await renewedAccessToken(uid, provider, token, dependencies);
    } else {
      await knowsGarmin(token, dependencies.providers);
    }
    return true;
  } catch (cause) {
    if (isEnded(cause)) return false;
    throw cause;
  }
}

/** @throws TasukiFailure 'provider/token-refused' where Garmin does not know the token any more */
async function knowsGarmin(token: string, { garmin }: ProviderConfigurations): Promise<void> {
  if (!garmin) throw new TasukiFailure('provider/not-offered');
  await readGarminUserId({ apiBase: garmin.apiUrl, accessToken: token });
}

function isEnded(cause: unknown): boolean {
  return cause instanceof TasukiFailure && ENDED.includes(cause.code);
}
