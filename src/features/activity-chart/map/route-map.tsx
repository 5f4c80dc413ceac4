import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { mdiCheckboxBlankOutline, mdiCheckboxMarked } from '@mdi/js';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Route } from '@tasuki/domain/recordings/route/route';
import { useIsOnline } from '../../../platform/online.ts';
import { Icon } from '../../../ui/icon.tsx';
import { touchTarget } from '../../../ui/theme/touch-target.ts';
import type { RouteScale } from '../route-scale.ts';
import { attributionParts } from './attribution-parts.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import { mapView, type MapView } from './map-view.ts';
import { isRouteMapOn, setRouteMap } from './route-map-choice.ts';

const STYLE_URL = import.meta.env.VITE_MAP_STYLE_URL ?? '';
const DARK_STYLE_URL = import.meta.env.VITE_MAP_DARK_STYLE_URL ?? '';
const PROVIDER = import.meta.env.VITE_MAP_PROVIDER ?? '';
/** Provider and host: after a change of either, an earlier permission no longer counts. */
const RECEIVER = `${PROVIDER} (${hostOf(STYLE_URL)})`;
/** A map that is not there by then is not waited for. */
const PATIENCE_MILLISECONDS = 20_000;

interface RouteMapProps {
  route: Route;
  scale: RouteScale;
  /** In which the route is drawn. */
  frame: RefObject<HTMLElement | null>;
}

/** Shows a map behind a drawn route to whoever asks for it. Nothing is fetched before. */
export default function RouteMap({ route, scale, frame }: RouteMapProps) {
  const { t } = useTranslation('activities');
  const [isWanted, setWanted] = useState(() => isRouteMapOn(RECEIVER));
  const view = useMemo(() => mapView(route, scale), [route, scale]);
  const hintId = useId();
  if (!view) return null;
  return (
    <Box>
      <Button
        role="checkbox"
        size="small"
        color="secondary"
        aria-checked={isWanted}
        aria-describedby={isWanted ? undefined : hintId}
        onClick={() => {
          setRouteMap(RECEIVER, !isWanted);
          setWanted(!isWanted);
        }}
        startIcon={<Icon path={isWanted ? mdiCheckboxMarked : mdiCheckboxBlankOutline} />}
        sx={{ ml: -1 }}
      >
        {t('activities:route.map')}
      </Button>
      {isWanted ? (
        <WantedMap frame={frame} view={view} />
      ) : (
        <>
          <Typography id={hintId} variant="caption" color="textSecondary" component="p">
            {t('activities:route.mapAsks', { company: PROVIDER })}
          </Typography>
          <Link
            component={RouterLink}
            to={routePath('externalTransmission')}
            variant="caption"
            sx={touchTarget}
          >
            {t('activities:route.mapMore')}
          </Link>
        </>
      )}
    </Box>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}

type Shown = { state: 'coming' | 'failed' } | { state: 'shown'; attributions: readonly string[] };

/** The map itself, once the route is in view; what its provider wants to be said; or that there is none. */
function WantedMap({ frame, view }: { frame: RouteMapProps['frame']; view: MapView }) {
  const { t } = useTranslation('activities');
  const isOnline = useIsOnline();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [Canvas, setCanvas] = useState<((props: MapCanvasProps) => ReactNode) | null>(null);
  const [shown, setShown] = useState<Shown>({ state: 'coming' });
  const hasFailed = shown.state === 'failed' || (shown.state === 'coming' && !isOnline);
  const onFailed = useCallback(() => {
    setShown({ state: 'failed' });
  }, []);
  const onShown = useCallback((attributions: readonly string[]) => {
    setShown({ state: 'shown', attributions });
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setHost(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  const isStarted = host !== null && !hasFailed;
  useEffect(() => {
    if (!isStarted) return undefined;
    let isCurrent = true;
    import('./map-canvas.tsx').then(
      ({ MapCanvas }) => {
        if (isCurrent) setCanvas(() => MapCanvas);
      },
      () => {
        if (isCurrent) onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isStarted, onFailed]);
  const isAwaited = isStarted && shown.state === 'coming';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(onFailed, PATIENCE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAwaited, onFailed]);
  const styleUrl = isDark && DARK_STYLE_URL !== '' ? DARK_STYLE_URL : STYLE_URL;
  return (
    <>
      {host &&
        Canvas &&
        !hasFailed &&
        createPortal(
          <Box aria-hidden inert sx={behindRoute(shown.state === 'shown')}>
            <Canvas
              view={view}
              styleUrl={styleUrl}
              isDarkened={isDark && DARK_STYLE_URL === ''}
              onShown={onShown}
              onFailed={onFailed}
            />
          </Box>,
          host,
        )}
      <Typography variant="caption" color="textSecondary" component="p" role="status">
        {hasFailed && t('activities:route.mapUnavailable')}
        {shown.state === 'shown' &&
          shown.attributions.map((html) => <Attribution key={html} html={html} />)}
      </Typography>
    </>
  );
}

function Attribution({ html }: { html: string }) {
  return (
    <Box component="span" sx={{ mr: 1.5 }}>
      {attributionParts(html).map(({ words, address }, index) =>
        address === null ? (
          words
        ) : (
          <Link key={index} href={address} target="_blank" rel="noopener" color="inherit">
            {words}
          </Link>
        ),
      )}
    </Box>
  );
}

const LINE_EDGE = [1, 2]
  .map((pixels) => `drop-shadow(0 0 ${pixels}px var(--tasuki-palette-background-default))`)
  .join(' ');

/** Under the drawing, whose lines get an edge, so that they stand out from roads. */
function behindRoute(isShown: boolean) {
  return {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    borderRadius: 1,
    opacity: isShown ? 1 : 0,
    'div:has(> &)': { position: 'relative', isolation: 'isolate' },
    'svg:has(+ &)': { filter: isShown ? LINE_EDGE : 'none' },
  };
}
