import { expect, it } from 'vitest';
import { importBackup } from './import-backup.ts';

function importing(answers: readonly object[]) {
  const asked: string[] = [];
  return {
    asked,
    with: {
      projectId: 'runs',
      accessToken: async () => Promise.resolve('token'),
      wait: async () => Promise.resolve(),
      emulatorHost: null,
      fetch: async (address: string | URL | Request) => {
        asked.push(address instanceof Request ? address.url : address.toString());
        return Promise.resolve(Response.json(answers[asked.length - 1] ?? {}));
      },
    },
  };
}

it('waits until Firestore is through', async () => {
  const { asked, with: given } = importing([{ name: 'op' }, { name: 'op' }, { done: true }]);
  await importBackup('gs://kept/firestore/a', given);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain('runs/databases/(default):importDocuments');
});

it('does not take a failed import for a good one', async () => {
  const { with: given } = importing([{ name: 'op' }, { done: true, error: { message: 'no' } }]);
  await expect(importBackup('gs://kept/firestore/a', given)).rejects.toThrow('no');
});
