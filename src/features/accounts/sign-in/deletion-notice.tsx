import { useEffect, useState } from 'react';
import {
  forgetDeletionNotice,
  readDeletionNotice,
} from '../../../platform/between-pages/deletion-notice.ts';
import { PlainNote } from '../../../ui/plain/plain-note.tsx';

/** Says once that the account is deleted; nothing for everybody else. */
export function DeletionNotice() {
  const [words] = useState(readDeletionNotice);
  useEffect(forgetDeletionNotice, []);
  return words === null ? null : <PlainNote kind="done">{words}</PlainNote>;
}
