// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../platform/language/language-wish.ts';
import { rememberSignIn } from '../platform/session-store.ts';
import { fetchFirstPage } from './fetch-first-page.ts';

beforeEach(() => {
  document.body.innerHTML = [
    '<template id="first-page"><link href="/session.js">',
    '<link href="/list.js" data-path="/activities">',
    '<link href="/ja.js" data-language="ja"><link href="/zh-tw.js" data-language="zh-tw">',
    '<link href="/ja-list.js" data-language="ja" data-path="/activities"></template>',
  ].join('');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP']);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function fetchedAt(path: string): (string | null)[] {
  history.replaceState(null, '', path);
  fetchFirstPage();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

test('a stranger fetches nothing of it', () => {
  expect(fetchedAt('/activities')).toEqual([]);
});

test.each(['/activities', '/'])('the list is fetched at %s, in the browser’s language', (path) => {
  rememberSignIn('u1');
  expect(fetchedAt(path)).toEqual(['/session.js', '/list.js', '/ja.js', '/ja-list.js']);
});

test('another page fetches what all need, in the language that was chosen here', () => {
  rememberSignIn('u1');
  localStorage.setItem(LANGUAGE_KEY, 'zh-tw');
  expect(fetchedAt('/plan')).toEqual(['/session.js', '/zh-tw.js']);
});

test('a browser that forbids storage still starts', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(fetchedAt('/activities')).toEqual([]);
});
