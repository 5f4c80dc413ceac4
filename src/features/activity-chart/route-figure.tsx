import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { routeLines } from '@tasuki/domain/recordings/route/route-lines';
import {
  routePlaceAt,
  routeSecondsNear,
  type Route,
  type RoutePlace,
} from '@tasuki/domain/recordings/route/route';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { useMeasureLocale } from '../../platform/locale.ts';
import { useElementWidth } from '../../ui/use-element-width.ts';
import { routeScale, scaleBar, type RouteScale } from './route-scale.ts';

/** Pixels, as much as a route takes that is as high as it is wide. */
export const ROUTE_HEIGHT = 240;
const SCALE_BAR_WIDTH = 88;
/** The ring of the start stands around the dot of the end, where somebody comes home. */
const START_RADIUS = 6;
const END_RADIUS = 3;
const CURSOR_RADIUS = 6;

/** Without a configured map style, no code of the map is built. */
const RouteMap = import.meta.env.VITE_MAP_STYLE_URL
  ? lazy(async () => import('./map/route-map.tsx').catch(() => ({ default: () => null })))
  : null;
/** As high as the choice of a map, so that nothing jumps when it comes. */
const MAP_CHOICE_HEIGHT = 116;

/** In the order in which they are passed. */
const MARKS = ['start', 'end'] as const;

interface RouteFigureProps {
  route: Route;
  /** The moment of the chart's cursor; null = not shown. */
  seconds: number | null;
  /** Somebody pointed at a place of the route. */
  onSeconds: (seconds: number | null) => void;
  /** The highlighted part. */
  highlighted: TimeStretch | null;
}

/**
 * The route of the run, north up, on a map if the reader asks for one. The chart's cursor moves
 * along it, by its keys too.
 */
export function RouteFigure({ route, seconds, onSeconds, highlighted }: RouteFigureProps) {
  const { t } = useTranslation('activities');
  const frame = useRef<HTMLDivElement>(null);
  const widthPixels = useElementWidth(frame);
  const scale = useMemo(
    () => (widthPixels === 0 ? null : routeScale(route.bounds, widthPixels, ROUTE_HEIGHT)),
    [route, widthPixels],
  );
  const pointTo = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!scale || !box) return;
    const place = scale.toPlace(event.clientX - box.left, event.clientY - box.top);
    onSeconds(routeSecondsNear(route, place, seconds));
  };
  return (
    <Box>
      <Box
        ref={frame}
        onPointerDown={pointTo}
        onPointerMove={pointTo}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onSeconds(null);
        }}
        // Sideways the finger moves the cursor, up and down the page, as in the chart.
        sx={{ minHeight: scale?.heightPixels ?? ROUTE_HEIGHT, touchAction: 'pan-y' }}
      >
        {scale && (
          <svg
            role="img"
            aria-label={t('activities:route.label')}
            width={scale.widthPixels}
            height={scale.heightPixels}
            style={{ display: 'block' }}
          >
            <RouteDrawing route={route} scale={scale} highlighted={highlighted} />
            {seconds !== null && <Cursor scale={scale} place={routePlaceAt(route, seconds)} />}
          </svg>
        )}
      </Box>
      {scale && <RouteLegend metersPerPixel={scale.metersPerPixel} />}
      {RouteMap && scale && (
        <Suspense fallback={<Box sx={{ minHeight: MAP_CHOICE_HEIGHT }} />}>
          <RouteMap route={route} scale={scale} frame={frame} />
        </Suspense>
      )}
    </Box>
  );
}

interface RouteDrawingProps {
  route: Route;
  scale: RouteScale;
  highlighted: TimeStretch | null;
}

function RouteDrawing({ route, scale, highlighted }: RouteDrawingProps) {
  const tolerance = scale.metersPerPixel / 2;
  const whole = useMemo(() => routeLines(route, tolerance), [route, tolerance]);
  const part = useMemo(
    () => highlighted && routeLines(route, tolerance, highlighted),
    [route, tolerance, highlighted],
  );
  const start = routePlaceAt(route, 0);
  const end = routePlaceAt(route, Infinity);
  return (
    <>
      <path
        d={pathOf(whole.missing, scale)}
        fill="none"
        stroke="var(--tasuki-palette-quiet-line)"
        strokeWidth={1.5}
        strokeDasharray="2 4"
      />
      <path
        d={pathOf(whole.known, scale)}
        fill="none"
        stroke="var(--tasuki-palette-secondary-main)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {part && (
        <path
          d={pathOf(part.known, scale)}
          fill="none"
          stroke="var(--tasuki-palette-primary-main)"
          strokeWidth={5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {start && <StartMark {...scale.toPixels(start)} />}
      {end && <EndMark {...scale.toPixels(end)} />}
    </>
  );
}

function pathOf(lines: readonly (readonly RoutePlace[])[], scale: RouteScale): string {
  return lines
    .map((line) =>
      line
        .map((place, index) => {
          const { x, y } = scale.toPixels(place);
          return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join(''),
    )
    .join('');
}

function StartMark({ x, y }: { x: number; y: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={START_RADIUS}
      fill="var(--tasuki-palette-background-default)"
      stroke="var(--tasuki-palette-text-primary)"
      strokeWidth={2}
    />
  );
}

function EndMark({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={END_RADIUS} fill="var(--tasuki-palette-text-primary)" />;
}

function Cursor({ scale, place }: { scale: RouteScale; place: RoutePlace | null }) {
  if (!place) return null;
  const { x, y } = scale.toPixels(place);
  return (
    <circle
      cx={x}
      cy={y}
      r={CURSOR_RADIUS}
      fill="var(--tasuki-palette-primary-main)"
      stroke="var(--tasuki-palette-background-default)"
      strokeWidth={2}
    />
  );
}

/** The meaning of the marks, and a scale. */
function RouteLegend({ metersPerPixel }: { metersPerPixel: number }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const bar = scaleBar(metersPerPixel, SCALE_BAR_WIDTH, locale);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {MARKS.map((mark) => (
        <Typography
          key={mark}
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <svg aria-hidden width={16} height={16}>
            {mark === 'start' ? <StartMark x={8} y={8} /> : <EndMark x={8} y={8} />}
          </svg>
          {t(`activities:route.${mark}`)}
        </Typography>
      ))}
      {bar && (
        <Typography
          aria-hidden
          variant="caption"
          color="textSecondary"
          sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {bar.words}
          <Box
            component="span"
            sx={{
              width: bar.pixels,
              height: 6,
              border: 1.5,
              borderTop: 0,
              borderColor: 'text.secondary',
            }}
          />
        </Typography>
      )}
    </Box>
  );
}
