import { expect, it } from 'vitest';
import { localModels } from './local-models.ts';

const SANDBOX = 'http://127.0.0.1:5300';

it('lets the sandbox stand for every provider without a key', () => {
  const models = localModels(new Map(), SANDBOX);
  expect(models.sandboxed).toEqual(['OpenAI', 'Google', 'Anthropic']);
  expect(models.environment).toEqual({
    MODEL_KEYS: 'environment',
    OPENAI_KEY: 'sandbox',
    OPENAI_BASE: `${SANDBOX}/openai/v1`,
    GOOGLE_AI_KEY: 'sandbox',
    GOOGLE_AI_BASE: `${SANDBOX}/google/v1beta`,
    ANTHROPIC_KEY: 'sandbox',
    ANTHROPIC_BASE: `${SANDBOX}/anthropic/v1`,
  });
});

it('asks a provider itself as soon as its key is given, one by one', () => {
  const models = localModels(new Map([['GOOGLE_AI_KEY', 'k-1']]), SANDBOX);
  expect(models).toMatchObject({ real: ['Google'], sandboxed: ['OpenAI', 'Anthropic'], off: [] });
  expect(models.environment['GOOGLE_AI_KEY']).toBe('k-1');
  expect(models.environment['GOOGLE_AI_BASE']).toBeUndefined();
});

it('never sends a real key to the sandbox nor the sandbox key elsewhere', () => {
  const models = localModels(
    new Map([
      ['OPENAI_BASE', 'https://models.example/v1'],
      ['ANTHROPIC_KEY', 'none'],
    ]),
    SANDBOX,
  );
  expect(models.off).toEqual(['OpenAI', 'Anthropic']);
  expect(models.environment).toMatchObject({
    OPENAI_KEY: 'none',
    OPENAI_BASE: 'https://models.example/v1',
    ANTHROPIC_KEY: 'none',
  });
  expect(models.environment['ANTHROPIC_BASE']).toBeUndefined();
});
