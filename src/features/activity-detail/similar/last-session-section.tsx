import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Interval } from '@tasuki/domain/activities/computed-analysis';
import {
  paceChangeOf,
  type OverlaidRepetition,
} from '@tasuki/domain/coaching/comparison/similar-sessions';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  formatMeasure,
  toDisplayedValue,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useLastSession } from '../../../data/activities/last-session-query.ts';
import type { LastSession } from '../../../data/activities/last-sessions.ts';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import { DetailSection } from '../detail-section.tsx';
import { FigureTable } from '../figure-table.tsx';
import { overlayLines, OVERLAY_SIZE } from './overlay-lines.ts';

interface LastSessionSectionProps {
  uid: string;
  /** One that `isSessionOfIntervals`. */
  row: ActivityRow;
  intervals: readonly Interval[];
}

/** A session of intervals over the last one like it; nothing where there is none, or it cannot be read. */
export const LastSessionSection = memo(function LastSessionSection({
  uid,
  row,
  intervals,
}: LastSessionSectionProps) {
  const last = useLastSession(uid, row, intervals);
  return last.state === 'ready' && last.data ? <Overlay last={last.data} /> : null;
});

function Overlay({ last: { row, overlaid } }: { last: LastSession }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const dates = useDateLocale();
  const day = formatMonthDay(row.startedAt, row.utcOffsetMinutes, dates);
  const pace = (secondsPerKilometer: number) =>
    formatMeasure(secondsPerKilometer, 'secondsPerKilometer', locale);
  return (
    <DetailSection title={t('activities:lastSession.title')}>
      <Typography>
        {t(`activities:lastSession.${paceChangeOf(overlaid)}`, {
          own: pace(overlaid.paceSecondsPerKilometer),
          earlier: pace(overlaid.earlierPaceSecondsPerKilometer),
          day,
        })}
      </Typography>
      <Lines repetitions={overlaid.repetitions} />
      <FigureTable
        caption={t('activities:lastSession.title')}
        columns={[
          t('activities:lastSession.repetition'),
          t('activities:similar.own'),
          day,
          t('activities:lastSession.difference'),
        ]}
      >
        {overlaid.repetitions.map((repetition) => (
          <Row key={repetition.number} repetition={repetition} locale={locale} />
        ))}
      </FigureTable>
      <MuiLink
        component={Link}
        to={routePath('activity', { activityId: row.id })}
        variant="body2"
        sx={touchTarget}
      >
        {t('activities:lastSession.open')}
      </MuiLink>
    </DetailSection>
  );
}

/** Both sessions as lines, the faster the higher: this one whole, the earlier one dashed. */
function Lines({ repetitions }: { repetitions: readonly OverlaidRepetition[] }) {
  const { own, earlier } = overlayLines(repetitions);
  const { width, height, margin } = OVERLAY_SIZE;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      sx={{ display: 'block', width: '100%', maxHeight: 160, my: 1 }}
    >
      <Box component="g" sx={{ color: 'text.secondary' }}>
        <polyline
          points={pointsOf(earlier)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeDasharray="5 4"
        />
        {earlier.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={3} fill="currentColor" />
        ))}
      </Box>
      <Box component="g" sx={{ color: 'primary.main' }}>
        <polyline points={pointsOf(own)} fill="none" stroke="currentColor" strokeWidth={2.5} />
        {own.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={4} fill="currentColor" />
        ))}
      </Box>
    </Box>
  );
}

function pointsOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function Row({
  repetition: { number, paceSecondsPerKilometer: own, earlierPaceSecondsPerKilometer: earlier },
  locale,
}: {
  repetition: OverlaidRepetition;
  locale: MeasureLocale;
}) {
  const pace = (value: number | null) =>
    value === null ? '–' : formatMeasure(value, 'secondsPerKilometer', locale);
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {pace(own)}
        </Box>
      </td>
      <td>{pace(earlier)}</td>
      <td>{own === null || earlier === null ? '–' : differenceOf(own, earlier, locale)}</td>
    </tr>
  );
}

/** In seconds of the pace as it is shown. */
function differenceOf(own: number, earlier: number, locale: MeasureLocale): string {
  const shown = (value: number) =>
    Math.round(toDisplayedValue(value, 'secondsPerKilometer', locale));
  const seconds = shown(own) - shown(earlier);
  const sign = seconds > 0 ? '+' : seconds < 0 ? '−' : '±';
  return `${sign}${formatMeasure(Math.abs(seconds), 'seconds', locale)}`;
}
