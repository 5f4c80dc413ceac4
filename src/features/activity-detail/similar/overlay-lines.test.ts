import { expect, test } from 'vitest';
import { overlayLines, OVERLAY_SIZE } from './overlay-lines.ts';

test('draws the fastest repetition at the top, and stops where a session had no more', () => {
  const { own, earlier } = overlayLines([
    { number: 1, paceSecondsPerKilometer: 240, earlierPaceSecondsPerKilometer: 250 },
    { number: 2, paceSecondsPerKilometer: 245, earlierPaceSecondsPerKilometer: 260 },
    { number: 3, paceSecondsPerKilometer: null, earlierPaceSecondsPerKilometer: 255 },
  ]);
  const { width, height } = OVERLAY_SIZE;
  expect(own).toEqual([
    { x: 0, y: 0 },
    { x: width / 2, y: height / 4 },
  ]);
  expect(earlier).toEqual([
    { x: 0, y: height / 2 },
    { x: width / 2, y: height },
    { x: width, y: (height * 3) / 4 },
  ]);
});

test('draws equal paces in the middle', () => {
  const { own } = overlayLines([
    { number: 1, paceSecondsPerKilometer: 240, earlierPaceSecondsPerKilometer: 240 },
    { number: 2, paceSecondsPerKilometer: 240, earlierPaceSecondsPerKilometer: 240 },
  ]);
  expect(own.map(({ y }) => y)).toEqual([OVERLAY_SIZE.height / 2, OVERLAY_SIZE.height / 2]);
});
