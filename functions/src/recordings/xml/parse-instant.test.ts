import { expect, it } from 'vitest';
import { parseInstant } from './parse-instant.ts';

it.each([
  ['2017-03-19T16:49:30Z', '2017-03-19T16:49:30.000Z', null],
  ['2017-03-19T16:49:30.250Z', '2017-03-19T16:49:30.250Z', null],
  ['1901-12-13T20:45:52.2073437Z', '1901-12-13T20:45:52.207Z', null],
  ['2017-03-20T01:49:30+09:00', '2017-03-19T16:49:30.000Z', 540],
  ['2017-03-19T11:49:30-0500', '2017-03-19T16:49:30.000Z', -300],
  // No zone is universal time, wherever this runs.
  ['2017-03-19T16:49:30', '2017-03-19T16:49:30.000Z', null],
])('reads %s', (text, instant, offsetMinutes) => {
  const parsed = parseInstant(text);
  expect(Math.floor((parsed?.seconds ?? NaN) * 1000)).toBe(Date.parse(instant));
  expect(parsed?.offsetMinutes).toBe(offsetMinutes);
});

it.each([
  '',
  'yesterday',
  '2017-03-19',
  '19/03/2017 16:49',
  '2017-03-19T16:49:30 PST',
  '2017-03-19T16:49:30+99:99',
  null,
])('makes nothing of %j', (text) => {
  expect(parseInstant(text)).toBeNull();
});
