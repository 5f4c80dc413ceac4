import { expect, it } from 'vitest';
import { isBoundedMarkdown } from './bounded-markdown.ts';

it.each([
  'An easy run. **Well paced.**',
  '## This week\n\n1. Easy run\n   - slowly\n     - on soft ground\n2. Rest\n\n> Sleep first.\n\n- - -',
  'Run 10 km - slowly - and rest.\n'.repeat(100),
  '- {{half.first.pace}}\n'.repeat(200),
])('lets a reply through (%#)', (text) => {
  expect(isBoundedMarkdown(text)).toBe(true);
});

it.each([
  ['lists in lists', '- '.repeat(2000)],
  ['lists in lists behind words', `Rest.\n\n${'* '.repeat(6)}`],
  ['lists by tabs', '-\t'.repeat(50)],
  ['numbered lists', '1. '.repeat(50)],
  ['quotes', '>'.repeat(50)],
  ['quotes and lists', '> - '.repeat(10)],
  ['deep indentation', `${' '.repeat(20)}- a`],
  ['emphasis in emphasis', '*_'.repeat(2000)],
  ['brackets', '['.repeat(2000)],
  ['lists in lists on every line', '- - - - - a\n'.repeat(300)],
  ['quotes and lists on every line', '> - > - a\n'.repeat(200)],
  ['very many lines', '- a\nb'.repeat(2000)],
  ['lines of another system', 'a\r'.repeat(2000)],
  ['very many letters', 'a'.repeat(30_000)],
])('refuses %s', (_what, text) => {
  expect(isBoundedMarkdown(text)).toBe(false);
});
