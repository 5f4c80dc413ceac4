import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MapServer } from './map-server.ts';

let server: Server;
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const map = new MapServer(origin);

beforeAll(async () => {
  server = createServer((request, response) => void map.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('serves a style whose tiles it serves too, for pages of another origin', async () => {
  const response = await fetch(`${origin()}/map/dark.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const style = (await response.json()) as { sources: { ground: { tiles: [string] } } };
  const [template] = style.sources.ground.tiles;
  const address = template.replace('{z}', '14').replace('{x}', '3').replace('{y}', '5');
  const picture = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const data = picture.indexOf('IDAT') + 4;
  expect(inflateSync(picture.subarray(data, -16))).toHaveLength(257 * 256);
});
