/** Runs before the app, in the document itself: it must stay small. */
import { languageWish } from '../language/language-wish.ts';
import { SIGN_IN_HINT_KEY } from './sign-in-hint-key.ts';
import {
  isDrawingName,
  isSeenAttribute,
  isSeenName,
  releaseOfDocument,
  seenPageKey,
  STAGE_ID,
  type SeenNode,
  type SeenPage,
} from './seen-page.ts';

/** The app is expected to follow sooner. */
const LATE_MILLISECONDS = 4000;
/** The home address leads to it. */
const HOME_PATH = '/activities';

/** The page of the address as it was last seen; null where it must not be drawn. */
function readSeenPage(): SeenPage | null {
  const { location, localStorage, innerWidth, innerHeight } = globalThis;
  if (location.search !== '' || location.hash !== '') return null;
  const stored = localStorage.getItem(
    seenPageKey(location.pathname === '/' ? HOME_PATH : location.pathname),
  );
  if (stored === null) return null;
  const page = JSON.parse(stored) as SeenPage;
  const [minimum, below] = page.widths;
  const now = Date.now();
  return page.release === releaseOfDocument() &&
    page.uid === localStorage.getItem(SIGN_IN_HINT_KEY) &&
    page.languageWish === languageWish() &&
    page.keptAt <= now &&
    now < page.until &&
    innerWidth >= minimum &&
    (below === null || innerWidth < below) &&
    innerHeight <= page.height
    ? page
    : null;
}

function nodeOf(node: SeenNode): Node {
  const { document } = globalThis;
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  if (!isSeenName(name)) return document.createTextNode('');
  const element = isDrawingName(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!isSeenAttribute(attribute, value)) continue;
    // The page's policy takes no style in an attribute.
    if (attribute === 'style') element.style.cssText = value;
    else element.setAttribute(attribute, value);
  }
  // It is the app that does what a button says.
  if (element instanceof HTMLButtonElement) element.disabled = true;
  element.append(...children.map(nodeOf));
  return element;
}

/** A link leads on at once: the app begins with its page, or goes there where it has begun. */
function openLinks(stage: HTMLElement, indicator: HTMLElement | null): void {
  stage.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    globalThis.history.pushState(null, '', link.getAttribute('href'));
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  globalThis.addEventListener(
    'popstate',
    () => {
      if (!stage.isConnected) return;
      stage.remove();
      if (indicator) indicator.style.display = '';
    },
    { once: true },
  );
}

function sayWhenLate(stage: HTMLElement, words: string): void {
  const say = () => {
    if (!stage.isConnected) return;
    const mark = globalThis.document.createElement('p');
    mark.id = 'last-seen-mark';
    mark.setAttribute('role', 'status');
    mark.textContent = words;
    stage.append(mark);
  };
  if (globalThis.navigator.onLine) setTimeout(say, LATE_MILLISECONDS);
  else say();
}

/**
 * Draws the page of the address as this browser last showed it to who is signed in. The app takes its
 * place (`last-seen-stage.ts`).
 *
 * @returns whether it is drawn
 */
export function drawSeenPage(): boolean {
  try {
    const page = readSeenPage();
    if (!page) return false;
    const { document } = globalThis;
    document.documentElement.lang = page.language;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const stage = document.createElement('div');
    stage.id = STAGE_ID;
    stage.classList.toggle(
      'is-of-another-day',
      new Date(page.keptAt).toDateString() !== new Date().toDateString(),
    );
    stage.append(...page.nodes.map(nodeOf));
    const indicator = document.getElementById('start-indicator');
    if (indicator) indicator.style.display = 'none';
    document.body.prepend(stage);
    openLinks(stage, indicator);
    sayWhenLate(stage, page.words);
    return true;
  } catch {
    // Storage that is forbidden or holds something else: the app draws the page.
    return false;
  }
}
