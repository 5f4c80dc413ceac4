import { mdiCheckCircle } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import { useCoachApplication } from '../../data/coaches/coach-application-query.ts';
import { saveCoachApplication } from '../../data/coaches/coach-applications.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { CoachWordsForm } from './coach-words-form.tsx';

const NO_WORDS: CoachWords = {
  name: '',
  description: '',
  coachingStyle: '',
  profile: '',
  aboutMe: '',
};

/** Applying to coach, and what became of it. */
export function CoachApplicationView({ uid }: { uid: string }) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const found = useCoachApplication(uid);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  const application = found.data;
  const decision =
    application?.state === 'declined' || application?.state === 'ended' ? application.state : null;
  if (isCoach || application?.state === 'appointed') {
    return (
      <EmptyState
        sentence={t('coaches:apply.appointed')}
        action={
          <Button component={Link} to={routePath('ownCoach')} variant="contained">
            {t('coaches:apply.toCoachHome')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 'var(--tasuki-line-length)' }}>
      {decision && (
        <Alert severity="info" role="status">
          {t(`coaches:apply.${decision}`)}
          {application?.declineReason && (
            <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {`${t('coaches:apply.declineReason')} ${application.declineReason}`}
            </Box>
          )}
        </Alert>
      )}
      {application?.state === 'open' ? (
        <Typography
          role="status"
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', color: 'success.main' }}
        >
          <Icon path={mdiCheckCircle} sx={{ mt: '0.1em' }} />
          {t('coaches:apply.sent')}
        </Typography>
      ) : (
        <Typography>{t('coaches:apply.intro')}</Typography>
      )}
      <CoachWordsForm
        words={application ?? NO_WORDS}
        label={t('common:title.coachApplication')}
        submitWords={t(
          application?.state === 'open' ? 'coaches:apply.change' : 'coaches:apply.submit',
        )}
        save={async ({ name, description, coachingStyle, profile, aboutMe }) => {
          const words = { name, description, coachingStyle, profile, aboutMe };
          await saveCoachApplication(uid, words, application?.state ?? null);
        }}
        onSaved={() => {
          if (application?.state === 'open') announce(t('coaches:saved'));
          found.retry();
        }}
      />
    </Box>
  );
}
