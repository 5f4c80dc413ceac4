import { expect, it } from 'vitest';
import { EQUAL_PACE_KINDS, equalPaceRun, movingPace } from './equal-pace-runs.ts';
import { ULTRA_RECORD_COUNT, ultraRecording } from './ultra-recording.ts';
import { Decoder, Stream } from '@garmin/fitsdk';

it.each(EQUAL_PACE_KINDS)('%s has the wanted pace while moving', (kind) => {
  const run = equalPaceRun(kind, {
    paceSecondsPerKilometer: 330,
    startedAt: new Date('2026-11-19T21:10:00Z'),
    utcOffsetMinutes: 540,
    seed: 3,
  });
  expect(Math.abs(movingPace(run) - 330)).toBeLessThan(0.5);
  expect(run.samples.length).toBeGreaterThan(1500);
});

it('makes an ultra of exactly the promised number of records', () => {
  const bytes = ultraRecording(new Date('2026-11-14T20:00:00Z'));
  const { messages } = new Decoder(Stream.fromByteArray(bytes)).read();
  expect(messages.recordMesgs?.length).toBe(ULTRA_RECORD_COUNT);
});
