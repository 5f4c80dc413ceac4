import { setImmediate } from 'node:timers/promises';

/**
 * Learns what unclear questions may be about, and which messages may describe a sign, once in a
 * process. It lets other work of the process go on after some milliseconds each time. An earlier
 * caller waits for the rest.
 */
export async function prepareQuestions(): Promise<void> {
  const [{ TOPIC_MODEL }, { WORD_TOPICS }, { SIGN_SCORER }] = await Promise.all([
    import('@tasuki/domain/coaching/questions/topics/topic-classifier'),
    import('@tasuki/domain/coaching/questions/doubt/word-topics'),
    import('@tasuki/domain/coaching/learnt-signs/sign-likelihood'),
  ]);
  for (const { learnSome } of [TOPIC_MODEL, WORD_TOPICS, SIGN_SCORER]) {
    while (!learnSome()) await setImmediate();
  }
}
