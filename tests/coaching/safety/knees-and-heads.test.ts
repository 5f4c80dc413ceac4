import { expect, test } from 'vitest';
import { complaintIn } from '@tasuki/domain/coaching/safety/question-complaint';

// The Vietnamese word for a knee begins with the one for a head.
test.each([
  ['đau đầu gối', 'injury'],
  ['chạy xong hay bị đau đầu gối ngoài', 'injury'],
  ['nhức đầu gối khi xuống cầu thang', 'injury'],
  ['đau đầu ngón chân', 'injury'],
  ['hôm nay đau đầu có nên chạy không', 'illness'],
  ['bị nhức đầu từ sáng', 'illness'],
] as const)('%s is an %s', (text, complaint) => {
  expect(complaintIn(text)).toBe(complaint);
});
