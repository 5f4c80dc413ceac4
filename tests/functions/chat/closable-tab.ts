import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { unsignedToken } from '../../rules/firestore-requests.ts';
import { loadRules, RULES_TEXT } from '../../rules/rules-emulator.ts';
import { firestoreHost } from '../admin.ts';

/** A message as its author has it, from the moment it is written. */
export interface WrittenMessage {
  id: string;
  text: string;
}

/** The outcome of an attempt to send; `broken` = nobody knows whether it arrived. */
export type Sent = 'arrived' | 'refused' | 'broken';

/** Lets the rules as they are deployed decide in a project of tests. */
export async function openWithRules(projectId: string): Promise<void> {
  const [hostName = '', port = ''] = firestoreHost.split(':');
  const emulator = { host: firestoreHost, hostName, port: Number(port), projectId };
  await loadRules(emulator, RULES_TEXT);
}

interface TabOptions {
  projectId: string;
  uid: string;
  topicId: string;
  /** When the reader came into a group; left out = it is none. */
  from?: Date | undefined;
}

/** Somebody's open conversation: what a browser asks Firestore under the rules, cut off where a test wishes. */
export function openTab({ projectId, uid, topicId, from }: TabOptions) {
  const database = `projects/${projectId}/databases/(default)`;
  const origin = `http://${firestoreHost}/v1/${database}/documents`;
  const token = unsignedToken(uid, {
    email: `${uid}@example.test`,
    email_verified: true,
    canAccessBeta: true,
    isCoach: true,
  });
  const ask = async (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  return {
    /**
     * Sends a message as the SDK does: without a condition, so that the rules refuse what is there already.
     *
     * @param signal cuts the network, or closes the tab
     */
    send: async ({ id, text }: WrittenMessage, signal?: AbortSignal): Promise<Sent> => {
      const write = {
        update: {
          name: `${database}/documents/${firestorePaths.message(topicId, id)}`,
          fields: {
            kind: { stringValue: 'participant' },
            authorUid: { stringValue: uid },
            text: { stringValue: text },
            writtenAt: { timestampValue: new Date().toISOString() },
            isStopRequested: { booleanValue: false },
            quotedMessageId: { nullValue: null },
            embeddedActivityId: { nullValue: null },
          },
        },
        updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
      };
      try {
        const { status } = await ask(':commit', { writes: [write] }, signal);
        if (status === 200) return 'arrived';
        return status === 403 ? 'refused' : 'broken';
      } catch {
        return 'broken';
      }
    },
    /** Ids of the newest messages, the oldest first, as the thread shows them; null = not answered. */
    read: async (): Promise<string[] | null> => {
      const order = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
      const answer = await ask(`/${firestorePaths.topic(topicId)}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId: 'messages' }],
          ...(from && {
            where: {
              fieldFilter: {
                field: { fieldPath: 'createdAt' },
                op: 'GREATER_THAN_OR_EQUAL',
                value: { timestampValue: from.toISOString() },
              },
            },
          }),
          orderBy: [order('createdAt'), order('__name__')],
          limit: MESSAGE_LIMITS.pageSize,
        },
      });
      if (answer.status !== 200) return null;
      const rows = (await answer.json()) as readonly { document?: { name: string } }[];
      return rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).reverse();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
