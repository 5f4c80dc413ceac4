import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { countSignIn } from '../../../functions/src/sign-in/count-sign-in.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';

const figure = soakFigure(19);

const NOW = new Date('2096-03-01T10:59:59Z');

it('lets exactly as many through as the limit says, of fifty from one address at once', async () => {
  const address = `test-${randomUUID()}`;
  figure.tried(50);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, async () => countSignIn(address, NOW, adminFirestore, 20)),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: unknown }).code] : [],
  );
  expect(refused).toEqual(Array.from({ length: 30 }, () => 'auth/too-many-requests'));
  // The next hour counts anew, and another address by itself.
  await countSignIn(address, new Date(NOW.getTime() + 1000), adminFirestore, 20);
  await countSignIn(`test-${randomUUID()}`, NOW, adminFirestore, 20);
});
