import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../i18n.ts';
import { forgetPersonalStorage, markSessionExpired, rememberSignIn } from '../session-store.ts';
import { drawSeenPage } from './draw-seen-page.ts';
import { forgetSeenPages } from './forget-seen-pages.ts';
import { keepSeenPage, type KeptSeenPage } from './keep-seen-page.ts';
import { holdRootBack, isLastSeenShown, leaveLastSeen } from './last-seen-stage.ts';
import { nameRelease } from './release-fixture.ts';
import { seenPageKey } from './seen-page.ts';

const PATH = '/activities';
const KEY = seenPageKey(PATH);
const NOW = new Date('2026-11-26T09:00:00Z');

/** jsdom constructs no style sheets. */
class WrittenSheet {
  cssRules: { cssText: string }[] = [];
  replaceSync(text: string): void {
    this.cssRules = [{ cssText: text }];
  }
}

function page(kept: Partial<KeptSeenPage> = {}): KeptSeenPage {
  return {
    uid: 'u1',
    path: PATH,
    until: new Date('2026-11-29T00:00:00Z'),
    words: 'As of Nov 26',
    breakpoints: [1024, 1440],
    rulesOf: () => [],
    ...kept,
  };
}

/** Lets the app draw a page. */
function appDraws(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
}

const LIST =
  '<main class="css-a"><h1>Activities</h1><ol><li><a href="/activities/r1"><span data-day-words="">Yesterday</span> 8 km</a></li></ol><button class="css-b" tabindex="0">Add</button></main>';

/** The browser is opened again, and its document is as Hosting sends it. */
function nextVisit(path = PATH): boolean {
  leaveLastSeen();
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div><div id="start-indicator"></div>';
  document.adoptedStyleSheets = [];
  return drawSeenPage();
}

const stage = () => document.getElementById('last-seen');

function keep(kept: Partial<KeptSeenPage> = {}): void {
  history.replaceState(null, '', PATH);
  appDraws(LIST);
  keepSeenPage(page(kept));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('CSSStyleSheet', WrittenSheet);
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  });
  nameRelease('a1b2');
  rememberSignIn('u1');
});
afterEach(() => {
  leaveLastSeen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  nameRelease(null);
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('the page as it was last seen', () => {
  test('is there before the app, with its links and without what only the app can do', () => {
    keep();
    expect(nextVisit()).toBe(true);
    expect(stage()?.querySelector('h1')).toHaveTextContent('Activities');
    expect(stage()?.querySelector('a')).toHaveAttribute('href', '/activities/r1');
    expect(stage()?.querySelector('button')).toBeDisabled();
  });

  test('is what the home address leads to', () => {
    keep();
    expect(nextVisit('/')).toBe(true);
  });

  test.each(['/plan', '/activities?add', '/activities#x', '/signin'])('is not at %s', (path) => {
    keep();
    expect(nextVisit(path)).toBe(false);
    expect(stage()).toBeNull();
  });

  test('brings the rules of its own elements, and those for the whole page', () => {
    keep({ rulesOf: () => ['body{margin:0}', '.css-a{color:red}', '.css-z{color:blue}'] });
    nextVisit();
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText)).toEqual(['body{margin:0}.css-a{color:red}']);
  });

  test('holds nothing that runs, and no link out of the app, whoever wrote it', () => {
    keep();
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const nodes = [
      ['script', {}, 'stolen = true'],
      ['iframe', { src: 'https://evil.example' }],
      ['a', { href: 'javascript:alert(1)', onclick: 'steal()' }, 'one'],
      ['a', { href: '//evil.example' }, 'two'],
      ['a', { href: '/\\evil.example' }, 'three'],
    ];
    localStorage.setItem(KEY, JSON.stringify({ ...stored, nodes }));
    expect(nextVisit()).toBe(true);
    expect(stage()?.innerHTML).toBe('<a>one</a><a>two</a><a>three</a>');
  });

  test('leaves out words of the day on another day', () => {
    keep();
    nextVisit();
    expect(stage()).not.toHaveClass('is-of-another-day');
    vi.setSystemTime(new Date('2026-11-27T09:00:00Z'));
    nextVisit();
    expect(stage()).toHaveClass('is-of-another-day');
    expect(stage()?.querySelector('[data-day-words]')).toHaveTextContent('Yesterday');
  });

  test('says of when it is where the app takes long', () => {
    keep();
    nextVisit();
    expect(stage()?.querySelector('[role="status"]')).toBeNull();
    vi.advanceTimersByTime(4000);
    expect(stage()?.querySelector('[role="status"]')).toHaveTextContent('As of Nov 26');
  });

  test('says it at once without a connection', () => {
    keep();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    nextVisit();
    expect(stage()?.querySelector('[role="status"]')).toHaveTextContent('As of Nov 26');
  });
});

