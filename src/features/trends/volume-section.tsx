import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatClock,
  formatMeasure,
  formatNumber,
  toDisplayedValue,
  unitWords,
} from '@tasuki/domain/measures/format-measure';
import { TREND_SPAN_WEEKS } from '@tasuki/domain/trends/trend-spans';
import { TREND_BANDS, type RunVolume, type TrendBand } from '@tasuki/domain/trends/trend-week';
import { volumeTrend } from '@tasuki/domain/trends/volume-trend';
import { useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { rangeFromZero, valueTicks, type ChartScale } from './chart-scale.ts';
import { SectionNote } from './section-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import type { TrendSource } from './trend-source.ts';

const MEASURES = ['distance', 'time'] as const;
type Measure = (typeof MEASURES)[number];

const BAND_COLORS: Readonly<Record<TrendBand, string>> = {
  easy: 'var(--tasuki-palette-zone-easy)',
  moderate: 'var(--tasuki-palette-zone-moderate)',
  hard: 'var(--tasuki-palette-zone-hard)',
  unknown: 'var(--tasuki-palette-quiet-line)',
};
/** Of a longer time nobody counts the seconds. */
const CLOCK_SECONDS_MAXIMUM = 36_000;
/** Of a bar, so that two beside each other stay two. */
const GAP_SHARE = 0.14;

/** What was run, by intensity. */
export function VolumeSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const [measure, setMeasure] = useState<Measure>('distance');
  const trend = useMemo(() => volumeTrend(weeks, span, today), [weeks, span, today]);
  const { points, total, byBand, omittedCount } = trend;
  const isTime = measure === 'time';
  const valueOf = ({ meters, seconds }: RunVolume) =>
    isTime ? seconds / 3600 : toDisplayedValue(meters, 'meters', locale);
  const wordsOf = ({ meters, seconds }: RunVolume) =>
    isTime ? formatClock(seconds) : formatMeasure(meters, 'roundMeters', locale);
  const hoursWords = (seconds: number) =>
    seconds < CLOCK_SECONDS_MAXIMUM
      ? formatClock(seconds)
      : `${formatNumber(seconds / 3600, locale.language)} ${t('trends:volume.hours')}`;
  const { weeksPerPeriod } = TREND_SPAN_WEEKS[span];
  const title = t('trends:volume.title');
  const omitted = omittedCount > 0 && (
    <SectionNote>{t('trends:volume.omitted', { count: omittedCount })}</SectionNote>
  );
  const bands = TREND_BANDS.filter((band) => byBand[band].meters > 0 || byBand[band].seconds > 0);
  if (bands.length === 0) {
    return (
      <PageSection title={title}>
        <SectionNote>{t('trends:volume.none')}</SectionNote>
        {omitted}
      </PageSection>
    );
  }
  const range = rangeFromZero(points.map((point) => valueOf(point.total)));
  const bars = (scale: ChartScale) =>
    points.map((point) => {
      const width = scale.xOf(point.lastDay + 1) - scale.xOf(point.firstDay);
      let below = 0;
      return (
        <g key={point.firstDay}>
          {bands.map((band) => {
            const value = valueOf(point.byBand[band]);
            const top = scale.yOf(below + value);
            const height = scale.yOf(below) - top;
            below += value;
            return (
              <rect
                key={band}
                x={scale.xOf(point.firstDay) + (width * GAP_SHARE) / 2}
                y={top}
                width={width * (1 - GAP_SHARE)}
                height={height}
                fill={BAND_COLORS[band]}
              />
            );
          })}
        </g>
      );
    });
  return (
    <PageSection title={title}>
      <Typography variant="body2">
        {t('trends:volume.summary', {
          distance: formatMeasure(total.meters, 'roundMeters', locale),
          time: hoursWords(total.seconds),
        })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          width: '100%',
        }}
      >
        <SegmentedChoice
          label={t('trends:volume.measure')}
          value={measure}
          options={MEASURES.map((value) => ({ value, words: t(`trends:volume.${value}`) }))}
          onChange={setMeasure}
        />
        <Typography variant="caption" color="textSecondary">
          {t(weeksPerPeriod === 1 ? 'trends:volume.perWeek' : 'trends:volume.perFourWeeks', {
            unit: isTime ? t('trends:volume.hours') : unitWords('meters', locale),
          })}
        </Typography>
      </Box>
      <ChartLegend
        entries={bands.map((band) => ({
          name: t(`trends:band.${band}`),
          color: BAND_COLORS[band],
          shape: 'area',
          figure: formatMeasure(
            (valueOf(byBand[band]) / Math.max(valueOf(total), 1e-9)) * 100,
            'percent',
            locale,
          ),
        }))}
      />
      <TrendFigure
        title={title}
        points={points}
        range={range}
        ticks={valueTicks(range)}
        tickWords={(value) => formatNumber(value, locale.language, Number.isInteger(value) ? 0 : 1)}
        columns={[t(`trends:volume.${measure}`), ...bands.map((band) => t(`trends:band.${band}`))]}
        pointWords={(index) => {
          const point = points[index];
          if (!point || point.runs.length === 0) return { figures: [], activities: [] };
          return {
            figures: [
              { name: t(`trends:volume.${measure}`), value: wordsOf(point.total) },
              ...bands
                .filter((band) => valueOf(point.byBand[band]) > 0)
                .map((band) => ({
                  name: t(`trends:band.${band}`),
                  value: wordsOf(point.byBand[band]),
                })),
            ],
            activities: point.runs,
          };
        }}
      >
        {bars}
      </TrendFigure>
      {bands.includes('unknown') && <SectionNote>{t('trends:volume.unknown')}</SectionNote>}
      {omitted}
    </PageSection>
  );
}
