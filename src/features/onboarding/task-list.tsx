import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { htmlLanguage } from '@tasuki/domain/language';
import type { OnboardingTask } from '@tasuki/domain/onboarding/onboarding-state';
import {
  GARMIN_HISTORY_PERMISSION,
  type LinkedProvider,
} from '@tasuki/domain/provider-links/provider';
import { REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import { currentLanguage } from '../../platform/i18n.ts';
import { ClubTask } from './club-task.tsx';
import { InvitationShare } from './invitation-share.tsx';
import { TaskCard } from './task-card.tsx';
import type { OnboardingStanding } from './use-onboarding.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

export interface TaskListProps {
  standing: OnboardingStanding;
  /** The page of goals and profile. */
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
      const link = linkTo('garmin');
      const lacksHistory =
        link?.state === 'connected' && link.missingScopes.includes(GARMIN_HISTORY_PERMISSION);
      return (
        <TaskCard
          title={t('onboarding:watch.title')}
          isDone={isDone}
          words={isDone ? watchWords(t, link, lacksHistory) : undoneWords(t, 'garmin', link)}
        >
          {(!isDone || lacksHistory) && renderLinkButton('garmin', link !== undefined)}
          {!isDone && (
            <Link component={RouterLink} to={goalsPath} variant="body2" sx={touchTarget}>
              {t('onboarding:watch.other')}
            </Link>
          )}
        </TaskCard>
      );
    }
    case 'strava': {
      const link = linkTo('strava');
      return (
        <TaskCard
          title={t('onboarding:strava.title')}
          isDone={isDone}
          words={isDone ? t('onboarding:strava.connected') : undoneWords(t, 'strava', link)}
        >
          {!isDone && renderLinkButton('strava', link !== undefined)}
        </TaskCard>
      );
    }
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

type Translate = TFunction<'onboarding'>;
type TaskLink = OnboardingStanding['facts']['links'][number] | undefined;

function watchWords(t: Translate, link: TaskLink, lacksHistory: boolean): string {
  if (link?.state !== 'connected') return t('onboarding:watch.named');
  return t(lacksHistory ? 'onboarding:watch.withoutHistory' : 'onboarding:watch.connected');
}

/** The purpose of the link, or why the existing one does not count. */
function undoneWords(t: Translate, provider: LinkedProvider, link: TaskLink): string {
  const name = t(`common:provider.${provider}`);
  if (link === undefined || link.state === 'unlinking') {
    return t(provider === 'garmin' ? 'onboarding:watch.what' : 'onboarding:strava.what');
  }
  return link.state === 'connected'
    ? t('onboarding:tasks.notAllowed', { name })
    : t('onboarding:tasks.linkEnded', { name });
}
