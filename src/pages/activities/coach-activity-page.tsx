import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useActivityAnalysis } from '../../data/activities/activity-analysis-query.ts';
import { useSharedActivity } from '../../data/activities/activity-queries.ts';
import { useRecording } from '../../data/recordings/recording-query.ts';
import { useRosterEntry } from '../../data/roster/roster-queries.ts';
import { AnalysisTables } from '../../features/activity-detail/analysis-tables.tsx';
import { ActivityFacts } from '../../features/activity-detail/activity-facts.tsx';
import { ActivityHeadline } from '../../features/activity-detail/activity-headline.tsx';
import { DetailSection } from '../../features/activity-detail/detail-section.tsx';
import type { HighlightedProof } from '../../features/activity-detail/highlighted-proof.ts';
import { CoachFeedbackSection } from '../../features/coach-feedback/coach-feedback-section.tsx';
import { AllowanceNotice } from '../../features/chat/composer/allowance-notice.tsx';
import { ActivityComment } from '../../features/roster/activity-comment.tsx';
import { RunnerNote } from '../../features/roster/runner-note.tsx';
import { preloadDateLocale, useDateLocale } from '../../platform/locale.ts';
import { useOwnPageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';
import { ChartOfRecording, preloadChart } from './chart-of-recording.tsx';

preloadDateLocale();

/** One activity that a runner shares, for their coach: to read, and to comment on. */
export default function CoachActivityPage() {
  const { runnerUid, activityId } = useParams();
  if (runnerUid === undefined || activityId === undefined) return null;
  return (
    <CoachOnly>
      {(uid) => (
        <SharedActivity
          key={`${runnerUid}/${activityId}`}
          coachId={uid}
          runnerUid={runnerUid}
          activityId={activityId}
        />
      )}
    </CoachOnly>
  );
}

interface SharedActivityProps {
  coachId: string;
  runnerUid: string;
  activityId: string;
}

function SharedActivity({ coachId, runnerUid, activityId }: SharedActivityProps) {
  const { t } = useTranslation('roster');
  // The activity itself does not change when its runner stops sharing; the roster does.
  const runner = useRosterEntry(coachId, runnerUid);
  const row = useSharedActivity(runnerUid, activityId);
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    preloadChart();
  }, []);
  const sharing = runner.state === 'ready' && runner.data?.isSharing ? runner.data : null;
  if (sharing && row.state === 'ready' && row.data) {
    const name = sharing.name || t('roster:unnamed');
    return <LoadedActivity coachId={coachId} runnerUid={runnerUid} name={name} row={row.data} />;
  }
  const isClosed =
    (runner.state === 'ready' && !sharing) || (row.state === 'ready' && row.data === null);
  const failed = [runner, row].find(({ state }) => state === 'failed');
  if (!isClosed && !failed) return <LoadingState shape="detail" />;
  const isRefused = failed?.state === 'failed' && failed.failureCode === 'common/permission-denied';
  if (!isClosed && !isRefused && failed?.state === 'failed') {
    return <FailedState failureCode={failed.failureCode} onRetry={failed.retry} />;
  }
  return (
    <EmptyState
      sentence={t('roster:activity.none')}
      action={
        <Button
          component={Link}
          to={routePath('coachRunner', { runnerUid })}
          variant="outlined"
          color="secondary"
        >
          {t('roster:activities.title')}
        </Button>
      }
    />
  );
}

interface LoadedActivityProps {
  coachId: string;
  runnerUid: string;
  /** The runner's. */
  name: string;
  row: ActivityRow;
}

function LoadedActivity({ coachId, runnerUid, name, row }: LoadedActivityProps) {
  const { t } = useTranslation(['activities', 'sports', 'roster']);
  const dates = useDateLocale();
  const found = useActivityAnalysis(runnerUid, row.id);
  const recording = useRecording(runnerUid, row.id, 0);
  const [highlighted, setHighlighted] = useState<HighlightedProof | null>(null);
  const title = activityTitle(row) ?? t(activityKindKey(row));
  useOwnPageTitle(title);
  const showFact = useCallback((fact: Fact | null) => {
    setHighlighted(fact && 'stretch' in fact.proof ? { from: 'words', proof: fact.proof } : null);
  }, []);
  const analysis = found.state === 'ready' ? found.data : null;
  const day = formatDay(row.startedAt, row.utcOffsetMinutes, dates);
  return (
    <Box component="article">
      <ActivityHeadline row={row} summary={analysis?.summary ?? null} />
      <RunnerNote name={name} row={row} />
      <ActivityComment
        coachId={coachId}
        runnerUid={runnerUid}
        activityId={row.id}
        label={`${title} · ${day}`}
        notice={<AllowanceNotice />}
      />
      {found.state === 'failed' ? (
        <FailedState failureCode={found.failureCode} onRetry={found.retry} />
      ) : (
        <CoachFeedbackSection
          row={row}
          analysis={analysis}
          onShowFact={showFact}
          // The evidence of a figure may be an activity that is not shared.
          renderEvidence={() => null}
        />
      )}
      <DetailSection title={t('activities:chart.title')}>
        <ChartOfRecording
          recording={recording}
          // The places where a runner runs, and so lives, are private.
          track={null}
          isComing={false}
          sport={row.sport}
          highlighted={highlighted}
        />
      </DetailSection>
      {analysis && (
        <AnalysisTables
          analysis={analysis}
          sport={row.sport}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
      )}
      <ActivityFacts row={row} analysis={analysis} isOwner={false} />
    </Box>
  );
}
