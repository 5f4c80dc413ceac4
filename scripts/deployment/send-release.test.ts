import { describe, expect, it } from 'vitest';
import { sendRelease, type Sending } from './send-release.ts';

/** Notes what happens in order; the part of the given name does not arrive. */
function sending(failing: string | null = null): { happened: string[]; with: Sending } {
  const happened: string[] = [];
  return {
    happened,
    with: {
      send: async ({ name }) => {
        happened.push(name);
        return Promise.resolve(name !== failing);
      },
      waitForIndexes: async () => {
        happened.push('indexes are ready');
        return Promise.resolve();
      },
      smokeTest: async () => {
        happened.push('smoke test');
        return Promise.resolve([]);
      },
      say: () => undefined,
    },
  };
}

describe('sending a release', () => {
  it('brings the app last, when everything answers it', async () => {
    const { happened, with: given } = sending();
    expect(await sendRelease('release', given)).toEqual([]);
    expect(happened).toEqual([
      'indexes',
      'indexes are ready',
      'rules',
      'functions',
      'app',
      'smoke test',
    ]);
  });

  it.each([
    ['indexes', ['indexes']],
    ['rules', ['indexes', 'indexes are ready', 'rules']],
    ['functions', ['indexes', 'indexes are ready', 'rules', 'functions']],
  ])('sends nothing after %s that did not arrive', async (failing, expected) => {
    const { happened, with: given } = sending(failing);
    expect(await sendRelease('release', given)).toHaveLength(1);
    expect(happened).toEqual(expected);
  });

  it('goes back the other way, and leaves the indexes', async () => {
    const { happened, with: given } = sending();
    await sendRelease('rollback', given);
    expect(happened).toEqual(['app', 'functions', 'rules', 'smoke test']);
  });

  it('looks at no address when nothing is really sent', async () => {
    const { happened, with: given } = sending();
    await sendRelease('trial', given);
    expect(happened).toEqual(['indexes', 'rules', 'functions', 'app']);
  });
});
