import { memo } from 'react';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import type { HighlightedProof } from './highlighted-proof.ts';
import { IntervalsTable } from './intervals-table.tsx';
import { LapsTable } from './laps-table.tsx';
import { SplitsTable } from './splits-table.tsx';
import { ZoneBars } from './zone-bars.tsx';

interface AnalysisTablesProps {
  analysis: ActivityAnalysis;
  sport: SportType;
  highlighted: HighlightedProof | null;
  onHighlight: (proof: HighlightedProof | null) => void;
}

/** The computed parts of a recording: intervals, splits, laps and zones. */
export const AnalysisTables = memo(function AnalysisTables({
  analysis,
  sport,
  ...highlight
}: AnalysisTablesProps) {
  return (
    <>
      <IntervalsTable intervals={analysis.intervals} {...highlight} />
      <SplitsTable splits={analysis.splits} sport={sport} {...highlight} />
      <LapsTable laps={analysis.laps} {...highlight} />
      {analysis.zones && <ZoneBars zones={analysis.zones} />}
    </>
  );
});
