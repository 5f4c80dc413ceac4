import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SAMPLE_RUN_PACES } from '@tasuki/domain/coaching/sample-run';
import {
  feedbackText,
  renderFeedback,
  type FeedbackPart,
} from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, sentenceGap, type Language } from '@tasuki/domain/language';
import { formatClock } from '@tasuki/domain/measures/format-measure';
import { repositoryRoot } from '../repository-root.ts';
import { makeSampleRuns } from './sample-run.ts';

function wordsIn<Words>(language: Language, namespace: string): Words {
  const path = join(repositoryRoot, 'locales', language, `${namespace}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Words;
}

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

it('says on sign-up what the coach says of the sample run, and where its figure comes from', async () => {
  const runs = await makeSampleRuns();
  for (const language of LANGUAGES) {
    const { feedback, facts } = runs[language].analysis;
    if (!feedback) throw new Error('No words');
    const { sample } = wordsIn<{ sample: Record<'answer' | 'method' | 'stretch', string> }>(
      language,
      'account',
    );
    const said = feedbackText(feedback, facts, { language, units: 'metric' });
    expect(said).toContain(sample.answer.replaceAll(/<\/?figure>/g, ''));

    const sentence = feedback.sentences[said.indexOf(sample.answer.replaceAll(/<\/?figure>/g, ''))];
    const fact = facts.find(({ id }) => sentence?.text.includes(`{{${id}}}`));
    if (fact?.proof.kind !== 'stretch') throw new Error('No figure of a stretch');
    const { method } = wordsIn<{ method: Record<string, string> }>(language, 'facts');
    expect(sample.method).toBe(method[fact.method]);
    const { proof } = wordsIn<{ proof: { stretch: string } }>(language, 'activities');
    const { startSeconds, endSeconds } = fact.proof.stretch;
    expect(sample.stretch).toBe(
      proof.stretch
        .replace('{{from}}', formatClock(startSeconds))
        .replace('{{to}}', formatClock(endSeconds)),
    );
  }
}, 60_000);

function marked(parts: readonly FeedbackPart[]): string {
  return parts
    .map(({ kind, text }) => (kind === 'text' ? text : `<figure>${text}</figure>`))
    .join('');
}

it('says on the public page what the coach says of this run, with its paces', async () => {
  const runs = await makeSampleRuns();
  for (const language of LANGUAGES) {
    const { feedback, facts, splits } = runs[language].analysis;
    if (!feedback) throw new Error('No words');
    const sentences = renderFeedback(feedback, facts, { language, units: 'metric' });
    const said = (isNextStep: boolean) =>
      sentences
        .filter((_, index) => (feedback.sentences[index]?.role === 'nextStep') === isNextStep)
        .map(marked)
        .join(sentenceGap(language));
    const { product } = wordsIn<{ product: { example: Record<'words' | 'next', string> } }>(
      language,
      'landing',
    );
    expect(product.example.words).toBe(said(false));
    expect(product.example.next).toBe(said(true));
    const whole = splits.filter(({ isRemainder }) => !isRemainder);
    expect(whole.map((split) => Math.round(split.paceSecondsPerKilometer ?? 0))).toEqual(
      SAMPLE_RUN_PACES,
    );
  }
}, 60_000);
