import type { IncomingMessage, ServerResponse } from 'node:http';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { sendJson } from '../http-messages.ts';
import { ProviderTroubles } from '../provider-troubles.ts';

const PATH = /^\/weather\/v1\/(?<product>forecast|archive)$/;
const UNITS: Readonly<Record<string, string>> = {
  temperature_2m: '°C',
  apparent_temperature: '°C',
  relative_humidity_2m: '%',
  wind_speed_10m: 'm/s',
};
/** The archive ends here; later hours are null. */
const ARCHIVE_LAG_DAYS = 5;
const GRID_STEPS_PER_DEGREE = 10;

/** A request, as a test reads it. */
export interface WeatherRequest {
  product: string;
  query: Readonly<Record<string, string>>;
}

/**
 * Stands for Open-Meteo's forecast and archive. The weather is made up: mild and the same for the same
 * place and hour. It refuses what Open-Meteo refuses, in the same words.
 */
export class WeatherServer {
  readonly troubles = new ProviderTroubles();
  readonly requests: WeatherRequest[] = [];
  readonly #now: () => Date;
  readonly #key: string | null;

  /** @param key without which it answers nobody; null = it asks for none */
  constructor(now: () => Date, key: string | null = null) {
    this.#now = now;
    this.#key = key;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const product = PATH.exec(pathname)?.groups?.['product'];
    if (product === undefined) return false;
    const query = Object.fromEntries(searchParams);
    this.requests.push({ product, query });
    const trouble = await this.troubles.met();
    if (trouble === 429) {
      sendJson(response, 429, {
        error: true,
        reason: 'Minutely API request limit exceeded. Please try again in one minute.',
      });
    } else if (trouble !== null) {
      response.writeHead(trouble).end();
    } else {
      const refused = this.#refusal(query);
      if (refused === null) sendJson(response, 200, this.#weather(product, query));
      else sendJson(response, 400, { error: true, reason: refused });
    }
    return true;
  }

  #refusal(query: WeatherRequest['query']): string | null {
    const { latitude, longitude, start_date: start, end_date: end, hourly, apikey } = query;
    if (this.#key !== null && apikey !== this.#key) {
      return 'The supplied API key is invalid.';
    }
    if (!(Math.abs(Number(latitude ?? Number.NaN)) <= 90)) {
      return `Latitude must be in range of -90 to 90°. Given: ${latitude}.`;
    }
    if (!(Math.abs(Number(longitude ?? Number.NaN)) <= 180)) {
      return `Longitude must be in range of -180 to 180°. Given: ${longitude}.`;
    }
    if (![start, end].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))) {
      return "Parameter 'start_date' and 'end_date' must be set";
    }
    const unknown = (hourly ?? '').split(',').find((name) => !(name in UNITS));
    return unknown === undefined
      ? null
      : `Data corrupted at path ''. Cannot initialize SurfacePressureAndHeightVariable from invalid String value ${unknown}.`;
  }

  #weather(product: string, query: WeatherRequest['query']): object {
    const names = (query['hourly'] ?? '').split(',');
    const [latitude, longitude] = [Number(query['latitude']), Number(query['longitude'])];
    const first = Date.parse(query['start_date'] ?? '');
    const days = (Date.parse(query['end_date'] ?? '') - first) / DAY_MILLISECONDS + 1;
    const times = Array.from(
      { length: days * 24 },
      (_, hour) => new Date(first + hour * 3_600_000),
    );
    const lastKnown =
      product === 'archive'
        ? this.#now().getTime() - ARCHIVE_LAG_DAYS * DAY_MILLISECONDS
        : Infinity;
    const onGrid = (degrees: number) =>
      Math.round(degrees * GRID_STEPS_PER_DEGREE) / GRID_STEPS_PER_DEGREE;
    return {
      latitude: onGrid(latitude),
      longitude: onGrid(longitude),
      generationtime_ms: 0.05,
      utc_offset_seconds: 0,
      timezone: 'GMT',
      timezone_abbreviation: 'GMT',
      elevation: 12,
      hourly_units: {
        time: 'iso8601',
        ...Object.fromEntries(names.map((name) => [name, UNITS[name]] as const)),
      },
      hourly: {
        time: times.map((time) => time.toISOString().slice(0, 16)),
        ...Object.fromEntries(
          names.map((name) => [
            name,
            times.map((time) =>
              time.getTime() > lastKnown ? null : madeUp(name, time, { latitude, longitude }),
            ),
          ]),
        ),
      },
    };
  }
}

/** Warmer in summer, at noon and near the equator; windier in the afternoon. */
function madeUp(
  name: string,
  time: Date,
  { latitude, longitude }: { latitude: number; longitude: number },
): number {
  const localHour = (time.getUTCHours() + longitude / 15 + 24) % 24;
  const noonness = Math.cos(((localHour - 14) / 24) * 2 * Math.PI);
  const dayOfYear = (time.getTime() / DAY_MILLISECONDS) % 365.25;
  const summerness =
    Math.cos(((dayOfYear - 200) / 365.25) * 2 * Math.PI) * Math.sign(latitude || 1);
  const temperature = 26 - Math.abs(latitude) / 3 + summerness * 10 + noonness * 4;
  const wind = 3 + noonness * 1.5;
  const value = {
    temperature_2m: temperature,
    apparent_temperature: temperature - wind / 2,
    relative_humidity_2m: 65 - noonness * 15,
    wind_speed_10m: wind,
  }[name];
  return Number((value ?? 0).toFixed(name === 'relative_humidity_2m' ? 0 : 1));
}
