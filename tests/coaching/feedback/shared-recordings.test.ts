import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { LANGUAGES } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { isFailureCode } from '@tasuki/domain/failure-codes';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { decodeSharedRecording } from '../../recordings/decode-shared-recording.ts';
import { sharedData } from '../../recordings/shared-data.ts';
import { asRecent, coached, NOW, sentencesOf } from './coach-samples.ts';
import { expectPromisesKept, expectSoundFacts } from './feedback-promises.ts';

/** Sessions of one file; none where it is no recording. */
async function sessionsOf(path: string): Promise<readonly DecodedActivity[]> {
  try {
    return await decodeSharedRecording(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && isFailureCode(cause.code)) return [];
    throw cause;
  }
}

function speakOf(decoded: DecodedActivity, history: readonly RecentActivity[]) {
  const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY, history });
  expectSoundFacts(analysis);
  for (const language of LANGUAGES) {
    const input = { source: decoded, analysis, history, note: null, language, now: NOW };
    const feedback = analysis.feedback && rewriteFeedback(input);
    if (feedback) expectPromisesKept(feedback, analysis);
  }
  return analysis;
}

async function only(path: string): Promise<DecodedActivity> {
  const [decoded] = await sessionsOf(path);
  if (!decoded) throw new Error(`${path} holds no activity`);
  return decoded;
}

if (!existsSync(sharedData)) {
  console.warn(`The folder of shared recordings is absent (${sharedData}); none was spoken of.`);
  test('has no shared recordings to speak of: ../shared/data is absent', () => {
    expect(existsSync(sharedData)).toBe(false);
  });
} else {
  describe('the coach on real recordings', () => {
    test('keeps its promises on every one of them', async () => {
      let spokenOf = 0;
      for (const file of readdirSync(`${sharedData}recordings`)) {
        for (const decoded of await sessionsOf(`recordings/${file}`)) {
          if (speakOf(decoded, []).feedback) spokenOf += 1;
        }
      }
      expect(spokenOf).toBeGreaterThan(25);
    }, 60_000);

    test('follows one runner through a month without repeating itself', async () => {
      const files = readdirSync(`${sharedData}athlete`);
      const sessions = (await Promise.all(files.map((file) => sessionsOf(`athlete/${file}`))))
        .flat()
        .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
      let history: RecentActivity[] = [];
      const texts: string[] = [];
      for (const decoded of sessions) {
        const analysis = speakOf(decoded, history);
        texts.push(sentencesOf(analysis).join(' '));
        history = [...history, asRecent(decoded, analysis)];
      }
      expect(texts.length).toBeGreaterThan(30);
      expect(new Set(texts).size).toBe(texts.length);
    }, 60_000);

    test('reads a minute on, a minute off as repetitions that began too fast', async () => {
      const analysis = speakOf(await only('athlete/trackeR__2013-06-14-100911.TCX.gz'), []);
      const [opening] = sentencesOf(analysis);
      expect(opening).toMatch(/^Intervals, (1\d|20) × 1 minute, /);
      expect(sentencesOf(analysis).join(' ')).toMatch(/3:0\d\/km in the first|3:0\d\/km, the last/);
    });

    test('reads laps of tempo without a rest as one tempo run and asks for an easy day', async () => {
      const decoded = await only('recordings/goldencheetah__Fr955v19.28andStryd.fit');
      const analysis = speakOf(decoded, []);
      expect(analysis.purpose).toBe('tempo');
      expect(sentencesOf(analysis).join(' ')).toMatch(/^A tempo run.*(easy|rest)/i);
    });

    test('judges intervals without heart rate by their paces alone', async () => {
      const analysis = speakOf(await only('recordings/sports-lib__6914538454.fit'), []);
      const words = sentencesOf(analysis).join(' ');
      expect(analysis.purpose).toBe('intervals');
      expect(words).toMatch(/[45] × 3 minutes 2\d seconds/);
      expect(words).not.toMatch(/heart/i);
    });
  });
}
