import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { registeredInput } from './registered-input.ts';
import { useFieldHelp, type LabelledField } from './use-field-help.ts';

interface FormLongTextFieldProps<Form extends FieldValues> extends LabelledField<Form> {
  /** Lines that are there before anything is written; it grows from then on. */
  lines: number;
}

/** Some lines of text, with its words for whatever rule of the schema it breaks. */
export function FormLongTextField<Form extends FieldValues>({
  form,
  name,
  label,
  lines,
  hint,
}: FormLongTextFieldProps<Form>) {
  const id = useId();
  const { isBroken, help, helpId, described } = useFieldHelp({ form, name, label, hint });
  return (
    <FormControl fullWidth variant="outlined" error={isBroken}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        multiline
        minRows={lines}
        maxRows={16}
        {...registeredInput(form, name)}
        slotProps={{ input: described }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
