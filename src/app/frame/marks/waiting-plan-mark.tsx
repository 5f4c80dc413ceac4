import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPlanWaiting } from '../../../data/coaches/use-is-plan-waiting.ts';
import { CountBadge } from './count-badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** A dot at the way to the plan while something of a coach waits there for the runner's decision. */
export function WaitingPlanMark({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (!useIsPlanWaiting()) return children;
  return (
    <>
      <CountBadge>{children}</CountBadge>
      <VisuallyHidden>{t('common:frame.planWaits')}</VisuallyHidden>
    </>
  );
}
