// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { SIGNED_OUT_SESSION, useSessionStore } from '../platform/session-store.ts';
import { watchConfirmed } from './confirmed-answers.ts';
import type { AnswerSource } from './live-documents.ts';

const onAnswer = vi.fn<(answer: string, source: AnswerSource) => void>();
const onError = vi.fn<(cause: unknown) => void>();
const detach = vi.fn();
let emit: (answer: string, source: AnswerSource) => void;
let fail: (cause: unknown) => void;
let number = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  number += 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(name = `users/kenji/roster/${number}`, isNeededFor?: (answer: string) => boolean) {
  return watchConfirmed<string>(
    {
      name,
      watch: (answer, error) => {
        emit = answer;
        fail = error;
        return detach;
      },
      ...(isNeededFor && { isNeededFor }),
    },
    onAnswer,
    onError,
  );
}

test('waits for the server’s answer, and shows from then on what the browser remembers', () => {
  open();
  emit('as remembered', { isFromCache: true });
  expect(onAnswer).not.toHaveBeenCalled();
  emit('confirmed', { isFromCache: false });
  emit('without a connection', { isFromCache: true });
  open();
  emit('opened again', { isFromCache: true });
  expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual([
    'confirmed',
    'without a connection',
    'opened again',
  ]);
  vi.runAllTimers();
  expect(onError).not.toHaveBeenCalled();
});

test('says that there is no connection, at once where the browser knows it', () => {
  open();
  emit('as remembered', { isFromCache: true });
  vi.advanceTimersByTime(9000);
  expect(onError).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new TasukiFailure('common/offline'));
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
  emit('as remembered', { isFromCache: true });
  vi.advanceTimersByTime(0);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onAnswer).not.toHaveBeenCalled();
});

test.each([
  [
    'the reader was refused',
    () => {
      fail(new TasukiFailure('common/permission-denied'));
    },
  ],
  [
    'somebody else signed in',
    () => {
      for (const uid of ['kenji', 'somebody']) {
        const userCredential = { uid, email: null, isEmailVerified: true };
        useSessionStore.setState({ ...SIGNED_OUT_SESSION, userCredential });
      }
    },
  ],
])('shows nothing that is remembered after %s', (_, happens) => {
  open();
  emit('confirmed', { isFromCache: false });
  happens();
  open();
  emit('as remembered', { isFromCache: true });
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('does not wait for what is the reader’s own', () => {
  open(undefined, (answer) => answer !== 'own');
  emit('own', { isFromCache: true });
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('ends with its reader', () => {
  const stop = open();
  emit('as remembered', { isFromCache: true });
  stop();
  vi.runAllTimers();
  expect(onError).not.toHaveBeenCalled();
  expect(detach).toHaveBeenCalledTimes(1);
});
