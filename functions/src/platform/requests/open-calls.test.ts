import { expect, it } from 'vitest';
import { OpenCalls } from './open-calls.ts';

/** A call that lasts until it is ended. */
function lastingCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { answer: async () => promise, end: resolve, fail: reject };
}

it('leaves the places that one person may not take to others', async () => {
  const calls = new OpenCalls(2);
  const lasting = lastingCall();
  const open = [calls.answer('flood', lasting.answer), calls.answer('flood', lasting.answer)];
  for (let count = 0; count < 50; count += 1) {
    await expect(calls.answer('flood', lasting.answer)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  }
  expect(await calls.answer('other', async () => Promise.resolve('served'))).toBe('served');
  lasting.end('served');
  expect(await Promise.all(open)).toEqual(['served', 'served']);
});

it('gives a place back when its call ends, also by a failure', async () => {
  const calls = new OpenCalls(1);
  const failing = lastingCall();
  const open = calls.answer('runner', failing.answer);
  failing.fail(new Error('ended'));
  await expect(open).rejects.toThrow('ended');
  expect(await calls.answer('runner', async () => Promise.resolve('served'))).toBe('served');
});
