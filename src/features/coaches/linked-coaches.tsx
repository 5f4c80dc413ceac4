import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CoachCard } from './coach-list.tsx';
import { SharingControl } from './sharing/sharing-control.tsx';
import { useLinkedCoaches, type LinkedCoach } from './use-linked-coaches.ts';

/** The runner's own coaches, and what the human ones among them may read. */
export function LinkedCoaches() {
  const { t } = useTranslation('coaches');
  const coaches = useLinkedCoaches();
  const others = (
    <Button component={Link} to={routePath('coaches')} variant="outlined" color="secondary">
      {t('coaches:seeAll')}
    </Button>
  );
  switch (coaches.state) {
    case 'loading':
      return <LoadingState shape="rows" />;
    case 'failed':
      return <FailedState failureCode={coaches.failureCode} onRetry={coaches.retry} />;
    case 'ready':
      return coaches.data.length === 0 ? (
        <EmptyState sentence={t('coaches:noneLinked')} action={others} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {coaches.data.map((linked) => (
            <OwnCoach key={linked.link.id} {...linked} />
          ))}
          {others}
          <ApplyLink />
        </Box>
      );
  }
}

function OwnCoach({ link, coach }: LinkedCoach) {
  const { t } = useTranslation('coaches');
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
      {coach && <CoachCard coach={coach} />}
      {coach?.kind !== 'ai' && (
        <SharingControl link={link} name={coach?.name ?? t('coaches:sharing.unlisted')} />
      )}
    </Box>
  );
}
