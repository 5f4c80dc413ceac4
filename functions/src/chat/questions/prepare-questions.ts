import { setImmediate } from 'node:timers/promises';

/**
 * Learns what unclear questions may be about, and which messages may describe a sign, once in a process. It lets other work of the process go on
 * after some milliseconds each time. Whoever asks sooner waits for what is left.
 */
export async function prepareQuestions(): Promise<void> {
  const { learnSomeTopics } =
    await import('@tasuki/domain/coaching/questions/topics/topic-classifier');
  while (!learnSomeTopics()) await setImmediate();
  const { learnSomeWords } = await import('@tasuki/domain/coaching/questions/doubt/word-topics');
  while (!learnSomeWords()) await setImmediate();
  const { learnSomeSigns } = await import('@tasuki/domain/coaching/learnt-signs/sign-likelihood');
  while (!learnSomeSigns()) await setImmediate();
}
