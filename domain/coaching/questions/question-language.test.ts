import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language.ts';
import { questionLanguage } from './question-language.ts';

const PLAIN: readonly (readonly [text: string, language: Language])[] = [
  ['明日は休むべき？', 'ja'],
  ['次のペースは？', 'ja'],
  ['10km何分で走れる?', 'ja'],
  ['ロング走', 'ja'],
  ['下次跑什么？', 'zh'],
  ['这周怎么样', 'zh'],
  ['下次要跑什麼？', 'zh-tw'],
  ['這週跑得如何', 'zh-tw'],
  ['buổi tới chạy gì?', 'vi'],
  ['Mai nghỉ được không', 'vi'],
  ['mai minh nen chay the nao', 'vi'],
  ['dau goi co nen chay khong', 'vi'],
  ['What should I run next?', 'en'],
  ['how was my week', 'en'],
  ['Any progress lately?', 'en'],
  ['should I run the 坂 tomorrow or rest?', 'en'],
  ['明日はeasy runでいい？', 'ja'],
  ['pace bao nhiêu cho tempo run?', 'vi'],
  ['明天跑easy run可以吗', 'zh'],
];

test.each(PLAIN)('%s is plainly %s', (text, language) => {
  for (const appLanguage of LANGUAGES) expect(questionLanguage(text, appLanguage)).toBe(language);
});

test.each([
  'ok',
  'thanks',
  'hello coach',
  'bye bye',
  'pace?',
  'VO2max',
  '👍',
  '',
  '   ',
  '5:30',
  '???',
  'Wie war mein Lauf',
  '!!!',
])('%s leaves the app language', (text) => {
  for (const appLanguage of LANGUAGES)
    expect(questionLanguage(text, appLanguage)).toBe(appLanguage);
});

test('characters that both scripts of Chinese share leave the app’s script', () => {
  expect(questionLanguage('今天怎样', 'zh')).toBe('zh');
  expect(questionLanguage('下次如何', 'zh')).toBe('zh');
  expect(questionLanguage('下次如何', 'zh-tw')).toBe('zh-tw');
});

test('Japanese without kana is recognised by the app language or its own characters', () => {
  expect(questionLanguage('次回練習内容', 'ja')).toBe('ja');
  expect(questionLanguage('明日休養?', 'ja')).toBe('ja');
  expect(questionLanguage('明天休息吗', 'ja')).toBe('zh');
});
