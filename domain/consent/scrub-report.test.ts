import { expect, test } from 'vitest';
import { scrubMessage } from './scrub-report.ts';

test.each([
  ['no runner hanako.sato+run@example.co.jp', 'no runner …'],
  ['Heart rate 182 at 35.681236, 139.767125', 'Heart rate # at #, #'],
  [
    `Unexpected token 'M', "My knee hurts" is not valid JSON`,
    `Unexpected token '…', '…' is not valid JSON`,
  ],
  [
    `Unexpected token 'I', "I'm ill, so"... is not valid JSON`,
    `Unexpected token '…', '…'... is not valid JSON`,
  ],
  [`not JSON: "she said "pregnant" to me" at 3`, `not JSON: '…' at #`],
  [`no runner 'Hanako's knee' here`, `no runner '…' here`],
  ['said “it’s my “bad” knee” today', "said '…' today"],
  [`Can't find 'a' and 'b' there`, `Can't find '…' and '…' there`],
  ['said 「膝が痛い」 today', "said '…' today"],
  [
    `Cannot read properties of undefined (reading 'title')`,
    `Cannot read properties of undefined (reading 'title')`,
  ],
  [`reading 'my knee hurts'`, `reading '…'`],
  ['users/x7Kd93jfLq02mZpR41aa is gone', 'users/… is gone'],
  ['pace 4:15/km', 'pace #/km'],
  ['Failed to fetch', 'Failed to fetch'],
])('takes what is somebody’s out of “%s”', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test('keeps nothing of quoted words whose end was cut off', () => {
  const words = 'my knee hurts '.repeat(40);
  for (const mark of ['"', "'", '`', '“', '「']) {
    expect(scrubMessage(`No answer to ${mark}${words}`)).toBe("No answer to '…'");
  }
});

test('keeps no long text', () => {
  expect(scrubMessage('a '.repeat(1000))).toHaveLength(300);
});
