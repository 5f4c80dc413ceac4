import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { sendMessage } from '../messages.ts';
import { loadMessagesFreeAt } from './message-count.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';

vi.mock('../messages.ts', () => ({ sendMessage: vi.fn() }));
vi.mock('./message-count.ts', () => ({ loadMessagesFreeAt: vi.fn() }));

const { burst, intervalMilliseconds } = MESSAGE_TURNS;
const REFUSED = Object.assign(new Error('refused'), { code: 'permission-denied' });
/** Messages that the server took, in order. */
let taken: string[];
/** How many messages the server takes now. */
let turns: number;

beforeEach(() => {
  // Each test has a tab of its own.
  vi.resetModules();
  vi.useFakeTimers();
  setErrorReporter(() => undefined);
  globalThis.localStorage.clear();
  taken = [];
  turns = burst;
  vi.mocked(loadMessagesFreeAt).mockResolvedValue(0);
  vi.mocked(sendMessage).mockImplementation(async (_topic, { text }) => {
    await Promise.resolve();
    if (turns === 0) throw REFUSED;
    turns -= 1;
    taken.push(text);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openTab() {
  const { newMessage, sendKeeping, forgetUnsent, useUnsentMessages } =
    await import('./unsent-messages.ts');
  const { useMessagesLeft } = await import('./message-allowance.ts');
  const { useSessionStore } = await import('../../../platform/session-store.ts');
  const enter = (uid: string) => {
    act(() => {
      useSessionStore.setState({ userCredential: { uid, email: null, isEmailVerified: true } });
    });
  };
  enter('hana');
  const { result } = renderHook(() => ({
    unsent: useUnsentMessages(useSessionStore((session) => session.userCredential?.uid ?? '')),
    left: useMessagesLeft(),
  }));
  return {
    result,
    forgetUnsent,
    enter,
    send: async (text: string) =>
      act(async () => {
        void sendKeeping('topic', newMessage('hana', text, {}));
        await vi.advanceTimersByTimeAsync(0);
      }),
    pass: async (intervals: number) =>
      act(async () => {
        for (let count = 0; count < intervals; count += 1) {
          turns += 1;
          await vi.advanceTimersByTimeAsync(intervalMilliseconds);
        }
      }),
  };
}

it('says how many are left before the limit, and sends what is beyond it later and in order', async () => {
  const { result, send, pass } = await openTab();
  for (let count = 0; count < burst - MESSAGE_TURNS.saidFrom - 1; count += 1)
    await send(`${count}`);
  expect(result.current.left).toBeNull();
  for (let count = MESSAGE_TURNS.saidFrom; count >= 0; count -= 1) {
    await send(`last but ${count}`);
    expect(result.current.left).toBe(count);
  }
  for (const text of ['first', 'second', 'third']) await send(text);
  expect(taken).toHaveLength(burst);
  expect(result.current.unsent.map(({ state, text }) => [state, text])).toEqual([
    ['waiting', 'first'],
    ['waiting', 'second'],
    ['waiting', 'third'],
  ]);
  expect(globalThis.localStorage).toHaveLength(3);
  await pass(3);
  expect(taken.slice(burst)).toEqual(['first', 'second', 'third']);
  expect(result.current.unsent).toEqual([]);
  expect(globalThis.localStorage).toHaveLength(0);
});

it('sends nothing of what its author takes back while it waits', async () => {
  const { result, send, pass, forgetUnsent } = await openTab();
  for (let count = 0; count < burst; count += 1) await send(`${count}`);
  await send('regretted');
  await send('meant');
  const [regretted] = result.current.unsent;
  act(() => {
    forgetUnsent(regretted?.id ?? '');
  });
  await pass(2);
  expect(taken.slice(burst)).toEqual(['meant']);
});

it('says at once that a message was refused where that was not for the limit', async () => {
  turns = 0;
  const { result, send } = await openTab();
  await send('to nobody');
  expect(result.current.unsent).toMatchObject([
    { state: 'failed', failureCode: 'common/permission-denied', text: 'to nobody' },
  ]);
});

it('lets a message wait whose author used up the limit on another device, and says so', async () => {
  turns = 0;
  vi.mocked(loadMessagesFreeAt).mockResolvedValue(Date.now() + burst * intervalMilliseconds);
  const { result, send, pass } = await openTab();
  await send('from the other phone');
  expect(result.current.unsent).toMatchObject([{ state: 'waiting', text: 'from the other phone' }]);
  expect(result.current.left).toBe(0);
  await pass(1);
  expect(taken).toEqual(['from the other phone']);
});

it('neither shows nor sends one person’s words as another’s, and gives them back to their author', async () => {
  const { result, send, pass, enter } = await openTab();
  for (let count = 0; count < burst; count += 1) await send(`${count}`);
  await send('mine alone');
  expect(result.current.unsent).toMatchObject([{ text: 'mine alone', state: 'waiting' }]);
  enter('mai');
  expect(result.current.unsent).toEqual([]);
  await pass(2);
  expect(taken).toHaveLength(burst);
  enter('hana');
  expect(result.current.unsent).toMatchObject([{ text: 'mine alone', state: 'kept' }]);
});

it('gives unsent words back to their author in a tab that was opened by another person', async () => {
  turns = 0;
  await (await openTab()).send('mine alone');
  vi.resetModules();
  const { result, enter } = await openTab();
  enter('mai');
  expect(result.current.unsent).toEqual([]);
  enter('hana');
  expect(result.current.unsent).toMatchObject([{ text: 'mine alone', state: 'kept' }]);
});
