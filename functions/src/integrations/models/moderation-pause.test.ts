import { expect, it } from 'vitest';
import { MODERATION_PAUSE, ModerationPause } from './moderation-pause.ts';

function fixture() {
  const time = { now: 1_000_000 };
  return { time, pause: new ModerationPause(() => time.now) };
}

it('pauses after failures one after the other, and then lets somebody try', () => {
  const { time, pause } = fixture();
  for (let count = 1; count < MODERATION_PAUSE.failures; count += 1) pause.failed();
  pause.succeeded();
  for (let count = 1; count < MODERATION_PAUSE.failures; count += 1) pause.failed();
  expect(pause.isOn()).toBe(false);
  pause.failed();
  expect(pause.isOn()).toBe(true);
  time.now += MODERATION_PAUSE.seconds * 1000;
  expect(pause.isOn()).toBe(false);
});

it.each([
  [7, 7],
  [Number.NaN, MODERATION_PAUSE.rateLimitedSeconds],
  [0, MODERATION_PAUSE.rateLimitedSeconds],
  [86_400, MODERATION_PAUSE.longestSeconds],
])(
  'waits after too many requests as long as the answer says (%s), within bounds',
  (said, waits) => {
    const { time, pause } = fixture();
    pause.begin(said);
    time.now += waits * 1000 - 1;
    expect(pause.isOn()).toBe(true);
    time.now += 1;
    expect(pause.isOn()).toBe(false);
  },
);
