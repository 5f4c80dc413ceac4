import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { IS_SOAK, soakFigure } from '../figures/soak-figure.ts';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { seededRandom } from '../builders/seeded-random.ts';
import { fileWithCompressedTimestamps, NOW, steadyRun } from './fit-file.ts';
import { gpxFile, gpxTrack, steadyPoints, tcxActivity, tcxFile, tcxLap } from './xml-files.ts';

/** Of each file; `npm run soak` runs the full count. */
const FLIPS = IS_SOAK ? 10_000 : 60;
/** Where a file is cut off, in per cent of it. */
const CUTS_APART = IS_SOAK ? 1 : 4;
const LONGEST_MILLISECONDS = 2000;
const SEED = 20_261_121;

const figure = soakFigure(16, { seed: SEED });

const text = (content: string) => new TextEncoder().encode(content);
const gpx = text(gpxFile(gpxTrack([steadyPoints(120), steadyPoints(60, 200)])));

const FILES = variantsInTurn<readonly [name: string, bytes: Uint8Array]>([
  ['run.fit', steadyRun()],
  ['old.fit', fileWithCompressedTimestamps(400)],
  ['run.fit.gz', gzipSync(steadyRun())],
  ['run.gpx', gpx],
  ['run.gpx.gz', gzipSync(gpx)],
  [
    'run.tcx',
    text(
      tcxFile(
        `<Activities>${tcxActivity([
          tcxLap(steadyPoints(100), { startSecond: 0, timerSeconds: 100 }),
          tcxLap(steadyPoints(60, 100), { startSecond: 100, timerSeconds: 60 }),
        ])}</Activities>`,
      ),
    ),
  ],
]);

/** What a damaged file may come to; anything else is a fault of ours. */
async function outcomeOf(fileName: string, bytes: Uint8Array): Promise<string> {
  figure.tried();
  // What the machine does besides is no hang of ours: this process's own time counts.
  const begin = process.cpuUsage();
  let outcome: string;
  try {
    const { activities } = await decodeRecording({ bytes, fileName, now: NOW });
    outcome = activities.map(faultOf).find((fault) => fault !== null) ?? 'activities';
    if (activities.length === 0) outcome = 'nothing at all';
  } catch (cause) {
    outcome =
      cause instanceof TasukiFailure && cause.code.startsWith('recording/')
        ? 'typed failure'
        : `another error: ${String(cause)}`;
  }
  const { user, system } = process.cpuUsage(begin);
  const milliseconds = (user + system) / 1000;
  return milliseconds > LONGEST_MILLISECONDS ? `took ${milliseconds.toFixed(0)} ms` : outcome;
}

/** What the contract of decoded activities forbids, or null. */
function faultOf({ startedAt, recording, track }: DecodedActivity): string | null {
  const { elapsedSeconds, distanceMeters } = recording.columns;
  if (Number.isNaN(startedAt.getTime())) return 'no start';
  if (elapsedSeconds.length > 0 && elapsedSeconds[0] !== 0) return 'does not start at 0';
  if (Object.values(recording.columns).some(({ length }) => length !== elapsedSeconds.length)) {
    return 'columns of different lengths';
  }
  if (track && track.latitudeDegrees.length !== track.elapsedSeconds.length) return 'broken track';
  if (falls(elapsedSeconds)) return 'time falls';
  return falls(distanceMeters) ? 'distance falls' : null;
}

function falls(values: Float64Array): boolean {
  let highest = -Infinity;
  for (const value of values) {
    if (value < highest) return true;
    if (value > highest) highest = value;
  }
  return false;
}

const ALLOWED = ['activities', 'typed failure'];

it.each(FILES)(
  `%s cut off every ${CUTS_APART} per cent ends in activities or a typed failure`,
  async (name, bytes) => {
    for (let percent = 0; percent <= 100; percent += CUTS_APART) {
      const outcome = await outcomeOf(
        name,
        bytes.slice(0, Math.floor((bytes.length * percent) / 100)),
      );
      expect(ALLOWED, `${name} at ${percent} %`).toContain(outcome);
    }
  },
);

it.each(FILES)(
  `%s with bits flipped (${FLIPS} times, seed ${SEED}) ends in activities or a typed failure`,
  async (name, bytes) => {
    const random = seededRandom(SEED);
    const below = (limit: number) => Math.floor(random.uniform() * limit);
    for (let round = 0; round < FLIPS; round += 1) {
      const damaged = new Uint8Array(bytes);
      for (let flips = 1 + below(8); flips > 0; flips -= 1) {
        const at = below(damaged.length);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << below(8));
      }
      const outcome = await outcomeOf(name, damaged);
      expect(ALLOWED, `${name}, round ${round}`).toContain(outcome);
    }
  },
  FLIPS > 1000 ? 1_800_000 : 60_000,
);
