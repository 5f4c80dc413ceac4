import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import type { useRecording } from '../../data/recordings/recording-query.ts';
import type { HighlightedProof } from '../../features/activity-detail/highlighted-proof.ts';
import { reportError } from '../../platform/report-error.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';

const loadChart = () => import('../../features/activity-chart/activity-chart.tsx');
const ActivityChart = lazy(loadChart);

/** As high as the chart, so that nothing jumps when it comes. */
const CHART_HEIGHT = 480;

/** The chart's code travels while the documents do. */
export function preloadChart(): void {
  loadChart().catch((cause: unknown) => {
    reportError(cause, 'load chart');
  });
}

export type RecordingResult = ReturnType<typeof useRecording>;

interface ChartOfRecordingProps {
  recording: RecordingResult;
  /** Null = there are no positions, or not for this reader; `coming` = they are being read. */
  track: TrackColumns | 'coming' | null;
  /** It is being fetched from its provider. */
  isComing: boolean;
  sport: SportType;
  highlighted: HighlightedProof | null;
}

/** How the values went, drawn; or why there is nothing to draw. */
export const ChartOfRecording = memo(function ChartOfRecording({
  recording,
  track,
  isComing,
  sport,
  highlighted,
}: ChartOfRecordingProps) {
  const { t } = useTranslation('activities');
  if (recording.state === 'failed') {
    return <FailedState failureCode={recording.failureCode} onRetry={recording.retry} />;
  }
  if (recording.state === 'ready' && recording.data === null && !isComing) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('activities:chart.nothing')}
      </Typography>
    );
  }
  const waiting = <Box sx={{ minHeight: CHART_HEIGHT }} />;
  if (recording.state !== 'ready' || recording.data === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ActivityChart
        recording={recording.data}
        track={track}
        sport={sport}
        highlighted={highlighted?.proof.stretch ?? null}
        isBroughtIntoView={highlighted?.from === 'table' || highlighted?.proof.kind === 'stretch'}
      />
    </Suspense>
  );
});
