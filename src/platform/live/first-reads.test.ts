import { beforeEach, expect, test, vi } from 'vitest';
import type * as FirstReads from './first-reads.ts';

// The person is kept for the visit; each test is a visit of its own.
let visit: typeof FirstReads;
beforeEach(async () => {
  vi.resetModules();
  visit = await import('./first-reads.ts');
});

test('reads as soon as it is known who is in, and for nobody who comes later', () => {
  const read = vi.fn();
  visit.readBesideSession(read);
  expect(read).not.toHaveBeenCalled();
  visit.noteAdmitted('first');
  visit.noteAdmitted('second');
  expect(read.mock.calls).toEqual([['first']]);
});

test('reads at once where the code of the page comes later', () => {
  const read = vi.fn();
  visit.noteAdmitted('first');
  visit.readBesideSession(read);
  expect(read.mock.calls).toEqual([['first']]);
});

test('reads nothing of somebody who has left', () => {
  const read = vi.fn();
  visit.noteAdmitted('first');
  visit.noteAdmitted(null);
  visit.readBesideSession(read);
  expect(read).not.toHaveBeenCalled();
});
