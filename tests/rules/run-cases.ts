import type { AccessCase } from './access-cases.ts';
import { FIXTURE } from './access-fixture.ts';
import type { FirestoreRequests, Verdict } from './firestore-requests.ts';

/** Enough to keep the emulator busy on few cores. */
const PARALLEL_REQUESTS = 16;

interface WrongAnswer {
  accessCase: AccessCase;
  answer: Verdict;
}

export function describeWrongAnswer({ accessCase, answer }: WrongAnswer): string {
  const { collection, operation, title } = accessCase;
  return `${operation} ${collection}: ${title}: ${answer}`;
}

async function inParallel<Item>(
  items: readonly Item[],
  isEnough: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: PARALLEL_REQUESTS }, async () => {
      for (const item of queue) {
        if (isEnough()) return;
        await work(item);
      }
    }),
  );
}

/** The written document, or null where the case only reads. */
function writtenPath({ request }: AccessCase): string | null {
  return request.kind === 'create' || request.kind === 'update' || request.kind === 'delete'
    ? request.path
    : null;
}

/**
 * Sends every case's request and answers with the wrong answers. Whatever a
 * write changed is put back at once, so the cases do not depend on each other.
 *
 * @param options.stopAtFirst one wrong answer is enough to know
 */
export async function runCases(
  requests: FirestoreRequests,
  cases: readonly AccessCase[],
  options: { stopAtFirst: boolean } = { stopAtFirst: false },
): Promise<WrongAnswer[]> {
  const wrong: WrongAnswer[] = [];
  const isEnough = () => options.stopAtFirst && wrong.length > 0;
  const run = async (accessCase: AccessCase) => {
    const answer = await requests.send(accessCase.token, accessCase.request);
    if (answer !== accessCase.expected) wrong.push({ accessCase, answer });
    const path = writtenPath(accessCase);
    if (path !== null && answer === 'allowed')
      await requests.put({ [path]: FIXTURE[path] ?? null });
  };

  // Refused writes change nothing, so they may run beside everything that reads.
  const changesFixture = (one: AccessCase) =>
    one.expected === 'allowed' && writtenPath(one) !== null;
  await inParallel(
    cases.filter((one) => !changesFixture(one)),
    isEnough,
    run,
  );
  const writesByPath = Map.groupBy(cases.filter(changesFixture), writtenPath);
  await inParallel([...writesByPath.values()], isEnough, async (writes) => {
    for (const write of writes) {
      if (isEnough()) return;
      await run(write);
    }
  });
  return wrong;
}
