import { expect, it } from 'vitest';
import { decentNameOf } from './decent-name.ts';

const NAMED = { firstName: 'Hanako', lastName: 'Sato', language: 'en' } as const;

it('shows the name that a person chose', () => {
  expect(decentNameOf({ ...NAMED, displayName: 'Killer Queen' })).toBe('Killer Queen');
});

it('shows others no abuse as a name, also between quotation marks', () => {
  expect(decentNameOf({ ...NAMED, displayName: 'Kill yourself' })).toBe('Hanako Sato');
  expect(decentNameOf({ ...NAMED, displayName: '"Kill yourself"' })).toBe('Hanako Sato');
  expect(decentNameOf({ firstName: 'Kill', lastName: 'yourself', language: 'en' })).toBe('');
});
