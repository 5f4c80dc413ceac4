import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { htmlLanguage } from '@tasuki/domain/language';
import type { OnboardingTask } from '@tasuki/domain/onboarding/onboarding-state';
import { REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { currentLanguage } from '../../platform/i18n.ts';
import { ClubTask } from './club-task.tsx';
import { InvitationShare } from './invitation-share.tsx';
import { TaskCard } from './task-card.tsx';
import type { OnboardingStanding } from './use-onboarding.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

export interface TaskListProps {
  standing: OnboardingStanding;
  /** Where goals and profile are filled in. */
  goalsPath: string;
  /** Leaves for the provider; `isAgain`: there is a link that does not work. */
  renderLinkButton: (provider: LinkedProvider, isAgain: boolean) => ReactNode;
}

/** Everything that is asked, with how far the person has come. */
export function TaskList({ standing, goalsPath, renderLinkButton }: TaskListProps) {
  const { t } = useTranslation('onboarding');
  const { progress } = standing;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {t('onboarding:tasks.progress', {
            done: progress.doneCount,
            total: progress.tasks.length,
            percent: progress.percent,
          })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={progress.percent}
          aria-label={t('onboarding:tasks.rate')}
          sx={{ height: 8, borderRadius: 1 }}
        />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {progress.tasks.map(({ task, isDone }) => (
          <Task
            key={task}
            task={task}
            isDone={isDone}
            standing={standing}
            goalsPath={goalsPath}
            renderLinkButton={renderLinkButton}
          />
        ))}
      </Box>
    </>
  );
}

interface TaskProps extends TaskListProps {
  task: OnboardingTask;
  isDone: boolean;
}

function Task({ task, isDone, standing, goalsPath, renderLinkButton }: TaskProps) {
  const { t } = useTranslation('onboarding');
  const { state, facts, missingGoals } = standing;
  const linkTo = (provider: LinkedProvider) =>
    facts.links.find((link) => link.provider === provider);
  switch (task) {
    case 'watch': {
      const isGarmin = linkTo('garmin')?.state === 'connected';
      const done = isGarmin ? 'onboarding:watch.connected' : 'onboarding:watch.named';
      return (
        <TaskCard
          title={t('onboarding:watch.title')}
          isDone={isDone}
          words={t(isDone ? done : 'onboarding:watch.what')}
        >
          {!isDone && (
            <>
              {renderLinkButton('garmin', linkTo('garmin') !== undefined)}
              <Link component={RouterLink} to={goalsPath} variant="body2" sx={touchTarget}>
                {t('onboarding:watch.other')}
              </Link>
            </>
          )}
        </TaskCard>
      );
    }
    case 'strava':
      return (
        <TaskCard
          title={t('onboarding:strava.title')}
          isDone={isDone}
          words={t(isDone ? 'onboarding:strava.connected' : 'onboarding:strava.what')}
        >
          {!isDone && renderLinkButton('strava', linkTo('strava') !== undefined)}
        </TaskCard>
      );
    case 'club':
      return (
        <ClubTask
          isDone={isDone}
          isStravaConnected={linkTo('strava')?.state === 'connected'}
          clubUrl={state.clubUrl}
        />
      );
    case 'goals':
      return (
        <TaskCard
          title={t('onboarding:goals.title')}
          isDone={isDone}
          words={
            isDone
              ? t('onboarding:goals.filled')
              : t('onboarding:goals.missing', {
                  parts: new Intl.ListFormat(htmlLanguage(currentLanguage())).format(
                    missingGoals.map((part) => t(`onboarding:goals.part.${part}`)),
                  ),
                })
          }
        >
          <Button
            component={RouterLink}
            to={goalsPath}
            size="small"
            variant="outlined"
            color="secondary"
          >
            {t(isDone ? 'onboarding:goals.change' : 'onboarding:goals.fill')}
          </Button>
        </TaskCard>
      );
    case 'invitation':
      return (
        <TaskCard
          title={t('onboarding:invitation.title', { friends: REFERRAL_LIMITS.invitedFriends })}
          isDone={isDone}
          words={t('onboarding:invitation.counted', {
            invited: state.invitedCount,
            wanted: REFERRAL_LIMITS.invitedFriends,
          })}
        >
          <InvitationShare refCode={state.refCode} />
        </TaskCard>
      );
  }
}
