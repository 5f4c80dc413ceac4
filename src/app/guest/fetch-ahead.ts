/** The element of the document that names what follows the page, see `scripts/building/fetched-ahead/fetched-ahead.ts`. */
const AHEAD_ID = 'ahead';

/** Somebody is at a field, sends the form, or presses a button that leads to a provider. */
const FIRST_USES = ['focusin', 'click', 'submit'] as const;

interface Connection {
  saveData?: boolean;
}

/** Whether the person asked the browser to fetch no more than is needed. */
function isDataSaved(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true;
}

/**
 * Fetches what follows the page once somebody has begun to use it, and behind all that the page itself fetches. None
 * of it runs yet. So whoever has typed a password need not wait for it.
 *
 * @param container holds the forms and buttons
 */
export function fetchAheadOnceUsed(container: HTMLElement): void {
  if (isDataSaved()) return;
  const fetchAhead = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form, button')) return;
    for (const use of FIRST_USES) container.removeEventListener(use, fetchAhead);
    const { document } = globalThis;
    const template = document.getElementById(AHEAD_ID);
    if (template instanceof HTMLTemplateElement) document.head.append(template.content);
  };
  for (const use of FIRST_USES) container.addEventListener(use, fetchAhead);
}
