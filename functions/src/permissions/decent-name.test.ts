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

it.each([
  'Sign in at tasuki-login.com',
  'https://evil.example',
  'www.evil.example',
  'coach@evil.example',
  'evil.zone/login',
  'Sign in at tasuki-login.ru',
  'ｅｖｉｌ．ｃｏｍ',
])('shows others no address as a name, which a mail would make a link: %s', (displayName) => {
  expect(decentNameOf({ ...NAMED, displayName })).toBe('Hanako Sato');
});

it.each(['J. P. Sato', 'Hana@Tokyo', 'Hana/Mai', 'Dr. Sato Jr.', 'hana.runs', 'A.Pl. Dr.de Vries'])(
  'takes %s for no address',
  (displayName) => {
    expect(decentNameOf({ ...NAMED, displayName })).toBe(displayName);
  },
);
