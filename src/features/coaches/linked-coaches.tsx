import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Coach } from '@tasuki/domain/people/coach';
import { loadCoach } from '../../data/coaches.ts';
import { useLiveQuery, type LiveQuerySource } from '../../platform/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CoachCard } from './coach-list.tsx';

async function loadLinked(coachIds: readonly string[]): Promise<Coach[]> {
  const coaches = await Promise.all(coachIds.map(loadCoach));
  return coaches.filter((coach) => coach !== null);
}

/** The runner's own coaches. */
export function LinkedCoaches() {
  const { t } = useTranslation('coaches');
  const links = useSessionStore((session) => session.coachLinks);
  const source = useMemo<LiveQuerySource<Coach[]>>(() => {
    const coachIds = links.map((link) => link.coachId);
    return { key: `linked/${coachIds.join()}`, load: () => loadLinked(coachIds) };
  }, [links]);
  const coaches = useLiveQuery(source);
  const others = (
    <Button component={Link} to={routePath('coaches')} variant="outlined" color="secondary">
      {t('coaches:seeAll')}
    </Button>
  );
  switch (coaches.state) {
    case 'loading':
      return <LoadingState shape="rows" />;
    case 'failed':
      return <FailedState failureCode={coaches.failureCode} onRetry={coaches.retry} />;
    case 'ready':
      return coaches.data.length === 0 ? (
        <EmptyState sentence={t('coaches:noneLinked')} action={others} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {coaches.data.map((coach) => (
            <Box key={coach.id} sx={{ width: '100%' }}>
              <CoachCard coach={coach} />
            </Box>
          ))}
          {others}
          <ApplyLink />
        </Box>
      );
  }
}
