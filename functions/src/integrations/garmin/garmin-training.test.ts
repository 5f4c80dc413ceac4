import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GarminWorkout } from '@tasuki/domain/plans/export/garmin-workout';
import { createGarminWorkout, scheduleGarminWorkout } from './garmin-training.ts';

const PLACE = { workoutId: '12', day: '2026-11-27' };
const WORKOUT: GarminWorkout = {} as GarminWorkout;

let server: Server;
let answer = { status: 200, body: '' };
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const access = () => ({
  apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  accessToken: 'secret-token',
});

it.each(['null', '7', '[]', '{}', '{"workoutId":null}'])(
  'takes %s for no workout, to be asked for again',
  async (body) => {
    answer = { status: 200, body };
    await expect(createGarminWorkout(access(), WORKOUT)).rejects.toMatchObject({
      code: 'provider/unreachable',
    });
  },
);

it('says what became of a day', async () => {
  answer = { status: 200, body: '34' };
  expect(await scheduleGarminWorkout(access(), PLACE)).toEqual({ scheduleId: '34' });
  answer = { status: 404, body: '' };
  expect(await scheduleGarminWorkout(access(), PLACE)).toBe('gone');
  answer = { status: 400, body: '' };
  expect(await scheduleGarminWorkout(access(), PLACE)).toBe('refused');
});
