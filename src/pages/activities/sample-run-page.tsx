import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { useSampleRun, type ReadSampleRun } from '../../data/activities/sample-run.ts';
import { ActivityHeadline } from '../../features/activity-detail/activity-headline.tsx';
import { DetailSection } from '../../features/activity-detail/detail-section.tsx';
import type { HighlightedProof } from '../../features/activity-detail/highlighted-proof.ts';
import { IntervalsTable } from '../../features/activity-detail/intervals-table.tsx';
import { SplitsTable } from '../../features/activity-detail/splits-table.tsx';
import { ZoneBars } from '../../features/activity-detail/zone-bars.tsx';
import { CoachFeedbackSection } from '../../features/coach-feedback/coach-feedback-section.tsx';
import { currentLanguage } from '../../platform/i18n.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

preloadDateLocale();

const ActivityChart = lazy(() => import('../../features/activity-chart/activity-chart.tsx'));
/** Of those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

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
      {run.state === 'ready' && <Run run={run.data} />}
    </Box>
  );
}

function Run({ run: { row, analysis, recording } }: { run: ReadSampleRun }) {
  const { t } = useTranslation('activities');
  const [highlighted, setHighlighted] = useState<HighlightedProof | null>(null);
  const showFact = useCallback((fact: Fact | null) => {
    setHighlighted(fact && 'stretch' in fact.proof ? { from: 'words', proof: fact.proof } : null);
  }, []);
  const stretch = useMemo(() => highlighted?.proof.stretch ?? null, [highlighted]);
  return (
    <>
      <ActivityHeadline row={row} summary={analysis.summary} />
      <CoachFeedbackSection
        row={row}
        analysis={analysis}
        onShowFact={showFact}
        renderEvidence={(fact) => (
          <Suspense>
            <ProofEvidence uid="" fact={fact} recording={recording} />
          </Suspense>
        )}
      />
      <DetailSection title={t('activities:chart.title')}>
        <Suspense fallback={<Box sx={{ minHeight: 480 }} />}>
          <ActivityChart
            recording={recording}
            track={null}
            sport={row.sport}
            highlighted={stretch}
            isBroughtIntoView={
              highlighted?.from === 'table' || highlighted?.proof.kind === 'stretch'
            }
          />
        </Suspense>
      </DetailSection>
      <IntervalsTable
        intervals={analysis.intervals}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      <SplitsTable
        splits={analysis.splits}
        sport={row.sport}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      {analysis.zones && <ZoneBars zones={analysis.zones} />}
    </>
  );
}
