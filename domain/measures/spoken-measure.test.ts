import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { spokenDuration, spokenMeasure, spokenPaceDifference } from './spoken-measure.ts';

function inAllLanguages(seconds: number): string[] {
  return LANGUAGES.map((language) => spokenDuration(seconds, language));
}

describe('a difference of paces', () => {
  test('is seconds and no clock', () => {
    const said = LANGUAGES.map((language) =>
      spokenPaceDifference(12.6, { language, units: 'metric' }),
    );
    expect(said).toEqual(['13秒/km', '13 s/km', '13 秒/公里', '13 秒/公里', '13 giây/km']);
  });

  test('is of a mile for readers of miles, and a clock from a minute on', () => {
    expect(spokenPaceDifference(12.6, { language: 'en', units: 'imperial' })).toBe('20 s/mi');
    expect(spokenPaceDifference(75, { language: 'en', units: 'metric' })).toBe('1:15/km');
  });
});

describe('a length of time in a sentence', () => {
  test('is said in hours and minutes', () => {
    expect(inAllLanguages(12 * 3600 + 21 * 60)).toEqual([
      '12時間21分',
      '12 hours 21 minutes',
      '12 小时 21 分钟',
      '12 小時 21 分鐘',
      '12 giờ 21 phút',
    ]);
  });

  test('keeps its seconds below half an hour', () => {
    expect(inAllLanguages(20 * 60 + 15)).toEqual([
      '20分15秒',
      '20 minutes 15 seconds',
      '20 分 15 秒',
      '20 分 15 秒',
      '20 phút 15 giây',
    ]);
    expect(spokenDuration(1790, 'en')).toBe('29 minutes 50 seconds');
    expect(spokenDuration(541, 'en')).toBe('9 minutes 1 second');
    expect(spokenDuration(1799.6, 'en')).toBe('30 minutes');
    expect(spokenDuration(45 * 60 + 7, 'en')).toBe('45 minutes');
  });

  test('leaves out the few seconds by which a whole minute was missed', () => {
    expect(spokenDuration(28 * 60 + 1, 'en')).toBe('28 minutes');
    expect(spokenDuration(17 * 60 + 57, 'vi')).toBe('18 phút');
    expect(spokenDuration(18 * 60 + 6, 'en')).toBe('18 minutes 6 seconds');
  });

  test('names only the parts that it has', () => {
    expect(inAllLanguages(3600)).toEqual(['1時間', '1 hour', '1 小时', '1 小時', '1 giờ']);
    expect(inAllLanguages(1200)).toEqual(['20分', '20 minutes', '20 分钟', '20 分鐘', '20 phút']);
    expect(inAllLanguages(90)).toEqual([
      '1分30秒',
      '1 minute 30 seconds',
      '1 分 30 秒',
      '1 分 30 秒',
      '1 phút 30 giây',
    ]);
    expect(spokenDuration(0.2, 'en')).toBe('0 seconds');
  });

  test('carries a rounded minute into the hour', () => {
    expect(spokenDuration(3599, 'en')).toBe('1 hour');
    expect(spokenDuration(7199, 'ja')).toBe('2時間');
  });

  test('is never on a clock and never far from what was measured', () => {
    const seconds = fc.double({ min: 0, max: 400_000, noNaN: true });
    fc.assert(
      fc.property(seconds, (value) => {
        const said = spokenDuration(value, 'en');
        expect(said).not.toContain(':');
        const total = [...said.matchAll(/(\d+) (hour|minute|second)/g)].reduce(
          (sum, [, count, noun]) =>
            sum + Number(count) * (noun === 'hour' ? 3600 : noun === 'minute' ? 60 : 1),
          0,
        );
        expect(Math.abs(total - value)).toBeLessThanOrEqual(
          value < 599.5 ? 0.5 : value < 1799 ? 5.5 : 30.5,
        );
      }),
    );
  });
});

describe('a figure in a sentence', () => {
  const locale = { language: 'en', units: 'metric' } as const;

  test('is spoken where it is a length of time', () => {
    expect(spokenMeasure(5400, 'seconds', locale)).toBe('1 hour 30 minutes');
    expect(spokenMeasure(40, 'minutes', locale)).toBe('40 minutes');
  });

  test('says a distance to the tenth of a kilometre or mile', () => {
    expect(spokenMeasure(10_020, 'meters', locale)).toBe('10 km');
    expect(spokenMeasure(18_460, 'meters', locale)).toBe('18.5 km');
    expect(spokenMeasure(12_340, 'meters', { language: 'vi', units: 'metric' })).toBe('12,3 km');
    expect(spokenMeasure(10_020, 'meters', { language: 'en', units: 'imperial' })).toBe('6.2 mi');
    expect(spokenMeasure(847, 'meters', locale)).toBe('847 m');
    expect(spokenMeasure(999.6, 'meters', locale)).toBe('1 km');
  });

  test('stays on the clock where it is a race time or a pace', () => {
    expect(spokenMeasure(2707, 'raceSeconds', locale)).toBe('45:07');
    expect(spokenMeasure(312, 'secondsPerKilometer', locale)).toBe('5:12/km');
  });
});
