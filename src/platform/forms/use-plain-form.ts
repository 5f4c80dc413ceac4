import { useRef, useState, type SyntheticEvent } from 'react';
import { isFormRule, type FormRule } from '@tasuki/domain/form-rules';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ObjectSchema } from 'yup';
import { useSubmission } from './use-submission.ts';

type FieldName<Fields> = Extract<keyof Fields, string>;
type BrokenRules<Fields> = Partial<Record<FieldName<Fields>, FormRule>>;

interface PlainFormOptions<Fields extends object> {
  /** For the log, e.g. 'sign in'. */
  what: string;
  /** The domain's schema: fetched when the form is first touched, not before it is painted. */
  loadSchema: () => Promise<ObjectSchema<Fields>>;
  /** Texts and yes-or-noes alone; its keys are the names of the fields. */
  defaultValues: Fields;
  run: (fields: Fields) => Promise<void>;
}

export interface PlainForm<Fields> {
  defaultValues: Fields;
  brokenRules: BrokenRules<Fields>;
  /** To be spread over the form's element. */
  handlers: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    onFocus: () => void;
  };
  isBusy: boolean;
  failureCode: FailureCode | null;
}

type Checked<Fields> =
  | { isRight: true; fields: Fields }
  | { isRight: false; brokenRules: BrokenRules<Fields> };

interface SchemaError {
  inner: readonly { path?: string; message: string }[];
}

function isSchemaError(cause: unknown): cause is SchemaError {
  return cause instanceof Error && cause.name === 'ValidationError' && 'inner' in cause;
}

/**
 * The current values of the fields, whether the person, the browser or a password store set them.
 */
function valuesIn(form: HTMLFormElement, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) return [name, undefined];
      return [name, field.type === 'checkbox' ? field.checked : field.value];
    }),
  );
}

async function check<Fields extends object>(
  schema: ObjectSchema<Fields>,
  values: Record<string, unknown>,
): Promise<Checked<Fields>> {
  try {
    const fields = (await schema.validate(values, { abortEarly: false })) as Fields;
    return { isRight: true, fields };
  } catch (cause) {
    if (!isSchemaError(cause)) throw cause;
    const brokenRules: BrokenRules<Fields> = {};
    for (const { path, message } of cause.inner) {
      const name = path as FieldName<Fields>;
      if (isFormRule(message)) brokenRules[name] ??= message;
    }
    return { isRight: false, brokenRules };
  }
}

function focusFirst(form: HTMLFormElement, brokenRules: object): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name in brokenRules) {
      field.focus();
      return;
    }
  }
}

/**
 * A form of texts and yes-or-noes over one of the domain's schemas, whose values stay in its fields.
 * It is checked when it is sent; from then on each field is as it is changed. For the first pages,
 * which do without the code of larger forms.
 */
export function usePlainForm<Fields extends object>({
  what,
  loadSchema,
  defaultValues,
  run,
}: PlainFormOptions<Fields>): PlainForm<Fields> {
  const [brokenRules, setBrokenRules] = useState<BrokenRules<Fields>>({});
  const isSent = useRef(false);
  const { submit, fail, isBusy, failureCode } = useSubmission(what, run);
  const names = Object.keys(defaultValues) as FieldName<Fields>[];

  const send = async (form: HTMLFormElement) => {
    isSent.current = true;
    const checked = await check(await loadSchema(), valuesIn(form, names));
    setBrokenRules(checked.isRight ? {} : checked.brokenRules);
    if (checked.isRight) await submit(checked.fields);
    else focusFirst(form, checked.brokenRules);
  };
  const checkAgain = async (form: HTMLFormElement, name: FieldName<Fields>) => {
    const checked = await check(await loadSchema(), valuesIn(form, names));
    const rule = checked.isRight ? undefined : checked.brokenRules[name];
    setBrokenRules(
      ({ [name]: _before, ...others }) =>
        (rule === undefined ? others : { ...others, [name]: rule }) as BrokenRules<Fields>,
    );
  };
  return {
    defaultValues,
    brokenRules,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        send(event.currentTarget).catch(fail);
      },
      onInput: ({ currentTarget, target }) => {
        const name = names.find(
          (known) => target instanceof HTMLInputElement && target.name === known,
        );
        // Without the schema nothing can be checked yet; the form is checked when it is sent.
        if (isSent.current && name) checkAgain(currentTarget, name).catch(() => undefined);
      },
      onFocus: () => {
        loadSchema().catch(() => undefined);
      },
    },
    isBusy,
    failureCode,
  };
}