describe('it is drawn no more', () => {
  test('once its time is over, or where the clock was set back', () => {
    keep();
    vi.setSystemTime(new Date('2026-11-29T00:00:00Z'));
    expect(nextVisit()).toBe(false);
    vi.setSystemTime(new Date('2026-11-26T08:59:00Z'));
    expect(nextVisit()).toBe(false);
  });

  test('by another release', () => {
    keep();
    nameRelease('c3d4');
    expect(nextVisit()).toBe(false);
  });

  test('for another account, for whom it is removed too', () => {
    keep();
    localStorage.setItem('tasuki.personal.signedIn', 'u2');
    expect(nextVisit()).toBe(false);
    rememberSignIn('u1');
    keep();
    rememberSignIn('u2');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('in another language', async () => {
    keep();
    await changeLanguage('ja');
    expect(nextVisit()).toBe(false);
  });

  test('in a window with another layout', () => {
    keep();
    vi.stubGlobal('innerWidth', 1500);
    expect(nextVisit()).toBe(false);
  });

  test.each([
    ['signing out', forgetPersonalStorage],
    ['the end of the session', markSessionExpired],
    ['a change of what it shows', forgetSeenPages],
  ])('after %s, which removes it', (_, end) => {
    keep();
    end();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(nextVisit()).toBe(false);
  });

  test('where something else stands in the storage', () => {
    localStorage.setItem(KEY, 'x');
    expect(nextVisit()).toBe(false);
  });
});

describe('it is not kept', () => {
  test.each([
    ['while something loads', '<div aria-busy="true"></div>'],
    ['while something is opened', '<button aria-expanded="true">Filter</button>'],
    ['while a file is on its way', '<div role="progressbar"></div>'],
    ['with a failure on it', '<p role="alert">No</p>'],
  ])('%s', (_, html) => {
    appDraws(LIST + html);
    history.replaceState(null, '', PATH);
    keepSeenPage(page());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('once somebody signed out, in another tab', () => {
    forgetPersonalStorage();
    keep();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('in development', () => {
    nameRelease(null);
    keep();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('where another page is on the screen', () => {
    appDraws(LIST);
    history.replaceState(null, '', '/activities/r1');
    keepSeenPage(page());
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('the app', () => {
  function appBegins(): HTMLElement {
    const root = document.getElementById('root');
    if (!root) throw new Error('there is no root');
    holdRootBack(root);
    root.innerHTML = LIST;
    return root;
  }

  test('stays out of the document until it shows the same, and keeps the focus', () => {
    keep();
    nextVisit();
    const root = appBegins();
    expect(isLastSeenShown()).toBe(true);
    expect(root.isConnected).toBe(false);
    stage()?.querySelector('a')?.focus();
    leaveLastSeen();
    expect(stage()).toBeNull();
    expect(root.isConnected).toBe(true);
    expect(document.activeElement).toBe(root.querySelector('a'));
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('takes its place at once where a row is pressed, and is at its address', () => {
    keep();
    nextVisit();
    const root = appBegins();
    stage()?.querySelector('a')?.click();
    expect(location.pathname).toBe('/activities/r1');
    expect(stage()).toBeNull();
    expect(root.isConnected).toBe(true);
  });

  test('begins with the page of a row that is pressed before it is there', () => {
    keep();
    nextVisit();
    stage()?.querySelector('a')?.click();
    expect(location.pathname).toBe('/activities/r1');
    expect(stage()).toBeNull();
    expect(document.getElementById('start-indicator')).toBeVisible();
    const root = appBegins();
    expect(isLastSeenShown()).toBe(false);
    expect(root.isConnected).toBe(true);
  });
});
