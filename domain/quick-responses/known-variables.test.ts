import { enUS } from 'date-fns/locale/en-US';
import { ja } from 'date-fns/locale/ja';
import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { LANGUAGES } from '../language.ts';
import { variablesOf } from './fill-in.ts';
import { KNOWN_VARIABLES, knownValues, knownVariableName } from './known-variables.ts';

const JAPANESE = { language: 'ja', locale: ja } as const;
const ENGLISH = { language: 'en', locale: enUS } as const;

describe('what fills in by itself', () => {
  it('is said as in a sentence of the language', () => {
    const recipient = { name: ' 花子 ', lastRun: exampleActivityRow() };
    expect(
      Object.fromEntries(knownValues(recipient, { language: 'ja', units: 'metric' }, JAPANESE)),
    ).toEqual({ name: '花子', distance: '10 km', time: '49分', pace: '4:53/km', date: '11月21日' });
    expect(
      Object.fromEntries(knownValues(recipient, { language: 'en', units: 'imperial' }, ENGLISH)),
    ).toEqual({
      name: '花子',
      distance: '6.2 mi',
      time: '49 minutes',
      pace: '7:51/mi',
      date: 'Nov 21',
    });
  });

  it('leaves out what is not known', () => {
    const locale = { language: 'en', units: 'metric' } as const;
    expect(knownValues({ name: '', lastRun: null }, locale, ENGLISH).size).toBe(0);
    const lastRun = exampleActivityRow({
      distanceMeters: 0,
      movingSeconds: 0,
      averagePaceSecondsPerKilometer: null,
    });
    expect([...knownValues({ name: null, lastRun }, locale, ENGLISH).keys()]).toEqual(['date']);
  });
});

it('knows in every language what the editor inserts', () => {
  for (const language of LANGUAGES) {
    for (const variable of KNOWN_VARIABLES) {
      const content = `{${knownVariableName(variable, language)}}`;
      expect(variablesOf(content), content).toMatchObject([{ key: variable, isKnown: true }]);
    }
  }
});
