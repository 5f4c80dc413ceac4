import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useProviderLinks } from '../../data/provider-links/provider-links-query.ts';
import { environment } from '../../platform/environment.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { AwaitedHistory } from './awaited-history.tsx';
import { ProviderLinkButton } from './provider-link-button.tsx';

interface FirstRecordingsProps {
  uid: string;
  /** `withheld`: there are activities, and none that the coach may read. */
  because: 'empty' | 'withheld';
  /** Chooses files; the main action where no watch can be linked. */
  renderAddFiles: (look: { isMain: boolean }) => ReactNode;
}

/** How the first recordings come that the coach may read: by themselves from Garmin, or as files. */
export default function FirstRecordings({ uid, because, renderAddFiles }: FirstRecordingsProps) {
  const { t } = useTranslation('links');
  const links = useProviderLinks(uid);
  if (links.state === 'loading') return null;
  const garmin = links.state === 'ready' ? links.data.garmin : null;
  const isLinked = garmin?.state === 'connected';
  const isOffered = !isLinked && environment.signInProviders.includes('garmin');
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      {isOffered && (
        <ProviderLinkButton provider="garmin" isAgain={garmin !== null} variant="contained" />
      )}
      {renderAddFiles({ isMain: !isOffered })}
    </Box>
  );
  if (because === 'withheld') {
    return (
      <Box
        component="section"
        sx={{
          display: 'grid',
          gap: 1.5,
          p: 2,
          mb: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="body2">
          {t(isLinked ? 'links:first.withheldLinked' : 'links:first.withheld')}
        </Typography>
        {actions}
      </Box>
    );
  }
  return (
    <>
      <EmptyState
        sentence={t(
          isLinked
            ? 'links:first.linked'
            : isOffered
              ? 'links:first.emptyOrLink'
              : 'links:first.empty',
        )}
        action={
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            {actions}
            <Button component={Link} to={routePath('sampleRun')} color="secondary" size="small">
              {t('links:first.sample')}
            </Button>
          </Box>
        }
      />
      {links.state === 'ready' && <AwaitedHistory links={links.data} />}
    </>
  );
}
