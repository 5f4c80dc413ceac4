import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { NOTICE_KINDS, type ServiceNotice } from '@tasuki/domain/service-status/service-notice';
import type { ServiceStatus } from '@tasuki/domain/service-status/service-status';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import { documentAs } from '../stored-document.ts';

/** What anybody may know of how the service runs; null = it was never checked. */
export async function loadServiceStatus(): Promise<ServiceStatus | null> {
  const document = await readDocument(firestorePaths.serviceStatus());
  if (!document) return null;
  return documentAs<ServiceStatus>(document, {
    checkedAt: 'date',
    parts: 'object',
    past: 'array',
  });
}

/** What the operator announces; null = nothing, or nothing that this version has words for. */
export async function loadServiceNotice(): Promise<ServiceNotice | null> {
  const document = await readDocument(firestorePaths.serviceNotice());
  if (!document) return null;
  const notice = documentAs<ServiceNotice>(document, {
    kind: 'string',
    from: 'date',
    to: 'date?',
  });
  return NOTICE_KINDS.includes(notice.kind) ? notice : null;
}
