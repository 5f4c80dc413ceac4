import { array, number, object, string, type InferType } from 'yup';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import type { WeatherCell } from '@tasuki/domain/weather/weather-lookup';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { ProviderFailure, retryAfterOf } from '../../platform/provider-failure.ts';
import { readLimitedBody } from '../../platform/read-limited-body.ts';
import type { WeatherConfiguration } from '../../platform/weather-configuration.ts';

const OPEN_METEO_LIMITS = {
  answerSeconds: 8,
  /** A day is less than 2 kB. */
  answerMaxBytes: 64 * 1024,
} as const;

/** The archive is complete after about five days; what is younger has the model of the forecasts. */
const ARCHIVE_AFTER_DAYS = 7;

/** Whether a day is one of the archive, which knows all that it will ever know of it. */
export function isArchivedDay(day: Date, now: Date): boolean {
  return now.getTime() - day.getTime() > ARCHIVE_AFTER_DAYS * DAY_MILLISECONDS;
}

/** What is asked for each hour, in the order of the fields of {@link ActivityWeather}. */
const HOURLY = [
  'temperature_2m',
  'apparent_temperature',
  'relative_humidity_2m',
  'wind_speed_10m',
] as const;

const values = array(number().nullable().defined()).required();
const answerSchema = object({
  hourly: object({
    time: array(string().required()).required(),
    temperature_2m: values,
    apparent_temperature: values,
    relative_humidity_2m: values,
    wind_speed_10m: values,
  }).required(),
});
type Answer = InferType<typeof answerSchema>;

/** One hour of a day; null where the service knows nothing of it. */
export type WeatherHours = Readonly<Record<string, ActivityWeather>>;

/**
 * The hours of one UTC day in one cell, by their beginning as `2026-11-26T09:00`. Nothing is sent but
 * the cell and the day.
 *
 * @param day `2026-11-26`
 * @throws ProviderFailure 'provider/rate-limited', 'provider/unreachable'
 */
export async function readWeatherDay(
  { latitudeDegrees, longitudeDegrees }: WeatherCell,
  day: string,
  { forecastUrl, archiveUrl, key }: WeatherConfiguration,
  now: Date,
): Promise<WeatherHours> {
  const address = new URL(
    isArchivedDay(new Date(day), now) ? `${archiveUrl}/archive` : `${forecastUrl}/forecast`,
  );
  const query = {
    latitude: String(latitudeDegrees),
    longitude: String(longitudeDegrees),
    start_date: day,
    end_date: day,
    hourly: HOURLY.join(','),
    wind_speed_unit: 'ms',
    timezone: 'GMT',
    ...(key !== null && { apikey: key }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return hoursOf(await readAnswer(address, now));
}

async function readAnswer(address: URL, now: Date): Promise<Answer> {
  let response: Response;
  let bytes: Uint8Array;
  try {
    response = await fetch(address, {
      // A redirect would lead the key elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(OPEN_METEO_LIMITS.answerSeconds * 1000),
    });
    bytes = await readLimitedBody(response, OPEN_METEO_LIMITS.answerMaxBytes);
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { cause });
  }
  const { status } = response;
  // The query is left out, because it contains the key.
  const message = `${address.host}${address.pathname} answered ${status}`;
  if (status === 429) {
    const retryAt = retryAfterOf(response.headers, now);
    throw new ProviderFailure('provider/rate-limited', { status, retryAt, message });
  }
  if (!response.ok) throw new ProviderFailure('provider/unreachable', { status, message });
  try {
    return answerSchema.validateSync(JSON.parse(Buffer.from(bytes).toString('utf8')), {
      strict: true,
    });
  } catch (cause) {
    throw new ProviderFailure('provider/unreachable', { status, cause, message });
  }
}

function hoursOf({ hourly }: Answer): WeatherHours {
  return Object.fromEntries(
    hourly.time.flatMap((time, index): [string, ActivityWeather][] => {
      const [temperature, feelsLike, humidity, wind] = HOURLY.map((name) => hourly[name][index]);
      const isKnown = [temperature, feelsLike, humidity, wind].every(Number.isFinite);
      return isKnown
        ? [
            [
              time,
              {
                temperatureCelsius: temperature as number,
                feelsLikeCelsius: feelsLike as number,
                humidityPercent: humidity as number,
                windMetersPerSecond: wind as number,
              },
            ],
          ]
        : [];
    }),
  );
}
