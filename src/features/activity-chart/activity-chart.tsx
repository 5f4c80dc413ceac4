import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import 'uplot/dist/uPlot.min.css';
import {
  CHART_AXES,
  chartBand,
  chartDrawing,
  chartReadings,
  type ChartAxis,
} from '@tasuki/domain/recordings/chart-series';
import type { Recording, TimeStretch } from '@tasuki/domain/recordings/recording';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import {
  formatClock,
  formatMeasure,
  formatNumber,
  toDisplayedValue,
  unitWords,
} from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { useChartColors } from './chart-colors.ts';
import {
  bottomPositions,
  chartSeriesModels,
  DISTANCE_INCREMENTS,
  TIME_INCREMENTS,
} from './chart-model.ts';
import { ChartPanels } from './chart-panels.ts';
import { useElementWidth } from './use-element-width.ts';

interface ActivityChartProps {
  recording: Recording;
  sport: SportType;
  /** The part to light up. */
  highlighted: TimeStretch | null;
  /** Whether the page goes to the chart when a part lights up. */
  isSought: boolean;
}

/** Steps of the cursor by key, as parts of the whole. */
const SMALL_STEP = 0.01;
const LARGE_STEP = 0.1;

/** Pace, heart rate and elevation over distance or time, with one cursor for finger, mouse and keys. */
export default function ActivityChart({
  recording,
  sport,
  highlighted,
  isSought,
}: ActivityChartProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const colors = useChartColors();
  const readings = useMemo(() => chartReadings(recording), [recording]);
  const [wantedAxis, setAxis] = useState<ChartAxis>('distance');
  const axis: ChartAxis = readings.distanceMeters ? wantedAxis : 'time';
  const [cursor, setCursor] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const panels = useRef<ChartPanels | null>(null);
  const width = useElementWidth(canvas);

  const drawing = useMemo(
    () => chartDrawing(readings, axis, Math.max(width, 300)),
    [readings, axis, width],
  );
  const series = useMemo(
    () => chartSeriesModels(readings, drawing, sport, locale),
    [readings, drawing, sport, locale],
  );
  const band = useMemo(() => {
    if (!highlighted) return null;
    const { from, to } = chartBand(readings, axis, highlighted);
    const inUnits = (value: number) =>
      axis === 'time' ? value : toDisplayedValue(value, 'meters', locale.units);
    return { from: inUnits(from), to: inUnits(to) };
  }, [readings, axis, highlighted, locale.units]);

  useEffect(() => {
    const container = canvas.current;
    if (!container || width === 0) return undefined;
    const drawn = new ChartPanels({
      container,
      width,
      colors,
      positions: bottomPositions(drawing, axis, locale),
      bottomIncrements: axis === 'time' ? TIME_INCREMENTS : DISTANCE_INCREMENTS,
      formatBottomTick: (value) =>
        axis === 'time'
          ? formatClock(value)
          : formatNumber(value, locale.language, Number.isInteger(value) ? 0 : 1),
      panels: series.map((model) => model.panel),
    });
    panels.current = drawn;
    return () => {
      panels.current = null;
      drawn.destroy();
    };
  }, [series, drawing, axis, locale, colors, width]);

  useEffect(() => {
    panels.current?.setBand(band);
  }, [band, series, colors, width]);
  useEffect(() => {
    panels.current?.setCursor(cursor);
  }, [cursor, series, colors, width]);
  useEffect(() => {
    if (!highlighted || !isSought) return;
    const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [highlighted, isSought]);

  const point = useCallback((clientX: number) => {
    setCursor(panels.current?.indexAt(clientX) ?? null);
  }, []);

  const last = drawing.positions.length - 1;
  const sample = cursor === null ? null : (drawing.sampleIndices[cursor] ?? null);
  const readout = sample === null ? null : readoutOf(sample);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Math.max(1, Math.round(last * SMALL_STEP));
    const leap = Math.max(1, Math.round(last * LARGE_STEP));
    const from = cursor ?? 0;
    const moves: Record<string, number | null> = {
      ArrowRight: cursor === null ? 0 : from + step,
      ArrowUp: cursor === null ? 0 : from + step,
      ArrowLeft: from - step,
      ArrowDown: from - step,
      PageUp: from + leap,
      PageDown: from - leap,
      Home: 0,
      End: last,
      Escape: null,
    };
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCursor(target === null ? null : Math.min(last, Math.max(0, target)));
  };

  if (series.length === 0 || last < 1) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('activities:chart.nothing')}
      </Typography>
    );
  }
  return (
    <Box
      ref={frame}
      component="figure"
      sx={{ m: 0, scrollMarginBlock: { xs: '0 56px', lg: '0 200px' } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row-reverse' },
          justifyContent: 'space-between',
          alignItems: { xs: 'flex-start', sm: 'center' },
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {readings.distanceMeters && (
          <SegmentedChoice
            label={t('activities:chart.axis')}
            value={axis}
            options={CHART_AXES.map((value) => ({ value, words: t(`activities:chart.${value}`) }))}
            onChange={(next) => {
              setAxis(next);
              setCursor(null);
            }}
          />
        )}
        <Typography
          aria-hidden
          component="p"
          variant="body2"
          color={readout ? 'textPrimary' : 'textSecondary'}
          // Two lines on a phone, so that the chart stays where it is under the finger.
          sx={{ minHeight: { xs: '3.4em', sm: 0 }, fontWeight: readout ? 550 : 400 }}
        >
          {readout ?? t('activities:chart.hint')}
        </Typography>
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={t('activities:chart.label')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor ?? 0}
        aria-valuetext={readout ?? t('activities:chart.hint')}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          point(event.clientX);
        }}
        onPointerDown={(event) => {
          point(event.clientX);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') setCursor(null);
        }}
        sx={{
          position: 'relative',
          // Sideways the finger moves the cursor, up and down the page.
          touchAction: 'pan-y',
          cursor: 'crosshair',
          '& .u-cursor-x': { borderColor: 'text.primary', borderRightStyle: 'solid' },
        }}
      >
        <Box
          ref={canvas}
          sx={{ minHeight: series.reduce((sum, model) => sum + model.panel.height, 28) }}
        />
        {series.map((model, index) => (
          <Typography
            key={model.name}
            aria-hidden
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{
              position: 'absolute',
              left: 48,
              top: series.slice(0, index).reduce((sum, above) => sum + above.panel.height, 2),
              pointerEvents: 'none',
            }}
          >
            {t(`activities:chart.${model.name}`)} {unitWords(model.unit, locale)}
          </Typography>
        ))}
        <Typography
          aria-hidden
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ position: 'absolute', left: 0, bottom: 4 }}
        >
          {axis === 'distance' ? unitWords('meters', locale) : t('activities:chart.clock')}
        </Typography>
      </Box>
      <Typography component="figcaption" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
        {series
          .map((model) =>
            t(`activities:chart.summary.${model.name}`, {
              lowest: model.extremes.lowest,
              highest: model.extremes.highest,
            }),
          )
          .join(' · ')}
      </Typography>
    </Box>
  );

  function readoutOf(index: number): string {
    const meters = readings.distanceMeters?.[index];
    return (
      [
        formatClock(readings.elapsedSeconds[index] ?? 0),
        meters === undefined ? null : formatMeasure(meters, 'meters', locale),
        ...series.map((model) => model.wordsAt(index)),
      ]
        .filter((words) => words !== null)
        // A figure and its unit stay on one line.
        .map((words) => words.replaceAll(' ', '\u00a0'))
        .join(' · ')
    );
  }
}
