import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { registeredInput } from './registered-input.ts';
import { useFieldHelp, type LabelledField } from './use-field-help.ts';

export interface FormTextFieldProps<Form extends FieldValues> extends LabelledField<Form> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  endAdornment?: ReactNode;
}

/**
 * A line of text with its words for whatever rule of the schema it breaks.
 * Made of parts, since the whole would bring menus along to each form.
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
  const id = useId();
  const { isBroken, help, helpId, described } = useFieldHelp({ form, name, label, hint });
  // The input is the browser's own, so MUI does not notice what a page fills in by itself.
  const value: unknown = useWatch({ control: form.control, name });
  const isFilled = typeof value === 'string' && value !== '';
  /** The browser draws parts of it where nothing was typed yet. */
  const isNeverEmpty = type === 'date' || type === 'time';
  const isLabelAbove = isFilled || isNeverEmpty;
  const isTextKept = type === 'email' || type === 'password';
  return (
    <FormControl fullWidth variant="outlined" error={isBroken}>
      <InputLabel htmlFor={id} {...(isLabelAbove ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        {...(isLabelAbove ? { notched: true } : {})}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        readOnly={isReadOnly}
        endAdornment={endAdornment}
        {...registeredInput(form, name)}
        slotProps={{
          input: {
            ...(isTextKept ? { autoCapitalize: 'none', spellCheck: false } : {}),
            ...(inputMode ? { inputMode } : {}),
            ...described,
          },
        }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
