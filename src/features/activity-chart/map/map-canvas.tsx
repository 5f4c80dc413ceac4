import Box from '@mui/material/Box';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef } from 'react';
import { MAP_WORKER_POLICY } from '@tasuki/domain/navigation/map-worker';
import type { MapView } from './map-view.ts';

interface TrustedTypesHolder {
  trustedTypes?: {
    defaultPolicy: object | null;
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => object;
  };
}

/** Lets the library start its worker, by its file alone. */
function letWorkerThrough(): void {
  setWorkerUrl(workerAddress);
  const { trustedTypes } = globalThis as TrustedTypesHolder;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy(MAP_WORKER_POLICY, {
    createScriptURL: (address) => (address === workerAddress ? address : null),
  });
}

function attributionsOf(map: MapLibre): string[] {
  const texts = Object.keys(map.getStyle().sources).map(
    (name) => map.getSource(name)?.attribution ?? '',
  );
  return [...new Set(texts)].filter((text) => text !== '');
}

export interface MapCanvasProps {
  view: MapView;
  styleUrl: string;
  /** A bright style on a dark screen. */
  isDarkened: boolean;
  /** All that is in view was drawn. @param attributions what the style's sources want to be said, as HTML */
  onShown: (attributions: readonly string[]) => void;
  /** No map, for whatever reason. */
  onFailed: () => void;
}

/** A still map. The route is drawn over it, and takes pointer and keys. */
export function MapCanvas({ view, styleUrl, isDarkened, onShown, onFailed }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<MapLibre | null>(null);
  const firstView = useRef(view);
  useEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    let map: MapLibre;
    try {
      letWorkerThrough();
      map = new MapLibre({
        container,
        style: styleUrl,
        ...firstView.current,
        interactive: false,
        // Its own control writes HTML, which the page's policy refuses.
        attributionControl: false,
        fadeDuration: 0,
        transformRequest: (url) => ({ url, referrerPolicy: 'strict-origin-when-cross-origin' }),
      });
    } catch {
      // WebGL is not there, or not allowed.
      onFailed();
      return undefined;
    }
    shown.current = map;
    let isLoaded = false;
    map.once('load', () => {
      isLoaded = true;
      onShown(attributionsOf(map));
    });
    map.on('error', () => {
      // A tile that is missing later leaves a gap and no more.
      if (!isLoaded) onFailed();
    });
    map.on('webglcontextlost', onFailed);
    return () => {
      shown.current = null;
      map.remove();
    };
  }, [styleUrl, onShown, onFailed]);
  useEffect(() => {
    firstView.current = view;
    shown.current?.resize().jumpTo(view);
  }, [view]);
  return (
    <Box
      ref={element}
      sx={{
        position: 'absolute',
        inset: 0,
        '& canvas': { position: 'absolute', inset: 0 },
        filter: isDarkened ? 'invert(1) hue-rotate(180deg)' : 'none',
      }}
    />
  );
}
