import { expect, it } from 'vitest';
import { jobHandler, jobHandlers } from './job-handler.ts';
import { jobId, jobRequest, type JobKind } from './job-kind.ts';
import { backoffSeconds, JOB_LIMITS } from './job.ts';

const LETTERS: JobKind<{ to: string }> = {
  name: 'write-letter',
  queue: 'short',
  personOf: ({ to }) => to,
};
const writesLetters = () =>
  jobHandler(LETTERS, {
    run: async ({ to }) => Promise.resolve({ fulfil: () => void to }),
    giveUp: () => undefined,
  });

it('waits twice as long after every failure, up to a bound', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map(backoffSeconds);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, JOB_LIMITS.backoffMaximumSeconds]);
});

it('says of a job where it runs and whose it is', () => {
  expect(jobRequest(LETTERS, 'mika_1', { to: 'mika' })).toEqual({
    id: 'write-letter_mika_1',
    kind: 'write-letter',
    queue: 'short',
    person: 'mika',
    key: 'mika_1',
    payload: { to: 'mika' },
  });
  expect(jobId(LETTERS, 'mika_1')).toBe('write-letter_mika_1');
});

it('refuses two kinds of one name, of which one would never run', () => {
  expect(() => jobHandlers([writesLetters(), writesLetters()])).toThrow(RangeError);
});
