import { collect } from './own-script.ts';

/**
 * Stands for Fullstory's recorder: sends what the page shows, without excluded parts and with masked
 * words made unreadable, whenever the page changes.
 */
const QUIET_MILLISECONDS = 100;

let isOn = true;
let waiting: ReturnType<typeof setTimeout> | undefined;

type Words = 'readable' | 'masked';

function shownTexts(node: Node, around: Words): string[] {
  if (node instanceof Text) {
    const text = node.data.trim();
    return text === '' ? [] : [around === 'masked' ? text.replace(/\S/gu, '▒') : text];
  }
  if (!(node instanceof Element) || node.classList.contains('fs-exclude')) return [];
  if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) return [];
  const within: Words = node.classList.contains('fs-unmask')
    ? 'readable'
    : node.classList.contains('fs-mask')
      ? 'masked'
      : around;
  const drawing = ['CANVAS', 'VIDEO', 'IMG'].includes(node.tagName) ? [`<${node.tagName}>`] : [];
  return [...drawing, ...[...node.childNodes].flatMap((child) => shownTexts(child, within))];
}

function send(): void {
  if (isOn) collect('session-recording', { texts: shownTexts(document.body, 'readable') });
}

function sendSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(send, QUIET_MILLISECONDS);
}

const queued = (Reflect.get(globalThis, 'FS') as { q?: unknown[] } | undefined)?.q ?? [];
const answer = (operation: unknown) => {
  if (operation === 'shutdown') isOn = false;
  if (operation === 'restart') isOn = true;
};
Reflect.set(globalThis, 'FS', answer);
queued.forEach((call) => {
  answer((call as readonly unknown[])[0]);
});
new MutationObserver(sendSoon).observe(document.body, {
  childList: true,
  subtree: true,
  characterData: true,
});
sendSoon();
