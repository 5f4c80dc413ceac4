import { readStravaClubIds } from '../integrations/strava/strava-client.ts';
import { askStrava, type StravaDependencies } from '../strava/ask-strava.ts';

/** Somebody waits for the answer on the screen. */
const ANSWER_SECONDS = 15;

/**
 * Asks Strava, with the runner's own token, whether they are in a club. A club
 * cannot be joined by its API, so the runner joins it there and this looks.
 *
 * @throws whatever {@link askStrava} throws
 */
export async function isInStravaClub(
  uid: string,
  clubId: number,
  dependencies: StravaDependencies,
): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_SECONDS * 1000);
  const clubIds = await askStrava({ uid, work: 'onboarding', signal }, dependencies, (access) =>
    readStravaClubIds(access),
  );
  return clubIds.includes(clubId);
}
