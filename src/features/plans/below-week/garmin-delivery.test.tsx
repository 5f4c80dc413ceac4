import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  PLAN_DELIVERY_PROBLEMS,
  type PlanDelivery,
} from '@tasuki/domain/plans/export/plan-delivery';
import { sendPlanToGarmin, watchPlanDelivery } from '../../../data/plans/plan-delivery.ts';
import { watchProviderLinks } from '../../../data/provider-links/provider-links.ts';
import { environment } from '../../../platform/environment.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import { GarminDelivery } from './garmin-delivery.tsx';

vi.mock('../../../data/plans/plan-delivery.ts', () => ({
  sendPlanToGarmin: vi.fn(),
  watchPlanDelivery: vi.fn(),
}));
vi.mock('../../../data/provider-links/provider-links.ts', () => ({ watchProviderLinks: vi.fn() }));

const SENT: PlanDelivery = {
  isOn: true,
  state: 'settled',
  problem: null,
  sentUntil: '2026-12-10',
  sessions: {},
  wish: 1,
  updatedAt: new Date('2026-11-27T09:00:00Z'),
};

let count = 0;

/** @param delivery null = the runner never wished it */
async function show(delivery: PlanDelivery | null, { isLinked = true } = {}): Promise<void> {
  count += 1;
  vi.mocked(watchProviderLinks).mockImplementation(async (_uid, onLinks) => {
    onLinks({ strava: null, garmin: isLinked ? ({ state: 'connected' } as never) : null });
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchPlanDelivery).mockImplementation(async (_uid, onDelivery) => {
    onDelivery(delivery);
    return Promise.resolve(() => undefined);
  });
  await act(async () => {
    render(
      <Suspense>
        <GarminDelivery uid={`runner-${count}`} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const title = screen.queryByRole('button', { name: 'Sessions on your Garmin watch' });
  if (title) await userEvent.click(title);
}

preloadDateLocale();

beforeEach(() => {
  environment.isGarminTrainingOffered = true;
  setErrorReporter(() => undefined);
  vi.mocked(sendPlanToGarmin).mockReset().mockResolvedValue();
});

describe('sending a plan to Garmin', () => {
  it('is wished by one switch', async () => {
    await show(null);
    const choice = await screen.findByRole('checkbox', { name: 'Send my sessions to Garmin' });
    expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    expect(sendPlanToGarmin).toHaveBeenCalledWith(true);
  });

  it('says how far the sessions are there', async () => {
    await show(SENT);
    expect(await screen.findByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/up to .*10.* are in Garmin Connect/);
  });

  it.each([
    [{ state: 'sending', sentUntil: null } as const, 'Sending your sessions'],
    [{ isOn: false, state: 'sending' } as const, 'Removing the coming sessions'],
    [{ problem: 'missing-scope' } as const, 'Garmin doesn’t let Tasuki add workouts yet'],
    [{ problem: 'not-linked' } as const, 'Link Garmin again'],
    [{ state: 'sending', problem: 'unreachable' } as const, 'try again automatically'],
    [{ problem: 'refused' } as const, 'didn’t accept some of the sessions'],
  ])('says what goes on: %o', async (change, words) => {
    await show({ ...SENT, ...change });
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  });

  it('has words for every problem', () => {
    expect([...PLAN_DELIVERY_PROBLEMS].sort()).toEqual(
      ['missing-scope', 'not-linked', 'refused', 'unreachable'].sort(),
    );
  });

  it('says why it is refused, and stays off', async () => {
    vi.mocked(sendPlanToGarmin).mockRejectedValue(
      new TasukiFailure('training-plan/garmin-not-allowed'),
    );
    await show(null);
    await userEvent.click(await screen.findByRole('checkbox'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Turn it on for Tasuki');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it.each([
    ['is not linked', () => show(null, { isLinked: false })],
    [
      'is not offered',
      async () => {
        environment.isGarminTrainingOffered = false;
        await show(SENT);
      },
    ],
  ])('is not there where Garmin %s', async (_when, open) => {
    await open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
