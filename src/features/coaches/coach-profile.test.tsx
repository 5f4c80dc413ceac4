import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  BUILT_IN_COACH_ID,
  BUILT_IN_PLAN_ID,
  type Coach,
  type CoachLink,
  type CoachPlan,
} from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { loadCoach, loadCoaches, loadCoachPlans } from '../../data/coaches/coaches.ts';
import { takeFreePlan } from '../../data/coaches/free-plans.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { CoachList } from './coach-list.tsx';
import { CoachProfile } from './coach-profile.tsx';

vi.mock('../../data/coaches/coaches.ts', () => ({
  loadCoach: vi.fn(),
  loadCoaches: vi.fn(),
  loadCoachPlans: vi.fn(),
}));
vi.mock('../../data/coaches/free-plans.ts', () => ({ takeFreePlan: vi.fn() }));

const coachMock = vi.mocked(loadCoach);
const coachesMock = vi.mocked(loadCoaches);
const plansMock = vi.mocked(loadCoachPlans);
const takeMock = vi.mocked(takeFreePlan);
const onTaken = vi.fn();

const BUILT_IN: Coach = {
  id: BUILT_IN_COACH_ID,
  kind: 'ai',
  name: '',
  description: '',
  coachingStyle: '',
  profile: '',
  aboutMe: '',
  isApproved: true,
  isPublished: true,
};
const KENJI: Coach = {
  ...BUILT_IN,
  id: 'kenji',
  kind: 'human',
  name: 'Kenji Arai',
  description: 'From first races to sub-3.',
  coachingStyle: 'Three runs a week.',
};
const FREE: CoachPlan = {
  id: BUILT_IN_PLAN_ID,
  coachId: BUILT_IN_COACH_ID,
  name: '',
  target: '',
  priceJpy: 0,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};
const LINK: CoachLink = {
  id: 'u1_tasuki',
  runnerUid: 'u1',
  coachId: BUILT_IN_COACH_ID,
  planId: BUILT_IN_PLAN_ID,
  state: 'active',
  sharesActivities: false,
  consentVersion: null,
  consentedAt: null,
  since: new Date(0),
  updatedAt: new Date(0),
  waitingPlan: null,
};

beforeEach(() => {
  onTaken.mockReset();
  takeMock.mockReset();
  takeMock.mockResolvedValue();
  coachesMock.mockReset();
  coachMock.mockReset();
  coachMock.mockImplementation((id) =>
    Promise.resolve([BUILT_IN, KENJI].find((coach) => coach.id === id) ?? null),
  );
  plansMock.mockReset();
  plansMock.mockResolvedValue([FREE]);
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
});

function open(coachId: string) {
  render(
    <MemoryRouter>
      <CoachProfile coachId={coachId} products={<p>The products</p>} onTaken={onTaken} />
    </MemoryRouter>,
  );
}

