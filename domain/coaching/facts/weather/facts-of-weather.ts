import type { ActivityWeather } from '../../../activities/activity-weather.ts';
import type { Fact, FactProof } from '../fact.ts';
import { makeFact } from '../make-fact.ts';

/** From here on it is hot in humid air, and from the second on in any; our choice. */
const HOT_AND_HUMID_CELSIUS = 26;
const HOT_CELSIUS = 30;
const HUMID_PERCENT = 50;

const TEMPERATURE = 'temperature.weather';
const HUMIDITY = 'humidity.percent';
const OF_MODEL: FactProof = { kind: 'model' };

/** Whether heat alone lets the heart rate rise at the same pace; what is not known is not hot. */
export function isHot(celsius: number | null, humidityPercent: number | null): boolean {
  if (celsius === null || humidityPercent === null) return false;
  return (
    celsius >= HOT_CELSIUS || (celsius >= HOT_AND_HUMID_CELSIUS && humidityPercent >= HUMID_PERCENT)
  );
}

/** Whether the weather of an activity was hot; null and nothing = it is not known. */
export function isHotWeather(weather: ActivityWeather | null | undefined): boolean {
  return weather ? isHot(weather.temperatureCelsius, weather.humidityPercent) : false;
}

/**
 * The facts of an analysis with those of the weather, in place of earlier ones. They are the weather
 * service's, never the watch's: at the wrist a sensor measures the runner.
 */
export function withWeatherFacts(
  facts: readonly Fact[],
  weather: ActivityWeather | null | undefined,
): Fact[] {
  const others = facts.filter(({ id }) => id !== TEMPERATURE && id !== HUMIDITY);
  if (!weather) return others;
  const of = { method: 'weather-model', proof: OF_MODEL } as const;
  return [
    ...others,
    ...makeFact(TEMPERATURE, weather.temperatureCelsius, { unit: 'celsius', ...of }),
    ...makeFact(HUMIDITY, weather.humidityPercent, { unit: 'percent', ...of }),
  ];
}
