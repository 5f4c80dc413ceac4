import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrokenRule } from './use-broken-rule.ts';

interface FormNativeSelectProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  autoComplete?: string;
  choices: readonly { value: string; words: string }[];
  /** Words for choosing none; without them one must be chosen. */
  noneWords?: string;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string;
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
  const { t } = useTranslation();
  const id = useId();
  const brokenRule = useBrokenRule(form, name);
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  const { ref, onBlur, onChange } = form.register(name);
  return (
    <FormControl fullWidth variant="outlined" error={brokenRule !== null}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputRef={ref}
        onBlur={(event) => void onBlur(event)}
        onChange={(event) => void onChange(event)}
        inputProps={{
          id,
          name,
          autoComplete,
          ...(help ? { 'aria-describedby': `${id}-help` } : {}),
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
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
