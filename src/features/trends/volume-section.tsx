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
import { volumeTrend, type VolumeTrend } from '@tasuki/domain/trends/volume-trend';
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
/** Above this duration, seconds are left out. */
const CLOCK_SECONDS_MAXIMUM = 36_000;
/** The gap as a share of a bar, so that two neighbours stay distinct. */
const GAP_SHARE = 0.14;

/** The distance run, by intensity. */
export function VolumeSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const [measure, setMeasure] = useState<Measure>('distance');
  const trend = useMemo(() => volumeTrend(weeks, span, today), [weeks, span, today]);
  const { byBand, omittedCount } = trend;
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
  const measured: MeasuredVolume = { trend, bands, measure };
  return (
    <PageSection title={title}>
      <TotalLine total={trend.total} />
      <MeasureChoice
        measure={measure}
        isWeekly={TREND_SPAN_WEEKS[span].weeksPerPeriod === 1}
        onChange={setMeasure}
      />
      <BandLegend {...measured} />
      <VolumeFigure {...measured} />
      {bands.includes('unknown') && <SectionNote>{t('trends:volume.unknown')}</SectionNote>}
      {omitted}
    </PageSection>
  );
}

interface MeasuredVolume {
  trend: VolumeTrend;
  /** Those with anything in them. */
  bands: readonly TrendBand[];
  measure: Measure;
}

/** Values for a chart, and words for a reader, in what is chosen. */
function useVolumeMeasure(measure: Measure) {
  const locale = useMeasureLocale();
  const isTime = measure === 'time';
  return {
    locale,
    valueOf: ({ meters, seconds }: RunVolume) =>
      isTime ? seconds / 3600 : toDisplayedValue(meters, 'meters', locale),
    wordsOf: ({ meters, seconds }: RunVolume) =>
      isTime ? formatClock(seconds) : formatMeasure(meters, 'roundMeters', locale),
  };
}

function TotalLine({ total: { meters, seconds } }: { total: RunVolume }) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const time =
    seconds < CLOCK_SECONDS_MAXIMUM
      ? formatClock(seconds)
      : `${formatNumber(seconds / 3600, locale.language)} ${t('trends:volume.hours')}`;
  return (
    <Typography variant="body2">
      {t('trends:volume.summary', { distance: formatMeasure(meters, 'roundMeters', locale), time })}
    </Typography>
  );
}

interface MeasureChoiceProps {
  measure: Measure;
  isWeekly: boolean;
  onChange: (measure: Measure) => void;
}

function MeasureChoice({ measure, isWeekly, onChange }: MeasureChoiceProps) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const unit = measure === 'time' ? t('trends:volume.hours') : unitWords('meters', locale);
  return (
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
        onChange={onChange}
      />
      <Typography variant="caption" color="textSecondary">
        {t(isWeekly ? 'trends:volume.perWeek' : 'trends:volume.perFourWeeks', { unit })}
      </Typography>
    </Box>
  );
}

function BandLegend({ trend: { byBand, total }, bands, measure }: MeasuredVolume) {
  const { t } = useTranslation('trends');
  const { locale, valueOf } = useVolumeMeasure(measure);
  return (
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
  );
}

function VolumeFigure({ trend: { points }, bands, measure }: MeasuredVolume) {
  const { t } = useTranslation('trends');
  const { locale, valueOf, wordsOf } = useVolumeMeasure(measure);
  const range = rangeFromZero(points.map((point) => valueOf(point.total)));
  return (
    <TrendFigure
      title={t('trends:volume.title')}
      points={points}
      range={range}
      ticks={valueTicks(range)}
      tickWords={(value) => formatNumber(value, locale.language, Number.isInteger(value) ? 0 : 1)}
      columns={[t(`trends:volume.${measure}`), ...bands.map((band) => t(`trends:band.${band}`))]}
      pointWords={(index) => {
        const point = points[index];
        if (!point || point.runs.length === 0) return { figures: [], activities: [] };
        const ofBands = bands
          .filter((band) => valueOf(point.byBand[band]) > 0)
          .map((band) => ({
            name: t(`trends:band.${band}`),
            value: wordsOf(point.byBand[band]),
          }));
        return {
          figures: [
            { name: t(`trends:volume.${measure}`), value: wordsOf(point.total) },
            ...ofBands,
          ],
          activities: point.runs,
        };
      }}
    >
      {(scale) =>
        points.map((point) => (
          <VolumeBar
            key={point.firstDay}
            left={scale.xOf(point.firstDay)}
            right={scale.xOf(point.lastDay + 1)}
            parts={bands.map((band) => ({ band, value: valueOf(point.byBand[band]) }))}
            yOf={scale.yOf}
          />
        ))
      }
    </TrendFigure>
  );
}

interface VolumeBarProps {
  left: number;
  right: number;
  /** From the bottom up. */
  parts: readonly { band: TrendBand; value: number }[];
  yOf: ChartScale['yOf'];
}

function VolumeBar({ left, right, parts, yOf }: VolumeBarProps) {
  const width = right - left;
  return (
    <g>
      {parts.map(({ band, value }, index) => {
        const below = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
        const top = yOf(below + value);
        return (
          <rect
            key={band}
            x={left + (width * GAP_SHARE) / 2}
            y={top}
            width={width * (1 - GAP_SHARE)}
            height={yOf(below) - top}
            fill={BAND_COLORS[band]}
          />
        );
      })}
    </g>
  );
}
