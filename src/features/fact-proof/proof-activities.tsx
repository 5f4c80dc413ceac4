import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Fact, HistoryProof } from '@tasuki/domain/coaching/facts/fact';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { MeasureUnit } from '@tasuki/domain/measures/units';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useActivitiesById } from '../../data/activities/activity-queries.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

interface ProofActivitiesProps {
  uid: string;
  unit: Fact['unit'];
  proof: HistoryProof;
}

/** The activities that a figure rests on: a bar for each, and each to open. */
export function ProofActivities({ uid, unit, proof }: ProofActivitiesProps) {
  const { t } = useTranslation('activities');
  const activities = useActivitiesById(uid, proof.activityIds ?? []);
  if (activities.state === 'loading') return <Box sx={{ minHeight: 100 }} />;
  if (activities.state === 'failed') {
    return <FailedState failureCode={activities.failureCode} onRetry={activities.retry} />;
  }
  const rows = activities.data;
  if (rows.length === 0) return null;
  if (rows.length === 1) return <ActivityLinks rows={rows} unit={unit} />;
  return (
    <>
      <Bars rows={rows} unit={unit} />
      <Disclosure words={t('activities:proof.list', { count: rows.length })}>
        {rows.length < proof.activityCount && (
          <Typography component="p" variant="caption" color="textSecondary">
            {t('activities:proof.newest', { count: rows.length })}
          </Typography>
        )}
        <ActivityLinks rows={rows} unit={unit} />
      </Disclosure>
    </>
  );
}

type Rows = readonly ActivityRow[];

/** The value of an activity in the figure's unit. */
function valueOf(row: ActivityRow, unit: MeasureUnit): { value: number; unit: MeasureUnit } | null {
  const known = (value: number | null, of: MeasureUnit) =>
    value === null ? null : { value, unit: of };
  if (unit === 'secondsPerKilometer') return known(row.averagePaceSecondsPerKilometer, unit);
  if (unit === 'beatsPerMinute') return known(row.averageHeartRateBeatsPerMinute, unit);
  if (unit === 'load') return known(row.load?.value ?? null, unit);
  const time = known(row.movingSeconds, 'seconds');
  if (unit === 'seconds' || unit === 'minutes' || unit === 'raceSeconds') return time;
  return known(shownDistanceMeters(row), 'meters') ?? time;
}

const BAR_HEIGHT = 44;
/** Bars of paces and heart rates would all look alike from zero: the lowest keeps this share. */
const LOWEST_SHARE = 0.25;

/** Oldest first, from left to right; the list says the same in words. */
function Bars({ rows, unit }: { rows: Rows; unit: MeasureUnit }) {
  const values = rows.toReversed().map((row) => valueOf(row, unit)?.value ?? null);
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known);
  const isAmount = unit !== 'secondsPerKilometer' && unit !== 'beatsPerMinute';
  const lowest = isAmount ? 0 : Math.min(...known);
  const isInverted = unit === 'secondsPerKilometer';
  const share = (value: number) => {
    if (highest <= lowest) return 1;
    const above = (value - lowest) / (highest - lowest);
    const height = isInverted ? 1 - above : above;
    return isAmount ? height : LOWEST_SHARE + (1 - LOWEST_SHARE) * height;
  };
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', height: BAR_HEIGHT, mt: 1 }}
    >
      {values.map((value, index) => (
        <Box
          key={rows[rows.length - 1 - index]?.id}
          sx={{
            flex: 1,
            maxWidth: 24,
            minHeight: 2,
            height: value === null ? 2 : Math.round(share(value) * BAR_HEIGHT),
            borderRadius: '2px 2px 0 0',
            bgcolor: value === null ? 'divider' : 'secondary.main',
          }}
        />
      ))}
    </Box>
  );
}

function ActivityLinks({ rows, unit }: { rows: Rows; unit: MeasureUnit }) {
  const { t } = useTranslation(['activities', 'sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  return (
    <Box component="ul" aria-label={t('activities:proof.activities')} sx={{ m: 0, p: 0 }}>
      {rows.map((row) => {
        const shown = valueOf(row, unit);
        return (
          <Box
            key={row.id}
            component="li"
            sx={{ listStyle: 'none', '& + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box
              component={Link}
              to={routePath('activity', { activityId: row.id })}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1.5,
                minHeight: 48,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'quiet.ground' },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography component="p" variant="body2" noWrap>
                  {activityTitle(row) ?? t(activityKindKey(row))}
                </Typography>
                <Typography component="p" variant="caption" color="textSecondary">
                  {formatDayWithWeekday(row.startedAt, row.utcOffsetMinutes, dates)}
                </Typography>
              </Box>
              {shown && (
                <Typography component="p" variant="subtitle2" sx={{ whiteSpace: 'nowrap' }}>
                  {formatMeasure(shown.value, shown.unit, measures)}
                </Typography>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
