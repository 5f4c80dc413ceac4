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
    'left calf sore from km 8',
    'Calf got tight from km 8 on',
    'sore right hamstring',
    'knee a bit achy',
    'slight pain on the last hill',
    '8kmから左のふくらはぎが張ってきた',
    '右太ももに張りあり',
    '8公里开始左小腿有点酸',
    '右小腿很緊',
    'bắp chân trái hơi căng từ km 8',
    '膝\u200bが痛い',
    'left kn\u00adee hurts',
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
    'quads sore after the race',
    'calves tight, hard week',
    'the traffic lights were a pain',
    'A pain cave, but I loved it',
    'turned left at km 8, tight corners',
    'ふくらはぎが張っている',
    '小腿有点酸，正常',
    '跑了一条新路，腿很酸',
    'chân hơi mỏi',
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
