import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import { isManualActivity } from '@tasuki/domain/activities/manual-activity';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isComparable } from '@tasuki/domain/coaching/comparison/similar-runs';
import { isSessionOfIntervals } from '@tasuki/domain/coaching/comparison/similar-sessions';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { useActivityAnalysis } from '../../data/activities/activity-analysis-query.ts';
import { useActivity } from '../../data/activities/activity-queries.ts';
import { useRecording, useTrack } from '../../data/recordings/recording-query.ts';
import { ActivityCopies } from '../../features/activity-detail/activity-copies.tsx';
import { AnalysisTables } from '../../features/activity-detail/analysis-tables.tsx';
import { ActivityFacts } from '../../features/activity-detail/activity-facts.tsx';
import { ActivityHeadline } from '../../features/activity-detail/activity-headline.tsx';
import { DetailSection } from '../../features/activity-detail/detail-section.tsx';
import { EffortQuestion } from '../../features/activity-detail/effort-question.tsx';
import { GroupLinks } from '../../features/activity-detail/group-links.tsx';
import type { HighlightedProof } from '../../features/activity-detail/highlighted-proof.ts';
import { OpeningNotice } from '../../features/activity-detail/opening-notice.tsx';
import { RunnerWords } from '../../features/activity-detail/runner-words.tsx';
import { SourceNotice } from '../../features/activity-detail/source-notice.tsx';
import { useOpenedActivity } from '../../features/activity-detail/use-opened-activity.ts';
import { WeatherLine } from '../../features/activity-weather/weather-line.tsx';
import { AskCoach } from '../../features/ask-coach/ask-coach.tsx';
import { CoachFeedbackSection } from '../../features/coach-feedback/coach-feedback-section.tsx';
import { SharePicture } from '../../features/share-picture/share-picture.tsx';
import { preloadDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { loadCatalogues } from '../../platform/i18n.ts';
import { FactProofNote } from '../../ui/fact-proof-note.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useOwnPageTitle } from '../../ui/page-title.tsx';
import { ChartOfRecording, preloadChart, type RecordingResult } from './chart-of-recording.tsx';

preloadDateLocale();

/** Loaded for entries by hand. */
const ManualEntryActions = lazy(async () => ({
  default: (await import('../../features/manual-entry/manual-entry-actions.tsx'))
    .ManualEntryActions,
}));
/** After all that was recorded, since it reads other runs. */
const SimilarRunsSection = lazy(async () => ({
  default: (await import('../../features/activity-detail/similar/similar-runs-section.tsx'))
    .SimilarRunsSection,
}));
const LastSessionSection = lazy(async () => ({
  default: (await import('../../features/activity-detail/similar/last-session-section.tsx'))
    .LastSessionSection,
}));
/** Loaded by those who were never asked. Without a connection it is left out. */
const PushQuestion = lazy(async () => {
  try {
    const [question] = await Promise.all([
      import('../../features/push/push-question.tsx'),
      loadCatalogues(['homeScreen']),
    ]);
    return question;
  } catch {
    return { default: () => null };
  }
});
/** Without keys no notification code is fetched. */
const ARE_NOTIFICATIONS_BUILT_IN = Boolean(import.meta.env.VITE_WEB_PUSH_KEY);
/** Loaded by those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

/** One activity: figures, the coach's words, chart, parts, the runner's own words. */
export default function ActivityPage() {
  const { activityId } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (uid === null || activityId === undefined) return null;
  return <Activity key={activityId} uid={uid} activityId={activityId} />;
}

interface ActivityProps {
  uid: string;
  activityId: string;
}

/** The content of the page, also beside a list that has it open. Give it the id as key. */
export function Activity({ uid, activityId }: ActivityProps) {
  const row = useActivity(uid, activityId);
  const analysis = useActivityAnalysis(uid, activityId);
  const [fetchCount, setFetchCount] = useState(0);
  const readAgain = useCallback(() => {
    setFetchCount((count) => count + 1);
  }, []);
  // Chart and tables are much to draw: in small pieces, between which the page answers to a finger.
  const recording = useDeferredValue(useRecording(uid, activityId, fetchCount));
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    // The chart's code travels while the documents do.
    preloadChart();
  }, []);

  if (row.state === 'loading') return <LoadingState shape="detail" />;
  if (row.state === 'failed') {
    return <FailedState failureCode={row.failureCode} onRetry={row.retry} />;
  }
  if (row.data === null) return <FailedState failureCode="common/not-found" />;
  return (
    <LoadedActivity
      uid={uid}
      row={row.data}
      recording={recording}
      fetchCount={fetchCount}
      analysis={analysis.state === 'ready' ? analysis.data : null}
      isDetailMissing={analysis.state === 'ready' && analysis.data === null}
      onFetched={readAgain}
      failure={
        analysis.state === 'failed' ? (
          <FailedState failureCode={analysis.failureCode} onRetry={analysis.retry} />
        ) : null
      }
    />
  );
}

interface LoadedActivityProps {
  uid: string;
  row: ActivityRow;
  recording: RecordingResult;
  fetchCount: number;
  analysis: ActivityAnalysis | null;
  /** It was looked for, and is not there. */
  isDetailMissing: boolean;
  /** It was not here, and is now. */
  onFetched: () => void;
  failure: ReactNode;
}

