import { STAGE_ID } from './seen-page.ts';

interface Held {
  stage: HTMLElement;
  root: HTMLElement;
  sheets: readonly CSSStyleSheet[];
}

let held: Held | null = null;

/**
 * Keeps the app's root out of the document while the page stands there as it was last seen. Call it before the app
 * adds style sheets.
 */
export function holdRootBack(root: HTMLElement): void {
  const { document } = globalThis;
  const stage = document.getElementById(STAGE_ID);
  if (!stage) return;
  held = { stage, root, sheets: [...document.adoptedStyleSheets] };
  root.remove();
  // A person who goes elsewhere sees the app on its way there.
  globalThis.addEventListener('popstate', leaveLastSeen, { once: true });
}

/** Whether the page stands there as it was last seen, and not yet as the app draws it. */
export function isLastSeenShown(): boolean {
  return held !== null;
}

function scrolledElements(within: HTMLElement): Element[] {
  return [...within.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
}

/** The place of an element among all of the same classes, by which it is found in another drawing. */
function counterpartOf(element: Element, from: HTMLElement, to: HTMLElement): Element | undefined {
  const alike = (within: HTMLElement) => [...within.getElementsByClassName(element.className)];
  return alike(to)[alike(from).indexOf(element)];
}

/** Puts the app in the place of the page as it was last seen. What was scrolled or focused there stays so. */
export function leaveLastSeen(): void {
  if (!held) return;
  const { document } = globalThis;
  const { stage, root, sheets } = held;
  held = null;
  const scrolled = scrolledElements(stage).map((element) => ({
    position: element.scrollTop,
    counterpart: counterpartOf(element, stage, root),
  }));
  const focused = stage.contains(document.activeElement) ? document.activeElement : null;
  const address = focused?.getAttribute('href') ?? null;
  stage.remove();
  document.body.prepend(root);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => !sheets.includes(sheet),
  );
  for (const { position, counterpart } of scrolled) counterpart?.scrollTo(0, position);
  if (address !== null) {
    root.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`)?.focus({
      preventScroll: true,
    });
  }
}
