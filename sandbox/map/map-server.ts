import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../http-messages.ts';
import { tilePicture } from './tile-picture.ts';

/** The path of the sandboxed map. */
export const MAP_PATH = '/map';

const STYLE = /^\/map\/(?<scheme>light|dark)\.json$/;
const TILE = /^\/map\/(?<scheme>light|dark)\/(?<zoom>\d{1,2})\/(?<x>\d+)\/(?<y>\d+)\.png$/;
/** The browser asks from another origin. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};
const ZOOM_MAXIMUM = 16;

type Scheme = 'light' | 'dark';

/** Stands for a provider of maps: two styles for MapLibre, and tiles that show their own edges. */
export class MapServer {
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** @returns whether the request was for it */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    const style = STYLE.exec(pathname)?.groups;
    const tile = TILE.exec(pathname)?.groups;
    if (!style && !tile) return Promise.resolve(false);
    if (style) sendJson(response, 200, this.#style(style['scheme'] as Scheme), FOR_ALL);
    else {
      const [x, y] = [Number(tile?.['x']), Number(tile?.['y'])];
      response.writeHead(200, { ...FOR_ALL, 'content-type': 'image/png' });
      response.end(tilePicture(tile?.['scheme'] === 'dark', (x + y) % 2 === 0));
    }
    return Promise.resolve(true);
  }

  #style(scheme: Scheme) {
    return {
      version: 8,
      name: `Sandbox, ${scheme}`,
      sources: {
        ground: {
          type: 'raster',
          tiles: [`${this.#origin()}${MAP_PATH}/${scheme}/{z}/{x}/{y}.png`],
          tileSize: 256,
          maxzoom: ZOOM_MAXIMUM,
          attribution: `© <a href="${this.#origin()}/">Sandbox Maps</a>`,
        },
      },
      layers: [{ id: 'ground', type: 'raster', source: 'ground' }],
    };
  }
}
