import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import { WEATHER_LIMITS, type WeatherCell } from '@tasuki/domain/weather/weather-lookup';
import { readWeatherDay, type WeatherHours } from '../integrations/open-meteo/open-meteo-client.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import type { WeatherConfiguration } from '../platform/weather-configuration.ts';

/** The count is of no use after its day. */
const COUNT_KEPT_DAYS = 3;
/** Others who ran there on that day come within weeks. */
const DAY_KEPT_DAYS = 30;

export interface WeatherDependencies {
  firestore: Firestore;
  /** Null = no weather is offered. */
  weather: WeatherConfiguration | null;
}

const storedWeatherDay = plainReader<{ hours: WeatherHours; askedAt: Date }>({
  hours: 'object',
  askedAt: 'date',
});

/** The service's answer: `unknown` = it knows nothing of the hour, `later` = not today. */
export type WeatherAnswer = ActivityWeather | 'unknown' | 'later';

/**
 * The weather of a cell in an hour. The day of a cell is asked for once for everybody, and again
 * where an hour had not passed by then.
 *
 * @throws ProviderFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function weatherOfCell(
  cell: WeatherCell,
  hour: Date,
  now: Date,
  { firestore, weather }: WeatherDependencies,
): Promise<WeatherAnswer> {
  if (weather === null) return 'later';
  const [day = '', time = ''] = hour.toISOString().split('T');
  const hourName = `${day}T${time.slice(0, 5)}`;
  const name = `${cell.latitudeDegrees}_${cell.longitudeDegrees}`;
  const reference = firestore.doc(firestorePaths.weatherDay(name, day));
  const snapshot = await reference.get();
  // A day that cannot be read is asked for anew.
  const known = unlessUnreadable(() => storedWeatherDay(snapshot));
  const hasPassed = (askedAt: Date) => hour.getTime() + HOUR_MILLISECONDS <= askedAt.getTime();
  const knownHour = known && hasPassed(known.askedAt) ? known.hours[hourName] : undefined;
  if (knownHour) return knownHour;
  if (!(await takeRequest(now, firestore))) return 'later';
  const hours = await readWeatherDay(cell, day, weather, now);
  await reference.set({
    hours,
    askedAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + DAY_KEPT_DAYS * DAY_MILLISECONDS),
  });
  return hours[hourName] ?? 'unknown';
}

/** Counts a request before it is made. @returns false where the day has none left */
async function takeRequest(now: Date, firestore: Firestore): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const reference = firestore.doc(firestorePaths.weatherUsage(day));
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    const requests = (snapshot.get('requests') as number | undefined) ?? 0;
    if (requests >= WEATHER_LIMITS.requestsPerDay) return false;
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      day,
      requests: requests + 1,
      expiresAt: Timestamp.fromMillis(now.getTime() + COUNT_KEPT_DAYS * DAY_MILLISECONDS),
    });
    await batch.commit();
    return true;
  });
}
