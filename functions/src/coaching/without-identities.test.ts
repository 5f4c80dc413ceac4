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
])('leaves out: %s', (text, rest) => {
  expect(withoutIdentities(text)).toBe(rest);
});

it.each([
  ['I am Hanako, hanako as friends say', 'I am […], […] as friends say'],
  ['佐藤花子です。よろしく', '[…][…]です。よろしく'],
  ['Chào, Nguyễn Thị Linh đây', 'Chào, […] Thị […] đây'],
  ['Jean-Luc O’Neill (Jr.) here', '[…] […] here'],
])('leaves the runner’s name out: %s', (text, rest) => {
  const names = ['Hanako', '佐藤', '花子', 'Nguyễn', 'Linh', 'Jean-Luc', 'O’Neill (Jr.)', 'A', ' '];
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
])('leaves alone: %s', (text) => {
  expect(withoutIdentities(text)).toBe(text);
});
