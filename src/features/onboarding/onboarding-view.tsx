import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sash } from '../../ui/sash.tsx';
import { AllDone } from './all-done.tsx';
import { StartPage } from './start-page.tsx';
import { TaskList, type TaskListProps } from './task-list.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { WaitingForApproval } from './waiting-for-approval.tsx';

interface OnboardingViewProps extends Omit<TaskListProps, 'standing'> {
  onStarted: () => void;
}

/** Before somebody is let in: the tasks, then the wait; afterwards the start page. */
export function OnboardingView({ onStarted, ...tasks }: OnboardingViewProps) {
  const { t } = useTranslation('onboarding');
  const mayEnter = useSessionStore((session) => session.claims.canAccessBeta === true);
  const isStartPageShown = useSessionStore((session) => session.user?.isStartPageShown ?? false);
  if (!mayEnter) return <TasksBeforeEntry {...tasks} />;
  return (
    <>
      <Sash size={40} />
      <PageHeading>{t('onboarding:welcome')}</PageHeading>
      <Typography color="textSecondary">{t('onboarding:promise.sentence')}</Typography>
      <StartPage isStartPageShown={isStartPageShown} onStarted={onStarted} />
    </>
  );
}

function TasksBeforeEntry(tasks: Omit<TaskListProps, 'standing'>) {
  const { t } = useTranslation('onboarding');
  const onboarding = useOnboarding();
  if (onboarding.state === 'loading') return <LoadingState shape="form" />;
  if (onboarding.state === 'failed') {
    return <FailedState failureCode={onboarding.failureCode} onRetry={onboarding.retry} />;
  }
  const { standing } = onboarding;
  const isDone = standing.state.completedAt !== null;
  return (
    <>
      <Sash size={40} />
      <PageHeading>{t(isDone ? 'onboarding:waiting.title' : 'onboarding:tasks.title')}</PageHeading>
      {isDone ? (
        <>
          <AllDone />
          <WaitingForApproval />
        </>
      ) : (
        <>
          <Typography color="textSecondary">{t('onboarding:tasks.why')}</Typography>
          <TaskList standing={standing} {...tasks} />
        </>
      )}
    </>
  );
}

/** The same list for somebody who is in already. */
export function TasksView(tasks: Omit<TaskListProps, 'standing'>) {
  const { t } = useTranslation('onboarding');
  const onboarding = useOnboarding();
  return (
    <>
      <PageHeading>{t('common:title.tasks')}</PageHeading>
      {onboarding.state === 'loading' && <LoadingState shape="rows" />}
      {onboarding.state === 'failed' && (
        <FailedState failureCode={onboarding.failureCode} onRetry={onboarding.retry} />
      )}
      {onboarding.state === 'ready' && (
        <>
          <TaskList standing={onboarding.standing} {...tasks} />
          {onboarding.standing.progress.isComplete && <AllDone />}
        </>
      )}
    </>
  );
}
