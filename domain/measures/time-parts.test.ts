import { describe, expect, it } from 'vitest';
import { secondsOf, timePartsOf, type TimeParts } from './time-parts.ts';

function parts(text: string): TimeParts {
  const [hours = '', minutes = '', seconds = ''] = text.split(':');
  return { hours, minutes, seconds };
}

describe('a typed time', () => {
  it.each([
    ['::', null],
    [' : : ', null],
    [':41:30', 2490],
    ['0:41:30', 2490],
    ['3:05:09', 11_109],
    ['4::', 14_400],
    ['::59', 59],
    ['168:0:0', 604_800],
    [':60:', 'invalid'],
    ['::60', 'invalid'],
    ['169::', 'invalid'],
    [':41.5:', 'invalid'],
    [':-4:', 'invalid'],
    [':4a:', 'invalid'],
    [':４１:３０', 2490],
    ['0:0:0', 'invalid'],
  ])('%j is %j', (text, seconds) => {
    expect(secondsOf(parts(text))).toBe(seconds);
  });

  it('is shown as it was typed', () => {
    for (const seconds of [1, 59, 60, 2490, 3600, 11_109, 86_399]) {
      expect(secondsOf(timePartsOf(seconds))).toBe(seconds);
    }
    expect(secondsOf(timePartsOf(null))).toBeNull();
  });
});
