import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { activityTitle } from '@tasuki/domain/activities/activity-kind';
import { isManualActivity } from '@tasuki/domain/activities/manual-activity';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { downloadRecording } from '../../data/activities/activity-functions.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { DetailSection } from './detail-section.tsx';
import { leftOutLine, wholeMinutes } from './left-out-line.ts';

interface ActivityFactsProps {
  row: ActivityRow;
  analysis: ActivityAnalysis | null;
  /** The file belongs to the runner alone. */
  isOwner: boolean;
}

/** The source of an activity, and what it does not contain. */
export const ActivityFacts = memo(function ActivityFacts({
  row,
  analysis,
  isOwner,
}: ActivityFactsProps) {
  const { t } = useTranslation('activities');
  const measures = useMeasureLocale();
  const missing = analysis?.missing ?? [];
  const partialWords = () => {
    const read = analysis?.facts.find(({ id }) => id === 'duration.read');
    if (!read) return t('activities:facts.partial');
    return t('activities:facts.partialRead', {
      duration: wholeMinutes(read.value, measures),
    });
  };
  const lines = [
    t('activities:facts.sources', {
      sources: row.sources.map((source) => t(`activities:source.${source}`)),
    }),
    row.sourceTitle && row.sourceTitle !== activityTitle(row)
      ? t('activities:facts.sourceTitle', { title: row.sourceTitle })
      : null,
    analysis?.deviceName ? t('activities:facts.device', { device: analysis.deviceName }) : null,
    row.isIndoor ? t(indoorWords(row)) : null,
    missing.length > 0 && !isManualActivity(row)
      ? t('activities:facts.missing', {
          columns: missing.map((column) => t(`activities:column.${column}`)),
        })
      : null,
    leftOutLine(analysis, t, measures),
    row.isPartial ? partialWords() : null,
  ].filter((line) => line !== null);
  return (
    <DetailSection title={t('activities:facts.title')}>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
      {isOwner && hasFile(row) && <OriginalFile activityId={row.id} />}
    </DetailSection>
  );
});

/** Only a distance that is shown is said to be an estimate. */
function indoorWords(row: ActivityRow) {
  return shownDistanceMeters(row) === null
    ? 'activities:facts.indoorPlain'
    : 'activities:facts.indoor';
}

/** Only what came as a file has one; a provider's summary has none. */
function hasFile({ sources, policy, isPurged }: ActivityRow): boolean {
  const isOfFile = sources.includes('file') || sources.includes('garmin');
  return isOfFile && policy.analyse && isPurged !== true;
}

function OriginalFile({ activityId }: { activityId: string }) {
  const { t } = useTranslation('activities');
  const { submit, isBusy, failureCode } = useSubmission('download recording', downloadRecording);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        disabled={isBusy}
        onClick={() => void submit(activityId)}
        sx={{ mt: 1.5 }}
      >
        {t('activities:facts.download')}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
