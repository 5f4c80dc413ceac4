import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPushKind } from '@tasuki/domain/push/push';
import {
  DEFAULT_PUSH_CHOICES,
  PUSH_PREFERENCES_SHAPE,
  type PushChoices,
  type PushPreferences,
} from '@tasuki/domain/push/push-preferences';
import { documentAs } from '../stored-document.ts';

/** What a person chose about notifications, live. */
export async function watchPushPreferences(
  uid: string,
  onChoices: (choices: PushChoices) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.pushPreferences(uid),
    (document) => {
      const stored = document && documentAs<PushPreferences>(document, PUSH_PREFERENCES_SHAPE);
      if (!stored) onChoices(DEFAULT_PUSH_CHOICES);
      else onChoices({ ...stored, offKinds: stored.offKinds.filter(isPushKind) });
    },
    onError,
  );
}

/** Rejects when the rules refuse it. */
export async function savePushPreferences(
  uid: string,
  { offKinds, isContentShown, quietFromMinutes, quietUntilMinutes }: PushChoices,
): Promise<void> {
  const { createDocument } = await import('../live-documents.ts');
  await createDocument(
    firestorePaths.pushPreferences(uid),
    { offKinds, isContentShown, quietFromMinutes, quietUntilMinutes },
    'updatedAt',
  );
}
