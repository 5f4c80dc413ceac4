import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { CoachPlan } from '@tasuki/domain/coaches/coach';
import type { CoachApplication } from '@tasuki/domain/coaches/coach-application';
import {
  loadCoachApplication,
  saveCoachApplication,
} from '../../data/coaches/coach-applications.ts';
import { saveCoachRevision, withdrawCoachRevision } from '../../data/coaches/coach-revisions.ts';
import { loadOwnCoach, offerFreePlan } from '../../data/coaches/own-coach.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { CoachApplicationView } from './coach-application-view.tsx';
import { OwnCoachView } from './own-coach-view.tsx';

vi.mock('../../data/coaches/coach-applications.ts', () => ({
  loadCoachApplication: vi.fn(),
  saveCoachApplication: vi.fn(),
}));
vi.mock('../../data/coaches/own-coach.ts', () => ({
  loadOwnCoach: vi.fn(),
  offerFreePlan: vi.fn(),
}));
vi.mock('../../data/coaches/coach-revisions.ts', () => ({
  saveCoachRevision: vi.fn(),
  withdrawCoachRevision: vi.fn(),
}));

const WORDS = {
  name: 'Kenji Arai',
  description: 'From first races to sub-3.',
  coachingStyle: 'Three runs a week.',
  profile: 'Ten years at a company team.',
  aboutMe: '',
};
const APPLICATION: CoachApplication = {
  ...WORDS,
  uid: 'kenji',
  state: 'open',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const COACH = {
  ...WORDS,
  id: 'kenji',
  kind: 'human' as const,
  isApproved: true,
  isPublished: true,
};
const PLAN: CoachPlan = {
  id: 'free',
  coachId: 'kenji',
  name: 'First steps',
  target: 'Beginners',
  priceJpy: 0,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

beforeEach(() => {
  vi.mocked(loadCoachApplication).mockReset().mockResolvedValue(null);
  vi.mocked(saveCoachApplication).mockReset().mockResolvedValue();
  vi.mocked(loadOwnCoach)
    .mockReset()
    .mockResolvedValue({ coach: COACH, freePlan: null, revision: null });
  vi.mocked(offerFreePlan).mockReset().mockResolvedValue();
  vi.mocked(saveCoachRevision).mockReset().mockResolvedValue();
  vi.mocked(withdrawCoachRevision).mockReset().mockResolvedValue();
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
});

function openApplication() {
  render(
    <MemoryRouter>
      <CoachApplicationView uid="kenji" />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function openOwn() {
  render(
    <MemoryRouter>
      <OwnCoachView uid="kenji" />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('applying to coach', () => {
  test('sends what was written, and says that a person will read it', async () => {
    const user = openApplication();
    await user.type(await screen.findByLabelText('Name'), ' Kenji Arai ');
    await user.type(screen.getByLabelText('In short'), WORDS.description);
    await user.type(screen.getByLabelText('Coaching style'), WORDS.coachingStyle);
    await user.type(screen.getByLabelText('Profile'), WORDS.profile);
    vi.mocked(loadCoachApplication).mockResolvedValue(APPLICATION);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('status')).toHaveTextContent('a person will read it');
    expect(saveCoachApplication).toHaveBeenCalledExactlyOnceWith('kenji', WORDS, null);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeInTheDocument();
  });

  test('names what is missing, and sends nothing', async () => {
    const user = openApplication();
    await user.type(await screen.findByLabelText('Name'), 'Kenji');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    for (const field of ['In short', 'Coaching style', 'Profile']) {
      expect(await screen.findByText(`${field} is a required field.`)).toBeInTheDocument();
    }
    expect(screen.queryByText('About me is a required field.')).not.toBeInTheDocument();
    expect(saveCoachApplication).not.toHaveBeenCalled();
  });

  test('is changed while nobody has decided', async () => {
    vi.mocked(loadCoachApplication).mockResolvedValue(APPLICATION);
    const user = openApplication();
    const style = await screen.findByLabelText('Coaching style');
    expect(style).toHaveValue(WORDS.coachingStyle);
    await user.clear(style);
    await user.type(style, 'Four runs a week.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => {
      expect(saveCoachApplication).toHaveBeenCalledExactlyOnceWith(
        'kenji',
        { ...WORDS, coachingStyle: 'Four runs a week.' },
        'open',
      );
    });
  });

  test('says why it was declined, and is sent anew', async () => {
    const declined = { state: 'declined', declineReason: 'Please add your licence.' } as const;
    vi.mocked(loadCoachApplication).mockResolvedValueOnce({ ...APPLICATION, ...declined });
    const user = openApplication();
    expect(await screen.findByText(/wasn’t accepted this time/)).toBeInTheDocument();
    expect(screen.getByText(/Please add your licence\./)).toBeInTheDocument();
    vi.mocked(loadCoachApplication).mockResolvedValue(APPLICATION);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/a person will read it/)).toBeInTheDocument();
    expect(saveCoachApplication).toHaveBeenCalledExactlyOnceWith('kenji', WORDS, 'declined');
  });

  test('says so to a former coach', async () => {
    vi.mocked(loadCoachApplication).mockResolvedValue({ ...APPLICATION, state: 'ended' });
    openApplication();
    expect(await screen.findByText(/no longer a coach/)).toBeInTheDocument();
  });

  test('stays and says why when it could not be sent', async () => {
    vi.mocked(loadCoachApplication).mockResolvedValue(APPLICATION);
    vi.mocked(saveCoachApplication).mockRejectedValueOnce(new TasukiFailure('common/offline'));
    const user = openApplication();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue(WORDS.name);
  });

  test('leads to the coach’s own page as soon as the role is there', async () => {
    vi.mocked(loadCoachApplication).mockResolvedValue(APPLICATION);
    openApplication();
    await screen.findByRole('button', { name: 'Save changes' });
    useSessionStore.setState({ claims: { isCoach: true } });
    expect(await screen.findByRole('link', { name: 'To your coach profile' })).toHaveAttribute(
      'href',
      '/coach-app/profile',
    );
  });
});

describe('a coach’s own page', () => {
  test('sends what runners shall read, and shows that it waits', async () => {
    useSessionStore.setState({ claims: { isCoach: true } });
    const user = openOwn();
    const about = await screen.findByLabelText('About me');
    await user.type(about, 'Two dogs.');
    const form = screen.getByRole('form', { name: 'What runners read' });
    const words = { ...WORDS, aboutMe: 'Two dogs.' };
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    vi.mocked(loadOwnCoach).mockResolvedValue({
      coach: COACH,
      freePlan: null,
      revision: { ...words, ...times, uid: 'kenji', state: 'open' },
    });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Your changes are waiting for an admin/)).toBeInTheDocument();
    expect(saveCoachRevision).toHaveBeenCalledExactlyOnceWith('kenji', words, null);
    expect(screen.getByLabelText('About me')).toHaveValue('Two dogs.');
    expect(screen.getByRole('link', { name: 'See it as runners do' })).toHaveAttribute(
      'href',
      '/coaches/kenji',
    );
  });

  test('says why changes were declined, sends them anew, and discards them', async () => {
    useSessionStore.setState({ claims: { isCoach: true } });
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    const declined = {
      ...WORDS,
      ...times,
      uid: 'kenji',
      state: 'declined',
      declineReason: 'No links, please.',
    } as const;
    vi.mocked(loadOwnCoach).mockResolvedValue({ coach: COACH, freePlan: null, revision: declined });
    const user = openOwn();
    expect(await screen.findByText(/Your changes weren’t accepted/)).toBeInTheDocument();
    expect(screen.getByText(/No links, please\./)).toBeInTheDocument();
    const form = screen.getByRole('form', { name: 'What runners read' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(saveCoachRevision).toHaveBeenCalledExactlyOnceWith('kenji', WORDS, 'declined');
    });
    vi.mocked(loadOwnCoach).mockResolvedValue({ coach: COACH, freePlan: null, revision: null });
    await user.click(screen.getByRole('button', { name: 'Discard these changes' }));
    await waitFor(() => {
      expect(screen.queryByText(/Your changes weren’t accepted/)).not.toBeInTheDocument();
    });
    expect(withdrawCoachRevision).toHaveBeenCalledExactlyOnceWith('kenji');
  });

  test('offers a plan for nothing, then takes it off the list', async () => {
    useSessionStore.setState({ claims: { isCoach: true } });
    const user = openOwn();
    await screen.findByText(/^Not on offer now/);
    await user.type(screen.getByLabelText('Plan name'), 'First steps');
    await user.type(screen.getByLabelText('Who it’s for'), 'Beginners');
    vi.mocked(loadOwnCoach).mockResolvedValue({ coach: COACH, freePlan: PLAN, revision: null });
    await user.click(screen.getByRole('button', { name: 'Offer for free' }));
    expect(await screen.findByText('Runners can take this plan now.')).toBeInTheDocument();
    expect(offerFreePlan).toHaveBeenLastCalledWith({
      name: 'First steps',
      target: 'Beginners',
      state: 'published',
    });
    vi.mocked(loadOwnCoach).mockResolvedValue({
      coach: COACH,
      freePlan: { ...PLAN, state: 'archived' },
      revision: null,
    });
    await user.click(screen.getByRole('button', { name: 'Take off the list' }));
    expect(await screen.findByText(/^Not on offer now/)).toBeInTheDocument();
    expect(offerFreePlan).toHaveBeenLastCalledWith({
      name: 'First steps',
      target: 'Beginners',
      state: 'archived',
    });
  });
});
