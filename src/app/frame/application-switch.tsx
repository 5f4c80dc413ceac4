import { lazy, Suspense } from 'react';
import { applicationsOf, type Application } from '@tasuki/domain/navigation/application';
import { useSessionStore } from '../../platform/session-store.ts';

const ApplicationMenu = lazy(() => import('./application-menu.tsx'));

interface ApplicationSwitchProps {
  application: Application;
  isInRail?: boolean;
}

/** From one application to another; who has only one sees nothing, and loads nothing for it. */
export function ApplicationSwitch({ application, isInRail = false }: ApplicationSwitchProps) {
  const claims = useSessionStore((session) => session.claims);
  const applications = applicationsOf(claims);
  if (applications.length < 2) return null;
  return (
    <Suspense>
      <ApplicationMenu applications={applications} current={application} isInRail={isInRail} />
    </Suspense>
  );
}
