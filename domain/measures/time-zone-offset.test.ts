import { expect, it } from 'vitest';
import { timeZoneOffsetMinutes } from './time-zone-offset.ts';

const WINTER = new Date('2026-11-26T20:36:40.250Z');

it.each([
  ['Asia/Tokyo', 540],
  ['Asia/Kathmandu', 345],
  ['America/St_Johns', -210],
  ['UTC', 0],
])('knows how far %s is ahead of UTC', (timeZone, minutes) => {
  expect(timeZoneOffsetMinutes(timeZone, WINTER)).toBe(minutes);
});

it('follows summer time', () => {
  expect(timeZoneOffsetMinutes('Europe/Berlin', WINTER)).toBe(60);
  expect(timeZoneOffsetMinutes('Europe/Berlin', new Date('2026-07-01T00:00:00Z'))).toBe(120);
});

it('says nothing of a zone that there is not', () => {
  expect(timeZoneOffsetMinutes('Mars/Olympus', WINTER)).toBeNull();
  expect(timeZoneOffsetMinutes('', WINTER)).toBeNull();
});
