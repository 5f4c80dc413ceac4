import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrokenRule } from './use-broken-rule.ts';

export interface LabelledField<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string | undefined;
}

interface FieldHelp {
  isBroken: boolean;
  /** The words under the field: for the rule that it breaks, else its hint. */
  help: string | undefined;
  helpId: string;
  /** For the element that the words describe. */
  described: { 'aria-describedby'?: string };
}

/** The words under a field of a form, and what connects them with it. */
export function useFieldHelp<Form extends FieldValues>({
  form,
  name,
  label,
  hint,
}: LabelledField<Form>): FieldHelp {
  const { t } = useTranslation();
  const helpId = useId();
  const brokenRule = useBrokenRule(form, name);
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  return {
    isBroken: brokenRule !== null,
    help,
    helpId,
    described: help ? { 'aria-describedby': helpId } : {},
  };
}
