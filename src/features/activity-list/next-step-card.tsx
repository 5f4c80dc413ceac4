import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nextStepRow } from '@tasuki/domain/activities/next-step-row';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DAY_WORDS } from '../../platform/last-seen/seen-page.ts';

/** After the first rows, since it asks for what the runner said of their health. */
const NextStepWords = lazy(() => import('./next-step-words.tsx'));

interface NextStepCardProps {
  uid: string;
  rows: readonly ActivityRow[];
}

/**
 * For a runner without a plan: the coach's proposal after the newest run, as long as it answers
 * what comes next. The place has the same height before the words are shown, so that no row moves.
 */
export function NextStepCard({ uid, rows }: NextStepCardProps) {
  const { t } = useTranslation('activities');
  const [now] = useState(() => new Date());
  const row = useMemo(() => nextStepRow(rows, now), [rows, now]);
  if (row === null) return null;
  return (
    <Box
      component={Link}
      to={routePath('activity', { activityId: row.id })}
      {...DAY_WORDS}
      sx={{
        display: 'block',
        mb: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('activities:nextStep.title')}
      </Typography>
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        <Typography aria-hidden sx={{ visibility: 'hidden', overflowWrap: 'anywhere' }}>
          {row.feedbackNextStep}
        </Typography>
        <Suspense>
          <NextStepWords uid={uid} nextStep={row.feedbackNextStep} />
        </Suspense>
      </Box>
    </Box>
  );
}
