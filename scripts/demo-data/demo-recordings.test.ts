import { expect, it } from 'vitest';
import { demoHistory, demoRecording } from '../../sandbox/recordings/demo-history.ts';
import { dayBefore, makeDemoRecordings } from './demo-recordings.ts';

it('ends yesterday, as it is in Tokyo', () => {
  expect(dayBefore(new Date('2026-11-21T14:59:59Z'))).toBe('2026-11-20');
  expect(dayBefore(new Date('2026-11-21T15:00:00Z'))).toBe('2026-11-21');
});

it('makes the files of the history in a thread, in whatever order they are asked for', async () => {
  const recordings = makeDemoRecordings('2026-11-16');
  const [first, second] = demoHistory('2026-11-16');
  if (!first || !second) throw new Error('No history');
  const [secondBytes, firstBytes] = await Promise.all([recordings.at(1), recordings.at(0)]);
  expect(Buffer.compare(firstBytes, demoRecording(first))).toBe(0);
  expect(Buffer.compare(secondBytes, demoRecording(second))).toBe(0);
  await recordings.stop();
  await expect(recordings.at(1000)).rejects.toThrow('no recording 1000');
});

it('makes only the newest where no more are wanted', async () => {
  const sessions = demoHistory('2026-11-16');
  const last = sessions.at(-1);
  if (!last) throw new Error('No history');
  const recordings = makeDemoRecordings('2026-11-16', 1);
  expect(recordings.firstIndex).toBe(sessions.length - 1);
  expect(Buffer.compare(await recordings.at(sessions.length - 1), demoRecording(last))).toBe(0);
  await recordings.stop();
});
