import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useOwnCoach } from '../../data/coaches/own-coach-query.ts';
import { saveCoachRevision } from '../../data/coaches/coach-revisions.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { CoachWordsForm } from './coach-words-form.tsx';
import { FreePlanForm } from './free-plan-form.tsx';
import { RevisionState } from './revision-state.tsx';

/** A coach's own page: what runners read of them, and what they offer. */
export function OwnCoachView({ uid }: { uid: string }) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  const found = useOwnCoach(uid);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  if (!found.data) return <FailedState failureCode="coach/not-found" onRetry={found.retry} />;
  const { coach, freePlan, revision } = found.data;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 'var(--tasuki-line-length)' }}>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('coaches:own.words')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('coaches:own.wordsText')}
        </Typography>
        {revision && <RevisionState uid={uid} revision={revision} onWithdrawn={found.retry} />}
        <CoachWordsForm
          // Withdrawn or approved, the words are others.
          key={revision === null ? 'public' : 'revision'}
          words={revision ?? coach}
          label={t('coaches:own.words')}
          submitWords={t('coaches:own.save')}
          save={({ name, description, coachingStyle, profile, aboutMe }) =>
            saveCoachRevision(
              uid,
              { name, description, coachingStyle, profile, aboutMe },
              revision?.state ?? null,
            )
          }
          onSaved={() => {
            announce(t('coaches:own.sent'));
            found.retry();
          }}
        />
        <Button
          component={Link}
          to={routePath('coachProfile', { coachId: uid })}
          color="secondary"
          sx={{ justifySelf: 'start' }}
        >
          {t('coaches:own.asRunnersSee')}
        </Button>
      </Box>
      <FreePlanForm plan={freePlan} onSaved={found.retry} />
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2">{t('common:title.ownCoachPlans')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('coaches:own.plans')}
        </Typography>
        <Button component={Link} to={routePath('ownCoachPlans')} color="secondary">
          {t('common:title.ownCoachPlans')}
        </Button>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2">{t('common:title.ownProducts')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('coaches:own.products')}
        </Typography>
        <Button component={Link} to={routePath('ownProducts')} color="secondary">
          {t('common:title.ownProducts')}
        </Button>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2">{t('common:title.quickResponses')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('coaches:own.quickResponses')}
        </Typography>
        <Button component={Link} to={routePath('quickResponses')} color="secondary">
          {t('common:title.quickResponses')}
        </Button>
      </Box>
    </Box>
  );
}
