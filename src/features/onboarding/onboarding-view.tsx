import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../../platform/session-store.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sash } from '../../ui/sash.tsx';
import { StartPage } from './start-page.tsx';
import { WaitingForApproval } from './waiting-for-approval.tsx';

interface OnboardingViewProps {
  onStarted: () => void;
}

/** The start page, or the wait before it; the tasks page shows the same. */
export function OnboardingView({ onStarted }: OnboardingViewProps) {
  const { t } = useTranslation('onboarding');
  const mayEnter = useSessionStore((session) => session.claims.canAccessBeta === true);
  const isStartPageShown = useSessionStore((session) => session.user?.isStartPageShown ?? false);
  return (
    <>
      <Sash size={40} />
      <PageHeading>{t(mayEnter ? 'onboarding:welcome' : 'onboarding:waiting.title')}</PageHeading>
      {mayEnter ? (
        <>
          <Typography color="textSecondary">{t('onboarding:promise.sentence')}</Typography>
          <StartPage isStartPageShown={isStartPageShown} onStarted={onStarted} />
        </>
      ) : (
        <WaitingForApproval />
      )}
    </>
  );
}
