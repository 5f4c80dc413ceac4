import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { registeredInput } from './registered-input.ts';
import { useFieldHelp, type LabelledField } from './use-field-help.ts';

interface FormNativeSelectProps<Form extends FieldValues> extends LabelledField<Form> {
  autoComplete?: string;
  choices: readonly { value: string; words: string }[];
  /** Words for choosing none; without them one must be chosen. */
  noneWords?: string;
}

/** One of many; the phone's own wheel opens, the desktop's list takes typing. */
export function FormNativeSelect<Form extends FieldValues>({
  form,
  name,
  label,
  autoComplete,
  choices,
  noneWords,
  hint,
}: FormNativeSelectProps<Form>) {
  const id = useId();
  const { isBroken, help, helpId, described } = useFieldHelp({ form, name, label, hint });
  return (
    <FormControl fullWidth variant="outlined" error={isBroken}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        {...registeredInput(form, name)}
        inputProps={{
          id,
          name,
          autoComplete,
          ...described,
        }}
      >
        <option value="" disabled={noneWords === undefined}>
          {noneWords}
        </option>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
