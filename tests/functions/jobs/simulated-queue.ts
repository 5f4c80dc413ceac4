import type { StartedJob } from '../../../functions/src/jobs/task-queues.ts';

/**
 * A queue with the order of Cloud Tasks: first come, first served, a limited number of tasks at
 * once.
 */
export class SimulatedQueue {
  readonly #tasks: string[] = [];
  readonly #run: (id: string) => Promise<unknown>;
  readonly #workers: number;
  #running = 0;
  #idle: (() => void)[] = [];
  /** How many tasks it was handed. */
  taskCount = 0;

  constructor(workers: number, run: (id: string) => Promise<unknown>) {
    this.#workers = workers;
    this.#run = run;
  }

  readonly enqueue = async ({ id }: StartedJob): Promise<void> => {
    this.taskCount += 1;
    this.#tasks.push(id);
    this.#pump();
    return Promise.resolve();
  };

  /** Resolves when nothing runs or waits. */
  async idle(): Promise<void> {
    if (this.#running === 0 && this.#tasks.length === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #pump(): void {
    while (this.#running < this.#workers) {
      const id = this.#tasks.shift();
      if (id === undefined) break;
      this.#running += 1;
      void this.#run(id).finally(() => {
        this.#running -= 1;
        this.#pump();
      });
    }
    if (this.#running > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
