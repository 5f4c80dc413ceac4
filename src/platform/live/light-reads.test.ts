import { beforeEach, expect, test, vi } from 'vitest';
import type * as LightReads from './light-reads.ts';

/** A read that ends when the test says so. */
function read() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { load: async () => promise, end: resolve };
}

// Whether live queries have begun is kept for the visit; each test is a visit of its own.
let visit: typeof LightReads;
beforeEach(async () => {
  vi.resetModules();
  visit = await import('./light-reads.ts');
});

/** Whether a live query could attach by now. */
function watchShown() {
  const shown = vi.fn();
  void visit.lightReadsShown().then(shown);
  return shown;
}

/** Lets everything that is settled go on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test('a live query waits for the read that the first one leads to', async () => {
  const topic = read();
  const messages = read();
  void visit
    .asLightRead(topic.load)
    .then(async () => visit.asLightRead(messages.load))
    .catch(() => undefined);
  const shown = watchShown();
  topic.end('topic');
  await turns();
  expect(shown).not.toHaveBeenCalled();
  messages.end('messages');
  await turns();
  expect(shown).toHaveBeenCalled();
});

test('a live query of the frame waits for the page, whose own reads begin with it', async () => {
  visit.awaitFirstPage();
  const shown = watchShown();
  await turns();
  expect(shown).not.toHaveBeenCalled();
  const rows = read();
  void visit.asLightRead(rows.load);
  visit.noteFirstPage();
  await turns();
  expect(shown).not.toHaveBeenCalled();
  rows.end('rows');
  await turns();
  expect(shown).toHaveBeenCalled();
});

test('a page that never comes holds nothing back for long', async () => {
  vi.useFakeTimers();
  try {
    visit.awaitFirstPage();
    const shown = watchShown();
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('on a slow phone a live query waits for each read that follows in time', async () => {
  vi.useFakeTimers();
  try {
    const [rows, part] = [read(), read()];
    void visit.asLightRead(rows.load);
    const shown = watchShown();
    await vi.advanceTimersByTimeAsync(2000);
    void visit.asLightRead(part.load);
    rows.end('rows');
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).not.toHaveBeenCalled();
    part.end('part');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('nothing waits where nothing is read', async () => {
  const shown = watchShown();
  await turns();
  expect(shown).toHaveBeenCalled();
});
