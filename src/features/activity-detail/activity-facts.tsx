import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { activityTitle } from '@tasuki/domain/activities/activity-kind';
import { isManualActivity } from '@tasuki/domain/activities/manual-activity';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { downloadRecording } from '../../data/activities/activity-functions.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { DetailSection } from './detail-section.tsx';

interface ActivityFactsProps {
  row: ActivityRow;
  analysis: ActivityAnalysis | null;
  /** The file belongs to the runner alone. */
  isOwner: boolean;
}

/** Where it came from, and what is not in it. */
export function ActivityFacts({ row, analysis, isOwner }: ActivityFactsProps) {
  const { t } = useTranslation('activities');
  const missing = analysis?.missing ?? [];
  const lines = [
    t('activities:facts.sources', {
      sources: row.sources.map((source) => t(`activities:source.${source}`)),
    }),
    row.sourceTitle && row.sourceTitle !== activityTitle(row)
      ? t('activities:facts.sourceTitle', { title: row.sourceTitle })
      : null,
    analysis?.deviceName ? t('activities:facts.device', { device: analysis.deviceName }) : null,
    row.isIndoor ? t('activities:facts.indoor') : null,
    missing.length > 0 && !isManualActivity(row)
      ? t('activities:facts.missing', {
          columns: missing.map((column) => t(`activities:column.${column}`)),
        })
      : null,
    row.isPartial ? t('activities:facts.partial') : null,
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
