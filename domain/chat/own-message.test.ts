import { expect, it } from 'vitest';
import { isDeletedMessage, mayDeleteMessage, mayEditMessage } from './own-message.ts';

const CREATED_AT = new Date('2026-11-23T06:00:00Z');
const MESSAGE = { authorUid: 'runner', text: 'Hello', createdAt: CREATED_AT };
const after = (minutes: number) => new Date(CREATED_AT.getTime() + minutes * 60_000);

it.each([
  [0, true],
  [14.99, true],
  [15, false],
  [600, false],
])('lets its author change a message %s minutes after its arrival: %s', (minutes, isLet) => {
  expect(mayEditMessage(MESSAGE, 'runner', after(minutes))).toBe(isLet);
});

it('lets nobody else change or delete it', () => {
  expect(mayEditMessage(MESSAGE, 'coach', after(1))).toBe(false);
  expect(mayDeleteMessage(MESSAGE, 'coach')).toBe(false);
});

it('lets its author delete it at any time, once it has arrived', () => {
  expect(mayDeleteMessage(MESSAGE, 'runner')).toBe(true);
  expect(mayDeleteMessage({ ...MESSAGE, createdAt: null }, 'runner')).toBe(false);
});

it('knows a deleted message by its time, and before the server set that by its missing words', () => {
  expect(isDeletedMessage(MESSAGE)).toBe(false);
  expect(isDeletedMessage({ ...MESSAGE, text: '' })).toBe(true);
  expect(isDeletedMessage({ ...MESSAGE, deletedAt: after(1) })).toBe(true);
  const deleted = { ...MESSAGE, text: '', deletedAt: after(1) };
  expect(mayEditMessage(deleted, 'runner', after(2))).toBe(false);
  expect(mayDeleteMessage(deleted, 'runner')).toBe(false);
});
