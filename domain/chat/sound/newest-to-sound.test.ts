import { expect, it } from 'vitest';
import { newestToSound } from './newest-to-sound.ts';

const LISTENER = { uid: 'runner', openTopicId: null };
const entry = (id: string, minute: number, changes: object = {}) => ({
  id,
  isMuted: false,
  isArchived: false,
  lastAuthorUid: 'coach',
  lastMessageAt: new Date(minute * 60_000),
  ...changes,
});

it('is the newest of somebody else', () => {
  expect(newestToSound([], LISTENER)).toBe(0);
  expect(newestToSound([entry('a', 1), entry('b', 3), entry('c', 2)], LISTENER)).toBe(180_000);
});

it('is none of one’s own, of a muted or an archived conversation, nor of the one on screen', () => {
  const quiet = [
    entry('own', 5, { lastAuthorUid: 'runner' }),
    entry('muted', 6, { isMuted: true }),
    entry('archived', 7, { isArchived: true }),
    entry('open', 8),
  ];
  expect(newestToSound(quiet, { ...LISTENER, openTopicId: 'open' })).toBe(0);
  expect(newestToSound(quiet, LISTENER)).toBe(480_000);
});
