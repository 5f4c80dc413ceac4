import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import type { Recording } from '@tasuki/domain/recordings/recording';
import { ActivityHeadline } from '../../features/activity-detail/activity-headline.tsx';
import { DetailSection } from '../../features/activity-detail/detail-section.tsx';
import type { HighlightedProof } from '../../features/activity-detail/highlighted-proof.ts';
import { IntervalsTable } from '../../features/activity-detail/intervals-table.tsx';
import { SplitsTable } from '../../features/activity-detail/splits-table.tsx';
import { ZoneBars } from '../../features/activity-detail/zone-bars.tsx';
import { CoachFeedbackSection } from '../../features/coach-feedback/coach-feedback-section.tsx';

const ActivityChart = lazy(() => import('../../features/activity-chart/activity-chart.tsx'));
/** Loaded by those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

interface ReadRunProps {
  /** The person whose earlier runs a proof may look up; empty = nobody. */
  uid: string;
  row: ActivityRow;
  analysis: ActivityAnalysis;
  recording: Recording | null;
}

/** A run with the coach's words and all that they rest on, and nothing to change. */
export function ReadRun({ uid, row, analysis, recording }: ReadRunProps) {
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
            <ProofEvidence uid={uid} fact={fact} recording={recording} />
          </Suspense>
        )}
      />
      {recording && (
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
      )}
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
