import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { activityTitle } from '@tasuki/domain/activities/activity-kind';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { DetailSection } from './detail-section.tsx';

interface ActivityFactsProps {
  row: ActivityRow;
  analysis: ActivityAnalysis | null;
}

/** Where it came from, and what is not in it. */
export function ActivityFacts({ row, analysis }: ActivityFactsProps) {
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
    missing.length > 0
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
    </DetailSection>
  );
}
