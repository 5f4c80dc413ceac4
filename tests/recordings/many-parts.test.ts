import { expect, it } from 'vitest';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { FIT_START, NOW } from './fit-file.ts';
import { ENUM, rawActivity, UINT32, uint32 } from './raw-fit.ts';
import { gpxFile, gpxTrack, steadyPoints, tcxActivity, tcxFile, tcxLap } from './xml-files.ts';

/** Twenty times what it takes; what grew with the square of the parts took minutes. */
const LONGEST_MILLISECONDS = 1500;

const decode = async (bytes: Uint8Array, fileName = 'run.fit') =>
  (await decodeRecording({ bytes, fileName, now: NOW })).activities;
const text = (content: string) => new TextEncoder().encode(content);
const tooDemanding = new TasukiFailure('recording/too-demanding');

/** Sessions one after another, `seconds` each, with a reading a second. */
function sessionsOf(sessions: number, seconds: number): Uint8Array {
  return rawActivity()
    .define(1, 20, [
      [253, 4, UINT32],
      [5, 4, UINT32],
    ])
    .repeated([1, ...uint32(0), ...uint32(0)], sessions * seconds, (view, index) => {
      view.setUint32(1, FIT_START + index, true);
      view.setUint32(5, index * 300, true);
    })
    .define(2, 18, [
      [253, 4, UINT32],
      [2, 4, UINT32],
      [5, 1, ENUM],
    ])
    .repeated([2, ...uint32(0), ...uint32(0), 1], sessions, (view, index) => {
      view.setUint32(1, FIT_START + (index + 1) * seconds, true);
      view.setUint32(5, FIT_START + index * seconds, true);
    })
    .file();
}

it('gives each of many sessions its own readings, in a time that grows with the file alone', async () => {
  const bytes = sessionsOf(RECORDING_LIMITS.sessions, 100);
  const begin = process.cpuUsage();
  const activities = await decode(bytes);
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(LONGEST_MILLISECONDS);
  expect(activities).toHaveLength(RECORDING_LIMITS.sessions);
  activities.forEach(({ startedAt, recording }, index) => {
    expect(startedAt.getTime()).toBe(Date.UTC(2026, 4, 2, 6, 30) + index * 100_000);
    expect(recording.columns.elapsedSeconds).toHaveLength(100);
    // The counter goes on through the parts; each begins where the one before ended.
    expect(recording.columns.distanceMeters.at(-1)).toBe(index === 0 ? 297 : 300);
  });
});

it('refuses as many sessions as readings', async () => {
  const begin = process.cpuUsage();
  await expect(decode(sessionsOf(15_000, 1))).rejects.toThrow(tooDemanding);
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(LONGEST_MILLISECONDS);
});

it('gives no reading to two sessions that do not say when they began', async () => {
  const bytes = rawActivity()
    .define(1, 20, [[253, 4, UINT32]])
    .repeated([1, ...uint32(0)], 60, (view, index) => {
      view.setUint32(1, FIT_START + index, true);
    })
    .define(2, 18, [[5, 1, ENUM]])
    .repeated([2, 1], 3)
    .file();
  const activities = await decode(bytes);
  expect(activities.map(({ recording }) => recording.columns.elapsedSeconds.length)).toEqual([60]);
});

it('refuses more laps, tracks and segments than a recording has', async () => {
  const laps = '<Lap/>'.repeat(RECORDING_LIMITS.laps + 1);
  const files: readonly (readonly [string, string])[] = [
    ['a.tcx', tcxFile(`<Activities>${tcxActivity([laps])}</Activities>`)],
    ['a.gpx', gpxFile('<trk/>'.repeat(RECORDING_LIMITS.tracks + 1))],
    ['a.gpx', gpxFile(`<trk>${'<trkseg/>'.repeat(RECORDING_LIMITS.segments + 1)}</trk>`)],
  ];
  for (const [name, content] of files) {
    await expect(decode(text(content), name)).rejects.toThrow(tooDemanding);
  }
});

it('keeps the longest pauses of very many', async () => {
  const segments = Array.from({ length: RECORDING_LIMITS.pauses + 50 }, (_, index) =>
    steadyPoints(1, index * 20 + (index > 600 ? 100 : 0)),
  );
  const [activity] = await decode(text(gpxFile(gpxTrack(segments))), 'a.gpx');
  const pauses = activity?.recording.timerPauses ?? [];
  expect(pauses).toHaveLength(RECORDING_LIMITS.pauses);
  expect(Math.max(...pauses.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds))).toBe(
    119,
  );
});

it('takes no lap of a TCX for one of a time or a length that cannot be', async () => {
  const lap = tcxLap(steadyPoints(60), { startSecond: 0, timerSeconds: 60 });
  const later = lap
    .replace(/StartTime="[^"]*"/, 'StartTime="9999-12-31T23:59:59-12:00"')
    .replace('<DistanceMeters>180<', '<DistanceMeters>1e308<');
  const [activity] = await decode(
    text(tcxFile(`<Activities>${tcxActivity([lap, later])}</Activities>`)),
    'a.tcx',
  );
  expect(activity?.laps).toHaveLength(1);
  expect(activity?.declared.distanceMeters).toBe(180);
});

it('calls no session damaged whose readings are all there', async () => {
  const seconds = 100;
  const bytes = rawActivity()
    .define(1, 20, [
      [253, 4, UINT32],
      [5, 4, UINT32],
    ])
    .repeated([1, ...uint32(0), ...uint32(0)], 3 * seconds, (view, index) => {
      // A reading without a usable time, and a second session that breaks off half-way.
      const isLost = index === 20 || (index >= 140 && index < 200);
      view.setUint32(1, isLost ? 1 : FIT_START + index, true);
      view.setUint32(5, index * 300, true);
    })
    .define(2, 18, [
      [253, 4, UINT32],
      [2, 4, UINT32],
      [7, 4, UINT32],
      [5, 1, ENUM],
    ])
    .repeated([2, ...uint32(0), ...uint32(0), ...uint32(0), 1], 3, (view, index) => {
      view.setUint32(1, FIT_START + (index + 1) * seconds, true);
      view.setUint32(5, FIT_START + index * seconds, true);
      view.setUint32(9, seconds * 1000, true);
    })
    .file();
  const activities = await decode(bytes);
  expect(activities.map(({ isPartial }) => isPartial)).toEqual([false, true, false]);
});
