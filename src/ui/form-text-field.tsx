import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFormRule } from '@tasuki/domain/people/form-rules';

export type FormTextFieldProps<Form extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'label' | 'error' | 'helperText' | 'form'
> & {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  /** Shown under the field while nothing is wrong with it. */
  hint?: string;
};

/** A field of a form with its words for whatever rule of the schema it breaks. */
export function FormTextField<Form extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...props
}: FormTextFieldProps<Form>) {
  const { t } = useTranslation();
  const error: unknown = get(form.formState.errors, name);
  const brokenRule = brokenRuleOf(error);
  const { ref, onBlur, onChange } = form.register(name);
  return (
    <TextField
      fullWidth
      {...props}
      name={name}
      label={label}
      inputRef={ref}
      onBlur={(event) => void onBlur(event)}
      onChange={(event) => void onChange(event)}
      error={brokenRule !== null}
      helperText={brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint}
    />
  );
}

function brokenRuleOf(error: unknown) {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return isFormRule(message) ? message : null;
}
