import type { SettingReader } from './provider-configuration.ts';

/** How the weather service (Open-Meteo) is asked. */
export interface WeatherConfiguration {
  /**
   * The address for the last days, e.g. `https://customer-api.open-meteo.com/v1`. No slash at its
   * end.
   */
  forecastUrl: string;
  /** The address for all earlier days. No slash at its end. */
  archiveUrl: string;
  /** The key of a commercial contract, a secret; null = the addresses need none. */
  key: string | null;
}

/**
 * Reads key and addresses. Open-Meteo's free addresses are for uses that earn nothing, so weather is
 * off unless there is a key, or addresses of one's own are given.
 *
 * @returns null where no weather is offered
 */
export function readWeather(read: SettingReader): WeatherConfiguration | null {
  const key = read.text('OPEN_METEO_KEY') || null;
  const hasAddresses = [read.text('OPEN_METEO_FORECAST'), read.text('OPEN_METEO_ARCHIVE')].every(
    (address) => address !== '',
  );
  const forecastUrl = read.address('OPEN_METEO_FORECAST', 'https://customer-api.open-meteo.com/v1');
  const archiveUrl = read.address(
    'OPEN_METEO_ARCHIVE',
    'https://customer-archive-api.open-meteo.com/v1',
  );
  return key !== null || hasAddresses ? { forecastUrl, archiveUrl, key } : null;
}
