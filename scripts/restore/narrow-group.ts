import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { storedTopic } from '../../functions/src/chat/stored-chat.ts';
import { isReadByAll } from '@tasuki/domain/chat/groups/group';
import type { Topic } from '@tasuki/domain/chat/topic';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { narrowedFields } from './narrowed-fields.ts';
import type { FieldRule } from './narrowing-rules.ts';

/** An owner who follows another one opens nothing that was said before they came. */
const GROUP_RULES = {
  isHistoryShared: 'both',
  isOwnerFollowing: 'either',
} as const satisfies Partial<Readonly<Record<keyof Topic, FieldRule>>>;

/**
 * Brings a restored group, whose removals were repeated, into line with the later state: its members read
 * and decide no more than they did there.
 *
 * @param known the group of the later state
 * @returns whether anything changed
 */
export async function narrowGroup(
  reference: DocumentReference,
  known: DocumentSnapshot,
): Promise<boolean> {
  const topic = await reference.get();
  // The last removal may have deleted the group.
  if (!topic.exists) return false;
  const members = storedStrings(topic.get('participantIds'));
  const owner: unknown = known.get('ownerUid');
  const changed: [string | FieldPath, unknown][] = [
    ...Object.entries(narrowedFields(GROUP_RULES, topic.data() ?? {}, known.data() ?? null)),
    ...members.flatMap((uid) => laterSince(uid, topic, known)),
  ];
  if (typeof owner === 'string' && members.includes(owner) && topic.get('ownerUid') !== owner) {
    changed.push(['ownerUid', owner]);
  }
  const [first, ...others] = changed;
  if (!first) return false;
  await reference.update(first[0], first[1], ...others.flat());
  await emptyLastText(reference);
  return true;
}

/** The later moment counts for a member who left and came back: they read from then on. */
function laterSince(
  uid: string,
  topic: DocumentSnapshot,
  known: DocumentSnapshot,
): [FieldPath, Timestamp][] {
  const field = new FieldPath('memberSince', uid);
  const since: unknown = topic.get(field);
  const latest: unknown = known.get(field);
  if (!(latest instanceof Timestamp)) return [];
  return since instanceof Timestamp && since >= latest ? [] : [[field, latest]];
}

/** The list of conversations shows no words that one of the members may not read. */
async function emptyLastText(reference: DocumentReference): Promise<void> {
  const topic = storedTopic(await reference.get());
  if (!topic || topic.lastText === '' || isReadByAll(topic, topic.lastMessageAt)) return;
  await reference.update({ lastText: '', lastAuthorUid: null });
}
