import { doc, getDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { NOTICE_KINDS, type ServiceNotice } from '@tasuki/domain/service-status/service-notice';
import type { ServiceStatus } from '@tasuki/domain/service-status/service-status';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { documentAs, storedDocument } from '../stored-document.ts';

/** What anybody may know of how the service runs; null = it was never checked. */
export async function loadServiceStatus(): Promise<ServiceStatus | null> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.serviceStatus()));
  if (!snapshot.exists()) return null;
  return documentAs<ServiceStatus>(storedDocument(snapshot), {
    checkedAt: 'date',
    parts: 'object',
    past: 'array',
  });
}

/** What the operator announces; null = nothing, or nothing that this version has words for. */
export async function loadServiceNotice(): Promise<ServiceNotice | null> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.serviceNotice()));
  if (!snapshot.exists()) return null;
  const notice = documentAs<ServiceNotice>(storedDocument(snapshot), {
    kind: 'string',
    from: 'date',
    to: 'date?',
  });
  return NOTICE_KINDS.includes(notice.kind) ? notice : null;
}
