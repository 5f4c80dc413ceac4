/**
 * The only script in the document itself, see `scripts/building/seen-page-start.ts`: draws the page as it was last
 * seen, and starts the app. Where a page is drawn, nothing that the app is started with may delay its paint.
 */
import { drawSeenPage } from '../platform/last-seen/draw-seen-page.ts';
import { fetchFirstPage } from './fetch-first-page.ts';

function start(): void {
  const { document } = globalThis;
  const template = document.getElementById('start');
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
  fetchFirstPage();
}

// A page in a hidden tab is not painted.
if (drawSeenPage() && !globalThis.document.hidden) {
  globalThis.requestAnimationFrame(() => setTimeout(start));
} else start();
