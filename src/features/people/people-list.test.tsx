import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { CoachApplication } from '@tasuki/domain/people/coach-application';
import { watchPeople, type ListedPerson } from '../../data/account-states.ts';
import { loadCoachApplication } from '../../data/coach-applications.ts';
import { giveRight } from '../../data/given-rights.ts';
import { PeopleList } from './people-list.tsx';

vi.mock('../../data/account-states.ts', () => ({
  PEOPLE_FILTERS: ['all', 'waiting', 'applied'],
  watchPeople: vi.fn(),
}));
vi.mock('../../data/given-rights.ts', () => ({ giveRight: vi.fn() }));
vi.mock('../../data/coach-applications.ts', () => ({ loadCoachApplication: vi.fn() }));

const watchMock = vi.mocked(watchPeople);
const giveMock = vi.mocked(giveRight);
const applicationMock = vi.mocked(loadCoachApplication);

const NEW: ListedPerson = {
  id: 'aoi',
  uid: 'aoi',
  wholeName: 'Aoi Sato',
  displayName: 'Aoi Sato',
  email: 'aoi@example.jp',
  searchPrefixes: [],
  roles: ['runner'],
  isBetaApproved: false,
  isProfileComplete: true,
  isWaitingForApproval: true,
  hasAppliedAsCoach: false,
  claimsVersion: 1,
  createdAt: new Date('2026-11-20T00:00:00Z'),
  updatedAt: new Date('2026-11-20T00:00:00Z'),
};
const APPLICANT: ListedPerson = {
  ...NEW,
  id: 'kenji',
  uid: 'kenji',
  wholeName: 'Kenji Arai',
  displayName: 'Coach K',
  email: null,
  isBetaApproved: true,
  isWaitingForApproval: false,
  hasAppliedAsCoach: true,
};
const ADMIN: ListedPerson = {
  ...APPLICANT,
  id: 'linh',
  uid: 'linh',
  wholeName: 'Linh Tran',
  roles: ['runner', 'coach', 'admin'],
  hasAppliedAsCoach: false,
};

