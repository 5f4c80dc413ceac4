import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFormRule } from '@tasuki/domain/form-rules';

interface FormCheckboxProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: ReactNode;
}

/** A yes or no of a form, with its words where a yes is needed. */
export function FormCheckbox<Form extends FieldValues>({
  form,
  name,
  label,
}: FormCheckboxProps<Form>) {
  const { t } = useTranslation();
  const helpId = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => {
        const brokenRule = isFormRule(error?.message) ? error.message : null;
        return (
          <FormControl error={brokenRule !== null}>
            <FormControlLabel
              label={label}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.25 } }}
              control={
                <Checkbox
                  {...field}
                  checked={Boolean(value)}
                  slotProps={{
                    input: {
                      ref,
                      'aria-invalid': brokenRule !== null,
                      ...(brokenRule ? { 'aria-describedby': helpId } : {}),
                    },
                  }}
                />
              }
            />
            {brokenRule && (
              <FormHelperText id={helpId} sx={{ ml: 5.5 }}>
                {t(`common:validation.${brokenRule}`)}
              </FormHelperText>
            )}
          </FormControl>
        );
      }}
    />
  );
}
