import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrokenRule } from './use-broken-rule.ts';

interface FormLongTextFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  /** Lines that are there before anything is written; it grows from then on. */
  lines: number;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string;
}

/** Some lines of text, with its words for whatever rule of the schema it breaks. */
export function FormLongTextField<Form extends FieldValues>({
  form,
  name,
  label,
  lines,
  hint,
}: FormLongTextFieldProps<Form>) {
  const { t } = useTranslation();
  const id = useId();
  const brokenRule = useBrokenRule(form, name);
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  const { ref, onBlur, onChange } = form.register(name);
  return (
    <FormControl fullWidth variant="outlined" error={brokenRule !== null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        multiline
        minRows={lines}
        maxRows={16}
        inputRef={ref}
        onBlur={(event) => void onBlur(event)}
        onChange={(event) => void onChange(event)}
        slotProps={{ input: help ? { 'aria-describedby': `${id}-help` } : {} }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
