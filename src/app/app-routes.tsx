import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { ROUTE_NAMES, ROUTE_TABLE, type RouteLayout } from '@tasuki/domain/navigation/route-table';
import { usePageTitle } from '../ui/page-title.tsx';
import { Arrival, ArrivalProvider } from './arrival.tsx';
import { BareLayout } from './bare-layout.tsx';
import { useCurrentRoute } from './current-route.ts';
import { LazyMainLayout } from './lazy-main-layout.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { RoutedPage } from './routed-page.tsx';

function routesOf(layout: RouteLayout): RouteObject[] {
  return ROUTE_NAMES.filter((name) => ROUTE_TABLE[name].layout === layout).map((name) => ({
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
    children: routesOf('main'),
  },
  {
    element: <BareLayout />,
    children: [
      ...routesOf('bare'),
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
  useEffect(() => {
    globalThis.document.title = t('common:documentTitle', { title });
  }, [t, title]);
  return <ArrivalProvider>{useRoutes(ROUTES)}</ArrivalProvider>;
}
