import { expect, test } from 'vitest';
import { switchTiming } from './plan-switch.ts';

test('a trial goes on, whichever price its end charges', () => {
  expect(switchTiming('trialing', 2980, 23_760)).toBe('atTrialEnd');
  expect(switchTiming('trialing', 23_760, 2980)).toBe('atTrialEnd');
});

test('more each time is charged at once, and less once what is paid for is over', () => {
  expect(switchTiming('active', 2980, 23_760)).toBe('now');
  expect(switchTiming('active', 23_760, 2980)).toBe('atPeriodEnd');
});
