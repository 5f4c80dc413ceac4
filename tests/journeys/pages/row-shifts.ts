import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/**
 * The movements so far of a list's drawn rows that the visitor did not cause.
 *
 * @param around a selector of the element around the rows
 * @param toleratedPixels rows that moved no further are left out
 */
export function rowShifts(
  page: Page,
  { around = 'ol', toleratedPixels = 0 } = {},
): Promise<string[]> {
  return page.evaluate(
    ([selector, tolerated]) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[];
          const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          const moved = unasked.flatMap(({ sources }) =>
            sources.filter(
              ({ node, previousRect, currentRect }) =>
                (node instanceof Element ? node : node?.parentElement)?.closest(selector) &&
                Math.abs(previousRect.y - currentRect.y) > tolerated,
            ),
          );
          resolve(
            moved.map(({ previousRect, currentRect }) => `${previousRect.y} to ${currentRect.y}`),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 1000, []);
      }),
    [around, toleratedPixels] as const,
  );
}
