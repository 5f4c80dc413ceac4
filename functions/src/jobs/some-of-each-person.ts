import { Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const FAR_FUTURE = Timestamp.fromMillis(Date.UTC(9999, 0, 1));

export interface PageLimits {
  /** Jobs read at once. */
  pageSize: number;
  pagesMaximum: number;
}

/**
 * Reads jobs page by page, and after each page passes over the rest of its last person's jobs. So
 * a few documents of each person are read, however many jobs one of them has.
 *
 * @param jobs a query ordered by person and dueAt
 * @param from the first person; null = from the beginning
 * @returns whether it came to the end
 */
export async function readSomeOfEachPerson(
  jobs: Query,
  from: string | null,
  { pageSize, pagesMaximum }: PageLimits,
  take: (job: QueryDocumentSnapshot) => void,
): Promise<boolean> {
  const all = jobs.limit(pageSize);
  let following = from === null ? all : all.startAt(from);
  for (let page = 0; page < pagesMaximum; page += 1) {
    const { docs } = await following.get();
    docs.forEach(take);
    const last = docs.at(-1);
    if (docs.length < pageSize || last === undefined) return true;
    following = all.startAfter(last.get('person'), FAR_FUTURE);
  }
  return false;
}
