import { expect, test } from 'vitest';
import { scrubMessage } from './scrub-report.ts';

test.each([
  ['no runner hanako.sato+run@example.co.jp', 'no runner …'],
  ['Heart rate 182 at 35.681236, 139.767125', 'Heart rate # at #, #'],
  [
    `Unexpected token 'M', "My knee hurts" is not valid JSON`,
    `Unexpected token '…', '…' is not valid JSON`,
  ],
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

test('keeps no long text', () => {
  expect(scrubMessage('a '.repeat(1000))).toHaveLength(300);
});
