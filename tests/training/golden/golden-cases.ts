import { existsSync, readFileSync } from 'node:fs';
import type { Recording } from '@tasuki/domain/recordings/recording';
import { recordingOf } from '@tasuki/domain/recordings/recording-of';
import { sharedData } from '../../recordings/shared-data.ts';

const GOLDEN_PATH = `${sharedData}coaching-golden.json`;

/** One number from a book, a paper or another project, see the file's own note. */
export interface GoldenCase {
  id: string;
  topic: string;
  /** The function it is about, in its author's words. */
  fn: string;
  inputs: Readonly<Record<string, unknown>>;
  expected: Readonly<Record<string, unknown>>;
  tolerance: {
    abs?: number | Readonly<Record<string, number>>;
    exact?: boolean;
    strain_abs?: number;
  };
}

/** What we answer to one golden case, figure by figure. */
export type Answer = (inputs: GoldenCase['inputs']) => Record<string, unknown>;
/** Topic → function's name in the file → our answer. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

export function figure(inputs: GoldenCase['inputs'], key: string): number {
  return inputs[key] as number;
}

export function figures(inputs: GoldenCase['inputs'], key: string): number[] {
  return inputs[key] as number[];
}

/** The shared golden numbers; null where the folder beside the repository is absent. */
export function readGoldenCases(): GoldenCase[] | null {
  if (!existsSync(GOLDEN_PATH)) return null;
  const { cases } = JSON.parse(readFileSync(GOLDEN_PATH, 'utf8')) as { cases: GoldenCase[] };
  return cases;
}

/** How far a figure may be off; 0 where equality is asked for. */
export function toleranceOf({ tolerance }: GoldenCase, key: string): number {
  if (tolerance.exact === true) return 0;
  if (key.startsWith('strain') && tolerance.strain_abs !== undefined) return tolerance.strain_abs;
  if (typeof tolerance.abs === 'number') return tolerance.abs;
  return tolerance.abs?.[key] ?? 0;
}

/** Stretches of one speed each, read once a second and at every change. */
export function recordingOfStretches(
  stretches: readonly (readonly [meters: number, seconds: number])[],
): Recording {
  const elapsedSeconds = [0];
  const distanceMeters = [0];
  let clock = 0;
  let road = 0;
  for (const [meters, seconds] of stretches) {
    for (let second = Math.floor(clock) + 1; second < clock + seconds; second += 1) {
      elapsedSeconds.push(second);
      distanceMeters.push(road + (meters * (second - clock)) / seconds);
    }
    clock += seconds;
    road += meters;
    elapsedSeconds.push(clock);
    distanceMeters.push(road);
  }
  return recordingOf({ elapsedSeconds, distanceMeters });
}

/** `600x3.0, 60x0.0`, also `(120x200, 60x320) x5`, one value a second. */
export function valuesOf(text: string): number[] {
  const repeated = /^\((.*)\) x(\d+)$/.exec(text);
  if (repeated) {
    const once = valuesOf(repeated[1] ?? '');
    return Array.from({ length: Number(repeated[2]) }, () => once).flat();
  }
  return text.split(', ').flatMap((part) => {
    const [count = 0, value = 0] = part.split('x').map(Number);
    return Array.from({ length: count }, () => value);
  });
}
