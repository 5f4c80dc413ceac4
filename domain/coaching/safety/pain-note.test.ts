import { describe, expect, test } from 'vitest';
import { mentionsPain } from './pain-note.ts';

describe('pain in a note', () => {
  test.each([
    'Left knee hurts on stairs',
    'A niggle in my achilles again',
    'sharp pain in the calf at km 5',
    '右膝が痛い',
    'アキレス腱に違和感あり',
    '膝盖有点疼',
    '跟腱不舒服',
    'đau gót chân',
    'đầu gối hơi nhức',
  ])('is recognised in “%s”', (note) => {
    expect(mentionsPain(note)).toBe(true);
  });

  test.each([
    null,
    '',
    'No knee pain today',
    "Knee didn't hurt at all",
    'Legs sore from the gym, felt good',
    'calves a bit tired',
    '膝の痛みはありませんでした',
    '痛快な走りだった',
    '膝盖不疼了',
    '跑得很痛快',
    'đầu gối không đau',
    'Hết đau gót rồi',
  ])('is not recognised in “%s”', (note) => {
    expect(mentionsPain(note)).toBe(false);
  });
});