function LoadedActivity(props: LoadedActivityProps) {
  const { uid, row, recording, fetchCount, analysis, isDetailMissing, onFetched, failure } = props;
  const { t } = useTranslation(['activities', 'sports']);
  const locale = useMeasureLocale();
  const { opening, retry } = useOpenedActivity(row, isDetailMissing, onFetched);
  const [pressed, setPressed] = useState<HighlightedProof | null>(null);
  const { linkedFact, forgetLinkedFact } = useLinkedFact(analysis);
  useOwnPageTitle(activityTitle(row) ?? t(activityKindKey(row)));
  const setHighlighted = useCallback(
    (proof: HighlightedProof | null) => {
      setPressed(proof);
      forgetLinkedFact();
    },
    [forgetLinkedFact],
  );
  const showFact = useCallback(
    (fact: Fact | null) => {
      setHighlighted(highlightedProofOf(fact));
    },
    [setHighlighted],
  );
  const linked = useMemo(() => highlightedProofOf(linkedFact), [linkedFact]);
  const highlighted = pressed ?? linked;
  const shownRecording = recording.state === 'ready' ? recording.data : null;
  const renderEvidence = useCallback(
    (fact: Fact) => (
      <Suspense>
        <ProofEvidence uid={uid} fact={fact} recording={shownRecording} />
      </Suspense>
    ),
    [uid, shownRecording],
  );
  const track = useDeferredValue(
    useTrackOf(row, { fetchCount, isRecorded: shownRecording !== null }),
  );
  // The words stand first.
  const tables = useDeferredValue(analysis);
  const weather = <WeatherLine row={row} hasPositions={track !== null && track !== 'coming'} />;
  const isManual = isManualActivity(row);
  // The row says that there are words, and their questions: they stand before the words have come.
  const isAnalysisComing =
    analysis === null && !isDetailMissing && failure === null && row.feedbackState === 'ready';
  // Nothing was recorded, or it is still on its way.
  const isChartHeldUp =
    isManual ||
    ((opening.state === 'waiting' || opening.state === 'failed') &&
      recording.state === 'ready' &&
      recording.data === null);
  return (
    <Box component="article">
      <ActivityHeadline
        row={row}
        summary={analysis?.summary ?? null}
        isSummaryComing={isAnalysisComing}
      />
      {row.weather && weather}
      <OpeningNotice opening={opening} onRetry={retry} />
      <ActivityCopies uid={uid} row={row} />
      {row.groupId !== null && <GroupLinks uid={uid} groupId={row.groupId} activityId={row.id} />}
      <SourceNotice row={row} />
      {failure ?? (
        <CoachFeedbackSection
          row={row}
          analysis={analysis}
          onShowFact={showFact}
          renderEvidence={renderEvidence}
        />
      )}
      {(isAnalysisComing || analysis?.feedback) && (
        <AskCoach
          uid={uid}
          activityId={row.id}
          purpose={analysis?.feedback?.purpose ?? row.purpose ?? 'unclear'}
        />
      )}
      <EffortQuestion uid={uid} row={row} />
      {/* Its question comes after the track, and must not push the words away from whoever reads them. */}
      {!row.weather && weather}
      {ARE_NOTIFICATIONS_BUILT_IN && analysis?.feedback && (
        <Suspense>
          <PushQuestion uid={uid} />
        </Suspense>
      )}
      {!isChartHeldUp && (
        <DetailSection title={t('activities:chart.title')}>
          <ChartOfRecording
            recording={recording}
            track={track}
            isComing={opening.state === 'fetching'}
            sport={row.sport}
            highlighted={highlighted}
          />
        </DetailSection>
      )}
      {tables && (
        <AnalysisTables
          analysis={tables}
          sport={row.sport}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
      )}
      {tables && isComparable(row) && (
        <Suspense>
          <SimilarRunsSection uid={uid} row={row} renderEvidence={renderEvidence} />
        </Suspense>
      )}
      {tables && isSessionOfIntervals(row) && (
        <Suspense>
          <LastSessionSection uid={uid} row={row} intervals={tables.intervals} />
        </Suspense>
      )}
      {isManual && (
        <Suspense>
          <ManualEntryActions row={row} />
        </Suspense>
      )}
      <RunnerWords uid={uid} row={row} />
      {row.policy.analyse && row.isPurged !== true && track !== 'coming' && (
        <SharePicture row={row} track={track} />
      )}
      <ActivityFacts row={row} analysis={analysis} isOwner />
      {linkedFact && (
        <FactProofNote fact={linkedFact} locale={locale} onClose={forgetLinkedFact}>
          {renderEvidence(linkedFact)}
        </FactProofNote>
      )}
    </Box>
  );
}

/**
 * The track of the run, read after the recording that it is drawn beside. So it delays nothing, and
 * if it fails the chart stays.
 */
function useTrackOf(
  row: ActivityRow,
  { fetchCount, isRecorded }: { fetchCount: number; isRecorded: boolean },
) {
  const isAsked = isRecorded && !row.isIndoor;
  const track = useTrack(isAsked ? row : null, fetchCount);
  if (!isAsked || track.state === 'failed') return null;
  return track.state === 'loading' ? 'coming' : track.data;
}

function highlightedProofOf(fact: Fact | null): HighlightedProof | null {
  return fact && 'stretch' in fact.proof ? { from: 'words', proof: fact.proof } : null;
}

/** The figure that the address asks for, until something else is pressed or it is closed. */
function useLinkedFact(analysis: ActivityAnalysis | null) {
  const [search] = useSearchParams();
  const [forgottenId, setForgottenId] = useState<string | null>(null);
  const linkedId = search.get('fact');
  const isShown = linkedId !== null && linkedId !== forgottenId;
  const fact = isShown ? analysis?.facts.find(({ id }) => id === linkedId) : undefined;
  const forgetLinkedFact = useCallback(() => {
    setForgottenId(linkedId);
  }, [linkedId]);
  return { linkedFact: fact ?? null, forgetLinkedFact };
}
