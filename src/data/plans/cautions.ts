import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { documentAs, type StoredDocument } from '../stored-document.ts';

/** The stored cautions; empty for no document. */
export function cautionsOf(document: StoredDocument | null): CautionRecord {
  return {
    ...NO_CAUTIONS,
    ...(document && documentAs<Partial<CautionRecord>>(document, CAUTION_RECORD_SHAPE)),
  };
}

/** When the runner wrote of what comes before training, live. */
export async function watchCautions(
  uid: string,
  onCautions: (cautions: CautionRecord) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.cautions(uid),
    (document) => {
      onCautions(cautionsOf(document));
    },
    onError,
  );
}

/** The runner says that all of it is over. */
export async function clearCautions(uid: string): Promise<void> {
  const { setServerTime } = await import('../live-documents.ts');
  await setServerTime(firestorePaths.cautions(uid), 'clearedAt');
}
