import { expect, test } from 'vitest';
import { eventNamesProblem, namedPath, namedReferrer, visitEventName } from './page-visit.ts';

const NAMES = 'tasuki.example=runner_visit, athlete.tasuki.example=athlete_visit';

test('calls a visit by the host, with or without www', () => {
  expect(visitEventName(NAMES, 'tasuki.example')).toBe('runner_visit');
  expect(visitEventName(NAMES, 'www.tasuki.example')).toBe('runner_visit');
  expect(visitEventName(NAMES, 'athlete.tasuki.example')).toBe('athlete_visit');
  expect(visitEventName(NAMES, 'other.example')).toBe('page_view');
  expect(visitEventName('', 'tasuki.example')).toBe('page_view');
});

test('refuses a setting that names no event', () => {
  expect(eventNamesProblem('')).toBeNull();
  expect(eventNamesProblem(NAMES)).toBeNull();
  for (const wrong of ['tasuki.example', 'a=1visit', '=visit', 'a=b=c', `a=${'x'.repeat(41)}`]) {
    expect(eventNamesProblem(wrong), wrong).toMatch(/host=event_name/);
  }
});

test('says names in place of ids', () => {
  expect(namedPath('activity')).toBe('/activities/:activityId');
  expect(namedPath('home')).toBe('/');
  expect(namedPath(null)).toBe('/:unknown');
});

test('says of a referrer no more than a site or a page of ours', () => {
  const routeAt = () => 'referral' as const;
  const own = 'https://tasuki.example';
  expect(
    namedReferrer({ origin: 'https://search.example', pathname: '/hanako' }, own, routeAt),
  ).toBe('https://search.example');
  expect(namedReferrer({ origin: own, pathname: '/r/abc' }, own, routeAt)).toBe(
    `${own}/r/:refCode`,
  );
  expect(namedReferrer(null, own, routeAt)).toBe('');
});
