import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  FILE_DOCUMENTS_MAXIMUM_BYTES,
  READING_LIMITS,
} from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { FileReader } from '../../functions/src/file-reading/file-reader.ts';
import { seededRandom } from '../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../figures/soak-figure.ts';
import { NOW } from './fit-file.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { sharedData } from './shared-data.ts';

/** Of the full size of a hostile file; `npm run soak` tries that. */
const SCALE = IS_SOAK ? 1 : 0.04;
const LONGEST_MILLISECONDS = 2000;
const MOST_BYTES = 256 * 1024 * 1024;
/** A document of the database holds 1 MiB. */
const ANALYSIS_MAXIMUM_LENGTH = 900_000;
/** Longer than any sentence of ours; a text out of a file has a tenth of it. */
const TEXT_MAXIMUM_LENGTH = 2000;
const SEED = 20_261_122;
const ALLOWED = ['activities', 'typed failure'];

const figure = soakFigure(16, { seed: SEED });
let slowest = { what: '', milliseconds: 0 };
let largest = { what: '', bytes: 0 };

let reader = new FileReader(READING_LIMITS);
afterEach(async () => {
  await reader.rest().catch(() => undefined);
  // In the full run each file has a process of its own, so that its memory is known.
  if (reader.isUsable && !IS_SOAK) return;
  reader.end();
  reader = new FileReader(READING_LIMITS);
});
afterAll(() => {
  reader.end();
  console.info(
    `hostile recordings, seed ${SEED}: slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.what}), ` +
      `most memory ${(largest.bytes / 1024 / 1024).toFixed(0)} MB (${largest.what})`,
  );
});

/** The letters of the longest text anywhere in a value. */
function longestTextIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>(
    (longest, part) => Math.max(longest, longestTextIn(part)),
    0,
  );
}

/** What a file comes to in the process that reads files, with what it took. */
async function outcomeOf(what: string, fileName: string, bytes: Uint8Array): Promise<string> {
  figure.tried();
  let outcome = 'activities';
  try {
    await reader.decode({ bytes, fileName, now: NOW });
    const activities = await reader.analyse({
      athlete: {
        physiology: UNKNOWN_PHYSIOLOGY,
        locale: { language: 'en', units: 'metric' },
        names: [],
      },
      history: [],
      plan: null,
      origin: {
        uid: 'runner',
        contentHash: 'c'.repeat(64),
        source: 'file',
        stravaTerms: 'standard',
        now: NOW,
      },
    });
    const length = Math.max(...activities.map(({ analysis }) => JSON.stringify(analysis).length));
    if (length > ANALYSIS_MAXIMUM_LENGTH) outcome = `an analysis of ${length} letters`;
    const sum = serialize(activities).length;
    if (sum > FILE_DOCUMENTS_MAXIMUM_BYTES) outcome = `documents of ${sum} bytes`;
    const longest = longestTextIn(activities.map(({ row, analysis }) => ({ row, analysis })));
    if (longest > TEXT_MAXIMUM_LENGTH) outcome = `a text of ${longest} letters`;
  } catch (cause) {
    const isTyped = cause instanceof TasukiFailure && cause.code.startsWith('recording/');
    // A fault of ours is called damaged too, but has a cause.
    outcome = isTyped && cause.cause === undefined ? 'typed failure' : String(cause);
  }
  const { processorMilliseconds = 0, highestResidentBytes = 0 } = reader.usage ?? {};
  if (processorMilliseconds > slowest.milliseconds) {
    slowest = { what, milliseconds: processorMilliseconds };
  }
  if (highestResidentBytes > largest.bytes) largest = { what, bytes: highestResidentBytes };
  if (processorMilliseconds > LONGEST_MILLISECONDS) {
    return `took ${processorMilliseconds.toFixed(0)} ms`;
  }
  return highestResidentBytes > MOST_BYTES ? `took ${highestResidentBytes} bytes` : outcome;
}

it.each(HOSTILE_FILES)(
  `$what ($name) ends in activities or a typed failure, in two seconds and 256 MB`,
  async ({ what, name, bytes }) => {
    expect(ALLOWED).toContain(await outcomeOf(what, name, bytes(SCALE)));
  },
);

const REAL_FOLDERS = ['recordings', 'more', 'athlete'].map((name) => join(sharedData, name));
const isThere = REAL_FOLDERS.every(existsSync);
if (!isThere) console.info('no recordings of others beside the repository: none are damaged');
const DAMAGES_A_FILE = IS_SOAK ? 12 : 1;

/** Recordings that nobody here made; a seeded choice of them in the short run. */
const realFiles = (): string[] => {
  const all = REAL_FOLDERS.flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  ).filter((path) => statSync(path).isFile());
  if (IS_SOAK) return all;
  const random = seededRandom(SEED);
  return Array.from({ length: 10 }, () => all[Math.floor(random.uniform() * all.length)] ?? '');
};

describe.runIf(isThere)('recordings of others, cut off and with bits flipped', () => {
  it.each(isThere ? realFiles() : [])('%s', async (path) => {
    const whole = readFileSync(path);
    const random = seededRandom(SEED + whole.length);
    const below = (limit: number) => Math.floor(random.uniform() * limit);
    expect(ALLOWED).toContain(await outcomeOf(path, path, whole));
    for (let round = 0; round < DAMAGES_A_FILE; round += 1) {
      const damaged = new Uint8Array(whole);
      for (let flips = 1 + below(8); flips > 0; flips -= 1) {
        const at = below(damaged.length);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << below(8));
      }
      const cut = damaged.subarray(0, round % 2 === 0 ? damaged.length : below(damaged.length));
      expect(ALLOWED, `round ${round}`).toContain(await outcomeOf(path, path, cut));
    }
  });
});
