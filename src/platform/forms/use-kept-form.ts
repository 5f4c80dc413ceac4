import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ObjectSchema } from 'yup';
import { failureCodeOf } from '../failure-code-of.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import { reportError } from '../report-error.ts';
import { useSchemaForm, type SchemaForm } from './use-schema-form.ts';

/** A write that waits for a connection resolves only then: after so long it is said to wait. */
const PATIENCE_MILLISECONDS = { online: 6000, offline: 200 } as const;

interface KeptFormOptions<Fields extends FieldValues> {
  /** Distinguishes what is kept of several forms; with the person's id where several use a browser. */
  name: string;
  /** The stored values, as the form shows them; read once. */
  stored: Fields;
  loadSchema: () => Promise<ObjectSchema<Fields>>;
  /** Resolves when the server has it. */
  save: (fields: Fields) => Promise<void>;
  /** Once it is saved, or kept here until there is a connection. */
  onSaved?: () => void;
}

export interface KeptForm<Fields extends FieldValues> extends SchemaForm<Fields> {
  /** `waiting`: sent as soon as there is a connection. */
  state: 'clean' | 'unsaved' | 'saved' | 'waiting';
  /** Back to what is stored. */
  discard: () => void;
}

/**
 * A form whose unsaved changes outlive the page, and which can be saved without a connection.
 * What the server refuses is kept as if it had never been sent.
 */
export function useKeptForm<Fields extends FieldValues>({
  name,
  stored,
  loadSchema,
  save,
  onSaved,
}: KeptFormOptions<Fields>): KeptForm<Fields> {
  const [draft] = useState(() => readDraft(name, stored));
  const [start] = useState(stored);
  /** The values of the fields when they were last saved. */
  const base = useRef(JSON.stringify(stored));
  const isDraftNews = draft !== null && JSON.stringify(draft) !== JSON.stringify(start);
  const [state, setState] = useState<KeptForm<Fields>['state']>(isDraftNews ? 'unsaved' : 'clean');
  const [lateFailure, setLateFailure] = useState<FailureCode | null>(null);

  const run = async (fields: Fields) => {
    setLateFailure(null);
    const sent = JSON.stringify(form.getValues());
    const finish = () => {
      base.current = sent;
      const isUnchanged = JSON.stringify(form.getValues()) === sent;
      if (isUnchanged) forgetDraft(name);
      setState(isUnchanged ? 'saved' : 'unsaved');
    };
    const saving = save(fields);
    const isSaved = await isSettledSoon(saving);
    if (isSaved) {
      finish();
      return;
    }
    // From here on Firestore's own cache holds it, over a reload too.
    forgetDraft(name);
    setState('waiting');
    saving.then(finish, (cause: unknown) => {
      reportError(cause, `save ${name}`);
      keepDraft(name, JSON.parse(sent) as Fields);
      setLateFailure(failureCodeOf(cause));
      setState('unsaved');
    });
  };
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: `save ${name}`,
    loadSchema,
    defaultValues: (draft ?? stored) as DefaultValues<Fields>,
    run,
    ...(onSaved && { onDone: onSaved }),
  });

  useEffect(() => {
    if (draft !== null && !isDraftNews) forgetDraft(name);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = JSON.stringify(values);
        if (typed === base.current) {
          forgetDraft(name);
          setState((before) => (before === 'unsaved' ? 'clean' : before));
        } else {
          keepDraft(name, values);
          setState('unsaved');
        }
      },
    });
  }, [form, name, draft, isDraftNews]);

  const discard = () => {
    forgetDraft(name);
    setLateFailure(null);
    form.reset(JSON.parse(base.current) as Fields);
    setState('clean');
  };
  return { form, handlers, isBusy, failureCode: failureCode ?? lateFailure, state, discard };
}

async function isSettledSoon(saving: Promise<void>): Promise<boolean> {
  const { onLine } = globalThis.navigator;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(
      () => {
        resolve(false);
      },
      onLine ? PATIENCE_MILLISECONDS.online : PATIENCE_MILLISECONDS.offline,
    );
  });
  try {
    return await Promise.race([saving.then(() => true as const), patience]);
  } finally {
    clearTimeout(timer);
  }
}
