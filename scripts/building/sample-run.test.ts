import { expect, it } from 'vitest';
import { renderFeedback } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES } from '@tasuki/domain/language';
import { makeSampleRuns } from './sample-run.ts';

it('is a tempo run with the coach’s words and figures in each language', async () => {
  const runs = await makeSampleRuns();
  for (const language of LANGUAGES) {
    const { row, analysis, recording } = runs[language];
    expect(row).toMatchObject({ purpose: 'tempo', feedbackState: 'ready' });
    const { feedback, facts } = analysis;
    if (!feedback) throw new Error('No words');
    expect(feedback.language).toBe(language);
    const parts = renderFeedback(feedback, facts, { language, units: 'metric' }).flat();
    expect(parts.filter(({ kind }) => kind !== 'text').length).toBeGreaterThan(1);
    expect(recording.bytes.length).toBeLessThan(60_000);
  }
}, 60_000);
