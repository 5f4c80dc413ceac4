import { mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { sentenceGap } from '@tasuki/domain/language';
import { removeStravaPost } from '../../data/activities/activity-functions.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Strava wants its name beside what comes from there, and a way to it. */
const STRAVA_ACTIVITIES = 'https://www.strava.com/activities/';

/**
 * What the source of an activity allows, in plain words, and which of our words stand at the
 * source.
 */
export function SourceNotice({ row }: { row: ActivityRow }) {
  const { t } = useTranslation('activities');
  const stravaId = /^strava-(\d+)$/.exec(row.id)?.[1];
  const isPosted = row.stravaPost === 'posted';
  const isOwnersAlone = row.policy.show === 'owner';
  if (stravaId === undefined && !isPosted) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1.5 }}>
      {isOwnersAlone && (
        <Typography variant="body2" color="textSecondary">
          {t('activities:strava.terms')}
          {sentenceGap(currentLanguage())}
          {row.policy.keepDays !== null &&
            t('activities:strava.kept', { count: row.policy.keepDays })}
        </Typography>
      )}
      {stravaId !== undefined && (
        <Link
          href={STRAVA_ACTIVITIES + stravaId}
          target="_blank"
          rel="noopener"
          variant="body2"
          sx={{ ...touchTarget, gap: 0.5 }}
        >
          {t('activities:strava.view')}
          <Icon path={mdiOpenInNew} sx={{ fontSize: 16 }} />
        </Link>
      )}
      {isPosted && <PostedWords activityId={row.id} />}
    </Box>
  );
}

function PostedWords({ activityId }: { activityId: string }) {
  const { t } = useTranslation('activities');
  const announce = useSnackbar();
  const { submit, isBusy, failureCode } = useSubmission('remove post', removeStravaPost);
  const remove = async () => {
    if (await submit(activityId)) announce(t('activities:strava.removing'));
  };
  return (
    <>
      <Typography variant="body2">{t('activities:strava.posted')}</Typography>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isBusy}
        onClick={() => void remove()}
      >
        {t('activities:strava.remove')}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
