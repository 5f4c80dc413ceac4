import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { reportError } from '../../../platform/report-error.ts';
import type { WrittenDraft } from '../composer/written-draft.ts';
import { DraftEditingStrip } from './draft-editing-strip.tsx';

/** What the part above a coach's composer is given. */
export interface DraftTools {
  topicId: string;
  /** Takes a draft's words into the composer; `send` sends what they have become. */
  onEdit: (text: string, send: (text: string) => Promise<void>) => void;
}

export interface DraftEditing {
  onEdit: DraftTools['onEdit'];
  /** Above the composer while a draft is changed; null = none is. */
  composing: { key: string; isEdit: false; strip: ReactNode; onCancel: () => void } | null;
  /** Sends the words as the changed draft. Null = they are a message of their own. */
  send: ((text: string) => void) | null;
}

interface Edited {
  number: number;
  send: (text: string) => Promise<void>;
  failureCode: FailureCode | null;
}

/** A draft of the AI that its coach changes in the composer before it is sent. */
export function useDraftEditing(draft: WrittenDraft): DraftEditing {
  const [edited, setEdited] = useState<Edited | null>(null);
  const onEdit = useCallback<DraftTools['onEdit']>(
    (text, send) => {
      draft.add(text);
      setEdited((before) => ({ number: (before?.number ?? 0) + 1, send, failureCode: null }));
    },
    [draft],
  );
  return useMemo(() => {
    const end = () => {
      setEdited(null);
    };
    const send = async (editing: Edited, text: string) => {
      try {
        await editing.send(text);
        draft.change('');
        setEdited(null);
      } catch (cause) {
        const failureCode = failureCodeOf(cause);
        if (failureCode === 'common/unknown') reportError(cause, 'send changed draft');
        // The words stay in the composer.
        setEdited({ ...editing, failureCode });
      }
    };
    return {
      onEdit,
      composing: edited && {
        key: `draft/${edited.number}`,
        isEdit: false,
        strip: <DraftEditingStrip failureCode={edited.failureCode} onCancel={end} />,
        onCancel: end,
      },
      send:
        edited &&
        ((text) => {
          void send(edited, text);
        }),
    };
  }, [draft, edited, onEdit]);
}
