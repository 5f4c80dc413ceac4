import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { checkOnboarding } from '../../data/onboarding/onboarding.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { TaskCard } from './task-card.tsx';

interface ClubTaskProps {
  isDone: boolean;
  /** Strava is asked by the runner's own link. */
  isStravaConnected: boolean;
  clubUrl: string | null;
}

/** The club at Strava: joined there, looked up here. */
export function ClubTask({ isDone, isStravaConnected, clubUrl }: ClubTaskProps) {
  const { t } = useTranslation('onboarding');
  const [answer, setAnswer] = useState<{ clubFailure: FailureCode | null } | null>(null);
  const { submit, isBusy, failureCode } = useSubmission(
    'check club',
    useCallback(async () => {
      setAnswer(null);
      setAnswer(await checkOnboarding());
    }, []),
  );
  const words = isDone
    ? 'onboarding:club.member'
    : isStravaConnected
      ? 'onboarding:club.what'
      : 'onboarding:club.stravaFirst';
  return (
    <TaskCard title={t('onboarding:club.title')} isDone={isDone} words={t(words)}>
      {!isDone && isStravaConnected && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {clubUrl !== null && (
              <Button
                component="a"
                href={clubUrl}
                target="_blank"
                rel="noopener"
                size="small"
                variant="outlined"
                color="secondary"
              >
                {t('onboarding:club.open')}
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              loading={isBusy}
              onClick={() => {
                void submit();
              }}
            >
              {t('onboarding:club.check')}
            </Button>
          </Box>
          {answer?.clubFailure === null && (
            <Typography variant="body2" role="status">
              {t('onboarding:club.notYet')}
            </Typography>
          )}
          <FailureAlert failureCode={failureCode ?? answer?.clubFailure ?? null} />
        </>
      )}
    </TaskCard>
  );
}
