import { expect, it } from 'vitest';
import { publicNameOf } from './public-name.ts';
import { readableName } from './readable-name.ts';
import { isProfileComplete } from './user-account.ts';

it.each<[string, string, string]>([
  ['a name as it is', '佐藤 花子', '佐藤 花子'],
  [
    'marks of Vietnamese, either way of writing them',
    'Nguye\u0302\u0303n Trần',
    'Nguye\u0302\u0303n Trần',
  ],
  ['a joined emoji', 'Hana 🏃‍♀️', 'Hana 🏃‍♀️'],
  ['a script with joiners', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['what turns the direction', 'Hana\u202Eetirw', 'Hanaetirw'],
  ['isolates', '\u2066Hana\u2069', 'Hana'],
  ['lines', 'Hana\n\n\tinvites\u2028nobody', 'Hana invites nobody'],
  ['what is not seen', 'Ha\u200B\uFEFFna', 'Hana'],
  ['a filler that looks empty', '\u3164\uFFA0\u115F', ''],
  ['joiners alone', '\u200D\u200C', ''],
  ['spaces', '   ', ''],
])('%s', (_what, typed, shown) => {
  expect(readableName(typed)).toBe(shown);
});

it('is what others see of a person', () => {
  const names = { firstName: 'Hana\u202E', lastName: '\u0007Sato', language: 'en' } as const;
  expect(publicNameOf({ ...names, displayName: '\u200B' })).toBe('Hana Sato');
  expect(publicNameOf({ ...names, displayName: 'Ha\nna' })).toBe('Ha na');
});

it('makes no complete profile of names that nobody can see', () => {
  const account = { email: 'hana@example.jp', contactEmail: null, phoneNumber: '+819012345678' };
  const isComplete = (firstName: string) =>
    isProfileComplete({ ...account, firstName, lastName: 'Sato' });
  expect([isComplete('Hana'), isComplete('\u3164'), isComplete(' ')]).toEqual([true, false, false]);
});
