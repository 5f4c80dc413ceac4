import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { accessToken, renewedAccessToken } from '../provider-links/access-token.ts';
import { endLinkFromProvider } from '../provider-links/end-link-from-provider.ts';
import { currentTokenVault } from '../provider-tokens/current-token-vault.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import type { CheckGarminAccountDependencies } from './check-garmin-account-job.ts';

/** The dependencies of everything that has to do with Garmin, as configured. */
export async function currentGarminDependencies(): Promise<CheckGarminAccountDependencies> {
  const now = () => new Date();
  const tokens = {
    firestore: firestore(),
    providers: configuration.providers,
    vault: currentTokenVault(),
    now,
  };
  return {
    firestore: firestore(),
    store: await currentBlobStore(),
    apiUrl: configuration.providers.garmin?.apiUrl ?? null,
    token: async (uid) => accessToken(uid, 'garmin', tokens),
    renewedToken: async (uid, refused) => renewedAccessToken(uid, 'garmin', refused, tokens),
    endLink: async (garminUserId) =>
      endLinkFromProvider('garmin', garminUserId, { ...tokens, startJob }),
    startJob,
    now,
  };
}
