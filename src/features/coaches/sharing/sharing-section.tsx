import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useLinkedCoaches } from '../use-linked-coaches.ts';
import { SharingControl } from './sharing-control.tsx';

/** The runner's human coaches, and which of them read the runner's data. */
export function SharingSection() {
  const { t } = useTranslation('coaches');
  const coaches = useLinkedCoaches();
  return (
    <PageSection title={t('coaches:sharing.account.title')}>
      <SharingList coaches={coaches} />
    </PageSection>
  );
}

function SharingList({ coaches }: { coaches: ReturnType<typeof useLinkedCoaches> }) {
  const { t } = useTranslation('coaches');
  if (coaches.state === 'loading') return <LoadingState shape="rows" />;
  if (coaches.state === 'failed') {
    return <FailedState failureCode={coaches.failureCode} onRetry={coaches.retry} />;
  }
  const people = coaches.data.filter(({ coach }) => coach?.kind !== 'ai');
  if (people.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('coaches:sharing.account.none')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {people.map(({ coach, link }) => (
        <SharingControl
          key={link.id}
          link={link}
          name={coach?.name ?? t('coaches:sharing.unlisted')}
        />
      ))}
    </Box>
  );
}
