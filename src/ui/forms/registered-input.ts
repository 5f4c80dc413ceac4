import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Connects an input of MUI with a field of a form: what is typed, and when it is left. */
export function registeredInput<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  name: Path<Form>,
) {
  const { ref, onBlur, onChange } = form.register(name);
  return {
    inputRef: ref,
    onBlur: (event: React.FocusEvent) => void onBlur(event),
    onChange: (event: React.ChangeEvent) => void onChange(event),
  };
}
