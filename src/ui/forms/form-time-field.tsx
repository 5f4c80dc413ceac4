import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrokenRule } from './use-broken-rule.ts';

const PARTS = ['hours', 'minutes', 'seconds'] as const;

interface FormTimeFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** Of a field that holds hours, minutes and seconds as they are typed. */
  name: Path<Form>;
  label: string;
  hint?: string;
}

/** A time as three numbers side by side. */
export function FormTimeField<Form extends FieldValues>({
  form,
  name,
  label,
  hint,
}: FormTimeFieldProps<Form>) {
  const { t } = useTranslation();
  const helpId = useId();
  const brokenRule = useBrokenRule(form, name);
  const help = brokenRule ? t(`common:validation.${brokenRule}`, { field: label }) : hint;
  return (
    <Box
      component="fieldset"
      {...(help ? { 'aria-describedby': helpId } : {})}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <FormLabel
        component="legend"
        error={brokenRule !== null}
        sx={{ typography: 'body2', mb: 0.5, p: 0 }}
      >
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {PARTS.map((part) => {
          const {
            ref,
            onBlur,
            onChange,
            name: partName,
          } = form.register(`${name}.${part}` as Path<Form>);
          return (
            <OutlinedInput
              key={part}
              name={partName}
              error={brokenRule !== null}
              inputRef={ref}
              onBlur={(event) => void onBlur(event)}
              onChange={(event) => void onChange(event)}
              endAdornment={
                <Box
                  component="span"
                  aria-hidden
                  sx={{ color: 'text.secondary', fontSize: 15, whiteSpace: 'nowrap' }}
                >
                  {t(`common:time.${part}.short`)}
                </Box>
              }
              sx={{ width: 104, '& input': { minWidth: 0, pr: 0.5 } }}
              slotProps={{
                input: {
                  inputMode: 'numeric',
                  maxLength: 3,
                  autoComplete: 'off',
                  'aria-label': t(`common:time.${part}.long`),
                  'aria-invalid': brokenRule !== null,
                },
              }}
            />
          );
        })}
      </Box>
      {help && (
        <FormHelperText id={helpId} error={brokenRule !== null} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
