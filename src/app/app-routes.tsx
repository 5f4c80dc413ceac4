import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes, type RouteObject } from 'react-router-dom';
import {
  ROUTE_NAMES,
  ROUTE_TABLE,
  type RouteDefinition,
} from '@tasuki/domain/navigation/route-table';
import { useUnreadStore } from './unread-store.ts';
import { usePageTitle } from '../ui/page-title.tsx';
import { Arrival, ArrivalProvider } from './routing/arrival.tsx';
import { BareLayout } from './frame/bare/bare-layout.tsx';
import { useCurrentRoute } from './routing/current-route.ts';
import { LazyMainLayout, LazyScreenLayout } from './frame/lazy-layouts.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { VisitedPagesProvider } from './routing/visited-pages.tsx';
import { RoutedPage } from './routing/routed-page.tsx';

function routesOf(isHere: (route: RouteDefinition) => boolean): RouteObject[] {
  return ROUTE_NAMES.filter((name) => isHere(ROUTE_TABLE[name])).map((name) => ({
    id: name,
    path: ROUTE_TABLE[name].path,
    element: <RoutedPage name={name} />,
  }));
}

const ROUTES: RouteObject[] = [
  {
    element: (
      <Suspense>
        <LazyMainLayout />
      </Suspense>
    ),
    children: routesOf(({ layout }) => layout === 'main'),
  },
  {
    element: (
      <Suspense>
        <LazyScreenLayout />
      </Suspense>
    ),
    children: routesOf(({ layout, isScreenHigh }) => layout === 'bare' && isScreenHigh === true),
  },
  {
    element: <BareLayout />,
    children: [
      ...routesOf(({ layout, isScreenHigh }) => layout === 'bare' && !isScreenHigh),
      {
        path: '*',
        element: (
          <>
            <NoSuchPage />
            <Arrival />
          </>
        ),
      },
    ],
  },
];

/** The page for the address, in its layout; the document's title follows. */
export function AppRoutes() {
  const { t } = useTranslation();
  const route = useCurrentRoute();
  const ownTitle = usePageTitle();
  const title = ownTitle ?? t(route?.titleKey ?? 'common:title.noSuchPage');
  const unread = useUnreadStore(({ runner, coach }) => runner + coach);
  useEffect(() => {
    const whole = t('common:documentTitle', { title });
    globalThis.document.title = unread === 0 ? whole : `(${unread}) ${whole}`;
  }, [t, title, unread]);
  return (
    <VisitedPagesProvider>
      <ArrivalProvider>{useRoutes(ROUTES)}</ArrivalProvider>
    </VisitedPagesProvider>
  );
}
