import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSampleRun } from '../../data/activities/sample-run.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadRun } from './read-run.tsx';

preloadDateLocale();

/** A run that the coach has read, for who has none yet. */
export default function SampleRunPage() {
  const { t } = useTranslation('activities');
  const run = useSampleRun(currentLanguage());
  return (
    <Box component="article">
      <HomeLink />
      <Box sx={{ mt: 2 }}>
        <PageHeading>{t('common:title.sampleRun')}</PageHeading>
        <Typography color="textSecondary">{t('activities:sample.explained')}</Typography>
      </Box>
      {run.state === 'loading' && <LoadingState shape="detail" />}
      {run.state === 'failed' && <FailedState failureCode={run.failureCode} onRetry={run.retry} />}
      {run.state === 'ready' && <ReadRun uid="" {...run.data} />}
    </Box>
  );
}
