import type { Firestore } from 'firebase-admin/firestore';
import type { StravaTerms } from '@tasuki/domain/activities/source-policy';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StravaAccess } from '../integrations/strava/strava-client.ts';
import { stravaAllowance } from './strava-budget.ts';
import type { StravaWork } from './strava-windows.ts';

/** The dependencies of everything that has to do with Strava. */
export interface StravaDependencies {
  firestore: Firestore;
  /** Without a slash at its end. */
  apiUrl: string;
  terms: StravaTerms;
  /** A good access token of the person. */
  token: (uid: string) => Promise<string>;
  /** Another one after Strava refused that. */
  renewedToken: (uid: string, refused: string) => Promise<string>;
  /** Hands a job to a task, to be run at once. */
  startJob: (id: string) => Promise<void>;
  now: () => Date;
}

/**
 * Asks Strava on behalf of a person, within what the application's allowance leaves to them and to
 * this kind of work. A token that Strava refuses although it
 * should be good is renewed once.
 *
 * @throws whatever `ask` and the tokens throw
 */
export async function askStrava<Answer>(
  { uid, work, signal }: { uid: string; work: StravaWork; signal: AbortSignal | null },
  dependencies: StravaDependencies,
  ask: (access: StravaAccess) => Promise<Answer>,
): Promise<Answer> {
  const { apiUrl, token, renewedToken } = dependencies;
  const allowance = stravaAllowance(uid, work, dependencies);
  const accessBy = (accessToken: string) => ({ apiUrl, accessToken, allowance, signal });
  const first = await token(uid);
  try {
    return await ask(accessBy(first));
  } catch (cause) {
    if (!(cause instanceof TasukiFailure) || cause.code !== 'provider/token-refused') throw cause;
    return ask(accessBy(await renewedToken(uid, first)));
  }
}
