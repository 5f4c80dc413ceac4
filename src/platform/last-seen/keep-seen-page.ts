import { languageWish } from '../language/language-wish.ts';
import { SIGN_IN_HINT_KEY } from './sign-in-hint-key.ts';
import {
  isSeenAttribute,
  isSeenName,
  LEFT_OUT,
  releaseOfDocument,
  seenPageKey,
  type SeenNode,
  type SeenPage,
} from './seen-page.ts';

/** How many windows' height of a long list is kept. */
const WINDOWS_KEPT = 1.5;

/** The page is not as it is opened: something is on its way, opened, or scrolled. */
const PASSING =
  '[aria-busy="true"], [aria-expanded="true"], [role="alert"], [role="dialog"], [role="progressbar"], [data-placeholder]';

const LEFT_OUT_SELECTOR = `[${Object.keys(LEFT_OUT).join()}]`;

interface Reading {
  classes: Set<string>;
  bottom: number;
}

function nodeOf(node: Node, reading: Reading): SeenNode | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return null;
  const name = node.localName;
  if (!isSeenName(name) || node.hasAttribute('hidden')) return null;
  if (name === 'li' && node.getBoundingClientRect().top > reading.bottom) return null;
  for (const one of node.classList) reading.classes.add(one);
  const attributes = [...node.attributes].filter((one) => isSeenAttribute(one.name, one.value));
  return [
    name,
    Object.fromEntries(attributes.map((one) => [one.name, one.value])),
    ...(node.matches(LEFT_OUT_SELECTOR) ? [] : nodesOf(node, reading)),
  ];
}

function nodesOf(parent: Element, reading: Reading): SeenNode[] {
  return [...parent.childNodes]
    .map((child) => nodeOf(child, reading))
    .filter((node) => node !== null);
}

/** Rules for the whole page, and for these classes of Emotion's; rules of other elements are left out. */
function rulesFor(classes: ReadonlySet<string>, rules: readonly string[]): string {
  return rules
    .filter((rule) => {
      const named = [...rule.matchAll(/\.(css-[\w-]+)/g)].map(([, name = '']) => name);
      return named.length === 0 || named.some((name) => classes.has(name));
    })
    .join('');
}

/** The app's root, where the page is as it is opened. */
function rootAtRest(): HTMLElement | null {
  const root = globalThis.document.getElementById('root');
  if (!root) return null;
  const isPassing =
    globalThis.scrollY > 0 ||
    [...root.querySelectorAll('*')].some(
      (element) =>
        (element.scrollTop > 0 || element.matches(PASSING)) && !element.closest(LEFT_OUT_SELECTOR),
    );
  return isPassing ? null : root;
}

/** Whether the page is as it is opened: nothing is on its way, opened or scrolled. */
export function isPageAtRest(): boolean {
  return rootAtRest() !== null;
}

/** The bounds between which the window has its width. */
function widthsAround(breakpoints: readonly number[]): SeenPage['widths'] {
  const { innerWidth } = globalThis;
  return [
    breakpoints.findLast((width) => width <= innerWidth) ?? 0,
    breakpoints.find((width) => width > innerWidth) ?? null,
  ];
}

/** The page's own statement on how it may be kept. */
export interface KeptSeenPage {
  uid: string;
  path: string;
  until: Date;
  words: string;
  /** Widths of the window at which another layout begins, ascending. */
  breakpoints: readonly number[];
  /** The style sheets' rules in their order, as they were written. */
  rulesOf: () => readonly string[];
}

/**
 * Keeps what the app shows of a page, so that the next visit begins with it (`draw-seen-page.ts`). A page of
 * which something is open or on its way is not kept; what was kept before stays.
 */
export function keepSeenPage({ path, until, breakpoints, rulesOf, ...page }: KeptSeenPage): void {
  const { document, location, localStorage, innerHeight } = globalThis;
  const root = rootAtRest();
  const release = releaseOfDocument();
  if (!root || release === null || location.pathname !== path) return;
  const height = Math.round(innerHeight * WINDOWS_KEPT);
  const reading: Reading = { classes: new Set(), bottom: height };
  const nodes = nodesOf(root, reading);
  try {
    // Another tab may have signed out.
    if (localStorage.getItem(SIGN_IN_HINT_KEY) !== page.uid) return;
    const seen: SeenPage = {
      ...page,
      release,
      languageWish: languageWish(),
      language: document.documentElement.lang,
      widths: widthsAround(breakpoints),
      height,
      keptAt: Date.now(),
      until: until.getTime(),
      rules: rulesFor(reading.classes, rulesOf()),
      nodes,
    };
    localStorage.setItem(seenPageKey(path), JSON.stringify(seen));
  } catch {
    // If storage is full or forbidden, the next visit begins as the first one did.
  }
}
