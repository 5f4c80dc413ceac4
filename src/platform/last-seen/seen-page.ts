/** Followed by the page's path. Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY_PREFIX = 'tasuki.personal.lastSeen.';

export function seenPageKey(path: string): string {
  return `${KEY_PREFIX}${path}`;
}

/**
 * The release of the app that this document is of, as the build wrote it there (`scripts/building/seen-page-start.ts`).
 * Null in development: each change of the code would be another release.
 */
export function releaseOfDocument(): string | null {
  const meta = globalThis.document.querySelector('meta[name="app-release"]');
  return meta?.getAttribute('content') ?? null;
}

/** An element of a page with what it holds, or a text. */
export type SeenNode =
  | string
  | [name: string, attributes: Readonly<Record<string, string>>, ...children: SeenNode[]];

/** A page as this browser last showed it, with all that is needed to draw it again without the app. */
export interface SeenPage {
  /** The person whose page it is. */
  uid: string;
  /** The release that drew it: another may draw it otherwise. */
  release: string;
  /** The value that decided its language, see `languageWish`. */
  languageWish: string;
  /** The document's language, as its attribute has it. */
  language: string;
  /** Pixels of the window, from the first and below the second, in which it is laid out as it is. */
  widths: readonly [minimum: number, below: number | null];
  /** Pixels of the window that its elements fill. */
  height: number;
  /** In milliseconds since 1970. */
  keptAt: number;
  /** It is not drawn from this moment on, in milliseconds since 1970. */
  until: number;
  /** That the page may have changed since, and when it was kept; said where the app takes long. */
  words: string;
  /** The style sheet's rules for its elements. */
  rules: string;
  nodes: readonly SeenNode[];
}

/** Elements of drawings. */
const DRAWING_NAMES: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'polyline',
  'line',
  'rect',
  'circle',
]);
const NAMES: ReadonlySet<string> = new Set([
  ...DRAWING_NAMES,
  ...['a', 'aside', 'button', 'dd', 'div', 'dl', 'dt', 'em', 'footer', 'h1', 'h2', 'h3', 'header'],
  ...['hr', 'li', 'main', 'nav', 'ol', 'p', 'section', 'span', 'strong', 'time', 'ul'],
]);
const ATTRIBUTE =
  /^(?:class|role|lang|href|style|aria-(?:hidden|label|current)|data-day-words|viewBox|d|points|fill|stroke(?:-\w+)*|transform|width|height|[xy][12]?|c[xy]|r[xy]?)$/;

/** Elements of other names are not kept: they hold nothing to read, or run something. */
export function isSeenName(name: string): boolean {
  return NAMES.has(name);
}

export function isDrawingName(name: string): boolean {
  return DRAWING_NAMES.has(name);
}

/** Links lead to pages of the app alone. A browser reads a backslash there as a slash. */
export function isSeenAttribute(name: string, value: string): boolean {
  return ATTRIBUTE.test(name) && (name !== 'href' || /^\/(?![/\\])/.test(value));
}

/**
 * Marks words that are true on the day alone on which they are drawn, as "yesterday". On another day the page is
 * drawn without them.
 */
export const DAY_WORDS = { 'data-day-words': '' } as const;

/** Marks an element whose content is not kept: it comes after the rest, and moves none of it. */
export const LEFT_OUT = { 'data-left-out': '' } as const;

/** The id of the element that holds the page as it was last seen. */
export const STAGE_ID = 'last-seen';
