import { createElement, lazy, useState, type ComponentType } from 'react';

/** A frame that is fetched when it is drawn, or before. */
function lazyLayout(load: () => Promise<ComponentType>) {
  let LoadedLayout: ComponentType | null = null;
  const fetchLayout = async () => {
    LoadedLayout = await load();
    return { default: LoadedLayout };
  };
  const WaitedForLayout = lazy(fetchLayout);
  /** One that is there is drawn at once: React holds back for 300 ms whatever follows a waiting state. */
  function Layout() {
    const [ShownLayout] = useState<ComponentType>(() => LoadedLayout ?? WaitedForLayout);
    return createElement(ShownLayout);
  }
  return { Layout, fetchLayout };
}

/** The frame, which the pages before it do without. */
export const { Layout: LazyMainLayout, fetchLayout: loadMainLayout } = lazyLayout(
  async () => (await import('./main-layout.tsx')).MainLayout,
);

/** Pages that are as high as the screen. */
export const { Layout: LazyScreenLayout, fetchLayout: loadScreenLayout } = lazyLayout(
  async () => (await import('./screen-layout.tsx')).ScreenLayout,
);
