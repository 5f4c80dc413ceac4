import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartAxis, ChartDrawing } from '@tasuki/domain/recordings/chart-series';
import {
  formatClock,
  formatNumber,
  unitWords,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { useChartColors } from './chart-colors.ts';
import {
  bottomPositions,
  DISTANCE_INCREMENTS,
  TIME_INCREMENTS,
  type ChartSeriesModel,
} from './chart-model.ts';
import { ChartPanels } from './chart-panels.ts';
import { movedCursor } from './moved-cursor.ts';

/** Room for the figures of the left axis. */
const LEFT_AXIS_PIXELS = 48;
const BOTTOM_AXIS_PIXELS = 28;

interface ChartStageProps {
  id: string;
  /** The element in which the panels are drawn; its width is measured outside. */
  canvas: RefObject<HTMLDivElement | null>;
  widthPixels: number;
  drawing: ChartDrawing;
  series: readonly ChartSeriesModel[];
  axis: ChartAxis;
  locale: MeasureLocale;
  /** The highlighted part, in the units of the bottom axis. */
  band: { from: number; to: number } | null;
  cursor: number | null;
  onCursor: (cursor: number | null) => void;
  /** The values at the cursor, in words. */
  valueWords: string;
}

/** The panels of a chart above each other, with one cursor for finger, mouse and keys. */
export function ChartStage(props: ChartStageProps) {
  const { id, canvas, drawing, series, axis, locale, cursor, onCursor, valueWords } = props;
  const { t } = useTranslation('activities');
  const panels = useDrawnPanels(props);
  const last = drawing.positions.length - 1;
  const moveTo = (clientX: number) => {
    onCursor(panels.current?.indexAt(clientX) ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedCursor(event.key, cursor, last);
    if (moved === undefined) return;
    event.preventDefault();
    onCursor(moved);
  };
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={t('activities:chart.label')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={cursor ?? 0}
      aria-valuetext={valueWords}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        moveTo(event.clientX);
      }}
      onPointerDown={(event) => {
        moveTo(event.clientX);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onCursor(null);
      }}
      sx={{
        position: 'relative',
        // Sideways the finger moves the cursor, up and down the page.
        touchAction: 'pan-y',
        cursor: 'crosshair',
        '& .u-cursor-x': { borderColor: 'text.primary', borderRightStyle: 'solid' },
      }}
    >
      <Box ref={canvas} id={id} sx={{ minHeight: heightOf(series) + BOTTOM_AXIS_PIXELS }} />
      {series.map((model, index) => (
        <Typography
          key={model.name}
          aria-hidden
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{
            position: 'absolute',
            left: LEFT_AXIS_PIXELS,
            top: heightOf(series.slice(0, index)) + 2,
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
  );
}

function heightOf(series: readonly ChartSeriesModel[]): number {
  return series.reduce((sum, { panel }) => sum + panel.height, 0);
}

/** Draws the panels anew when their data, size or colours change, and moves band and cursor in them. */
function useDrawnPanels({
  canvas,
  widthPixels,
  drawing,
  series,
  axis,
  locale,
  band,
  cursor,
}: ChartStageProps) {
  const colors = useChartColors();
  const panels = useRef<ChartPanels | null>(null);
  const areSeen = useRef(false);
  useEffect(() => {
    const container = canvas.current;
    if (!container || widthPixels === 0) return undefined;
    const drawn = new ChartPanels({
      container,
      width: widthPixels,
      colors,
      positions: bottomPositions(drawing, axis, locale),
      bottomIncrements: axis === 'time' ? TIME_INCREMENTS : DISTANCE_INCREMENTS,
      formatBottomTick: (value) =>
        axis === 'time'
          ? formatClock(value)
          : formatNumber(value, locale.language, Number.isInteger(value) ? 0 : 1),
      panels: series.map((model) => model.panel),
      areAtOnce: areSeen.current,
    });
    areSeen.current = true;
    panels.current = drawn;
    return () => {
      panels.current = null;
      drawn.destroy();
    };
  }, [canvas, series, drawing, axis, locale, colors, widthPixels]);
  useEffect(() => {
    panels.current?.setBand(band);
  }, [band, series, colors, widthPixels]);
  useEffect(() => {
    panels.current?.setCursor(cursor);
  }, [cursor, series, colors, widthPixels]);
  return panels;
}
