import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { RosterView } from '../../features/roster/roster-view.tsx';
import { WaitingDrafts } from '../../features/drafts/waiting-drafts.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { CoachOnly } from './coach-only.tsx';

preloadDateLocale();

/** Most days nothing was sold. */
const SaleNotice = lazy(async () => ({
  default: (await import('../../features/billing/notices/sale-notice.tsx')).SaleNotice,
}));

/** Where the coach app begins: what was sold of late, who needs the coach, then everybody. */
export default function CoachHomePage() {
  const { runnerUid = null } = useParams();
  return (
    <CoachOnly>
      {(uid) => (
        <>
          <Suspense>
            <SaleNotice coachId={uid} />
          </Suspense>
          <RosterView uid={uid} selectedUid={runnerUid}>
            <WaitingDrafts uid={uid} />
          </RosterView>
        </>
      )}
    </CoachOnly>
  );
}
