import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { Coach, CoachLink } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import {
  endCoachLink,
  shareWithCoach,
  stopSharingWithCoach,
} from '../../../data/coaches/coach-sharing.ts';
import { changeSubscription } from '../../../data/billing/billing-functions.ts';
import { watchSubscriptions } from '../../../data/billing/subscriptions.ts';
import { loadCoach } from '../../../data/coaches/coaches.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { SnackbarProvider } from '../../../ui/snackbar/snackbar.tsx';
import { LinkedCoaches } from '../linked-coaches.tsx';

vi.mock('../../../data/coaches/coaches.ts', () => ({ loadCoach: vi.fn(), loadCoaches: vi.fn() }));
vi.mock('../../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));
vi.mock('../../../data/billing/billing-functions.ts', () => ({ changeSubscription: vi.fn() }));
vi.mock('../../../data/coaches/coach-sharing.ts', () => ({
  endCoachLink: vi.fn(),
  shareWithCoach: vi.fn(),
  stopSharingWithCoach: vi.fn(),
}));

const loadMock = vi.mocked(loadCoach);
const stopMock = vi.mocked(stopSharingWithCoach);

const KENJI: Coach = {
  id: 'kenji',
  kind: 'human',
  name: 'Kenji Arai',
  description: 'From first races to sub-3.',
  coachingStyle: '',
  profile: '',
  aboutMe: '',
  isApproved: true,
  isPublished: true,
};
const QUIET: CoachLink = {
  id: 'u1_kenji',
  runnerUid: 'u1',
  coachId: 'kenji',
  planId: 'free',
  state: 'active',
  sharesActivities: false,
  consentVersion: null,
  consentedAt: null,
  since: new Date(0),
  updatedAt: new Date(0),
  waitingPlan: null,
};
const SHARED: CoachLink = {
  ...QUIET,
  sharesActivities: true,
  consentVersion: SHARING_CONSENT_VERSION,
  consentedAt: new Date('2026-11-22T03:00:00Z'),
};

let runners = 1;

beforeEach(() => {
  vi.resetAllMocks();
  loadMock.mockResolvedValue(KENJI);
});

async function open(link: CoachLink) {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready', coachLinks: [link] });
  render(
    <SnackbarProvider>
      <MemoryRouter>
        <LinkedCoaches />
      </MemoryRouter>
    </SnackbarProvider>,
  );
  await screen.findByRole('button', { name: 'End coaching…' });
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });

test('says that a coach reads nothing, and what they would read before anything is shared', async () => {
  const user = await open(QUIET);
  expect(
    screen.getByText(
      'Kenji Arai can’t read any of your data, only what you write to each other and the AI’s answers there.',
    ),
  ).toBeInTheDocument();
  await user.click(press('Share my data…'));
  const dialog = screen.getByRole('dialog', { name: 'Share your data with Kenji Arai?' });
  expect(dialog).toHaveTextContent('your runs with all numbers and charts');
  expect(dialog).toHaveTextContent('Never: the map of your runs');
  expect(shareWithCoach).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Agree and share' }));
  expect(shareWithCoach).toHaveBeenCalledExactlyOnceWith(QUIET);
});

test('says since when a coach reads, and stops it with one press', async () => {
  const user = await open(SHARED);
  expect(screen.getByText(/^Kenji Arai can read your data. You agreed on /)).toBeInTheDocument();
  await user.click(press('Stop sharing'));
  expect(stopMock).toHaveBeenCalledExactlyOnceWith(SHARED);
  expect(await screen.findByText('Kenji Arai can no longer read your data')).toBeInTheDocument();
});

test('shows what a coach reads, which is less where an earlier text was agreed to', async () => {
  const user = await open(SHARED);
  await user.click(press('What Kenji Arai can read'));
  expect(screen.getByText(/^your runs with all numbers/)).toBeVisible();
  expect(screen.getByText(/^notes kept of what you tell/)).toBeVisible();
  expect(screen.getByText(/^Never: the map of your runs/)).toBeVisible();
  cleanup();
  await open({ ...SHARED, consentVersion: '2026-11-24' });
  await user.click(press('What Kenji Arai can read'));
  expect(screen.getByText(/^your runs with all numbers/)).toBeVisible();
  expect(screen.queryByText(/^notes kept of what you tell/)).toBeNull();
  cleanup();
  await open(QUIET);
  expect(screen.queryByRole('button', { name: 'What Kenji Arai can read' })).toBeNull();
});

