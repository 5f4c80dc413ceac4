import { lazy } from 'react';

export async function loadMainLayout() {
  return { default: (await import('./main-layout.tsx')).MainLayout };
}

/** The frame, which the pages before it do without. */
export const LazyMainLayout = lazy(loadMainLayout);

export async function loadScreenLayout() {
  return { default: (await import('./screen-layout.tsx')).ScreenLayout };
}

/** Pages that are as high as the screen. */
export const LazyScreenLayout = lazy(loadScreenLayout);
