import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStravaPage, type StravaAccess } from './strava-client.ts';

let answer: unknown = [];
const server = createServer((_request, response) => {
  response.end(JSON.stringify(answer));
});
let access: StravaAccess;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  access = {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessToken: 'token',
    allowance: {
      take: async () => Promise.resolve(),
      learn: async () => Promise.resolve(new Date()),
    },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const activity = (id: number, day: number, changes: object = {}) => ({
  id,
  athlete: { id: 1 },
  start_date: new Date(Date.UTC(2026, 4, day)).toISOString(),
  elapsed_time: 600,
  moving_time: 590,
  ...changes,
});

it('knows how far a page reaches that holds activities of a shape it cannot read', async () => {
  answer = [activity(3, 3), activity(2, 1, { moving_time: null }), null, activity(1, 2)];
  const page = await readStravaPage(access, 1);
  expect(page.activities.map(({ id }) => id)).toEqual([3, 1]);
  expect(page).toMatchObject({ ids: [3, 2, 1], earliest: Date.UTC(2026, 4, 1) });
});

it('distinguishes the end of a history from answers of which nothing can be read', async () => {
  answer = [];
  expect(await readStravaPage(access, 1)).toMatchObject({ activities: [], earliest: null });
  answer = [activity(1, 1, { moving_time: null })];
  expect(await readStravaPage(access, 1)).toMatchObject({ activities: [], ids: [1] });
  for (const unreadable of [[{ id: 1 }], { message: 'Sorry' }]) {
    answer = unreadable;
    await expect(readStravaPage(access, 1)).rejects.toMatchObject({ code: 'provider/unreachable' });
  }
});