test('asks anew before a coach reads the notes, where the runner agreed to an earlier text', async () => {
  const user = await open({ ...SHARED, consentVersion: '2026-11-24' });
  expect(screen.getByText(/^Kenji Arai can’t read the notes/)).toBeInTheDocument();
  await user.click(press('Share the notes too…'));
  const dialog = screen.getByRole('dialog', { name: 'Share your data with Kenji Arai?' });
  expect(dialog).toHaveTextContent('notes kept of what you tell your coach');
  await user.click(within(dialog).getByRole('button', { name: 'Agree and share' }));
  expect(shareWithCoach).toHaveBeenCalledOnce();
});

test('takes a link without a consent for one that shares nothing', async () => {
  await open({ ...SHARED, consentVersion: null });
  expect(
    screen.getByText(
      'Kenji Arai can’t read any of your data, only what you write to each other and the AI’s answers there.',
    ),
  ).toBeInTheDocument();
});

test('says why sharing could not be stopped', async () => {
  stopMock.mockRejectedValue(new TasukiFailure('common/unavailable'));
  const user = await open(SHARED);
  await user.click(press('Stop sharing'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service isn’t responding.');
});

const PAID = exampleSubscription({
  sellerId: 'kenji',
  planId: 'monthly',
  planName: 'Marathon plan',
  priceYen: 5000,
});

/** Opens the question of whoever pays for `subscriptions`. */
async function askToEnd(...subscriptions: SubscriptionMirror[]) {
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions(subscriptions);
    return Promise.resolve(() => undefined);
  });
  runners += 1;
  const link = { ...SHARED, runnerUid: `u${runners}` };
  const user = await open(link);
  await user.click(press('End coaching…'));
  const dialog = await screen.findByRole('dialog', { name: 'End coaching with Kenji Arai?' });
  const confirm = within(dialog).getByRole('button', { name: 'End coaching' });
  // The payments are read first.
  await waitFor(() => {
    expect(confirm).toBeEnabled();
  });
  return { user, link, dialog, confirm };
}

test('ends the link after it has said what comes of it', async () => {
  const { user, link, dialog, confirm } = await askToEnd();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await user.click(confirm);
  expect(endCoachLink).toHaveBeenCalledExactlyOnceWith(link);
  expect(changeSubscription).not.toHaveBeenCalled();
});

test('ends what the runner pays the coach as well, unless the runner keeps it', async () => {
  const { user, link, dialog, confirm } = await askToEnd(PAID);
  expect(dialog).toHaveTextContent('You pay Kenji Arai for the plan “Marathon plan” (¥5,000');
  await user.click(confirm);
  expect(changeSubscription).toHaveBeenCalledExactlyOnceWith({
    subscriptionId: PAID.id,
    action: 'cancel',
  });
  expect(endCoachLink).toHaveBeenCalledExactlyOnceWith(link);
});

test('says that the subscription is charged on, where the runner keeps it', async () => {
  const { user, dialog, confirm } = await askToEnd(PAID);
  await user.click(within(dialog).getByRole('checkbox'));
  expect(dialog).toHaveTextContent('The subscription goes on and is charged until you cancel it');
  expect(within(dialog).getByRole('link', { name: 'See my subscriptions' })).toBeVisible();
  await user.click(confirm);
  expect(endCoachLink).toHaveBeenCalledOnce();
  expect(changeSubscription).not.toHaveBeenCalled();
});

test('ends no link where the subscription could not be cancelled', async () => {
  vi.mocked(changeSubscription).mockRejectedValue(new TasukiFailure('common/unavailable'));
  const { user, dialog, confirm } = await askToEnd(PAID);
  await user.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('isn’t responding');
  expect(endCoachLink).not.toHaveBeenCalled();
});

test('asks nothing about a subscription that ends already, or is to somebody else', async () => {
  const { dialog } = await askToEnd(
    { ...PAID, isCancelledAtPeriodEnd: true },
    { ...PAID, id: 'sub_other', sellerId: 'mai' },
  );
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

test('lets a runner stop also where the coach’s profile is not public any more', async () => {
  loadMock.mockRejectedValue(new TasukiFailure('common/permission-denied'));
  const user = await open(SHARED);
  await user.click(press('Stop sharing'));
  expect(stopMock).toHaveBeenCalledTimes(1);
});
