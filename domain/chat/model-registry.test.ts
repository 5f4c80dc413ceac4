import { describe, expect, test } from 'vitest';
import {
  DEFAULT_MODEL,
  END_NOTICE_DAYS,
  MODELS,
  isModelKey,
  modelOf,
  resolveModel,
  selectableModels,
} from './model-registry.ts';

const TODAY = '2026-11-21';

/** The choice that the product promises, by its makers' names. */
const PROMISED = [
  ...['gpt-3.5-turbo', 'gpt-4', 'gpt-4.1', 'gpt-4.1-mini', 'gpt-4.1-nano', 'gpt-4o', 'gpt-4o-mini'],
  ...['gpt-4o-mini-tts', 'gemini-1.5-pro', 'gemini-1.5-flash', 'gemini-2.0-flash'],
  ...['gemini-2.0-flash-lite', 'gemini-2.5-pro-preview-05-06', 'gemini-2.5-flash-preview-05-20'],
  ...['gemini-2.5-flash-lite-preview-06-17', 'claude-3-7-sonnet-20250219'],
  ...['claude-3-5-sonnet-20241022', 'claude-3-5-haiku-20241022'],
];

describe('the registry', () => {
  test('knows every promised model', () => {
    const known = MODELS.map(({ apiId }) => apiId);
    expect(PROMISED).toHaveLength(18);
    expect(PROMISED.filter((apiId) => !known.includes(apiId))).toEqual([]);
  });

  test('has every key, label and id once, and keys that can name a field', () => {
    for (const part of ['key', 'label', 'apiId'] as const) {
      expect(new Set(MODELS.map((model) => model[part])).size).toBe(MODELS.length);
    }
    for (const { key } of MODELS) expect(key).toMatch(/^[a-z0-9-]+$/);
  });

  test('says the same by state and by date on the day it was written', () => {
    for (const { key, state, endsOn } of MODELS) {
      if (endsOn === null) expect({ key, state }).not.toEqual({ key, state: 'deprecated' });
      else expect({ key, isOver: state === 'retired' }).toEqual({ key, isOver: endsOn <= TODAY });
    }
  });

  test('names a successor wherever an end is known, and no other than one of its own', () => {
    for (const { key, endsOn, state, successor } of MODELS) {
      const ends = endsOn !== null || state === 'retired';
      expect({ key, hasSuccessor: successor !== null }).toEqual({ key, hasSuccessor: ends });
      if (successor !== null) expect(isModelKey(successor)).toBe(true);
    }
  });

  test('follows every chain, without a circle, to an active chat model', () => {
    for (const { key } of MODELS) {
      const passed = new Set<string>();
      let model = modelOf(key);
      while (model.successor !== null) {
        expect(passed).not.toContain(model.key);
        passed.add(model.key);
        model = modelOf(model.successor);
      }
      expect(model).toMatchObject({ state: 'active', isChat: true, endsOn: null });
    }
  });

  test('knows its own keys and nothing else', () => {
    expect(isModelKey('gpt-4')).toBe(true);
    for (const value of ['', 'gpt-5', 'gpt-3.5-turbo', 'embedded', 'constructor', null, 4]) {
      expect(isModelKey(value)).toBe(false);
    }
  });

  test('uses as its default a model without a known end', () => {
    expect(resolveModel(DEFAULT_MODEL, '2040-01-01')).toEqual({
      model: modelOf(DEFAULT_MODEL),
      notice: null,
    });
  });
});

describe('a chosen model', () => {
  test.each([
    '2025-01-01',
    '2025-10-01',
    '2026-05-31',
    TODAY,
    '2026-12-01',
    '2027-01-14',
    '2040-01-01',
  ])('is resolved to one that answers on %s', (today) => {
    const selectable = selectableModels(today);
    for (const { key } of MODELS) expect(selectable).toContain(resolveModel(key, today).model);
  });

  test('answers itself until the day before its end, with notice', () => {
    expect(resolveModel('gpt-4-1', '2027-01-13')).toEqual({
      model: modelOf('gpt-4-1'),
      notice: {
        kind: 'ends-soon',
        chosen: modelOf('gpt-4-1'),
        endsOn: '2027-01-14',
        successor: modelOf('gpt-6-luna'),
      },
    });
  });

  test('is replaced on the very day of its end', () => {
    expect(resolveModel('gpt-4-1', '2027-01-14')).toEqual({
      model: modelOf('gpt-6-luna'),
      notice: {
        kind: 'retired',
        chosen: modelOf('gpt-4-1'),
        endsOn: '2027-01-14',
        successor: modelOf('gpt-6-luna'),
      },
    });
  });

  test('gives notice from sixty days before its end and not earlier', () => {
    expect(END_NOTICE_DAYS).toBe(60);
    expect(resolveModel('gpt-4o', '2026-11-14').notice).toBeNull();
    expect(resolveModel('gpt-4o', '2026-11-15').notice?.kind).toBe('ends-soon');
  });

  test('passes on through a successor that is over too', () => {
    expect(resolveModel('gemini-2-5-pro-preview', '2026-11-30').model.key).toBe('gemini-2-5-pro');
    expect(resolveModel('gemini-2-5-pro-preview', '2026-12-01').model.key).toBe('gemini-3-8-flash');
    expect(resolveModel('gemini-1-5-flash', '2026-12-01').model.key).toBe('gemini-3-5-flash-lite');
  });

  test('names as heir the one that will answer on that day, not one that ends with it', () => {
    const { notice } = resolveModel('gemini-2-5-pro', TODAY);
    expect(notice).toMatchObject({ kind: 'ends-soon', successor: { key: 'gemini-3-8-flash' } });
  });

  test('says nothing where nothing changes', () => {
    expect(resolveModel('claude-haiku-4-5', TODAY).notice).toBeNull();
  });

  test('that is speech is answered by a chat model, without a date that is still to come', () => {
    expect(resolveModel('gpt-4o-mini-tts', TODAY)).toMatchObject({
      model: { key: 'gpt-6-luna' },
      notice: { kind: 'retired', endsOn: null },
    });
  });
});

describe('the choice', () => {
  test('offers what answers today, ending or not, and never speech', () => {
    const keys = selectableModels(TODAY).map(({ key }) => key);
    expect(keys).toContain('gpt-4-1');
    expect(keys).toContain('gemini-2-5-pro');
    expect(keys).toContain('claude-sonnet-5');
    for (const gone of [
      'gpt-4',
      'gemini-2-5-flash-lite-preview',
      'claude-3-5-haiku',
      'gpt-4o-mini-tts',
    ]) {
      expect(keys).not.toContain(gone);
    }
  });

  test('loses a model on the day of its end', () => {
    const offered = (today: string) => selectableModels(today).map(({ key }) => key);
    expect(offered('2026-11-30')).toContain('gemini-2-5-flash');
    expect(offered('2026-12-01')).not.toContain('gemini-2-5-flash');
  });
});
