import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WriteBatch } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';

const ACTIVITIES = 2000;
const PAGES = ACTIVITIES / 200;
/** Long after today: no sweep takes the job meanwhile. */
const START = new Date('2099-03-02T12:01:00Z');

/** Counts what is written, by transactions and batches alike; one at a time. */
function countedWrites(): { readonly count: number; release: () => void } {
  const counted = { count: 0, release: () => undefined as void };
  const prototype = WriteBatch.prototype as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >;
  const restores = (['create', 'set', 'update', 'delete'] as const).map((method) => {
    const original = prototype[method];
    if (!original) throw new Error(`Firestore has no ${method}`);
    prototype[method] = function (...given) {
      counted.count += 1;
      return original.apply(this, given);
    };
    return () => {
      prototype[method] = original;
    };
  });
  counted.release = () => {
    for (const restore of restores) restore();
  };
  return counted;
}

/** What is on the heap after collecting, in megabytes. */
function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

/** What bringing in 2,000 activities from Strava costs, its own answering time included. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const { openStravaFixture } = await import('../functions/strava-fixture.ts');
    const { adminFirestore } = await import('../functions/admin.ts');
    const { countedReads } = await import('../functions/killable-process.ts');
    const fixture = await openStravaFixture(START);
    try {
      const { uid } = await fixture.link('kenji');
      const id = `import-history_${uid}_strava`;
      const job = adminFirestore.doc(firestorePaths.job(id));
      const reads = countedReads();
      const writes = countedWrites();
      const heaps: number[] = [];
      const from = performance.now();
      let paused = 0;
      let recentMilliseconds = 0;
      for (let step = 0; (await job.get()).exists; step += 1) {
        if (step > 3 * PAGES) throw new Error('the import does not end');
        await fixture.run(id);
        if (step === 0) recentMilliseconds = performance.now() - from;
        const before = performance.now();
        heaps.push(heapMegabytes());
        paused += performance.now() - before;
      }
      const seconds = (performance.now() - from - paused) / 1000;
      reads.release();
      writes.release();
      const rows = await adminFirestore.collection(firestorePaths.activities(uid)).count().get();
      if (rows.data().count !== ACTIVITIES) throw new Error(`${rows.data().count} came`);
      const [, second = Number.NaN] = heaps;
      return [
        {
          figure: 'history of 2,000 from Strava: the last 90 days are there after',
          value: recentMilliseconds,
          unit: 'ms',
          budget: 5000,
        },
        {
          figure: 'history of 2,000 from Strava: all',
          value: seconds,
          unit: 's',
          budget: 60,
        },
        {
          figure: 'history of 2,000 from Strava: documents read, an activity',
          value: reads.count / ACTIVITIES,
          unit: 'reads',
          budget: 1.5,
        },
        {
          figure: 'history of 2,000 from Strava: documents written, an activity',
          value: writes.count / ACTIVITIES,
          unit: 'writes',
          budget: 1.1,
        },
        {
          figure: 'history of 2,000 from Strava: heap grown from the second page to the last',
          value: Math.max(0, (heaps.at(-1) ?? Number.NaN) - second),
          unit: 'MB',
          budget: 10,
        },
      ];
    } finally {
      await fixture.close();
    }
  },
};
