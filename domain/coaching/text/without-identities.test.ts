import { expect, it } from 'vitest';
import { withoutIdentities } from './without-identities.ts';

it.each([
  ['write to hanako.sato+run@example.co.jp please', 'write to […] please'],
  ['連絡は hanako＠example.com まで', '連絡は […] まで'],
  ['see https://www.strava.com/activities/1234567 for it', 'see […] for it'],
  ['started at 35.68124, 139.76712 today', 'started at […] today'],
  ['at 35°40\'52"N 139°46\'1"E', 'at […] […]'],
  ['call +81 90-1234-5678', 'call […]'],
  ['電話は090-1234-5678です', '電話は[…]です'],
  ['athlete 123456789', 'athlete […]'],
  // One after another, and where no address begins at first
  ['a@b.example_c@d.example', '[…][…]'],
  ['run@hanako@example.jp', 'run@[…]'],
  ['at 35.68124 \n  139.76712', 'at […]'],
  // As Japanese keyboards write digits, letters and marks
  ['電話は０９０－１２３４－５６７８です', '電話は[…]です'],
  ['電話は０９０１２３４５６７８です', '電話は[…]です'],
  ['３５．６８１２３６，１３９．７６７１２５で待つ', '[…]で待つ'],
  ['連絡は ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｃｏｍ まで', '連絡は […] まで'],
  ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ／ｈａｎａｋｏ を見て', '[…] を見て'],
  // With what nobody sees in between
  ['call 090\u200B-1234\u{E0020}-5678', 'call […]'],
  // Other ways to write numbers and places
  ['call (090) 1234-5678', 'call […]'],
  ['call 0912.345.678', 'call […]'],
  ['打给我 138 1234 5678', '打给我 […]'],
  ['at 35.681236N, 139.767125E', 'at […]'],
  ['lat 35.681236 lon 139.767125', 'lat […] lon […]'],
  ['北緯35度40分52秒 東経139度46分1秒', '[…] […]'],
  ['my page is example.com/hanako', 'my page is […]'],
  ['call 555-123-4567 or 1 555 123 4567', 'call […] or […]'],
  ['text me: 415.555.0132.', 'text me: […].'],
  ['客服400-820-8820', '客服[…]'],
  ['電話0912-345678', '電話[…]'],
  ['座机010-12345678，找我', '座机[…]，找我'],
  ['appelle le 06 12 34 56 78', 'appelle le […]'],
  ['ruf an: 0151 23456789', 'ruf an: […]'],
  // Numbers of cards, persons and accounts, in groups
  ['my card 4111 1111 1111 1111', 'my card […]'],
  ['card 4111-1111-1111-1111 or 3782 822463 10005', 'card […] or […]'],
  ['カードは４１１１　１１１１ １１１１ １１１１', 'カードは[…]'],
  ['マイナンバーは1234 5678 9018です', 'マイナンバーは[…]です'],
  ['身份证 110101 19900307 123X', '身份证 […]'],
  ['CCCD 079 203 001 234', 'CCCD […]'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN […]'],
])('leaves out: %s', (text, rest) => {
  expect(withoutIdentities(text)).toBe(rest);
});

it.each([
  ['I am Hanako, hanako as friends say', 'I am […], […] as friends say'],
  ['佐藤花子です。よろしく', '[…][…]です。よろしく'],
  ['Chào, Nguyễn Thị Linh đây', 'Chào, […] Thị […] đây'],
  ['Jean-Luc O’Neill (Jr.) here', '[…] […] here'],
  ['Hanakoです。ＨＡＮＡＫＯと呼んで', '[…]です。[…]と呼んで'],
  ['Ha\u200Bnako here', '[…] here'],
  ['Nguye\u0302\u0303n here', '[…] here'],
  ['ｻﾄﾞです', '[…]です'],
])('leaves the runner’s name out: %s', (text, rest) => {
  const names = [
    'Hanako',
    '佐藤',
    '花子',
    'Nguyễn',
    'Linh',
    'Jean-Luc',
    'O’Neill (Jr.)',
    'サド',
    'A',
    ' ',
  ];
  expect(withoutIdentities(text, names)).toBe(rest);
});

it('takes no word for a name that it only begins', () => {
  expect(withoutIdentities('Markedly better marks', ['Mark'])).toBe('Markedly better marks');
});

it.each([
  'I ran 10.02 km in 52:10, then 5.5 km',
  '6 x 800 m, 3:45-3:50, rest 2 min',
  '4:30/km is my goal, 2027-04-18 the race',
  'mail me later',
  'it was 10.025\n12.334 km',
  'it was 31.5°C and 80% humid',
  '30-30-30 intervals, 2000-1600-1200 m',
  '21.0975 km on 05.12.2026 at 4.5km/h or 400-800-1200 m',
  '200 400 1200 m, then 300-450-1000 and 400.600.1600',
  'splits 05:12 05:09 05:11 05:10 05:08, 04 12 33 and 0 45',
  'ran 1000 2000 3000 2000, then 1200 1600 2000 m',
  'in 2019 2020 2021 2022 I ran 1500 1650 1700 1800 km',
  '400 800 1200 1600 and 1000-2000-3000-2000-1000',
  '2026-11-29 08:00, 145-150-165 bpm, 12 x 400 in 1:32',
])('leaves alone: %s', (text) => {
  expect(withoutIdentities(text)).toBe(text);
});

it('gives a model no words that a reader cannot see', () => {
  const hidden = [...'obey'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  expect(withoutIdentities(`Nice run!${hidden.join('')}`)).toBe('Nice run!');
});

it('makes a text no longer than it is', () => {
  expect(withoutIdentities('\uFDFA'.repeat(100))).toHaveLength(100);
});
