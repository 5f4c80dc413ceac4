import { expect, it } from 'vitest';
import { freeAfterMessage, MESSAGE_TURNS, messagesLeft } from './message-turns.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const { burst, intervalMilliseconds } = MESSAGE_TURNS;

it('gives a burst at once, then one more in each interval, and all of it again after a time', () => {
  let freeAt = 0;
  expect(messagesLeft(freeAt, NOW)).toBe(burst);
  for (let count = 1; count <= burst; count += 1) {
    freeAt = freeAfterMessage(freeAt, NOW);
    expect(messagesLeft(freeAt, NOW)).toBe(burst - count);
  }
  expect(messagesLeft(freeAt, NOW + intervalMilliseconds - 1)).toBe(0);
  expect(messagesLeft(freeAt, NOW + intervalMilliseconds)).toBe(1);
  expect(messagesLeft(freeAt, NOW + burst * intervalMilliseconds)).toBe(burst);
});

it('counts what was written beyond it', () => {
  let freeAt = 0;
  for (let count = 0; count < burst + 10; count += 1) freeAt = freeAfterMessage(freeAt, NOW);
  expect(messagesLeft(freeAt, NOW + 10 * intervalMilliseconds)).toBe(0);
  expect(messagesLeft(freeAt, NOW + 11 * intervalMilliseconds)).toBe(1);
});
