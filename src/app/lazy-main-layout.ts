import { lazy } from 'react';

export async function loadMainLayout() {
  return { default: (await import('./main-layout.tsx')).MainLayout };
}

/** The frame, which the pages before it do without. */
export const LazyMainLayout = lazy(loadMainLayout);
