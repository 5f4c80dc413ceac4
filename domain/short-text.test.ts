import { expect, it } from 'vitest';
import { shortText, shortTextOrNull } from './short-text.ts';

it('leaves a text as it is that is not too long', () => {
  expect(shortText('Park loop', 9)).toBe('Park loop');
  expect(shortTextOrNull(null, 9)).toBeNull();
});

it('cuts no character in two', () => {
  expect(shortText('🏃🏃🏃', 2)).toBe('🏃🏃');
  expect(shortText('a🏃🏃', 2)).toBe('a🏃');
});

it('makes halves of characters into whole ones, which a database would refuse', () => {
  expect(shortText('a\uD800', 9)).toBe('a\uFFFD');
  expect(shortText(`\uD800${'x'.repeat(20)}`, 3)).toBe('\uFFFDxx');
});

it('shortens a text of ten million characters', () => {
  expect(shortText('x'.repeat(10_000_000), 120)).toHaveLength(120);
});
