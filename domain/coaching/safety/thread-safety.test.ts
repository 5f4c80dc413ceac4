import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../facts/conversation.ts';
import { readThreadSafety, type ThreadSafety } from './thread-safety.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

function safetyOf(...turns: readonly ConversationTurn[]): ThreadSafety {
  return readThreadSafety({ activity: null, history: [], turns, now: NOW });
}

const runner = (text: string): ConversationTurn => ({ author: 'runner', text });
const coach = (text: string): ConversationTurn => ({ author: 'humanCoach', text });

describe('what a human coach asks', () => {
  it('raises a sign', () => {
    const { raisedNow } = safetyOf(coach('Chest pain on the last hill. What should come next?'));
    expect(raisedNow?.category).toBe('cardiac');
  });

  it('ends no sign of the runner, in whose words it was raised', () => {
    const said = runner('I had chest pain on my run today.');
    const cleared = 'The doctor said it is fine to run. What should I run next?';
    expect(safetyOf(said, runner(cleared)).clearedNow).toBe('sign');
    expect(safetyOf(said, coach(cleared))).toMatchObject({
      heldFor: 'cardiac',
      clearedNow: null,
      isReturning: false,
    });
  });

  it('ends no pain of the runner', () => {
    const said = runner('My knee hurts when I run.');
    const gone = 'The pain is gone. What next?';
    expect(safetyOf(said, runner(gone)).ails).toBeNull();
    expect(safetyOf(said, coach(gone))).toMatchObject({ ails: 'injury', clearedNow: null });
  });
});

describe('a sign that a provider named where our own rules found none', () => {
  const said: ConversationTurn = {
    ...runner('Everything is arranged and the letters are written.'),
    providedSign: 'self-harm',
  };

  it('holds back what is asked next', () => {
    expect(safetyOf(said, runner('What should I run tomorrow?')).heldFor).toBe('self-harm');
  });

  it('ends as any other does', () => {
    const talked = runner('I talked to my doctor about it.');
    expect(safetyOf(said, talked).clearedNow).toBe('sign');
    expect(safetyOf(said, talked, runner('What next?')).heldFor).toBeNull();
  });
});
