import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'uplot/dist/uPlot.min.css';
import {
  CHART_AXES,
  chartReadings,
  type ChartAxis,
  type ChartReadings,
} from '@tasuki/domain/recordings/chart-series';
import type { Recording, TimeStretch, TrackColumns } from '@tasuki/domain/recordings/recording';
import { routeOf } from '@tasuki/domain/recordings/route/route';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import {
  formatClock,
  formatMeasure,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { useElementWidth } from '../../ui/use-element-width.ts';
import type { ChartSeriesModel } from './chart-model.ts';
import { ChartStage } from './chart-stage.tsx';
import { ROUTE_HEIGHT, RouteFigure } from './route-figure.tsx';
import { drawnIndexAt, useChartBand, useChartSeries } from './use-chart-series.ts';

interface ActivityChartProps {
  recording: Recording;
  /** Null = there are no positions, or not for this reader; `coming` = they are being read. */
  track: TrackColumns | 'coming' | null;
  sport: SportType;
  /** The highlighted part. */
  highlighted: TimeStretch | null;
  /** Whether the page goes to the chart when a part is highlighted. */
  isBroughtIntoView: boolean;
}

/** The route, and pace, heart rate and elevation over distance or time, with one cursor for finger, mouse and keys. */
export default function ActivityChart({
  recording,
  track,
  sport,
  highlighted,
  isBroughtIntoView,
}: ActivityChartProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const readings = useMemo(() => chartReadings(recording), [recording]);
  const [wantedAxis, setAxis] = useState<ChartAxis>('distance');
  const axis: ChartAxis = readings.distanceMeters ? wantedAxis : 'time';
  const [cursor, setCursor] = useState<number | null>(null);
  const [areExtrasShown, setExtrasShown] = useState(false);
  const panelsId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const widthPixels = useElementWidth(canvas);
  const { drawing, main, extras } = useChartSeries({ readings, axis, sport, widthPixels, locale });
  const series = useMemo(
    () => (areExtrasShown ? [...main, ...extras] : main),
    [main, extras, areExtrasShown],
  );
  const route = useMemo(
    () => (track === 'coming' || track === null ? track : routeOf(track)),
    [track],
  );
  const band = useChartBand({ readings, axis, locale }, highlighted);
  useEffect(() => {
    if (!highlighted || !isBroughtIntoView) return;
    const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [highlighted, isBroughtIntoView]);

  const sample = cursor === null ? null : drawing.sampleIndices[cursor];
  const readout =
    typeof sample !== 'number' ? null : readoutOf(sample, { readings, series, locale });
  const routeFigure =
    route === 'coming' ? (
      <Box sx={{ minHeight: ROUTE_HEIGHT }} />
    ) : (
      route && (
        <RouteFigure
          route={route}
          seconds={typeof sample === 'number' ? (readings.elapsedSeconds[sample] ?? null) : null}
          onSeconds={(seconds) => {
            setCursor(seconds === null ? null : drawnIndexAt({ readings, drawing }, seconds));
          }}
          highlighted={highlighted}
        />
      )
    );
  if (main.length + extras.length === 0 || drawing.positions.length < 2) {
    return (
      <>
        {routeFigure}
        <Typography variant="body2" color="textSecondary">
          {t('activities:chart.nothing')}
        </Typography>
      </>
    );
  }
  return (
    <Box
      ref={frame}
      component="figure"
      sx={{ m: 0, scrollMarginBlock: { xs: '0 56px', lg: '0 200px' } }}
    >
      <ChartTop
        readout={readout}
        axis={readings.distanceMeters ? axis : null}
        onAxis={(next) => {
          setAxis(next);
          setCursor(null);
        }}
      />
      {routeFigure}
      <ChartStage
        id={panelsId}
        canvas={canvas}
        widthPixels={widthPixels}
        drawing={drawing}
        series={series}
        axis={axis}
        locale={locale}
        band={band}
        cursor={cursor}
        onCursor={setCursor}
        valueWords={readout ?? t('activities:chart.hint')}
      />
      <Typography component="figcaption" variant="caption" color="textSecondary" sx={{ mt: 0.5 }}>
        {series
          .map((model) =>
            t(`activities:chart.summary.${model.name}`, {
              lowest: model.extremes.lowest,
              highest: model.extremes.highest,
              mean: model.mean,
            }),
          )
          .join(' · ')}
      </Typography>
      {extras.length > 0 && (
        <DisclosureButton
          words={extras.map((model) => t(`activities:chart.${model.name}`)).join(' · ')}
          isOpen={areExtrasShown}
          controls={panelsId}
          color="secondary"
          onPress={() => {
            setExtrasShown(!areExtrasShown);
          }}
        />
      )}
    </Box>
  );
}

interface ChartTopProps {
  /** The values at the cursor, in words; null = the cursor is not shown. */
  readout: string | null;
  /** Null = there is no distance, and so nothing to choose. */
  axis: ChartAxis | null;
  onAxis: (axis: ChartAxis) => void;
}

function ChartTop({ readout, axis, onAxis }: ChartTopProps) {
  const { t } = useTranslation('activities');
  return (
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
      {axis !== null && (
        <SegmentedChoice
          label={t('activities:chart.axis')}
          value={axis}
          options={CHART_AXES.map((value) => ({ value, words: t(`activities:chart.${value}`) }))}
          onChange={onAxis}
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
  );
}

interface ChartContents {
  readings: ChartReadings;
  series: readonly ChartSeriesModel[];
  locale: MeasureLocale;
}

/** Time, distance and each line's value at one place. */
function readoutOf(index: number, { readings, series, locale }: ChartContents): string {
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
