import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrokenRule } from './use-broken-rule.ts';

export interface FormTextFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  /** Which keys a phone offers. */
  inputMode?: 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string;
  endAdornment?: ReactNode;
}

/**
 * A line of text with its words for whatever rule of the schema it breaks.
 * Made of parts, since the whole would bring menus along to the sign-in page.
 */
export function FormTextField<Form extends FieldValues>({
  form,
  name,
  label,
  type = 'text',
  inputMode,
  autoComplete,
  autoFocus = false,
  isReadOnly = false,
  hint,
  endAdornment,
}: FormTextFieldProps<Form>) {
  const { t } = useTranslation();
  const id = useId();
  const brokenRule = useBrokenRule(form, name);
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  const { ref, onBlur, onChange } = form.register(name);
  const isTextKept = type === 'email' || type === 'password';
  return (
    <FormControl fullWidth variant="outlined" error={brokenRule !== null}>
      <InputLabel htmlFor={id} {...(type === 'date' ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        {...(type === 'date' ? { notched: true } : {})}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        readOnly={isReadOnly}
        endAdornment={endAdornment}
        inputRef={ref}
        onBlur={(event) => void onBlur(event)}
        onChange={(event) => void onChange(event)}
        slotProps={{
          input: {
            ...(isTextKept ? { autoCapitalize: 'none', spellCheck: false } : {}),
            ...(inputMode ? { inputMode } : {}),
            ...(help ? { 'aria-describedby': `${id}-help` } : {}),
          },
        }}
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
