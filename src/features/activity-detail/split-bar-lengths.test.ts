import { expect, it } from 'vitest';
import { splitBarLengths } from './split-bar-lengths.ts';

function split(paceSecondsPerKilometer: number, isRemainder = false) {
  return { paceSecondsPerKilometer, isRemainder };
}

it('draws 6:43 next to 6:21 as the 5 % that lie between them', () => {
  const [slower, faster] = splitBarLengths([split(403), split(381)]);
  expect(faster).toBe(1);
  expect(slower).toBeCloseTo(0.945, 3);
});

it('draws half the speed half as long', () => {
  expect(splitBarLengths([split(300), split(600)])).toEqual([1, 0.5]);
});

it('does not let a short fast remainder shorten the others', () => {
  expect(splitBarLengths([split(300), split(200, true)])).toEqual([1, 1]);
  expect(splitBarLengths([split(200, true)])).toEqual([1]);
});
