import { beforeAll, describe, expect, test } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { LANGUAGES } from '@tasuki/domain/language';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import { decodeRecording } from '../../../functions/src/recordings/decode-recording.ts';
import { encodeFit } from '../../../sandbox/recordings/encode-fit.ts';
import { equalPaceRun, type EqualPaceKind } from '../../../sandbox/recordings/equal-pace-runs.ts';
import { coached, NOW, sentencesOf } from './coach-samples.ts';

/** One average pace, 5:30 a kilometre, run in eight ways. */
const MEANT: Readonly<Record<EqualPaceKind, SessionPurpose>> = {
  easy: 'easy',
  steady: 'steady',
  tempo: 'tempo',
  intervals: 'intervals',
  progression: 'progression',
  hills: 'hills',
  race: 'race',
  stopAndGo: 'stop-and-go',
};
const KINDS = Object.keys(MEANT) as EqualPaceKind[];
const runs = new Map<EqualPaceKind, DecodedActivity>();

beforeAll(async () => {
  for (const kind of KINDS) {
    const run = equalPaceRun(kind, {
      paceSecondsPerKilometer: 330,
      startedAt: new Date('2026-11-20T21:00:00Z'),
      utcOffsetMinutes: 540,
      seed: 5,
    });
    const file = { bytes: encodeFit(run), fileName: `${kind}.fit`, now: NOW };
    const [decoded] = (await decodeRecording(file)).activities;
    if (decoded) runs.set(kind, decoded);
  }
});

function saidOf(kind: EqualPaceKind, language: (typeof LANGUAGES)[number]) {
  const decoded = runs.get(kind);
  if (!decoded) throw new Error(`No recording of ${kind}`);
  const analysis = coached(decoded, { language });
  return { analysis, sentences: sentencesOf(analysis) };
}

describe('eight runs of the same average pace', () => {
  test.each(KINDS)('%s is read as what it was', (kind) => {
    const { analysis } = saidOf(kind, 'en');
    expect(analysis.purpose).toBe(MEANT[kind]);
    expect(Math.round(analysis.summary.averagePaceSecondsPerKilometer ?? 0)).toBeGreaterThan(325);
    expect(Math.round(analysis.summary.averagePaceSecondsPerKilometer ?? 0)).toBeLessThan(335);
  });

  test.each(LANGUAGES)('get different words in %s', (language) => {
    const said = KINDS.map((kind) => saidOf(kind, language).sentences);
    const openings = said.map(([first]) => first);
    expect(new Set(openings).size).toBe(KINDS.length);
    for (const [index, sentences] of said.entries()) {
      const others = said.filter((_, other) => other !== index).map((one) => one.join(' '));
      expect(others).not.toContain(sentences.join(' '));
      expect(sentences.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('intervals are judged by their repetitions, hills by the climb, stops not at all', () => {
    const idsOf = (kind: EqualPaceKind) =>
      saidOf(kind, 'en')
        .analysis.feedback?.sentences.filter(({ role }) => role === 'finding')
        .map(({ text }) => text)
        .join(' ') ?? '';
    expect(idsOf('intervals')).toMatch(/interval\.work\.(fastest|first)/);
    expect(idsOf('intervals')).not.toMatch(/half\.|quarter\.|pace\.average/);
    expect(idsOf('hills')).toMatch(/altitude\.ascent/);
    expect(idsOf('stopAndGo')).toMatch(/stops\.count/);
    expect(idsOf('stopAndGo')).not.toMatch(/half\.|quarter\.|split\./);
    expect(idsOf('race')).toMatch(/half\./);
    expect(idsOf('race')).toMatch(/vdot\.value/);
    expect(idsOf('progression')).toMatch(/third\./);
    expect(idsOf('tempo')).toMatch(/tempo\.pace/);
  });
});
