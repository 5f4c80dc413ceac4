import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { RouteDefinition, RouteName } from '@tasuki/domain/navigation/route-table';
import { useUnreadStore } from './unread-store.ts';
import { usePageTitle } from '../ui/page-title.tsx';
import { Arrival, ArrivalProvider } from './routing/arrival.tsx';
import { BareLayout } from './frame/bare/bare-layout.tsx';
import { useCurrentRoute } from './routing/current-route.ts';
import { LazyMainLayout, LazyScreenLayout } from './frame/lazy-layouts.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { VisitedPagesProvider } from './routing/visited-pages.tsx';
import { RoutedPage } from './routing/routed-page.tsx';

const LAYOUTS = {
  main: (
    <Suspense>
      <LazyMainLayout />
    </Suspense>
  ),
  screen: (
    <Suspense>
      <LazyScreenLayout />
    </Suspense>
  ),
  bare: <BareLayout />,
} as const;

function layoutOf({ layout, isScreenHigh }: RouteDefinition): ReactNode {
  if (layout === 'main') return LAYOUTS.main;
  return isScreenHigh === true ? LAYOUTS.screen : LAYOUTS.bare;
}

const NO_SUCH_ROUTE: RouteObject[] = [
  {
    element: LAYOUTS.bare,
    children: [
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

const routesByName = new Map<RouteName, RouteObject[]>();

/** The page of a route in its layout. The router is given this one alone, since it ranks what it has at each drawing. */
function routesOf(route: RouteDefinition | null): RouteObject[] {
  if (!route) return NO_SUCH_ROUTE;
  const { name, path } = route;
  const routes = routesByName.get(name) ?? [
    {
      element: layoutOf(route),
      children: [{ id: name, path, element: <RoutedPage name={name} /> }],
    },
  ];
  routesByName.set(name, routes);
  return routes;
}

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
      <ArrivalProvider>{useRoutes(routesOf(route))}</ArrivalProvider>
    </VisitedPagesProvider>
  );
}
