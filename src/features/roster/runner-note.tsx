import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { PageSection } from '../../ui/page-section.tsx';

interface RunnerNoteProps {
  /** Name of the runner. */
  name: string;
  row: Pick<ActivityRow, 'note' | 'effort'>;
}

/** A runner's note on an activity, for their coach to read. */
export function RunnerNote({ name, row: { note, effort } }: RunnerNoteProps) {
  const { t } = useTranslation('roster');
  if (!note && effort === null) return null;
  return (
    <PageSection title={t('roster:activity.note', { name })}>
      {note && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
          {note}
        </Typography>
      )}
      {effort !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('roster:activity.effort', { effort })}
        </Typography>
      )}
    </PageSection>
  );
}
