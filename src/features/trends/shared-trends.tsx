import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TrendsRunnerContext } from './trends-runner.ts';
import { TrendsView } from './trends-view.tsx';

/** The trends of a runner as a sharing coach reads them: of the activities that are open to coaches. */
export default function SharedTrends({ runnerUid }: { runnerUid: string }) {
  const { t } = useTranslation('trends');
  return (
    <TrendsRunnerContext value={runnerUid}>
      <TrendsView
        uid={runnerUid}
        reader="coach"
        empty={<Typography>{t('trends:emptyShared')}</Typography>}
      />
    </TrendsRunnerContext>
  );
}
