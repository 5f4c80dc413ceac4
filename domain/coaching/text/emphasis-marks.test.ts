import { expect, it } from 'vitest';
import { findUnsafeWords } from '../../chat/moderation/find-unsafe-words.ts';
import { findRedFlag } from '../safety/red-flags.ts';
import { withoutEmphasis } from './emphasis-marks.ts';

it.each([
  ['my **chest** hurts', 'my chest hurts'],
  ['k**i**ll', 'kill'],
  ['*so* tired, __really__ _tired_', 'so tired, really tired'],
  ['run `4 x 1 km` today', 'run 4 x 1 km today'],
  ['3*400 m and 組間休息*2', '3*400 m and 組間休息*2'],
  ['5 * 1000 m', '5 * 1000 m'],
  ['a_file_of_mine', 'a_file_of_mine'],
  ['I don`t and can`t', 'I don`t and can`t'],
  ['* one\n* two', '* one\n* two'],
])('%j reads as %j', (text, read) => {
  expect(withoutEmphasis(text)).toBe(read);
});

it.each([
  ['I have **chest** pain when I run', 'cardiac'],
  ['pain in my *chest*', 'cardiac'],
  ['chest _pain_', 'cardiac'],
  ['c**h**est pain', 'cardiac'],
  ['chest `pain`', 'cardiac'],
  ['I want to **kill** myself', 'self-harm'],
  ['走っていると**胸**が痛い', 'cardiac'],
  ['跑步时**胸口**痛', 'cardiac'],
  ['chạy xong **đau** ngực', 'cardiac'],
] as const)('%j is taken as the sign that its reader sees', (text, category) => {
  expect(findRedFlag(text)?.category).toBe(category);
});

it('takes a sign that is denied as denied, with marks and without', () => {
  expect(findRedFlag('**no** chest pain at all')).toBeNull();
  expect(findRedFlag('*No* chest pain, just *tired*')).toBeNull();
});

it.each([
  ['k**i**ll yourself', 'self-harm'],
  ['**kill** yourself', 'self-harm'],
  ['send me nu**de**s', 'sexual'],
  ['go `kill` yourself', 'self-harm'],
  ['k`i`ll yourself', 'self-harm'],
] as const)('%j is judged as what its readers see', (text, category) => {
  expect(findUnsafeWords(text)).toContain(category);
});
