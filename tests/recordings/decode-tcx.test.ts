import { expect, it } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { NOW } from './fit-file.ts';
import { steadyPoints, tcxActivity, tcxFile, tcxLap, XML_START } from './xml-files.ts';

async function decode(content: string): Promise<readonly DecodedActivity[]> {
  const { activities } = await decodeRecording({
    bytes: new TextEncoder().encode(tcxFile(content)),
    fileName: 'run.tcx',
    now: NOW,
  });
  return activities;
}

const activities = (...content: readonly string[]) =>
  `<Activities>${content.join('')}</Activities>`;

it('reads an activity with its laps, the declared totals summed over them', async () => {
  const [activity] = await decode(
    activities(
      tcxActivity([
        tcxLap(steadyPoints(100), { startSecond: 0, timerSeconds: 100, trigger: 'Distance' }),
        tcxLap(steadyPoints(100, 100), { startSecond: 100, timerSeconds: 100 }),
      ]),
    ),
  );
  expect(activity).toMatchObject({
    format: 'tcx',
    sport: 'Run',
    sourceSportName: 'Running',
    startedAt: new Date(XML_START),
    deviceName: 'Watch',
    isPartial: false,
    declared: {
      distanceMeters: 600,
      timerSeconds: 200,
      elapsedSeconds: null,
      averageHeartRateBeatsPerMinute: 150,
      maximumHeartRateBeatsPerMinute: 160,
      energyKilocalories: 100,
    },
  });
  expect(activity?.laps).toMatchObject([
    { startSeconds: 0, endSeconds: 100, trigger: 'distance', intensity: null },
    { startSeconds: 100, endSeconds: 200, trigger: 'manual', intensity: null },
  ]);
  // The second at which the laps meet is written twice and counted once.
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(201);
  expect(activity?.recording.columns.cadencePerMinute[3]).toBe(160);
  expect(activity?.recording.columns.distanceMeters.at(-1)).toBe(600);
});

it('reads every point of a file whose times have an offset, and the offset', async () => {
  const lap = tcxLap(steadyPoints(300), { startSecond: 0, timerSeconds: 300 });
  const [activity] = await decode(
    activities(tcxActivity([lap.replaceAll('Z</Time>', '+00:00</Time>')])),
  );
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(301);
  expect(activity?.utcOffsetMinutes).toBe(0);
});

it('finds the pause that the laps leave between their timer times', async () => {
  const [activity] = await decode(
    activities(
      tcxActivity([
        tcxLap(steadyPoints(100), { startSecond: 0, timerSeconds: 100 }),
        tcxLap(steadyPoints(100, 400), { startSecond: 400, timerSeconds: 100 }),
      ]),
    ),
  );
  expect(activity?.recording.timerPauses).toEqual([{ startSeconds: 100, endSeconds: 400 }]);
});

it('keeps intensities where laps differ', async () => {
  const [activity] = await decode(
    activities(
      tcxActivity([
        tcxLap(steadyPoints(10), { startSecond: 0, timerSeconds: 10 }),
        tcxLap(steadyPoints(10, 11), { startSecond: 11, timerSeconds: 10, intensity: 'Resting' }),
      ]),
    ),
  );
  expect(activity?.laps.map(({ intensity }) => intensity)).toEqual(['active', 'rest']);
});

it('takes a recording without one position for one under a roof', async () => {
  const points = steadyPoints(50).map((point) => ({ ...point, latitude: null }));
  const [activity] = await decode(
    activities(tcxActivity([tcxLap(points, { startSecond: 0, timerSeconds: 50 })])),
  );
  expect(activity).toMatchObject({ isIndoor: true, track: null });
  expect(activity?.recording.columns.distanceMeters.at(-1)).toBe(150);
});

it('carries on where a device began its distance again at each lap', async () => {
  const second = steadyPoints(100).map((point) => ({ ...point, second: point.second + 101 }));
  const [activity] = await decode(
    activities(
      tcxActivity([
        tcxLap(steadyPoints(100), { startSecond: 0, timerSeconds: 100 }),
        tcxLap(second, { startSecond: 101, timerSeconds: 100 }),
      ]),
    ),
  );
  expect(activity?.recording.columns.distanceMeters.at(-1)).toBe(600);
});

it('makes an activity of each sport of a multisport session, the change-over marked', async () => {
  const part = (from: number) => [
    tcxLap(steadyPoints(60, from), { startSecond: from, timerSeconds: 60 }),
  ];
  const transition = tcxLap(steadyPoints(20, 70), { startSecond: 70, timerSeconds: 20 });
  const decoded = await decode(
    activities(
      `<MultiSportSession><Id>x</Id><FirstSport>${tcxActivity(part(0), 'Biking')}</FirstSport>` +
        `<NextSport>${transition.replaceAll('Lap', 'Transition')}${tcxActivity(part(100))}</NextSport></MultiSportSession>`,
    ),
  );
  expect(decoded.map(({ sport, isTransition }) => [sport, isTransition])).toEqual([
    ['Ride', false],
    ['Other', true],
    ['Run', false],
  ]);
});

it('keeps the activities of a file that can be read beside one that cannot', async () => {
  const decoded = await decode(
    activities(
      tcxActivity([tcxLap(steadyPoints(60), { startSecond: 0, timerSeconds: 60 })]),
      tcxActivity([
        tcxLap(steadyPoints(5), { startSecond: 0, timerSeconds: 5 }).replaceAll('2026-', '1901-'),
      ]),
    ),
  );
  expect(decoded).toHaveLength(1);
  expect(decoded[0]?.isPartial).toBe(true);
});

it('believes the points where the laps end well before them', async () => {
  const [activity] = await decode(
    activities(
      tcxActivity([
        tcxLap(steadyPoints(300), { startSecond: 0, timerSeconds: 300, meters: 900 }),
        tcxLap(steadyPoints(600, 300), { startSecond: 300, timerSeconds: 300, meters: 900 }),
      ]),
    ),
  );
  expect(activity?.declared).toMatchObject({ distanceMeters: null, timerSeconds: null });
  expect(activity?.recording.timerPauses).toEqual([]);
});
