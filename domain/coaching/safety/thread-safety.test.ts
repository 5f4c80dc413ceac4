import { describe, expect, it } from 'vitest';
import type { ConversationTurn } from '../facts/conversation.ts';
import { NO_CAUTIONS, openCaution, writtenSigns, type CautionRecord } from './caution-record.ts';
import { withWords } from './caution-words.ts';
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

  it.each([
    ['She has had chest pain since Monday, be careful', 'cardiac'],
    ['My runner has had chest pain since Monday.', 'cardiac'],
    ['Linh fainted yesterday.', 'syncope'],
    ['She said that she wants to die.', 'self-harm'],
    ['彼女は月曜から胸が痛いそうです。', 'cardiac'],
    ['花子さんは昨日失神しました。', 'syncope'],
    ['她昨天跑步时晕倒了', 'syncope'],
    ['他這週一直胸口痛，小心一點', 'cardiac'],
    ['Linh bị đau ngực từ thứ hai', 'cardiac'],
    ['Hôm qua cô ấy bị ngất', 'syncope'],
  ])('raises and holds what they state of the runner: %s', (stated, category) => {
    const read = (...turns: readonly ConversationTurn[]) =>
      readThreadSafety({
        activity: null,
        history: [],
        turns,
        runnerNames: ['Linh', '花子'],
        now: NOW,
      });
    expect(read(coach(`${stated} @AI`)).raisedNow?.category).toBe(category);
    expect(read(coach(stated), runner('What should I run?')).heldFor).toBe(category);
    const end = read(coach(stated), runner('A doctor has cleared me to run.'));
    expect(end.heldFor === null).toBe(category !== 'self-harm');
  });

  it.each([
    'If she has chest pain, stop.',
    'Stop if you get dizzy.',
    'Did she have chest pain?',
    'My wife fainted yesterday.',
    '胸が痛くなったら休んでください。',
    '她有没有胸口疼？',
    'Nếu cô ấy bị đau ngực thì dừng lại.',
  ])('holds nothing for advice, a question or somebody else: %s', (said) => {
    expect(safetyOf(coach(said), runner('What should I run?')).heldFor).toBeNull();
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

describe('several signs', () => {
  it.each([
    ['I have chest pain', 'I have a fever of 39', 'I am healthy again', 'cardiac'],
    ['胸が痛い', '熱が38度ある', '熱が下がって元気になりました', 'cardiac'],
    ['跑步胸口疼', '我发烧了', '退烧了', 'cardiac'],
    ['I fainted', 'I want to die', 'I talked to my therapist today.', 'syncope'],
    ['I want to die', 'I have a fever of 39', 'I am healthy again', 'self-harm'],
  ])('each ends by its own rule: %s, %s, %s', (first, second, end, left) => {
    const held = { heldFor: left, clearedNow: null };
    expect(safetyOf(runner(first), runner(second), runner(end))).toMatchObject(held);
    const next = runner('What should I run tomorrow?');
    expect(safetyOf(runner(first), runner(second), runner(end), next).heldFor).toBe(left);
  });

  it('are all kept of one message', () => {
    const both = runner('I want to die and my chest hurts when I run');
    expect(safetyOf(both).raisedNow?.category).toBe('self-harm');
    expect(safetyOf(both, runner('I talked to my therapist today.')).heldFor).toBe('cardiac');
  });

  it.each([
    ['I want to die', 'My doctor cleared me to run.'],
    ['死にたい', '医師から走っていいと許可をもらいました'],
    ['我不想活了', '医生说可以跑了'],
    ['我不想活了', '醫生說可以跑了'],
    ['Tôi muốn chết', 'Bác sĩ nói chạy được rồi'],
    ['I make myself throw up after meals', 'My doctor cleared me to run.'],
  ])('of the mind do not end by a doctor’s leave to run: %s, %s', (sign, leave) => {
    const [held, then] = [runner(sign), runner(leave)];
    expect(safetyOf(held, then)).toMatchObject({ clearedNow: null });
    expect(safetyOf(held, then, runner('What next?')).heldFor).not.toBeNull();
    const record = withWords(withWords(NO_CAUTIONS, sign, NOW), leave, NOW);
    expect(openCaution(record, NOW)?.kind).toBe('care');
  });

  it('end together where a doctor has cleared the runner', () => {
    const signs = [runner('I have chest pain'), runner('I have a fever of 39')];
    const end = safetyOf(...signs, runner('The doctor cleared me to run.'));
    expect(end).toMatchObject({ heldFor: null, clearedNow: 'sign', isReturning: true });
  });

  it('hold for what is most urgent, and say so by the note where only the note names it', () => {
    const read = (...turns: readonly ConversationTurn[]) =>
      readThreadSafety({
        activity: { row: { note: 'Chest pain on the climb', startedAt: NOW } },
        history: [],
        turns,
        now: NOW,
      });
    const well = [runner('I have a fever of 39'), runner('I am healthy again')];
    expect(read(...well, runner('What next?')).raisedByNote?.category).toBe('cardiac');
    const talked = [runner('I want to die'), runner('I talked to my therapist today.')];
    expect(read(...talked, runner('What next?')).raisedByNote?.category).toBe('cardiac');
  });
});

describe('what the runner wrote in another conversation', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));
  const said = (number: number, text: string): ConversationTurn => ({
    ...runner(text),
    saidAt: day(number),
  });
  const recordOf = (...words: readonly ConversationTurn[]) =>
    words.reduce((record, { text, saidAt = NOW }) => withWords(record, text, saidAt), NO_CAUTIONS);
  const signsOf = (cautions: CautionRecord) => writtenSigns(cautions, NOW);
  /** The thread with a record of these words and of those elsewhere. */
  function read(turns: readonly ConversationTurn[], elsewhere: readonly ConversationTurn[]) {
    const cautions = recordOf(...elsewhere, ...turns.filter(({ author }) => author === 'runner'));
    return readThreadSafety({
      activity: null,
      history: [],
      turns,
      signs: signsOf(cautions),
      now: NOW,
    });
  }
  const chestPain = said(10, 'I have chest pain when I run');
  const leave = (number: number) => said(number, 'The doctor cleared me to run.');

  it('holds here, and ends here', () => {
    expect(read([said(12, 'What should I run?')], [chestPain]).heldFor).toBe('cardiac');
    expect(read([leave(12)], [chestPain])).toMatchObject({ heldFor: null, clearedNow: 'sign' });
    const after = read([leave(12), said(13, 'What should I run?')], [chestPain]);
    expect(after).toMatchObject({ heldFor: null, isReturning: true });
  });

  it('is not ended by what was said here before it', () => {
    expect(read([leave(9), said(12, 'What next?')], [chestPain]).heldFor).toBe('cardiac');
  });

  it('has ended here where it ended there, or on its page', () => {
    const there = read([chestPain, said(12, 'What next?')], [leave(11)]);
    expect(there).toMatchObject({ heldFor: null, ails: null, isReturning: true });
    const signs = signsOf({ ...recordOf(chestPain), clearedAt: day(11) });
    const turns = [chestPain, said(12, 'What next?')];
    const pressed = readThreadSafety({ activity: null, history: [], turns, signs, now: NOW });
    expect(pressed.heldFor).toBeNull();
  });

  it('leaves the note of an activity closed once it was cleared, and open when it was written anew', () => {
    const activity = { row: { note: 'Chest pain on the climb', startedAt: day(8) } };
    const turns = [said(14, 'What next?')];
    const cleared = recordOf(chestPain, leave(11));
    const read = (cautions: CautionRecord) =>
      readThreadSafety({ activity, history: [], turns, signs: signsOf(cautions), now: NOW })
        .raisedByNote;
    expect(read(cleared)).toBeNull();
    expect(read(recordOf(leave(11), said(13, 'Chest pain')))?.category).toBe('cardiac');
  });

  it('holds an illness no longer than the record does', () => {
    const fever: ConversationTurn = {
      ...runner('I have a fever of 39'),
      saidAt: new Date('2026-09-01T09:00:00Z'),
    };
    expect(read([said(12, 'What next?')], [fever]).heldFor).toBeNull();
  });
});
