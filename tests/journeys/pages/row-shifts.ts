import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** Where drawn rows of a list were moved to so far, without the visitor's doing. */
export function rowShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[];
          const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          const moved = unasked.flatMap(({ sources }) =>
            sources.filter(({ node }) =>
              (node instanceof Element ? node : node?.parentElement)?.closest('ol'),
            ),
          );
          resolve(
            moved.map(({ previousRect, currentRect }) => `${previousRect.y} to ${currentRect.y}`),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 1000, []);
      }),
  );
}
