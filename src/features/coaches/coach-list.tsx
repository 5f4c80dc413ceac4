import { mdiCheckCircle, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Coach } from '@tasuki/domain/coaches/coach';
import { useCoaches } from '../../data/coaches/coach-queries.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachMark } from './coach-mark.tsx';
import { coachWordsOf } from './coach-words.ts';

/** The coaches whom a runner may choose; never empty, since one coach is built in. */
export function CoachList() {
  const coaches = useCoaches();
  switch (coaches.state) {
    case 'loading':
      return <LoadingState shape="rows" />;
    case 'failed':
      return <FailedState failureCode={coaches.failureCode} onRetry={coaches.retry} />;
    case 'ready':
      return (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {coaches.data.map((coach) => (
            <li key={coach.id}>
              <CoachCard coach={coach} />
            </li>
          ))}
        </Box>
      );
  }
}

/** One coach as a card that opens their page. */
export function CoachCard({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coaches');
  const isLinked = useSessionStore((session) =>
    session.coachLinks.some((link) => link.coachId === coach.id),
  );
  const words = coachWordsOf(coach, t);
  return (
    <ButtonBase
      component={Link}
      to={routePath('coachProfile', { coachId: coach.id })}
      sx={{
        display: 'flex',
        width: '100%',
        justifyContent: 'flex-start',
        alignItems: 'center',
        gap: 2,
        textAlign: 'start',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'quiet.line' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CoachMark kind={coach.kind} />
        <Typography variant="h2">{words.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words.description}
        </Typography>
        {isLinked && (
          <Typography
            variant="caption"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main', mt: 1 }}
          >
            <Icon path={mdiCheckCircle} sx={{ fontSize: 18 }} />
            {t('coaches:yourCoach')}
          </Typography>
        )}
      </Box>
      <Icon path={mdiChevronRight} color="action" />
    </ButtonBase>
  );
}
