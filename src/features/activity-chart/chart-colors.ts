import { useMemo, useSyncExternalStore } from 'react';

/** The theme's colours for a canvas, which does not know the theme. */
export interface ChartColors {
  pace: string;
  heartRate: string;
  altitude: string;
  cadence: string;
  power: string;
  temperature: string;
  fill: string;
  quiet: string;
  grid: string;
  band: string;
  bandEdge: string;
}

const DARK = '(prefers-color-scheme: dark)';

function subscribeToScheme(onChange: () => void): () => void {
  const query = globalThis.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function token(name: string): string {
  return globalThis
    .getComputedStyle(globalThis.document.documentElement)
    .getPropertyValue(`--tasuki-palette-${name}`)
    .trim();
}

/** The theme's colours now; new ones when the system turns light or dark. */
export function useChartColors(): ChartColors {
  const isDark = useSyncExternalStore(subscribeToScheme, () => globalThis.matchMedia(DARK).matches);
  return useMemo(
    () => ({
      pace: token('secondary-main'),
      heartRate: token('error-main'),
      altitude: token('quiet-line'),
      cadence: token('secondary-main'),
      power: token('success-main'),
      temperature: token('warning-main'),
      fill: token('quiet-ground'),
      quiet: token('text-secondary'),
      grid: token('divider'),
      // The band's own colour, so thin that lines stay readable on it.
      band: isDark ? 'rgb(255 122 92 / 22%)' : 'rgb(200 55 27 / 14%)',
      bandEdge: token('primary-main'),
    }),
    [isDark],
  );
}
