import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { CoachApplication } from '@tasuki/domain/coaches/coach-application';
import { watchPeople, watchPerson, type ListedPerson } from '../../data/accounts/account-states.ts';
import { loadCoachApplication } from '../../data/coaches/coach-applications.ts';
import { doAdminAct } from '../../data/accounts/admin-acts.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { PeopleList } from './people-list.tsx';

vi.mock('../../data/accounts/account-states.ts', () => ({
  PEOPLE_FILTERS: ['all', 'waiting', 'applied'],
  watchPeople: vi.fn(),
  watchPerson: vi.fn(),
}));
vi.mock('../../data/accounts/admin-acts.ts', () => ({ doAdminAct: vi.fn() }));
vi.mock('../../data/coaches/coach-applications.ts', () => ({ loadCoachApplication: vi.fn() }));

const watchMock = vi.mocked(watchPeople);
const personMock = vi.mocked(watchPerson);
const actMock = vi.mocked(doAdminAct);
const applicationMock = vi.mocked(loadCoachApplication);

const NEW: ListedPerson = {
  id: 'aoi',
  uid: 'aoi',
  wholeName: 'Aoi Sato',
  displayName: 'Aoi Sato',
  email: 'aoi@example.jp',
  isEmailProven: true,
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
  isEmailProven: false,
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
  personMock.mockReset();
  personMock.mockResolvedValue(() => undefined);
  actMock.mockReset();
  actMock.mockResolvedValue();
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
  render(
    <MemoryRouter>
      <PeopleList />
    </MemoryRouter>,
  );
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
    ).toEqual(['Approve', '']);
    expect(aoi).toHaveTextContent('aoi@example.jpConfirmed');
    const kenji = await personNamed('Kenji Arai');
    expect(kenji).toHaveTextContent('Coach K');
    expect(kenji).toHaveTextContent('No email');
    expect(kenji).toHaveTextContent('Applied to coach');
    expect(
      within(kenji)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Review application', '']);
    const linh = await personNamed('Linh Tran');
    expect(linh).toHaveTextContent('ApprovedCoachAdmin');
    expect(within(linh).getAllByRole('button')).toHaveLength(1);
  });

  test('is a table on a wide screen, with a menu and the open decision in each line', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    show([NEW, ADMIN]);
    const user = await openSearching();
    const table = await screen.findByRole('table', { name: 'People' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Email', 'Status', 'Since', 'Actions']);
    const aoi = within(table).getByRole('row', { name: /Aoi Sato/ });
    expect(aoi).toHaveTextContent('aoi@example.jpConfirmed');
    expect(aoi).toHaveTextContent('Nov 20, 2026');
    await user.click(within(aoi).getByRole('button', { name: 'Approve: Aoi Sato' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve Aoi Sato?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(actMock).toHaveBeenCalledExactlyOnceWith('approve-beta', 'aoi', expect.anything(), '/');
    expect(within(table).getAllByRole('button', { hidden: true, name: /Linh Tran/ })).toHaveLength(
      1,
    );
    vi.unstubAllGlobals();
  });

  test('asks once for a word, not for each letter, and for who waits or has applied', async () => {
    show([]);
    const user = await openSearching();
    const terms = watchMock.mock.calls.map(([{ term }]) => term);
    expect(new Set(terms).size).toBeLessThanOrEqual(2);
    expect(await screen.findByText('No one found.')).toBeInTheDocument();
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
    {
      name: 'Aoi Sato',
      opener: 'Approve',
      action: 'Approve',
      question: 'Approve Aoi Sato?',
      kind: 'approve-beta',
      uid: 'aoi',
    },
    {
      name: 'Kenji Arai',
      opener: 'Review application',
      action: 'Appoint coach',
      question: 'Appoint Kenji Arai as a coach?',
      kind: 'appoint-coach',
      uid: 'kenji',
    },
  ] as const)(
    '$name: $opener is asked once more, then given',
    async ({ name, opener, action, question, kind, uid }) => {
      show([NEW, APPLICANT]);
      applicationMock.mockResolvedValue(APPLICATION);
      const user = await openSearching();
      await user.click(within(await personNamed(name)).getByText(opener));
      const dialog = await screen.findByRole('dialog', { name: question });
      expect(actMock).not.toHaveBeenCalled();
      const button = within(dialog).getByRole('button', { name: action });
      await waitFor(() => {
        expect(button).toBeEnabled();
      });
      await user.click(button);
      const applicationUpdatedAt = kind === 'appoint-coach' ? APPLICATION.updatedAt : null;
      expect(actMock).toHaveBeenCalledExactlyOnceWith(
        kind,
        uid,
        {
          applicationUpdatedAt,
          reason: '',
        },
        '/',
      );
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      });
    },
  );

  test('shows the address as it is now, and that it is not proven any more', async () => {
    show([NEW]);
    let change: (person: ListedPerson) => void = () => undefined;
    personMock.mockImplementation((_uid, onPerson) => {
      change = onPerson;
      return Promise.resolve(() => undefined);
    });
    const user = await openSearching();
    await user.click(within(await personNamed('Aoi Sato')).getByText('Approve'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('aoi@example.jp');
    expect(within(dialog).queryByRole('note')).not.toBeInTheDocument();
    act(() => {
      change({ ...NEW, email: 'somebody-else@example.jp', isEmailProven: false });
    });
    expect(dialog).toHaveTextContent('somebody-else@example.jp');
    expect(within(dialog).getByRole('note')).toBeInTheDocument();
  });

  test('can be left, and gives nothing then', async () => {
    show([NEW]);
    const user = await openSearching();
    await user.click(within(await personNamed('Aoi Sato')).getByText('Approve'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(actMock).not.toHaveBeenCalled();
  });

  test('stays and says why when it was refused', async () => {
    show([NEW]);
    actMock.mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
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
    await user.click(within(await personNamed('Kenji Arai')).getByText('Review application'));
    const dialog = await screen.findByRole('dialog');
    for (const words of ['From first races to sub-3.', 'Three runs a week.', 'Ten years at']) {
      expect(await within(dialog).findByText(new RegExp(words))).toBeInTheDocument();
    }
    expect(within(dialog).queryByText('About me')).not.toBeInTheDocument();
  });

  test('appoints nobody whose application was not read as it stands', async () => {
    show([APPLICANT]);
    let answer: (application: CoachApplication) => void = () => undefined;
    applicationMock.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const user = await openSearching();
    await user.click(within(await personNamed('Kenji Arai')).getByText('Review application'));
    const unread = await screen.findByRole('dialog');
    expect(within(unread).getByRole('button', { name: 'Appoint coach' })).toBeDisabled();
    await user.click(within(unread).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    // An open read would hold back the live queries of the tests that follow.
    answer(APPLICATION);

    applicationMock.mockResolvedValueOnce(APPLICATION);
    applicationMock.mockResolvedValueOnce({
      ...APPLICATION,
      description: 'Buy my pills.',
      updatedAt: new Date(1),
    });
    actMock.mockRejectedValueOnce(new TasukiFailure('coach/application-changed'));
    await user.click(within(await personNamed('Kenji Arai')).getByText('Review application'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/From first races/);
    await user.click(within(dialog).getByRole('button', { name: 'Appoint coach' }));
    expect(await within(dialog).findByText('Buy my pills.')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/read it again/i);
    await user.click(within(dialog).getByRole('button', { name: 'Appoint coach' }));
    expect(actMock).toHaveBeenLastCalledWith(
      'appoint-coach',
      'kenji',
      {
        applicationUpdatedAt: new Date(1),
        reason: '',
      },
      '/',
    );
  });
});

describe('the menu of a person', () => {
  async function openMenu(name: string): Promise<ReturnType<typeof userEvent.setup>> {
    const user = await openSearching();
    const row = within(await personNamed(name));
    await user.click(row.getByRole('button', { name: `More actions for ${name}` }));
    return user;
  }
  const offered = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

  const RUNNER: ListedPerson = { ...NEW, isBetaApproved: true, isWaitingForApproval: false };

  test.each([
    [RUNNER, ['Make admin', 'Withdraw approval', 'Disable account']],
    [ADMIN, ['Remove coach role', 'Remove admin role', 'Disable account']],
    [{ ...ADMIN, isDisabled: true }, ['Enable account']],
  ])('offers what can be done, case %#', async (person, acts) => {
    show([person]);
    await openMenu(person.wholeName);
    expect(offered()).toEqual([...acts, 'Show in the log']);
  });

  test('does not offer admins to disable themselves', async () => {
    useSessionStore.setState({
      userCredential: { uid: ADMIN.uid, email: null, isEmailVerified: true },
    });
    show([ADMIN]);
    await openMenu('Linh Tran');
    expect(offered()).not.toContain('Disable account');
    useSessionStore.setState({ userCredential: null });
  });

  test('says what comes of it before something is taken away, and closes by Escape', async () => {
    show([ADMIN]);
    const user = await openMenu('Linh Tran');
    await user.click(screen.getByRole('menuitem', { name: 'Remove coach role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Linh Tran as a coach?' });
    expect(dialog).toHaveTextContent(/links to all their runners end at once/);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(actMock).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'More actions for Linh Tran' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove coach role' }));
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('button', { name: 'Remove coach role' }));
    expect(actMock).toHaveBeenCalledExactlyOnceWith(
      'remove-coach',
      'linh',
      {
        applicationUpdatedAt: null,
        reason: '',
      },
      '/',
    );
  });

  test('shows a disabled account as one, with nothing to decide', async () => {
    show([{ ...NEW, isDisabled: true, isEmailProven: false }]);
    await openSearching();
    const aoi = await personNamed('Aoi Sato');
    expect(aoi).toHaveTextContent('Disabled');
    expect(aoi).toHaveTextContent('Not confirmed');
    expect(within(aoi).queryByText('Approve')).not.toBeInTheDocument();
  });
});

describe('an application', () => {
  test('is declined with a reason, after it was read', async () => {
    show([APPLICANT]);
    applicationMock.mockResolvedValue(APPLICATION);
    const user = await openSearching();
    await user.click(within(await personNamed('Kenji Arai')).getByText('Review application'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/From first races/);
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'No licence.');
    expect(actMock).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(actMock).toHaveBeenCalledExactlyOnceWith(
      'decline-application',
      'kenji',
      {
        applicationUpdatedAt: APPLICATION.updatedAt,
        reason: 'No licence.',
      },
      '/',
    );
  });

  test('warns where the email is not confirmed', async () => {
    show([{ ...NEW, isEmailProven: false }]);
    const user = await openSearching();
    await user.click(within(await personNamed('Aoi Sato')).getByText('Approve'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('note')).toHaveTextContent('email isn’t confirmed');
  });
});
