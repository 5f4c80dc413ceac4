import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { wholeOf } from '../facts/make-fact.ts';
import {
  factReferences,
  feedbackLead,
  feedbackNextStep,
  feedbackText,
  renderFeedback,
} from './render-feedback.ts';

const PACE: Fact = {
  id: 'pace.average',
  value: 312.4,
  unit: 'secondsPerKilometer',
  method: 'moving-average',
  proof: { kind: 'model' },
};
const METRIC = { language: 'en', units: 'metric' } as const;

function saying(...texts: string[]) {
  return { sentences: texts.map((text) => ({ role: 'finding' as const, text })) };
}

describe('rendered feedback', () => {
  test('parts words from figures, in the viewer’s units', () => {
    const feedback = saying('You held {{pace.average}} to the end.');

    expect(renderFeedback(feedback, [PACE], METRIC)).toEqual([
      [
        { kind: 'text', text: 'You held ' },
        { kind: 'fact', fact: PACE, text: '5:12/km' },
        { kind: 'text', text: ' to the end.' },
      ],
    ]);
    expect(feedbackText(feedback, [PACE], { language: 'en', units: 'imperial' })).toEqual([
      'You held 8:23/mi to the end.',
    ]);
  });

  test('shows a dash for a fact that is gone, never another figure', () => {
    expect(feedbackText(saying('At {{split.9.pace}}.'), [PACE], METRIC)).toEqual(['At –.']);
  });

  test('says how many days were looked at as words, since there is nothing to prove', () => {
    const days: Fact = {
      ...PACE,
      id: 'window.week.days',
      value: 7,
      unit: 'count',
      method: 'window',
    };
    const [parts] = renderFeedback(saying('The last {{window.week.days}} days.'), [days], METRIC);
    expect(parts?.every(({ kind }) => kind === 'text')).toBe(true);
    expect(parts?.map(({ text }) => text).join('')).toBe('The last 7 days.');
  });

  test('names its references in order', () => {
    expect(factReferences('{{a.b}} then {{c}} and {{a.b}}')).toEqual(['a.b', 'c', 'a.b']);
  });
});

describe('the lead of a row', () => {
  test('is the first sentence without its full stop', () => {
    expect(feedbackLead(saying('An easy run.', 'More.'), [], METRIC)).toBe('An easy run');
    expect(feedbackLead(saying('最後まで楽に走れたジョグです。'), [], METRIC)).toBe(
      '最後まで楽に走れたジョグです',
    );
  });

  test('is the first clause of a long sentence, and never ends within a figure', () => {
    const long =
      'Stop exercising, and call the emergency number if it is there now or comes back later.';
    expect(feedbackLead(saying(long), [], METRIC)).toBe('Stop exercising');

    const locale = { language: 'vi', units: 'metric' } as const;
    const fact: Fact = { ...PACE, id: 'd', value: 12_340, unit: 'meters' };
    const figure = 'Buổi chạy dài {{d}} giữ đều đến tận cuối mà không hề tụt, rất chắc chắn.';
    expect(feedbackLead(saying(figure), [fact], locale)).toBe(
      'Buổi chạy dài 12,3 km giữ đều đến tận cuối mà không hề tụt',
    );
  });

  test('is a finding with its figure in place of a caption', () => {
    const caption = { role: 'purpose', text: 'An easy run, under control.' } as const;
    const finding = (text: string) => ({ role: 'finding', text }) as const;
    const pace: Fact = { ...PACE, proof: wholeOf(1800) };
    const week: Fact = {
      ...PACE,
      id: 'week',
      proof: { kind: 'history', days: 7, activityCount: 3, activityIds: [] },
    };
    const said = (...sentences: ReturnType<typeof finding>[]) =>
      feedbackLead({ sentences: [caption, ...sentences] }, [pace, week], METRIC);
    expect(said(finding('Well paced.'), finding('You held {{pace.average}} to the end.'))).toBe(
      'You held 5:12/km to the end',
    );
    expect(said(finding('Well paced.'))).toBe('An easy run, under control');
    expect(said(finding('It brings your week to {{week}}.'))).toBe('An easy run, under control');
    const long = `At {{pace.average}} ${'you ran on and on '.repeat(8)}to the end.`;
    expect(said(finding(long))).toBe('An easy run, under control');
  });

  test('stays what comes before everything else', () => {
    const sentences = [
      { role: 'safety', text: 'Stop, and see a doctor.' },
      { role: 'finding', text: 'You held {{pace.average}}.' },
    ] as const;
    expect(feedbackLead({ sentences }, [PACE], METRIC)).toBe('Stop, and see a doctor');
  });

  test('is empty where nothing was said', () => {
    expect(feedbackLead(saying(), [], METRIC)).toBe('');
  });
});

describe('what comes next, for the list', () => {
  test('is the proposal with its figures, as the run’s page has it', () => {
    const sentences = [
      { role: 'purpose', text: 'An easy run.' },
      { role: 'nextStep', text: 'Tomorrow, run no faster than {{pace.average}}.' },
    ] as const;
    expect(feedbackNextStep({ sentences }, [PACE], METRIC)).toBe(
      'Tomorrow, run no faster than 5:12/km.',
    );
  });

  test('is nothing where the words ask for a doctor', () => {
    const sentences = [{ role: 'safety', text: 'Stop, and see a doctor.' }] as const;
    expect(feedbackNextStep({ sentences }, [], METRIC)).toBeNull();
  });
});
