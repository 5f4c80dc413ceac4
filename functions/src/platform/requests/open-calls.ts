import { TasukiFailure } from '@tasuki/domain/failure-codes';

/**
 * Counts the calls of each person that this instance has not answered yet. A call that lasts holds
 * one of the instance's places, so without a limit one person could take all of them.
 */
export class OpenCalls {
  readonly #perPerson: number;
  readonly #counts = new Map<string, number>();

  /** @param perPerson how many calls of one person may be open at once */
  constructor(perPerson: number) {
    this.#perPerson = perPerson;
  }

  /**
   * Answers a call, and counts it as open meanwhile.
   *
   * @throws TasukiFailure 'auth/too-many-requests' for one too many, and what `answer` throws
   */
  async answer<Answer>(uid: string, answer: () => Promise<Answer>): Promise<Answer> {
    const count = this.#counts.get(uid) ?? 0;
    if (count >= this.#perPerson) throw new TasukiFailure('auth/too-many-requests');
    this.#counts.set(uid, count + 1);
    try {
      return await answer();
    } finally {
      const left = (this.#counts.get(uid) ?? 1) - 1;
      if (left > 0) this.#counts.set(uid, left);
      else this.#counts.delete(uid);
    }
  }
}
