import { useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ObjectSchema } from 'yup';
import { useSubmission } from './use-submission.ts';

interface SchemaFormOptions<Fields extends FieldValues> {
  /** For the log, e.g. 'sign in'. */
  what: string;
  /** The domain's schema: fetched when the form is first touched, not before it is painted. */
  loadSchema: () => Promise<ObjectSchema<Fields>>;
  defaultValues: DefaultValues<Fields>;
  /** Resolves to false where the person left it undone. */
  run: (fields: Fields) => Promise<void | false>;
  onDone?: (fields: Fields) => void;
}

export interface SchemaForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** To be spread over the form's element. */
  handlers: { onSubmit: (event: SyntheticEvent) => void; onFocus: () => void };
  isBusy: boolean;
  failureCode: FailureCode | null;
}

interface LazyResolver<Fields extends FieldValues> {
  resolver: Resolver<Fields>;
  prefetch: () => void;
}

function lazyResolver<Fields extends FieldValues>(
  loadSchema: () => Promise<ObjectSchema<Fields>>,
): LazyResolver<Fields> {
  let loading: Promise<Resolver<Fields>> | null = null;
  const load = () => {
    loading ??= Promise.all([import('@hookform/resolvers/yup'), loadSchema()]).then(
      ([{ yupResolver }, schema]) => yupResolver(schema) as unknown as Resolver<Fields>,
    );
    // A lost connection may be tried again with the next press.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    resolver: async (values, context, options) => (await load())(values, context, options),
    prefetch: () => {
      void load().catch(() => undefined);
    },
  };
}

/** A form over one of the domain's schemas, sent once at a time, with its failure as a code. */
export function useSchemaForm<Fields extends FieldValues>({
  what,
  loadSchema,
  defaultValues,
  run,
  onDone,
}: SchemaFormOptions<Fields>): SchemaForm<Fields> {
  const [{ resolver, prefetch }] = useState(() => lazyResolver(loadSchema));
  const form = useForm<Fields>({ resolver, defaultValues });
  const { submit, fail, isBusy, failureCode } = useSubmission(what, run);
  const onSubmit = (event: SyntheticEvent) => {
    form
      .handleSubmit(async (fields) => {
        if (await submit(fields)) onDone?.(fields);
      })(event)
      .catch(fail);
  };
  return { form, handlers: { onSubmit, onFocus: prefetch }, isBusy, failureCode };
}
