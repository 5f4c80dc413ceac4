import { describe, expect, it, test } from 'vitest';
import { MEASURE_UNITS } from './units.ts';
import { LANGUAGES } from '../language.ts';
import {
  formatMeasure,
  formatNumber,
  formatRecentDay,
  toDisplayedValue,
  unitWords,
} from './format-measure.ts';

const METRIC = { language: 'en', units: 'metric' } as const;
const IMPERIAL = { language: 'en', units: 'imperial' } as const;

describe('a measure in words', () => {
  it('is written with its unit', () => {
    expect(formatMeasure(10_020, 'meters', METRIC)).toBe('10.02 km');
    expect(formatMeasure(19_000, 'roundMeters', METRIC)).toBe('19 km');
    expect(formatMeasure(18_500, 'roundMeters', METRIC)).toBe('18.5 km');
    expect(formatMeasure(19_000, 'roundMeters', IMPERIAL)).toBe('11.8 mi');
    expect(formatMeasure(400, 'meters', METRIC)).toBe('400 m');
    expect(formatMeasure(0, 'meters', METRIC)).toBe('0 km');
    expect(formatMeasure(0, 'meters', IMPERIAL)).toBe('0 mi');
    expect(formatMeasure(999.7, 'meters', METRIC)).toBe('1.00 km');
    expect(formatMeasure(312.4, 'secondsPerKilometer', METRIC)).toBe('5:12/km');
    expect(formatMeasure(3.6, 'metersPerSecond', METRIC)).toBe('13.0 km/h');
    expect(formatMeasure(45, 'seconds', METRIC)).toBe('45 s');
    expect(formatMeasure(3723.4, 'seconds', METRIC)).toBe('1:02:03');
    expect(formatMeasure(152, 'beatsPerMinute', METRIC)).toBe('152 bpm');
    expect(formatMeasure(34, 'metersOfAltitude', METRIC)).toBe('34 m');
    expect(formatMeasure(12, 'percent', METRIC)).toBe('12%');
    expect(formatMeasure(40, 'minutes', METRIC)).toBe('40 min');
    expect(formatMeasure(1000, 'repetitionMeters', METRIC)).toBe('1000 m');
    expect(formatMeasure(1000, 'repetitionMeters', IMPERIAL)).toBe('1000 m');
  });

  it('is written in the units of the reader', () => {
    expect(formatMeasure(10_020, 'meters', IMPERIAL)).toBe('6.23 mi');
    expect(formatMeasure(312.4, 'secondsPerKilometer', IMPERIAL)).toBe('8:23/mi');
    expect(formatMeasure(34, 'metersOfAltitude', IMPERIAL)).toBe('112 ft');
    expect(formatMeasure(20, 'celsius', IMPERIAL)).toBe('68 °F');
    expect(formatMeasure(20, 'celsius', { ...IMPERIAL, temperature: 'celsius' })).toBe('20 °C');
    expect(formatMeasure(20, 'celsius', { ...METRIC, temperature: 'kelvin' })).toBe('293 K');
    expect(formatMeasure(20, 'celsius', { ...METRIC, temperature: 'fahrenheit' })).toBe('68 °F');
  });

  it('is written as runners of each language write it', () => {
    const inAll = LANGUAGES.map((language) =>
      formatMeasure(312.4, 'secondsPerKilometer', { language, units: 'metric' }),
    );
    expect(inAll).toEqual(['5:12/km', '5:12/km', '5:12/公里', '5:12/公里', '5:12/km']);
  });

  it('ends with the unit’s own words, in every language and system', () => {
    for (const language of LANGUAGES) {
      for (const units of ['metric', 'imperial'] as const) {
        for (const unit of MEASURE_UNITS) {
          const value = unit === 'seconds' ? 30 : 5000;
          expect(formatMeasure(value, unit, { language, units })).toMatch(
            new RegExp(`${unitWords(unit, { language, units })}$`),
          );
        }
      }
    }
  });

  it('has no sign where it rounds to nothing', () => {
    expect(formatNumber(-0, 'en')).toBe('0');
    expect(formatNumber(-0.4, 'en')).toBe('0');
    expect(formatNumber(-0.6, 'en')).toBe('-1');
  });

  it('can be had as a bare figure for an axis', () => {
    expect(toDisplayedValue(5000, 'meters', { units: 'metric' })).toBe(5);
    expect(toDisplayedValue(1609.344, 'meters', { units: 'imperial' })).toBe(1);
    expect(toDisplayedValue(300, 'secondsPerKilometer', { units: 'metric' })).toBe(300);
    // Pools are measured in metres for every reader.
    expect(toDisplayedValue(125, 'secondsPer100Meters', { units: 'imperial' })).toBe(125);
    expect(formatMeasure(125, 'secondsPer100Meters', IMPERIAL)).toBe('2:05/100 m');
    expect(toDisplayedValue(150, 'beatsPerMinute', { units: 'imperial' })).toBe(150);
  });
});

test.each([
  ['en', 'Nov 15'],
  ['ja', '11月15日'],
  ['zh', '11月15日'],
  ['zh-tw', '11月15日'],
  ['vi', '15 tháng 11'],
] as const)('a day of the last months is said without its year, in %s', (language, expected) => {
  const day = Date.UTC(2026, 10, 15) / 86_400_000;
  expect(formatRecentDay(day, language)).toBe(expected);
});
