import {
  mdiBandage,
  mdiCalendarAlertOutline,
  mdiCalendarRemoveOutline,
  mdiChartLine,
  mdiMedicalBag,
  mdiMessageAlertOutline,
  mdiRunFast,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import type { Attention, AttentionReason, RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { useAttentionWords } from './use-attention-words.ts';

const ICONS: Readonly<Record<AttentionReason, string>> = {
  redFlag: mdiMedicalBag,
  unanswered: mdiMessageAlertOutline,
  pain: mdiBandage,
  missedRuns: mdiCalendarRemoveOutline,
  missedSessions: mdiCalendarAlertOutline,
  backAfterBreak: mdiRunFast,
  bigWeek: mdiChartLine,
};

/** A message is answered in its conversation; a run is opened. */
function addressOf(runnerUid: string, coachId: string, { reason, activityId }: Attention): string {
  if (activityId !== null) return routePath('coachActivity', { runnerUid, activityId });
  return reason === 'missedRuns' || reason === 'missedSessions'
    ? routePath('coachRunner', { runnerUid })
    : routePath('coachTopicChat', { topicId: coachTopicId(runnerUid, coachId) });
}

interface AttentionRowProps {
  entry: RosterEntry;
  isSelected: boolean;
}

/** One runner and why they need their coach; leads to where it shows. */
export const AttentionRow = memo(function AttentionRow({ entry, isSelected }: AttentionRowProps) {
  const { t } = useTranslation('roster');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const words = useAttentionWords(entry);
  const { attention } = entry;
  if (!attention) return null;
  return (
    <Box
      component={Link}
      to={addressOf(entry.id, uid, attention)}
      aria-current={isSelected ? 'page' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        ...rowLink(isSelected),
      }}
    >
      <Icon
        path={ICONS[attention.reason]}
        sx={{
          fontSize: 22,
          mt: '0.1em',
          color: attention.reason === 'redFlag' ? 'error.main' : 'text.secondary',
        }}
      />
      <Typography
        component="p"
        variant="subtitle1"
        noWrap
        sx={{ fontWeight: 650, lineHeight: 1.4 }}
      >
        {entry.name || t('roster:unnamed')}
      </Typography>
      <Typography component="p" variant="body2" sx={{ gridColumn: '2' }}>
        {words}
      </Typography>
    </Box>
  );
});
