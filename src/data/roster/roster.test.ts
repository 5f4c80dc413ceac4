// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ROSTER_LIMITS } from '@tasuki/domain/coaches/roster-entry';
import { cacheToClear } from '../../platform/firebase/cache-to-clear.ts';
import { watchDocument, watchPage } from '../live-documents.ts';
import type { StoredDocument } from '../stored-document.ts';
import { watchRoster, watchRosterEntry } from './roster.ts';

vi.mock('../../platform/firebase/firestore-rest.ts', () => ({}));
vi.mock('../live-documents.ts', () => ({
  watchDocument: vi.fn(() => () => undefined),
  watchGreater: vi.fn(),
  watchPage: vi.fn(() => () => undefined),
}));

let coachId = 'kenji';
beforeEach(() => {
  globalThis.localStorage.clear();
  coachId += '1';
});

/** @param day of the last run */
function runner(id: string, day: number, isSharing = true): StoredDocument {
  const data = {
    name: id,
    isSharing,
    lastRun: null,
    weekMeters: 0,
    weekMondayDayNumber: 0,
    usualWeekMeters: null,
    plan: null,
    attention: null,
    priority: 0,
    activeAt: new Date(2026, 10, day),
    lookAgainAt: null,
  };
  return { id, path: `users/${coachId}/roster/${id}`, data };
}

const FULL = Array.from({ length: ROSTER_LIMITS.pageSize }, (_, at) => runner(`r${at}`, 28 - at));

async function openRoster() {
  const shown: string[][] = [];
  await watchRoster(
    coachId,
    null,
    ({ rows }) => shown.push(rows.map(({ id }) => id)),
    () => undefined,
  );
  const emit = vi.mocked(watchPage).mock.lastCall?.[1];
  if (!emit) throw new Error('Nothing is watched');
  return { shown, emit };
}

test('shows no runner whom the server has not confirmed in this visit', async () => {
  const { shown, emit } = await openRoster();
  emit([runner('hana', 2), runner('ken', 1)], { isFromCache: true });
  expect(shown).toEqual([]);
  emit([runner('hana', 2)], { isFromCache: false });
  expect(shown).toEqual([['hana']]);
  // A runner who was only in the cache has ended the link since.
  expect(cacheToClear()).toBe('onceSent');
});

test.each<[string, readonly StoredDocument[], readonly StoredDocument[], string | null]>([
  ['stops sharing', [runner('hana', 2)], [runner('hana', 2, false)], 'onceSent'],
  ['is gone from a full page', FULL, [...FULL.slice(1), runner('next', 1)], 'onceSent'],
  ['is pushed off a full page', FULL, [runner('new', 29), ...FULL.slice(0, -1)], null],
  ['begins to share', [runner('hana', 2, false)], [runner('hana', 2)], null],
  ['is new', [runner('hana', 2)], [runner('lan', 3), runner('hana', 2)], null],
])('has the cache cleared or not where a runner %s', async (_, before, after, expected) => {
  const { emit } = await openRoster();
  emit([...before], { isFromCache: false });
  emit([...after], { isFromCache: false });
  expect(cacheToClear()).toBe(expected);
});

test('has the cache cleared where the runner of an open page ends the link', async () => {
  const shown = vi.fn();
  await watchRosterEntry(coachId, 'hana', shown, () => undefined);
  const emit = vi.mocked(watchDocument).mock.lastCall?.[1];
  emit?.(runner('hana', 2), { isFromCache: true });
  expect(shown).not.toHaveBeenCalled();
  emit?.(runner('hana', 2), { isFromCache: false });
  expect(shown).toHaveBeenCalledTimes(1);
  expect(cacheToClear()).toBeNull();
  emit?.(null, { isFromCache: false });
  expect(shown).toHaveBeenLastCalledWith(null);
  expect(cacheToClear()).toBe('onceSent');
});
