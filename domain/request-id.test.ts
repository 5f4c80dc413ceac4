import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

it.each([
  ['/openTopic?request=k3f9x2mp', 'k3f9x2mp'],
  ['https://functions.example/openTopic?a=1&request=k3f9x2mp', 'k3f9x2mp'],
  ['/openTopic', null],
  ['/openTopic?request=', null],
  ['/openTopic?request=%0Aforged', null],
  [`/openTopic?request=${'k'.repeat(500)}`, null],
])('reads the id of a request in %s', (address, id) => {
  expect(requestIdOf(address)).toBe(id);
});
