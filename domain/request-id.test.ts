import { expect, it } from 'vitest';
import { ERROR_ID_PATTERN } from './contact/contact-message.ts';
import { requestIdOf, requestIdOfWrite } from './request-id.ts';

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

it('gives what is written past the functions an id by its path, which calls take as well', () => {
  const ids = Array.from({ length: 2000 }, (_item, at) =>
    requestIdOfWrite(`topics/t/messages/${at}`),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(requestIdOf(`/streamReply?request=${id}`)).toBe(id);
  expect(requestIdOfWrite('users/会')).toMatch(ERROR_ID_PATTERN);
  expect(requestIdOfWrite('topics/t/messages/1')).toBe(ids[1]);
});
