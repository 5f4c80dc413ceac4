import { useEffect } from 'react';
import { create } from 'zustand';
import {
  applicationOf,
  applicationsOf,
  type Application,
} from '@tasuki/domain/navigation/application';
import type { RouteName } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../platform/session-store.ts';

const useLastApplication = create<{ application: Application }>()(() => ({
  application: 'runner',
}));

/** The application that the person is in: the page's own, or on a page of all, where they came from. */
export function useApplication(route: RouteName | null): Application {
  const claims = useSessionStore((session) => session.claims);
  const last = useLastApplication(({ application }) => application);
  const own = route === null ? null : applicationOf(route);
  useEffect(() => {
    if (own !== null) useLastApplication.setState({ application: own });
  }, [own]);
  const application = own ?? last;
  return applicationsOf(claims).includes(application) ? application : 'runner';
}