const APPLICATION: CoachApplication = {
  uid: 'kenji',
  name: 'Kenji Arai',
  description: 'From first races to sub-3.',
  coachingStyle: 'Three runs a week.',
  profile: 'Ten years at a company team.',
  aboutMe: '',
  state: 'open',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** Each call shows its people at once; `next` answers whoever asks for older ones. */
function show(people: readonly ListedPerson[], older: readonly ListedPerson[] = []): void {
  watchMock.mockImplementation((_query, after, onPage) => {
    onPage({
      rows: after ? older : people,
      isLast: after !== null || older.length === 0,
      isConfirmed: true,
    });
    return Promise.resolve(() => undefined);
  });
}

beforeEach(() => {
  watchMock.mockReset();
  giveMock.mockReset();
  giveMock.mockResolvedValue();
  applicationMock.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

async function personNamed(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return item;
}

/** Feeds are kept by their query, so every test asks for something else. */
let typedCount = 0;
async function openSearching(): Promise<ReturnType<typeof userEvent.setup>> {
  typedCount += 1;
  const user = userEvent.setup();
  render(<PeopleList />);
  await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), `t${typedCount}`);
  await waitFor(() => {
    expect(watchMock).toHaveBeenCalledWith(
      { term: `t${typedCount}`, filter: 'all' },
      null,
      expect.anything(),
      expect.anything(),
    );
  });
  return user;
}

describe('the list of people', () => {
  test('says of each how they stand, and offers what they do not have yet', async () => {
    show([NEW, APPLICANT, ADMIN]);
    await openSearching();
    const aoi = await personNamed('Aoi Sato');
    expect(aoi).toHaveTextContent('aoi@example.jp');
    expect(aoi).toHaveTextContent('Waiting for approval');
    expect(
      within(aoi)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Approve', 'Make admin']);
    const kenji = await personNamed('Kenji Arai');
    expect(kenji).toHaveTextContent('Coach K');
    expect(kenji).toHaveTextContent('No email');
    expect(kenji).toHaveTextContent('Applied to coach');
    expect(
      within(kenji)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Appoint coach', 'Make admin']);
    const linh = await personNamed('Linh Tran');
    expect(linh).toHaveTextContent('ApprovedCoachAdmin');
    expect(within(linh).queryByRole('button')).not.toBeInTheDocument();
  });

  test('asks once for a word, not for each letter, and for who waits or has applied', async () => {
    show([]);
    const user = await openSearching();
    const terms = watchMock.mock.calls.map(([{ term }]) => term);
    expect(new Set(terms).size).toBeLessThanOrEqual(2);
    expect(await screen.findByText('Nobody was found.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Waiting' }));
    await user.click(screen.getByRole('radio', { name: 'Applied to coach' }));
    expect(watchMock.mock.calls.map(([{ filter }]) => filter)).toEqual(
      expect.arrayContaining(['all', 'waiting', 'applied']),
    );
  });

  test('reads on where there are more', async () => {
    show([NEW], [{ ...ADMIN, createdAt: new Date('2026-01-01T00:00:00Z') }]);
    const user = await openSearching();
    await personNamed('Aoi Sato');
    await user.click(screen.getByRole('button', { name: 'Show more people' }));
    await personNamed('Linh Tran');
    expect(screen.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument();
  });

  test('says why it could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    watchMock.mockRejectedValue(new TasukiFailure('common/permission-denied'));
    await openSearching();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('giving a right', () => {
  test.each([
    ['Aoi Sato', 'Approve', 'Approve Aoi Sato?', 'approve-beta', 'aoi'],
    ['Aoi Sato', 'Make admin', 'Make Aoi Sato an admin?', 'make-admin', 'aoi'],
    ['Kenji Arai', 'Appoint coach', 'Appoint Kenji Arai as a coach?', 'appoint-coach', 'kenji'],
  ] as const)(
    '%s: %s is asked once more, then given',
    async (name, action, question, kind, uid) => {
      show([NEW, APPLICANT]);
      applicationMock.mockResolvedValue(APPLICATION);
      const user = await openSearching();
      await user.click(within(await personNamed(name)).getByText(action));
      const dialog = await screen.findByRole('dialog', { name: question });
      expect(giveMock).not.toHaveBeenCalled();
      const button = within(dialog).getByRole('button', { name: action });
      await waitFor(() => {
        expect(button).toBeEnabled();
      });
      await user.click(button);
      const readAt = kind === 'appoint-coach' ? APPLICATION.updatedAt : null;
      expect(giveMock).toHaveBeenCalledExactlyOnceWith(kind, uid, readAt);
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      });
    },
  );

  test('can be left, and gives nothing then', async () => {
    show([NEW]);
    const user = await openSearching();
    await user.click(within(await personNamed('Aoi Sato')).getByText('Approve'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(giveMock).not.toHaveBeenCalled();
  });

  test('stays and says why when it was refused', async () => {
    show([NEW]);
    giveMock.mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
    const user = await openSearching();
    await user.click(within(await personNamed('Aoi Sato')).getByText('Approve'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  });

  test('shows the whole application before somebody is appointed', async () => {
    show([APPLICANT]);
    applicationMock.mockResolvedValue(APPLICATION);
    const user = await openSearching();
    await user.click(within(await personNamed('Kenji Arai')).getByText('Appoint coach'));
    const dialog = await screen.findByRole('dialog');
    for (const words of ['From first races to sub-3.', 'Three runs a week.', 'Ten years at']) {
      expect(await within(dialog).findByText(new RegExp(words))).toBeInTheDocument();
    }
    expect(within(dialog).queryByText('About me')).not.toBeInTheDocument();
  });

  test('appoints nobody whose application was not read as it stands', async () => {
    show([APPLICANT]);
    applicationMock.mockReturnValueOnce(new Promise(() => undefined));
    const user = await openSearching();
    await user.click(within(await personNamed('Kenji Arai')).getByText('Appoint coach'));
    const unread = await screen.findByRole('dialog');
    expect(within(unread).getByRole('button', { name: 'Appoint coach' })).toBeDisabled();
    await user.click(within(unread).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    applicationMock.mockResolvedValueOnce(APPLICATION);
    applicationMock.mockResolvedValueOnce({
      ...APPLICATION,
      description: 'Buy my pills.',
      updatedAt: new Date(1),
    });
    giveMock.mockRejectedValueOnce(new TasukiFailure('coach/application-changed'));
    await user.click(within(await personNamed('Kenji Arai')).getByText('Appoint coach'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/From first races/);
    await user.click(within(dialog).getByRole('button', { name: 'Appoint coach' }));
    expect(await within(dialog).findByText('Buy my pills.')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/read it again/i);
    await user.click(within(dialog).getByRole('button', { name: 'Appoint coach' }));
    expect(giveMock).toHaveBeenLastCalledWith('appoint-coach', 'kenji', new Date(1));
  });
});
