import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DELETED_PERSON } from '@tasuki/domain/accounts/account-deletion';
import {
  ADMIN_ACTS,
  AUDIT_LOG_LIMITS,
  COUPON_ACTS,
  OPERATOR_ACTS,
  PROFILE_ACTS,
  type AuditedAct,
} from '@tasuki/domain/accounts/audit-entry';
import { MODERATION_ACTS } from '@tasuki/domain/chat/moderation/moderation-acts';
import { dateField, stringField } from '../../platform/firebase/document-fields.ts';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import type { StoredDocument } from '../stored-document.ts';

/** An entry as admins read it. */
export interface LoggedAct {
  id: string;
  /** `other`: of a kind that this version of the app does not know. */
  kind: AuditedAct | 'delete-account' | 'other';
  /** null = an operator, or nobody in particular. */
  actorUid: string | null;
  /** null = whose account is deleted, or a coupon. */
  subjectUid: string | null;
  /** The code of an act on a coupon, or Stripe's id of the code; null for other acts. */
  coupon: string | null;
  createdAt: Date;
}

const KINDS: ReadonlySet<unknown> = new Set([
  ...ADMIN_ACTS,
  ...PROFILE_ACTS,
  ...COUPON_ACTS,
  ...MODERATION_ACTS,
  ...OPERATOR_ACTS,
  'delete-account',
]);

/** null where nobody is named, or where who is named has deleted their account. */
function namedUid(value: unknown): string | null {
  const uid = stringField(value);
  return uid === '' || uid === DELETED_PERSON ? null : uid;
}

function loggedAct({ id, data }: StoredDocument): LoggedAct {
  return {
    id,
    kind: KINDS.has(data.kind) ? (data.kind as LoggedAct['kind']) : 'other',
    actorUid: namedUid(data.actorUid),
    subjectUid: namedUid(data.subjectUid),
    coupon: stringField(data.coupon) || null,
    createdAt: dateField(data.createdAt),
  };
}

/**
 * One page of the log, live, the newest entry first. For admins only.
 *
 * @param personUid whose acts, and acts on whom; null = everybody's
 * @param after the last entry of the page before; null = the newest page
 */
export async function watchAuditLog(
  personUid: string | null,
  after: LoggedAct | null,
  onPage: (page: FeedPage<LoggedAct>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.auditLog(),
      ...(personUid !== null && {
        oneOf: { fields: ['subjectUid', 'actorUid'], value: personUid },
      }),
      dateField: 'createdAt',
      after: after && { date: after.createdAt, id: after.id },
      size: AUDIT_LOG_LIMITS.pageSize,
    },
    (documents, { isFromCache }) => {
      onPage({
        rows: documents.map(loggedAct),
        isLast: documents.length < AUDIT_LOG_LIMITS.pageSize,
        isConfirmed: !isFromCache,
      });
    },
    onError,
  );
}

/** The name that admins see of a person; null if the account no longer exists. */
export async function loadPersonName(uid: string): Promise<string | null> {
  const document = await readDocument(firestorePaths.accountState(uid));
  const data: Readonly<Record<string, unknown>> = document?.data ?? {};
  return stringField(data.wholeName) || stringField(data.email) || null;
}
