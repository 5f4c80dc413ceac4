import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isFormRule, type FormRule } from '@tasuki/domain/form-rules';

/** Which rule of the schema a field breaks; null = none. */
export function useBrokenRule<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  name: Path<Form>,
): FormRule | null {
  const error: unknown = get(form.formState.errors, name);
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return isFormRule(message) ? message : null;
}
