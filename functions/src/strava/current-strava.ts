import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { accessToken, renewedAccessToken } from '../provider-links/access-token.ts';
import { currentTokenVault } from '../provider-tokens/current-token-vault.ts';
import type { StravaDependencies } from './ask-strava.ts';

const now = () => new Date();

/**
 * Strava as it is configured.
 *
 * @throws TasukiFailure 'provider/not-offered'
 */
export function currentStrava(): StravaDependencies {
  const { providers, stravaTerms } = configuration;
  if (!providers.strava) throw new TasukiFailure('provider/not-offered');
  const tokens = { firestore: firestore(), providers, vault: currentTokenVault(), now };
  return {
    firestore: firestore(),
    apiUrl: providers.strava.apiUrl,
    terms: stravaTerms,
    token: async (uid) => accessToken(uid, 'strava', tokens),
    renewedToken: async (uid, refused) => renewedAccessToken(uid, 'strava', refused, tokens),
    startJob,
    now,
  };
}
