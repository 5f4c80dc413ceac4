import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { documentAs } from '../stored-document.ts';

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
      onCautions({
        ...NO_CAUTIONS,
        ...(document && documentAs<Partial<CautionRecord>>(document, CAUTION_RECORD_SHAPE)),
      });
    },
    onError,
  );
}

/** The runner says that all of it is over. */
export async function clearCautions(uid: string): Promise<void> {
  const { setServerTime } = await import('../live-documents.ts');
  await setServerTime(firestorePaths.cautions(uid), 'clearedAt');
}
