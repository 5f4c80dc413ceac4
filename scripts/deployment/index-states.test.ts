import { describe, expect, it } from 'vitest';
import { waitForIndexes } from './index-states.ts';

/** Firestore's answers, one a look; the last one repeats itself. */
function waitingFor(looks: readonly (readonly string[])[]) {
  const asked: string[] = [];
  let waits = 0;
  const given = {
    projectId: 'runs',
    accessToken: async () => Promise.resolve('token'),
    fetch: async (address: string | URL | Request) => {
      asked.push(address instanceof Request ? address.url : address.toString());
      const states = looks[Math.min(waits, looks.length - 1)] ?? [];
      const indexes = states.map((state, index) => ({ name: String(index), state }));
      return Promise.resolve(Response.json({ indexes }));
    },
    wait: async () => {
      waits += 1;
      return Promise.resolve();
    },
    say: () => undefined,
  };
  return { given, asked, waits: () => waits };
}

describe('waiting for indexes', () => {
  it('looks again until all are ready', async () => {
    const { given, asked, waits } = waitingFor([['READY', 'CREATING'], ['CREATING'], ['READY']]);
    await waitForIndexes(given);
    expect(waits()).toBe(2);
    expect(asked[0]).toContain('/projects/runs/');
  });

  it('stops at one that cannot be built, and at one that takes too long', async () => {
    await expect(waitForIndexes(waitingFor([['NEEDS_REPAIR']]).given)).rejects.toThrow(
      'cannot be built',
    );
    await expect(waitForIndexes(waitingFor([['CREATING']]).given)).rejects.toThrow('after an hour');
  });

  it('does not take a refusal for a good answer', async () => {
    const { given } = waitingFor([]);
    const refusing = {
      ...given,
      fetch: async () => Promise.resolve(new Response('', { status: 403 })),
    };
    await expect(waitForIndexes(refusing)).rejects.toThrow('403');
  });
});
