import { collect } from './own-script.ts';

/**
 * Stands for Fullstory's recorder: sends what the page shows, without excluded parts and with masked
 * words made unreadable, whenever the page changes.
 */
const QUIET_MILLISECONDS = 100;

let isOn = true;
let waiting: ReturnType<typeof setTimeout> | undefined;

function shownTexts(node: Node, isMasked: boolean): string[] {
  if (node instanceof Text) {
    const text = node.data.trim();
    return text === '' ? [] : [isMasked ? text.replace(/\S/gu, '▒') : text];
  }
  if (!(node instanceof Element) || node.classList.contains('fs-exclude')) return [];
  if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) return [];
  const masked =
    !node.classList.contains('fs-unmask') && (isMasked || node.classList.contains('fs-mask'));
  const drawing = ['CANVAS', 'VIDEO', 'IMG'].includes(node.tagName) ? [`<${node.tagName}>`] : [];
  return [...drawing, ...[...node.childNodes].flatMap((child) => shownTexts(child, masked))];
}

function send(): void {
  if (isOn) collect('session-recording', { texts: shownTexts(document.body, false) });
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
