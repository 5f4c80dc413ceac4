import { expect, it } from 'vitest';
import { decodeNamedCharacterReference } from './named-character-reference.ts';

it('knows the names of characters that are hard to type, and no others', () => {
  expect(decodeNamedCharacterReference('amp')).toBe('&');
  expect(decodeNamedCharacterReference('hellip')).toBe('…');
  for (const name of ['', 'nothing', 'constructor', 'AMP']) {
    expect(decodeNamedCharacterReference(name), name).toBe(false);
  }
});
