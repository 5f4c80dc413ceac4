import { describe, expect, it } from 'vitest';
import { NO_CAUTIONS, openCaution } from './caution-record.ts';
import { withNotes, withWords } from './caution-words.ts';

function day(number: number): Date {
  return new Date(Date.UTC(2026, 10, number, 9));
}

function after(...said: readonly (readonly [dayOfMonth: number, text: string])[]) {
  return said.reduce((record, [number, text]) => withWords(record, text, day(number)), NO_CAUTIONS);
}

describe('what the runner wrote before a plan', () => {
  it.each([
    'I had chest pain on the hill',
    '走っている間、胸が締めつけられるように痛かった',
    '跑步的时候胸口疼',
    '跑步的時候胸口痛',
    'Hôm nay tôi bị đau ngực khi chạy',
  ])('holds a sign until it is cleared: %s', (text) => {
    const record = after([1, text]);
    expect(openCaution(record, day(2))).toMatchObject({ kind: 'doctor', until: null });
    expect(openCaution(record, new Date('2027-10-01'))).toMatchObject({ kind: 'doctor' });
  });

  it('ends it by a doctor, in words or on the page, and begins gently for two weeks', () => {
    const said = after([1, 'Chest pain today'], [3, 'My doctor says I can run again.']);
    expect(openCaution(said, day(4))).toEqual({ kind: 'return', since: day(3), until: day(17) });
    expect(openCaution(said, day(20))).toBeNull();
    const pressed = { ...after([1, 'Chest pain today']), clearedAt: day(3) };
    expect(openCaution(pressed, day(4))).toEqual({ kind: 'return', since: day(3), until: day(17) });
  });

  it('opens again where the sign comes back, and no other word ends it', () => {
    const back = after([1, 'Chest pain'], [3, 'The doctor cleared me.'], [5, 'Chest pain again']);
    expect(openCaution(back, day(6))).toMatchObject({ kind: 'doctor', since: day(5) });
    const other = after([1, 'Chest pain'], [3, 'No more pain.'], [4, 'I feel well again']);
    expect(openCaution(other, day(6))).toMatchObject({ kind: 'doctor', since: day(1) });
  });

  it('keeps every sign of one message, each until its own end', () => {
    const both = after([1, 'I want to die and my chest hurts when I run']);
    expect(openCaution(both, day(2))?.kind).toBe('care');
    const talked = withWords(both, 'I talked to my therapist today.', day(3));
    expect(openCaution(talked, day(4))).toMatchObject({ kind: 'doctor', since: day(1) });
  });

  it('takes a sign that is named together with the leave as cleared', () => {
    const record = after([1, 'The doctor says my chest pain is harmless, all ok.']);
    expect(openCaution(record, day(2))).toMatchObject({ kind: 'return' });
  });

  it('keeps pain for a week, or until it is gone', () => {
    const record = after([1, 'Left knee hurts on stairs']);
    expect(openCaution(record, day(7))).toEqual({ kind: 'pain', since: day(1), until: day(8) });
    expect(openCaution(record, day(10))).toBeNull();
    expect(openCaution(after([1, 'Knee pain'], [2, 'The pain is gone.']), day(3))).toBeNull();
    expect(openCaution(after([1, 'I have a cold']), day(3))).toMatchObject({ kind: 'illness' });
  });

  it('puts a sign before pain, and the newest words before older ones', () => {
    const record = after([5, 'My knee hurts'], [1, 'I fainted on my run']);
    expect(openCaution(record, day(6))).toMatchObject({ kind: 'doctor', since: day(1) });
  });

  it.each([
    ['I want to kill myself', 'care'],
    ['I have a fever of 39', 'fever'],
    ['I am 12 weeks pregnant', 'pregnancy'],
    ['I fainted on my run', 'doctor'],
  ])('says who helps: %s', (text, kind) => {
    expect(openCaution(after([1, text]), day(2))).toMatchObject({ kind, until: null });
  });

  it('is the same in any order, and when words come twice', () => {
    const said = [
      [1, 'Chest pain'],
      [3, 'The doctor cleared me.'],
      [4, 'Left knee hurts'],
    ] as const;
    expect(after(...said, ...said)).toEqual(after(...said.toReversed()));
  });

  it('reads nothing into other words, and keeps the same record', () => {
    expect(withWords(NO_CAUTIONS, 'That hill was a heart breaker.', day(1))).toBe(NO_CAUTIONS);
    expect(withWords(NO_CAUTIONS, null, day(1))).toBe(NO_CAUTIONS);
    expect(withWords(NO_CAUTIONS, 'No chest pain, legs fine', day(1)).signs).toEqual({});
  });

  it('reads notes on activities as well', () => {
    const record = withNotes(NO_CAUTIONS, [
      { note: null, startedAt: day(1) },
      { note: 'Sharp pain in the left shin', startedAt: day(2) },
    ]);
    expect(openCaution(record, day(3))).not.toBeNull();
  });
});
