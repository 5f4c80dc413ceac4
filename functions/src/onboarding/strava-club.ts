import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readStravaClubIds } from '../integrations/strava/strava-client.ts';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import { accessToken, renewedAccessToken } from '../provider-links/access-token.ts';
import { stravaAllowance } from '../strava/strava-budget.ts';

/**
 * Asks Strava, with the runner's own token, whether they are in the operator's club. A club
 * cannot be joined by its API, so the runner joins it there and this looks.
 *
 * @throws TasukiFailure 'provider/not-offered' without Strava or a club, and those of
 *   {@link accessToken} and {@link readStravaClubIds}
 */
export async function isInStravaClub(
  uid: string,
  dependencies: { firestore: Firestore; providers: ProviderConfigurations; now: () => Date },
): Promise<boolean> {
  const { strava } = dependencies.providers;
  if (!strava || strava.clubId === null) throw new TasukiFailure('provider/not-offered');
  const allowance = stravaAllowance('opening', dependencies);
  const clubIds = async (token: string) =>
    readStravaClubIds({ apiUrl: strava.apiUrl, accessToken: token, allowance });
  const token = await accessToken(uid, 'strava', dependencies);
  try {
    return (await clubIds(token)).includes(strava.clubId);
  } catch (cause) {
    const isRefused = cause instanceof TasukiFailure && cause.code === 'provider/token-refused';
    if (!isRefused) throw cause;
    const renewed = await renewedAccessToken(uid, 'strava', token, dependencies);
    return (await clubIds(renewed)).includes(strava.clubId);
  }
}
