import { expect, it, vi } from 'vitest';
import { userAccountOf } from './user-accounts.ts';

vi.mock('../../platform/firebase/firestore-rest.ts', () => ({}));

it('keeps apart who said yes or no to the weather, and who was not asked', () => {
  expect(userAccountOf('u1', {}).isWeatherOn).toBeUndefined();
  expect(userAccountOf('u1', { isWeatherOn: false }).isWeatherOn).toBe(false);
  expect(userAccountOf('u1', { isWeatherOn: true }).isWeatherOn).toBe(true);
});

it('takes no unit of temperatures that there is not', () => {
  expect(userAccountOf('u1', { temperatureUnit: 'kelvin' }).temperatureUnit).toBe('kelvin');
  expect(userAccountOf('u1', { temperatureUnit: 'rankine' }).temperatureUnit).toBeUndefined();
});
