import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WeatherServer } from './weather-server.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const weather = new WeatherServer(() => NOW, 'a-key');
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => void weather.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function ask(product: string, changes: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({
    latitude: '35.7',
    longitude: '139.8',
    start_date: '2026-11-20',
    end_date: '2026-11-21',
    hourly: 'temperature_2m,wind_speed_10m',
    wind_speed_unit: 'ms',
    timezone: 'GMT',
    apikey: 'a-key',
    ...changes,
  });
  const response = await fetch(
    `http://127.0.0.1:${port}/weather/v1/${product}?${query.toString()}`,
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('answers every hour of the days, each variable with its unit', async () => {
  const { status, body } = await ask('forecast');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    timezone: 'GMT',
    utc_offset_seconds: 0,
    hourly_units: { time: 'iso8601', temperature_2m: '°C', wind_speed_10m: 'm/s' },
  });
  const hourly = body['hourly'] as Record<string, unknown[]>;
  expect(hourly['time']).toHaveLength(48);
  expect(hourly['time']?.[0]).toBe('2026-11-20T00:00');
  expect(hourly['temperature_2m']).toHaveLength(48);
});

it('knows nothing of the last days in the archive', async () => {
  const { body } = await ask('archive');
  const hourly = body['hourly'] as Record<string, unknown[]>;
  expect(hourly['temperature_2m']?.[0]).toEqual(expect.any(Number));
  expect(hourly['temperature_2m']?.[47]).toBeNull();
});

it.each([
  ['another key', { apikey: 'none' }],
  ['a latitude beyond the pole', { latitude: '91' }],
  ['no day', { start_date: '' }],
  ['a variable that there is not', { hourly: 'temperature' }],
])('refuses %s as Open-Meteo does', async (_, changes) => {
  expect(await ask('forecast', changes)).toEqual({
    status: 400,
    body: { error: true, reason: expect.any(String) as string },
  });
});
