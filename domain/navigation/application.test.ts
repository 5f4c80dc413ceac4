import { expect, test } from 'vitest';
import {
  APPLICATION_LANDING,
  APPLICATION_PLACES,
  applicationOf,
  applicationsOf,
} from './application.ts';

test('who has one role has one application, whatever else the token says', () => {
  expect(applicationsOf({})).toEqual(['runner']);
  expect(applicationsOf({ canAccessBeta: true })).toEqual(['runner']);
  expect(applicationsOf({ isCoach: true })).toEqual(['runner', 'coach']);
  expect(applicationsOf({ isAdmin: true, isCoach: false })).toEqual(['runner', 'admin']);
  expect(applicationsOf({ isAdmin: true, isCoach: true })).toEqual(['runner', 'coach', 'admin']);
});

test('each application begins on a page of its own, and its places lead to no other one', () => {
  for (const application of ['runner', 'coach', 'admin'] as const) {
    expect(applicationOf(APPLICATION_LANDING[application])).toBe(application);
    expect(APPLICATION_PLACES[application]).toContain(APPLICATION_LANDING[application]);
    for (const place of APPLICATION_PLACES[application]) {
      expect([application, null]).toContain(applicationOf(place));
    }
  }
});
