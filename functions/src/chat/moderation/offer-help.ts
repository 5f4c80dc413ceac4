import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { InboxHelp } from '@tasuki/domain/chat/inbox-entry';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { isBetweenPeople } from '@tasuki/domain/chat/topic';
import { withoutClearedSigns } from '@tasuki/domain/coaching/safety/clearance/clearance';
import { findMatter } from '@tasuki/domain/coaching/safety/matters/find-matter';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readAthlete } from '../../activities/athlete.ts';
import { refreshInboxEntry } from '../inbox/refresh-inbox-entry.ts';
import { storedInboxEntry, type StoredMessage, type StoredTopic } from '../stored-chat.ts';

/** Why an author needs words of help. */
type HelpReason = 'despair' | 'abuse' | 'sign';

/**
 * Decides whether an author needs words of help in a conversation of people, and why. Our own rules
 * decide, and a provider's finding of despair. A coach who writes of signs mostly advises; a
 * mention of the AI gets its answer, which says the same.
 *
 * @returns null where nothing is to be said
 */
function helpReasonOf(
  topic: StoredTopic,
  { authorUid, text }: Pick<StoredMessage, 'authorUid' | 'text'>,
  isDespairFound: boolean,
): HelpReason | null {
  if (!isBetweenPeople(topic)) return null;
  const flag = findRedFlag(withoutClearedSigns(text));
  const isOwnDespair = flag?.category === 'self-harm' && !flag.ofOther;
  if (isDespairFound || isOwnDespair) return 'despair';
  const { kind, runnerUid, coachIds = [] } = topic;
  const isCoach = kind === 'coach' ? authorUid !== runnerUid : coachIds.includes(authorUid);
  if (isCoach || mentionsAi(text)) return null;
  return flag ? 'sign' : findMatter(text) === 'abuse' ? 'abuse' : null;
}

/**
 * Puts words of help beside a message between people. Its author speaks of harming themselves, of abuse, or of a sign
 * for a doctor. The coach who reads it may be asleep. The words lie in the author's own list, where nobody else
 * reads. Safe to repeat; without such words it reads and writes nothing.
 *
 * @param isDespairFound whether a provider found despair in the words
 */
export async function offerHelp(
  { topicId, messageId }: MessageReference,
  { topic, message, isDespairFound = false }: OfferedFor,
  firestore: Firestore,
): Promise<void> {
  const { authorUid, text } = message;
  const reason = helpReasonOf(topic, message, isDespairFound);
  if (reason === null) return;
  const { abuseWordsFor, despairWordsFor, safetyWordsFor } =
    await import('@tasuki/domain/coaching/answers/safety-words');
  const { locale } = await readAthlete(firestore, authorUid);
  const words = { despair: despairWordsFor, abuse: abuseWordsFor, sign: safetyWordsFor };
  const helpText = words[reason](text, locale.language);
  if (helpText === null) return;
  const help: InboxHelp = { messageId, text: helpText };
  if (!(await refreshInboxEntry({ topicId, uid: authorUid }, firestore))) return;
  const reference = firestore.doc(firestorePaths.inboxEntry(authorUid, topicId));
  await firestore.runTransaction(async (transaction) => {
    const entry = storedInboxEntry(await transaction.get(reference));
    if (!entry || entry.help?.messageId === messageId) return;
    transaction.update(reference, { help });
  });
}

interface OfferedFor {
  topic: StoredTopic;
  message: Pick<StoredMessage, 'authorUid' | 'text'>;
  isDespairFound?: boolean;
}
