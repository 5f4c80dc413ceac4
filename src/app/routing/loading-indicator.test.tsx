import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="start-indicator"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const indicator = () => document.getElementById('start-indicator');

test('the indicator fades 300 ms after the first navigation, for 500 ms, and is gone', async () => {
  const { removeLoadingIndicator } = await import('./loading-indicator.ts');
  removeLoadingIndicator();
  vi.advanceTimersByTime(299);
  expect(indicator()).not.toHaveClass('is-leaving');
  vi.advanceTimersByTime(1);
  expect(indicator()).toHaveClass('is-leaving');
  vi.advanceTimersByTime(499);
  expect(indicator()).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  expect(indicator()).not.toBeInTheDocument();
});

test('later navigations change nothing', async () => {
  const { removeLoadingIndicator } = await import('./loading-indicator.ts');
  removeLoadingIndicator();
  vi.advanceTimersByTime(200);
  removeLoadingIndicator();
  vi.advanceTimersByTime(100);
  expect(indicator()).toHaveClass('is-leaving');
});