describe('a coach’s page', () => {
  test('takes a free plan with one press', async () => {
    open(BUILT_IN_COACH_ID);
    expect(await screen.findByText(/^Reads each recording/)).toBeInTheDocument();
    expect(screen.getByText('Free')).toBeInTheDocument();
    expect(screen.getByText('The products')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Choose this coach' }));
    expect(takeMock).toHaveBeenCalledExactlyOnceWith({
      coachId: BUILT_IN_COACH_ID,
      planId: BUILT_IN_PLAN_ID,
    });
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  test('says what a human coach would read, and shares nothing unless it is ticked', async () => {
    const plan = { ...FREE, coachId: 'kenji' };
    plansMock.mockResolvedValue([plan]);
    open('kenji');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Choose this coach' }));
    expect(takeMock).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { name: 'Choose Kenji Arai as your coach' });
    expect(dialog).toHaveTextContent('This includes data about your health.');
    const agreement = within(dialog).getByRole('checkbox');
    expect(agreement).not.toBeChecked();
    const take = within(dialog).getByRole('button', { name: 'Choose this coach' });
    await user.click(take);
    expect(takeMock).toHaveBeenLastCalledWith({ coachId: 'kenji', planId: plan.id });
    await user.click(agreement);
    await user.click(take);
    expect(takeMock).toHaveBeenLastCalledWith({
      coachId: 'kenji',
      planId: plan.id,
      consentVersion: SHARING_CONSENT_VERSION,
    });
  });

  test('says before a second coach is taken that the first one stays, and how to change', async () => {
    plansMock.mockResolvedValue([{ ...FREE, coachId: 'kenji' }]);
    const links = [LINK, { ...LINK, coachId: 'mai' }, { ...LINK, coachId: 'hidden' }];
    useSessionStore.setState({ coachLinks: links });
    coachMock.mockImplementation((id) => {
      if (id === 'hidden') return Promise.reject(new TasukiFailure('common/permission-denied'));
      return Promise.resolve(id === 'mai' ? { ...KENJI, id, name: 'Mai Tanaka' } : KENJI);
    });
    open('kenji');
    const says =
      /already have a coach: Mai Tanaka and This coach \(no longer listed\)\. .* doesn’t end that.* To switch coaches, end the other/;
    expect(await screen.findByText(says)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Choose this coach' }));
    expect(within(screen.getByRole('dialog')).getByText(says)).toBeInTheDocument();
  });

  test('says nothing of other coaches to who has only the one built in, or this one already', async () => {
    plansMock.mockResolvedValue([{ ...FREE, coachId: 'kenji' }]);
    useSessionStore.setState({ coachLinks: [LINK] });
    open('kenji');
    expect(await screen.findByRole('button', { name: 'Choose this coach' })).toBeInTheDocument();
    expect(screen.queryByText(/already have a coach/)).not.toBeInTheDocument();
    act(() => {
      const links = [LINK, { ...LINK, coachId: 'kenji' }, { ...LINK, coachId: 'mai' }];
      useSessionStore.setState({ coachLinks: links });
    });
    expect(await screen.findByText('Your plan')).toBeInTheDocument();
    expect(screen.queryByText(/already have a coach/)).not.toBeInTheDocument();
  });

  test('offers coaches not to take themselves', async () => {
    plansMock.mockResolvedValue([{ ...FREE, coachId: 'kenji' }]);
    const userCredential = { uid: 'kenji', email: null, isEmailVerified: true };
    useSessionStore.setState({ userCredential });
    open('kenji');
    expect(await screen.findByText('Free')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose this coach' })).not.toBeInTheDocument();
  });

  test('takes it once, however often it is pressed', async () => {
    let finish = () => undefined as void;
    takeMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    open(BUILT_IN_COACH_ID);
    await userEvent
      .setup()
      .dblClick(await screen.findByRole('button', { name: 'Choose this coach' }));
    expect(takeMock).toHaveBeenCalledTimes(1);
    finish();
    await vi.waitFor(() => {
      expect(onTaken).toHaveBeenCalledTimes(1);
    });
  });

  test('stays and says why when it could not be taken', async () => {
    takeMock.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    open(BUILT_IN_COACH_ID);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Choose this coach' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service isn’t responding.');
    expect(onTaken).not.toHaveBeenCalled();
  });

  test('offers nothing twice', async () => {
    useSessionStore.setState({ coachLinks: [LINK] });
    open(BUILT_IN_COACH_ID);
    expect(await screen.findByText('Your plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose this coach' })).not.toBeInTheDocument();
  });

  test('marks the plan that the runner has, and no other', async () => {
    const plan = { ...FREE, coachId: 'kenji', id: 'free', name: 'First steps' };
    plansMock.mockResolvedValue([
      plan,
      { ...plan, id: 'monthly', name: 'Every week', priceJpy: 6000 },
    ]);
    useSessionStore.setState({ coachLinks: [{ ...LINK, coachId: 'kenji', planId: 'monthly' }] });
    open('kenji');
    const [free, monthly] = await screen.findAllByRole('listitem');
    expect(monthly).toHaveTextContent('Your plan');
    expect(free).not.toHaveTextContent('Your plan');
    expect(screen.queryByRole('button', { name: 'Choose this coach' })).not.toBeInTheDocument();
  });

  test('says whose runner one is whose plan is offered no more', async () => {
    useSessionStore.setState({ coachLinks: [{ ...LINK, coachId: 'kenji', planId: 'archived' }] });
    plansMock.mockResolvedValue([{ ...FREE, coachId: 'kenji' }]);
    open('kenji');
    expect(await screen.findByText('Your coach')).toBeInTheDocument();
    expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  });

  test('shows what a paid plan costs, and no way to it where nothing is sold', async () => {
    plansMock.mockResolvedValue([
      { ...FREE, id: 'monthly', coachId: 'kenji', name: 'Monthly', priceJpy: 2980 },
    ]);
    open('kenji');
    expect(await screen.findByText('¥2,980 a month')).toBeInTheDocument();
    expect(screen.getByText('Tax included')).toBeInTheDocument();
    expect(screen.getByText('Nothing can be bought here at the moment.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'About me' })).not.toBeInTheDocument();
  });

  test('says that there is no such coach', async () => {
    open('nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('This coach wasn’t found.');
  });

  test('says the same of a coach that is not to be seen', async () => {
    coachMock.mockRejectedValue(new TasukiFailure('common/permission-denied'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('hidden');
    expect(await screen.findByRole('alert')).toHaveTextContent('This coach wasn’t found.');
  });
});

describe('the list of coaches', () => {
  function openList() {
    render(
      <MemoryRouter>
        <CoachList />
      </MemoryRouter>,
    );
  }

  test('leads to each coach and marks who is a person', async () => {
    coachesMock.mockResolvedValue([BUILT_IN, KENJI]);
    openList();
    const kenji = await screen.findByRole('link', { name: /Kenji Arai/ });
    expect(kenji).toHaveAttribute('href', '/coaches/kenji');
    expect(kenji).toHaveTextContent('Human coach');
    expect(screen.getByRole('link', { name: /Tasuki/ })).toHaveTextContent('AI coach');
  });

  test('says why it could not be read, and reads again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    coachesMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
    coachesMock.mockResolvedValueOnce([BUILT_IN]);
    openList();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Tasuki/ })).toBeInTheDocument();
  });
});
