import { expect, it } from 'vitest';
import { isTooLargeToWrite } from './too-large-to-write.ts';

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

it.each([
  [3, '3 INVALID_ARGUMENT: Transaction too big. Decrease transaction size.'],
  [3, '3 INVALID_ARGUMENT: Request payload size exceeds the limit: 11534336 bytes.'],
  [3, '3 INVALID_ARGUMENT: The value of property "bytes" is longer than 1048487 bytes.'],
  [
    3,
    "3 INVALID_ARGUMENT: Document 'a/b' cannot be written because its size (1,048,606 bytes) exceeds the maximum allowed size of 1,048,576 bytes.",
  ],
  [8, '8 RESOURCE_EXHAUSTED: Received message larger than max (12582912 vs. 10485760)'],
  [8, '8 RESOURCE_EXHAUSTED: gRPC message exceeds maximum size 10485760: 12582912'],
])('knows a write that is too large (%i, %s)', (code, message) => {
  expect(isTooLargeToWrite(failure(code, message))).toBe(true);
});

it.each([
  [3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'],
  [8, '8 RESOURCE_EXHAUSTED: Quota exceeded.'],
  [10, '10 ABORTED: Too much contention on these documents. Please try again.'],
])('lets a failure be repeated that may pass (%i, %s)', (code, message) => {
  expect(isTooLargeToWrite(failure(code, message))).toBe(false);
});
