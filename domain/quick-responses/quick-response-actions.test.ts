import { expect, it } from 'vitest';
import { QUICK_RESPONSE_STATUSES } from './quick-response.ts';
import { isAllowed, STATUS_AFTER, statusActions, statusChoices } from './quick-response-actions.ts';

it('offers only published ones where the coach writes', () => {
  expect(QUICK_RESPONSE_STATUSES.filter((status) => isAllowed('use', status))).toEqual([
    'published',
  ]);
});

it('changes nothing of an archived one until it is restored as a draft', () => {
  expect(statusActions('archived')).toEqual(['restore']);
  expect(isAllowed('edit', 'archived')).toBe(false);
  expect(isAllowed('mark', 'archived')).toBe(false);
  expect(STATUS_AFTER.restore).toBe('draft');
});

it('archives from every other status, and never leads to the status that it has', () => {
  for (const status of QUICK_RESPONSE_STATUSES) {
    expect(isAllowed('archive', status)).toBe(status !== 'archived');
    for (const action of statusActions(status)) expect(STATUS_AFTER[action]).not.toBe(status);
  }
});

it('offers in the form what it is and what it may become, without archiving', () => {
  expect(statusChoices(null)).toEqual(['published', 'draft']);
  expect(statusChoices('draft')).toEqual(['published', 'draft']);
  expect(statusChoices('published')).toEqual(['published', 'inactive']);
  expect(statusChoices('inactive')).toEqual(['published', 'inactive']);
});
