import { beforeEach, expect, it, vi } from 'vitest';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { unlinkProvider } from './provider-links.ts';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));
vi.mock('../../platform/last-seen/forget-seen-pages.ts', () => ({ forgetSeenPages: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

it('shows nothing of a provider as last seen once its link is ended', async () => {
  await unlinkProvider('strava');
  expect(callFunction).toHaveBeenCalledWith('unlinkProvider', { provider: 'strava' });
  expect(forgetSeenPages).toHaveBeenCalledOnce();
});
