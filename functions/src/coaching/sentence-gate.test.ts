import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SentenceGate } from './sentence-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gateThat(refuses: RegExp = /never/) {
  const received: string[] = [];
  const gate = new SentenceGate<string>({
    problemOf: (sentence) => (refuses.test(sentence) ? sentence : null),
    onSentence: (sentence) => received.push(sentence),
  });
  return { gate, received };
}

it('lets sentences through as they end, and loses nothing between them', () => {
  const { gate, received } = gateThat();
  gate.push('Well run. Now ');
  expect(received).toEqual(['Well run. ']);
  gate.push('rest.\n\n- Sleep\n- Eat');
  expect(gate.end(true)).toBe(true);
  expect(received.join('')).toBe('Well run. Now rest.\n\n- Sleep\n- Eat');
  expect(gate.released).toEqual(received);
});

it('closes with the first sentence that may not be said', () => {
  const { gate, received } = gateThat();
  expect(gate.push('Well run. ')).toBe(true);
  expect(gate.push('Say this never. And then. ')).toBe(false);
  expect(gate.push('More. ')).toBe(false);
  expect(gate.end(true)).toBe(false);
  expect(gate.problem).toBe('Say this never. ');
  expect(received).toEqual(['Well run. ']);
});

it('does not hold a whole sentence back when the stream rests', () => {
  for (const sentence of [
    'よく走れました。',
    'That was good.',
    'It was {{pace.average}}.',
    'Ready?',
  ]) {
    const { gate, received } = gateThat();
    gate.push(sentence);
    vi.advanceTimersByTime(149);
    expect(received).toEqual([sentence]);
    gate.push(' And more follows. ');
    expect(received.join('')).toBe(`${sentence} And more follows. `);
  }
});

it('waits on where a rest proves nothing', () => {
  for (const begun of ['It was 5.', 'Run {{pace.', 'approx.', 'and so', 'No.', '1.']) {
    const { gate, received } = gateThat();
    gate.push(begun);
    vi.advanceTimersByTime(10_000);
    expect(received).toEqual([]);
  }
});

it('leaves out what a cut left unfinished, and keeps what it did not', () => {
  const unfinished = gateThat();
  unfinished.gate.push('Well run. You held {{pace.ave');
  unfinished.gate.end(false);
  expect(unfinished.received).toEqual(['Well run. ']);
  const finished = gateThat();
  finished.gate.push('Well run. Rest tomorrow.');
  finished.gate.end(false);
  expect(finished.received).toEqual(['Well run. ', 'Rest tomorrow.']);
});

it('never says what is nothing but space, and begins with a word', () => {
  const { gate, received } = gateThat();
  gate.push('\n\n  ');
  expect(gate.end(true)).toBe(true);
  expect(received).toEqual([]);
  const spaced = gateThat();
  spaced.gate.push('\n\nWell run. ');
  expect(spaced.received).toEqual(['Well run. ']);
});

it('says nothing any more once it is closed', () => {
  const { gate, received } = gateThat();
  gate.push('That was good.');
  gate.close();
  vi.advanceTimersByTime(10_000);
  expect(gate.push(' And more. ')).toBe(false);
  expect(received).toEqual([]);
});
