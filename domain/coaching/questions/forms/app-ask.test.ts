import { expect, test } from 'vitest';
import { appAsked } from './app-ask.ts';

test.each([
  ['how do I connect my Garmin', 'connect'],
  ['can i link strava here', 'connect'],
  ['Garminと連携するには？どうすれば', 'connect'],
  ['佳明怎么绑定', 'connect'],
  ['kết nối Garmin sao', 'connect'],
  ['手錶的跑步資料怎麼傳過來', 'connect'],
  ['時計のデータを送りたい、どうすれば', 'connect'],
  ['will my heart rate strap work here?', 'sensor'],
  ['where can I upload a gpx file', 'upload'],
  ['ファイルはどこから追加できますか', 'upload'],
  ['怎麼上傳手錶的檔案', 'upload'],
  ['tải tệp lên thế nào', 'upload'],
  ['how do i change the language', 'settings'],
  ['通知をオフにしたい', 'settings'],
  ['怎么注销账号', 'deleteAccount'],
  ['đổi ngôn ngữ ở đâu', 'settings'],
] as const)('%s', (text, ask) => {
  expect(appAsked(text)).toBe(ask);
});

test.each([
  'which watch should I buy',
  'my garmin says my vo2max is 50, how good is that',
  'how do I add speed to my runs',
  '手表的心率准吗',
  'おすすめの時計は？',
  'can I move Thursday to Friday',
])('asked of running or gear: %s', (text) => {
  expect(appAsked(text)).toBeNull();
});
