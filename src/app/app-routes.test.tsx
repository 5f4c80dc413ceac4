import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { refreshVerification } from '../data/sign-in/authentication.ts';
import { watchUnreadEntries } from '../data/chat/inbox.ts';
import { loadCoach } from '../data/coaches/coaches.ts';
import { retrySession } from '../data/sign-in/session.ts';
import {
  holdRootBack,
  isLastSeenShown,
  leaveLastSeen,
} from '../platform/last-seen/last-seen-stage.ts';
import { seenPageKey } from '../platform/last-seen/seen-page.ts';
import {
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SessionState,
} from '../platform/session-store.ts';
import { PageTitleProvider } from '../ui/page-title.tsx';
import { AppRoutes } from './app-routes.tsx';
import { pageOf } from './routing/page-registry.ts';
import { SessionExpiredGate } from './session-expired-gate.tsx';

vi.mock('../data/sign-in/session.ts', () => ({ retrySession: vi.fn(), chooseLanguage: vi.fn() }));
vi.mock('../data/sign-in/authentication.ts');
vi.mock('../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));
vi.mock('../data/coaches/coaches.ts', () => ({ loadCoach: vi.fn() }));
vi.mock('../data/chat/inbox.ts', () => ({ watchEntry: vi.fn(), watchUnreadEntries: vi.fn() }));
vi.mock('../pages/activities/activities-page.tsx', () => ({ default: () => <p>{'the list'}</p> }));
vi.mock('../pages/coaches/coach-home-page.tsx', () => ({ default: () => <p>{'the desk'}</p> }));
vi.mock('../pages/products/coach-products-page.tsx', () => ({
  default: () => <p>{'the products'}</p>,
}));
vi.mock('../pages/plans/plan-page.tsx', () => ({ default: () => <p>{'the plan'}</p> }));
vi.mock('../pages/chat/topics-page.tsx', () => ({ default: () => <p>{'the conversations'}</p> }));
vi.mock('../pages/chat/topic-chat-page.tsx', () => ({ default: () => <p>{'the thread'}</p> }));

const USER = exampleUserAccount();
const LINK = { id: 'u1_tasuki', coachId: 'tasuki', waitingPlan: null } as CoachLink;

const READY: Partial<SessionState> = {
  status: 'ready',
  userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
  user: USER,
  claims: { canAccessBeta: true },
  coachLinks: [LINK],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

const address = () => screen.getByLabelText('address');

function open(path: string, session: Partial<SessionState>) {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, ...session });
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageTitleProvider>
        <AppRoutes />
        <SessionExpiredGate />
      </PageTitleProvider>
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function stubWidth(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  vi.mocked(refreshVerification).mockResolvedValue();
  vi.mocked(loadCoach).mockResolvedValue(null);
  vi.mocked(watchUnreadEntries).mockResolvedValue(() => undefined);
  stubWidth(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page as it was last seen', () => {
  let root: HTMLElement;
  beforeEach(() => {
    document.adoptedStyleSheets = [];
    document.body.innerHTML = '<div id="last-seen"></div><div id="root"></div>';
    const found = document.getElementById('root');
    if (!found) throw new Error('there is no root');
    root = found;
    holdRootBack(root);
    localStorage.setItem(seenPageKey('/activities'), '{}');
  });
  afterEach(() => {
    leaveLastSeen();
    document.body.innerHTML = '';
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });
  const isKept = () => localStorage.getItem(seenPageKey('/activities')) !== null;

  test('stays while it is not known who is there, and until its page shows it anew', async () => {
    rememberSignIn('u1');
    open('/activities', { status: 'unknown' });
    expect(isLastSeenShown()).toBe(true);
    act(() => {
      useSessionStore.setState(READY);
    });
    expect(await screen.findByText('the list')).toBeInTheDocument();
    expect(isLastSeenShown()).toBe(true);
    expect(isKept()).toBe(true);
  });

  test('goes where the session fails, which the app then says', () => {
    open('/activities', { status: 'failed', failureCode: 'common/unavailable' });
    expect(isLastSeenShown()).toBe(false);
  });

  test('goes for another page', async () => {
    open('/topics', READY);
    expect(await screen.findByText('the conversations')).toBeInTheDocument();
    expect(isLastSeenShown()).toBe(false);
  });

  test('goes, and is kept no more, where the guard leads elsewhere', async () => {
    open('/activities', { ...READY, claims: {} });
    await waitFor(() => {
      expect(isLastSeenShown()).toBe(false);
    });
    expect(isKept()).toBe(false);
  });
});

describe('the guard', () => {
  test('sends a stranger to sign-up', async () => {
    open('/account', { status: 'signedOut' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
    expect(address()).toHaveTextContent(/^\/signup$/);
  });

  test('says why when the stranger was on the way to a chat', async () => {
    open('/topics/t1/chat', { status: 'signedOut' });
    expect(await screen.findByText('To chat with your coach, sign up first.')).toBeInTheDocument();
    expect(address()).toHaveTextContent('/signup?lp=1');
  });

  test('shows a returning runner the shape of what comes, and no sign-in', () => {
    rememberSignIn('u1');
    open('/account', { status: 'unknown' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeInTheDocument();
    expect(address()).toHaveTextContent('/account');
  });

  test('sends to the profile, the start page and the coaches in turn, and then lets in', async () => {
    open('/account', {
      ...READY,
      user: { ...USER, phoneNumber: null },
      claims: {},
      coachLinks: [],
    });
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeInTheDocument();
    expect(address()).toHaveTextContent('/onboarding/update-profile');
  });

  test('lets public pages through while nothing is known yet', async () => {
    open('/terms', { status: 'unknown' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Terms of service' }),
    ).toBeInTheDocument();
  });

  test('says why the account could not be read, and reads again', async () => {
    const user = open('/account', { status: 'failed', failureCode: 'common/offline' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retrySession).toHaveBeenCalledTimes(1);
  });
});

describe('the frame', () => {
  test('has one heading, marks the place and names the document', async () => {
    open('/account', READY);
    expect(await screen.findByText('hanako@example.jp')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My account');
    expect(document.title).toBe('My account · Tasuki');
    const places = within(screen.getByRole('navigation', { name: 'Main pages' }));
    expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Me');
    expect(screen.getByRole('link', { name: 'Back to Activities' })).toHaveAttribute(
      'href',
      '/activities',
    );
    expect(screen.getByRole('link', { name: 'Chat with your coach' })).toHaveAttribute(
      'href',
      '/topics',
    );
  });

  test('moves the focus to the heading of the next page, but not of the first', async () => {
    const user = open('/account', READY);
    expect(await screen.findByText('hanako@example.jp')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    expect(await screen.findByText('the plan')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Training plan' })).toHaveFocus();
    expect(document.title).toBe('Training plan · Tasuki');
  });

  test('skips past itself by keyboard', async () => {
    const user = open('/plan', READY);
    await screen.findByText('the plan');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('names a page by its own title, and leads back to its parent', async () => {
    open('/coaches/c1/products', READY);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Coach products' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Choose a coach' })).toHaveAttribute(
      'href',
      '/coaches',
    );
  });

  test('leads back from a chat, which stands outside the frame', async () => {
    open('/topics/t1/chat', READY);
    expect(await screen.findByText('the thread')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat with coach');
    expect(screen.getByRole('link', { name: 'Back to Activities' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Chat with your coach' })).not.toBeInTheDocument();
    expect(screen.queryByText('the conversations')).not.toBeInTheDocument();
  });

  test('leads back from the chat about a run to that run', async () => {
    open('/topics/u1-run-7/chat', READY);
    expect(await screen.findByText('the thread')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Activity' })).toHaveAttribute(
      'href',
      '/activities/run-7',
    );
  });

  test('leads back to where one came from', async () => {
    const user = open('/account', READY);
    await user.click(await screen.findByRole('link', { name: 'First steps' }));
    await user.click(await screen.findByRole('link', { name: 'Back to My account' }));
    expect(await screen.findByText('hanako@example.jp')).toBeInTheDocument();
    expect(address()).toHaveTextContent('/account');
    expect(screen.getByRole('link', { name: 'Back to Activities' })).toBeInTheDocument();
  });

  test('has its main chat button among the places, where it covers nothing', async () => {
    open('/plan', READY);
    const places = within(await screen.findByRole('navigation', { name: 'Main pages' }));
    expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Activities',
      'Coach',
      '',
      'Plan',
      'Me',
    ]);
    const chat = places.getByRole('link', { name: 'Chat with your coach' });
    expect(globalThis.getComputedStyle(chat).position).not.toBe('fixed');
  });

  test('shows no places before a coach is chosen, since each would lead back', async () => {
    open('/coaches/apply', { ...READY, coachLinks: [] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Become a coach');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Choose a coach' })).toBeVisible();
  });

  test('keeps the conversations beside a chat on a wide screen', async () => {
    stubWidth(true);
    open('/topics/t1/chat', READY);
    expect(await screen.findByText('the thread')).toBeInTheDocument();
    const list = screen.getByRole('navigation', { name: 'Conversations' });
    expect(await within(list).findByText('the conversations')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('the conversations');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('keeps the main pages beside a chat on a wide screen, as beside the list', async () => {
    stubWidth(true);
    open('/topics/t1/chat', READY);
    expect(await screen.findByText('the thread')).toBeInTheDocument();
    const places = within(screen.getByRole('navigation', { name: 'Main pages' }));
    expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Activities',
      'Coach',
      'Plan',
      'Me',
      '',
    ]);
  });

  test('draws a page at once where its code and words were made ready', async () => {
    await pageOf('privacy').makeReady();
    open('/privacy', { status: 'unknown' });
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
  });

  test('has a page for an address that leads nowhere', async () => {
    open('/nothing/here', { status: 'signedOut' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found · Tasuki');
  });

  test('hides header and title on the tasks page, which brings its own', async () => {
    open('/tasks', READY);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('First steps');
    expect(screen.getByRole('link', { name: 'Back to Activities' })).toBeInTheDocument();
  });

  test('leads home to the activities', async () => {
    open('/', READY);
    await waitFor(() => {
      expect(address()).toHaveTextContent('/activities');
    });
  });

  test('puts the places at the left of a wide screen', async () => {
    stubWidth(true);
    open('/plan', READY);
    expect(await screen.findByText('the plan')).toBeInTheDocument();
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

test('an expired session asks for the password over the page, which keeps what was typed', async () => {
  const user = open('/onboarding/update-profile', READY);
  const phone = await screen.findByLabelText('Phone number');
  await user.clear(phone);
  await user.type(phone, '090');
  useSessionStore.setState({ status: 'expired' });
  expect(await screen.findByRole('dialog', { name: 'You’ve been signed out' })).toBeInTheDocument();
  expect(phone).toBeInTheDocument();
  expect(phone).toHaveValue('090');
  useSessionStore.setState({ status: 'ready' });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getByLabelText('Phone number')).toHaveValue('090');
});

describe('a coach who is not coached', () => {
  const UNCOACHED = { ...READY, claims: { canAccessBeta: true, isCoach: true }, coachLinks: [] };

  test('begins in the coach’s application', async () => {
    open('/', UNCOACHED);
    await waitFor(() => {
      expect(address()).toHaveTextContent('/coach-app');
    });
    expect(await screen.findByText('the desk')).toBeVisible();
  });

  test('can switch to it from the choice of a coach', async () => {
    open('/activities', UNCOACHED);
    expect(await screen.findByRole('button', { name: /Runner app/ })).toBeVisible();
    expect(address()).toHaveTextContent('/coaches');
  });
});
