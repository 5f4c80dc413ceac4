import { expect, it } from 'vitest';
import { movedCursor } from './moved-cursor.ts';

it('shows the cursor at the beginning, then moves it by a hundredth or a tenth', () => {
  expect(movedCursor('ArrowRight', null, 500)).toBe(0);
  expect(movedCursor('ArrowRight', 0, 500)).toBe(5);
  expect(movedCursor('ArrowLeft', 5, 500)).toBe(0);
  expect(movedCursor('PageUp', 5, 500)).toBe(55);
  expect(movedCursor('PageDown', 55, 500)).toBe(5);
});

it('moves by one position at least, and stays within the chart', () => {
  expect(movedCursor('ArrowUp', 3, 10)).toBe(4);
  expect(movedCursor('ArrowRight', 10, 10)).toBe(10);
  expect(movedCursor('ArrowDown', 0, 10)).toBe(0);
  expect(movedCursor('End', null, 10)).toBe(10);
  expect(movedCursor('Home', 7, 10)).toBe(0);
});

it('hides the cursor on Escape, and leaves other keys to the page', () => {
  expect(movedCursor('Escape', 7, 10)).toBeNull();
  expect(movedCursor('Tab', 7, 10)).toBeUndefined();
});
