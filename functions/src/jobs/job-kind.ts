/**
 * The queue of a kind of job. Each queue is a function of its own, so that work of one queue never
 * waits for work of another. `replies` is for answers that somebody waits for at the screen.
 * `short` is for jobs of seconds. `decoding` reads files that others made. `redecoding` reads files
 * that were read before and for which nobody waits. `long` is for jobs that go on step by step.
 */
export const JOB_QUEUES = ['replies', 'short', 'decoding', 'redecoding', 'long'] as const;
export type JobQueue = (typeof JOB_QUEUES)[number];

/** A kind of job: declared in the folder of its noun, beside its payload and its handler. */
export interface JobKind<Payload> {
  /** Begins the ids of its jobs; without an underscore, and never changed. */
  name: string;
  queue: JobQueue;
  /** The person whose job it is. A person's jobs take turns with those of others. */
  personOf: (payload: Payload) => string;
}

/** A job that is asked for. */
export interface JobRequest {
  id: string;
  /** Name of its kind. */
  kind: string;
  queue: JobQueue;
  person: string;
  /** One job a key; asking again for the same thing is the same job. */
  key: string;
  payload: unknown;
}

/** The id of a job's document: one a kind and key. */
export function jobId({ name }: { name: string }, key: string): string {
  return `${name}_${key}`;
}

/**
 * A job of a kind, to be handed to `askForJob`.
 *
 * @example jobRequest(SET_CLAIMS, uid, { uid })
 */
export function jobRequest<Payload>(
  kind: JobKind<Payload>,
  key: string,
  payload: NoInfer<Payload>,
): JobRequest {
  return {
    id: jobId(kind, key),
    kind: kind.name,
    queue: kind.queue,
    person: kind.personOf(payload),
    key,
    payload,
  };
}
