import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import {
  forecastTrend,
  goalOutlook,
  type Forecast,
  type ForecastGoal,
  type ForecastPoint,
} from '@tasuki/domain/plans/goal/goal-forecast';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';

interface GoalForecastProps {
  goal: ForecastGoal;
  /** Weeks by their Monday. */
  weeks: ReadonlyMap<number, TrendWeek>;
  /** As day number. */
  today: number;
}

/**
 * The time that the runs predict for a goal's distance, how that changed, and what the goal would
 * take.
 */
export default function GoalForecast({ goal, weeks, today }: GoalForecastProps) {
  const { t } = useTranslation('athlete');
  const points = useMemo(
    () => forecastTrend(weeks, goal.distance, today),
    [weeks, goal.distance, today],
  );
  const now = points.at(-1)?.forecast ?? null;
  const distance = t(`athlete:distance.${goal.distance}`);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1, maxWidth: 420 }}>
      <Typography variant="subtitle2" component="h4">
        {t('athlete:forecast.title')}
      </Typography>
      {now ? (
        <>
          <Typography variant="body2">
            {t(`athlete:forecast.${now.basis === 'race' ? 'race' : 'bestRun'}`, {
              ...rangeWords(now),
              distance,
            })}
          </Typography>
          <Earlier points={points} now={now} />
          <Outlook goal={goal} forecast={now} today={today} />
          <ForecastChart
            points={points}
            goal={goal}
            label={t('athlete:forecast.chart', { distance })}
          />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('athlete:forecast.none')}
        </Typography>
      )}
    </Box>
  );
}

function rangeWords({ fromSeconds, toSeconds }: Forecast): { from: string; to: string } {
  return { from: formatClock(fromSeconds), to: formatClock(toSeconds) };
}

/** The oldest forecast of the span, where it was another one. */
function Earlier({ points, now }: { points: readonly ForecastPoint[]; now: Forecast }) {
  const { t } = useTranslation('athlete');
  const dates = useDateLocale();
  const first = points.find(({ forecast }) => forecast !== null);
  if (!first?.forecast || Math.round(first.forecast.vdot * 10) === Math.round(now.vdot * 10)) {
    return null;
  }
  const day = formatDay(new Date(first.lastDay * DAY_MILLISECONDS), 0, dates);
  return (
    <Typography variant="body2" color="textSecondary">
      {t('athlete:forecast.before', { ...rangeWords(first.forecast), day })}
    </Typography>
  );
}

function Outlook({
  goal,
  forecast,
  today,
}: Pick<GoalForecastProps, 'goal' | 'today'> & { forecast: Forecast }) {
  const { t } = useTranslation('athlete');
  const locale = useMeasureLocale();
  const outlook = goalOutlook(goal, forecast, today);
  if (!outlook) return null;
  const vdot = (value: number) => formatMeasure(value, 'vdot', locale);
  switch (outlook.code) {
    case 'within':
    case 'inRange':
    case 'unknown':
      return <OutlookWords words={t(`athlete:forecast.${outlook.code}`)} />;
    case 'far':
      return (
        <OutlookWords words={t('athlete:forecast.far', { missing: vdot(outlook.missingVdot) })} />
      );
    case 'trainable':
    case 'tooSoon':
      return (
        <OutlookWords
          words={t(`athlete:forecast.${outlook.code}`, {
            missing: vdot(outlook.missingVdot),
            count: outlook.weeksNeeded,
            left: outlook.weeksLeft,
          })}
        />
      );
  }
}

function OutlookWords({ words }: { words: string }) {
  return (
    <Typography variant="body2" sx={{ fontWeight: 550 }}>
      {words}
    </Typography>
  );
}

const WIDTH = 420;
const HEIGHT = 96;
const PADDING = 6;

/** The forecast's range week by week as a band, and the goal as a line. Faster is higher. */
function ForecastChart({
  points,
  goal: { seconds },
  label,
}: {
  points: readonly ForecastPoint[];
  goal: ForecastGoal;
  label: string;
}) {
  const { t } = useTranslation('athlete');
  const known = points.flatMap(({ forecast }, index) => (forecast ? [{ index, forecast }] : []));
  if (known.length < 2) return null;
  const times = known.flatMap(({ forecast }) => [forecast.fromSeconds, forecast.toSeconds]);
  const fastest = Math.min(...times, seconds ?? Infinity);
  const slowest = Math.max(...times, seconds ?? 0);
  const x = (index: number) => (index / (points.length - 1)) * WIDTH;
  const y = (value: number) =>
    PADDING + ((value - fastest) / Math.max(1, slowest - fastest)) * (HEIGHT - 2 * PADDING);
  const place = (index: number, value: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const band = [
    ...known.map(({ index, forecast }) => place(index, forecast.fromSeconds)),
    ...known.toReversed().map(({ index, forecast }) => place(index, forecast.toSeconds)),
  ].join(' ');
  return (
    <Box component="figure" sx={{ m: 0, mt: 0.5 }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{ display: 'block' }}
      >
        <polygon
          points={band}
          fill="var(--tasuki-palette-secondary-main)"
          fillOpacity={0.35}
          stroke="var(--tasuki-palette-secondary-main)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        {seconds !== null && (
          <line
            x1={0}
            x2={WIDTH}
            y1={y(seconds)}
            y2={y(seconds)}
            stroke="var(--tasuki-palette-text-primary)"
            strokeWidth={2}
            strokeDasharray="6 5"
          />
        )}
      </svg>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {t('athlete:forecast.goalLine')}
      </Typography>
    </Box>
  );
}
