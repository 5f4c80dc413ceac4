import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RosterEntry, RosterPlan, RosterRun } from '@tasuki/domain/coaches/roster-entry';
import type { Language } from '@tasuki/domain/language';
import { formatMonthDay, formatRecentDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { usePhotoAddress } from '../../data/accounts/profile-photo-query.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { PersonFace } from '../../ui/faces/person-face.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { WeekAgainstUsual } from './week-against-usual.tsx';

interface RosterRowProps {
  entry: RosterEntry;
  isSelected: boolean;
}

/** One runner: the last run, where the plan stands, and this week beside a usual one. */
export const RosterRow = memo(function RosterRow({ entry, isSelected }: RosterRowProps) {
  const { t } = useTranslation('roster');
  const last = useLastRunWords(entry);
  return (
    <Box
      component={Link}
      to={routePath('coachRunner', { runnerUid: entry.id })}
      aria-current={isSelected ? 'page' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) minmax(96px, 34%)',
        columnGap: 1.5,
        alignItems: 'center',
        ...rowLink(isSelected),
      }}
    >
      <PersonFace name={entry.name} photo={usePhotoAddress(entry.id)} pixels={32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="p"
          variant="subtitle1"
          noWrap
          sx={{ fontWeight: 650, lineHeight: 1.4 }}
        >
          {entry.name || t('roster:unnamed')}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {last}
        </Typography>
        {entry.plan && (
          <Typography component="p" variant="caption" color="textSecondary">
            <PlanWords plan={entry.plan} />
          </Typography>
        )}
      </Box>
      {entry.isSharing && entry.lastRun && <WeekAgainstUsual {...entry} />}
    </Box>
  );
});

function PlanWords({ plan }: { plan: RosterPlan }) {
  const { t } = useTranslation('roster');
  const { state, week, weeks, planned, done } = plan;
  if (state !== 'running') return t(`roster:planStatus.${state}`);
  return done === null || planned === 0
    ? t('roster:planStatus.week', { week, weeks })
    : t('roster:planStatus.sessions', { week, weeks, done, planned });
}

function recentDay({ startedAt, utcOffsetMinutes }: RosterRun, language: Language): string | null {
  return formatRecentDay(startedAt, utcOffsetMinutes, new Date(), language);
}

function useLastRunWords({ isSharing, lastRun }: RosterEntry): string {
  const { t } = useTranslation('roster');
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  if (!isSharing) return t('roster:row.notShared');
  if (!lastRun) return t('roster:row.noRun');
  const { startedAt, utcOffsetMinutes, distanceMeters } = lastRun;
  const day =
    recentDay(lastRun, dates.language) ?? formatMonthDay(startedAt, utcOffsetMinutes, dates);
  return distanceMeters === null
    ? day
    : `${day} · ${formatMeasure(distanceMeters, 'meters', measures)}`;
}
