import { inflateRawSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { decodeTrack } from '@tasuki/domain/recordings/recording-encoding';
import {
  isWeatherMissing,
  weatherCell,
  weatherHour,
  type WeatherCell,
} from '@tasuki/domain/weather/weather-lookup';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { isArchivedDay } from '../integrations/open-meteo/open-meteo-client.ts';
import { logFailure } from '../platform/log.ts';
import { ProviderFailure } from '../platform/provider-failure.ts';
import { FETCH_WEATHER, isWeatherOn, storedActivity } from './ask-for-weather.ts';
import { weatherOfCell, type WeatherDependencies } from './weather-of-cell.ts';

const NOTHING: JobResult = { fulfil: () => undefined };

/**
 * The job that writes the weather into an activity's row. Nothing is sent for somebody who has not
 * agreed, or not any more. It is no part of what the coach's words wait for.
 */
export function fetchWeatherJob(dependencies: WeatherDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(FETCH_WEATHER, {
    run: async ({ uid, activityId }, now) => {
      const reference = firestore.doc(firestorePaths.activity(uid, activityId));
      const row = storedActivity(await reference.get());
      if (!row || !isWeatherMissing(row) || !(await isWeatherOn(uid, firestore))) return NOTHING;
      const found = await weatherOf(row, { uid, activityId }, now, dependencies);
      // Looked for again when the page is opened.
      if (found === 'later') return NOTHING;
      return {
        fulfil: async (transaction) => {
          // An activity that was deleted meanwhile must not come back.
          const current = await transaction.get(reference);
          if (current.exists) transaction.update(reference, { weather: found });
        },
      };
    },
    // The row stays without, and is looked for again when the page is opened.
    giveUp: () => undefined,
  });
}

async function weatherOf(
  row: ActivityRow,
  place: { uid: string; activityId: string },
  now: Date,
  dependencies: WeatherDependencies,
): Promise<ActivityRow['weather'] | 'later'> {
  const cell = await cellOf(place, dependencies.firestore);
  if (cell === null) return null;
  const hour = weatherHour(row);
  // A clock that is ahead gives no weather, only a forecast.
  if (hour > now) return 'later';
  try {
    const answer = await weatherOfCell(cell, hour, now, dependencies);
    if (answer !== 'unknown') return answer;
    return isArchivedDay(hour, now) ? null : 'later';
  } catch (cause) {
    // Asked again it would refuse again, and each time takes a request from everybody.
    if (!(cause instanceof ProviderFailure) || !isRefusal(cause)) throw cause;
    logFailure('weather refused', { status: String(cause.status) }, cause);
    return 'later';
  }
}

/** Whether the service understood the request and does not do it, as for a key that is none. */
function isRefusal({ status, code }: ProviderFailure): boolean {
  return code === 'provider/unreachable' && status !== null && status >= 400 && status < 500;
}

/** The cell of the first known position; null where none is stored. */
async function cellOf(
  { uid, activityId }: { uid: string; activityId: string },
  firestore: Firestore,
): Promise<WeatherCell | null> {
  const track = await firestore.doc(firestorePaths.track(uid, activityId)).get();
  const bytes: unknown = track.get('bytes');
  if (!(bytes instanceof Uint8Array)) return null;
  const { latitudeDegrees, longitudeDegrees } = decodeTrack(inflateRawSync(bytes));
  const first = latitudeDegrees.findIndex((degrees) => !Number.isNaN(degrees));
  const [latitude, longitude] = [latitudeDegrees[first], longitudeDegrees[first]];
  return latitude === undefined || longitude === undefined
    ? null
    : weatherCell(latitude, longitude);
}
