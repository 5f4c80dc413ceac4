import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registeredInput } from './registered-input.ts';
import { useFieldHelp, type LabelledField } from './use-field-help.ts';

const PARTS = ['hours', 'minutes', 'seconds'] as const;

/** A time as three numbers side by side: a field of hours, minutes and seconds as they are typed. */
export function FormTimeField<Form extends FieldValues>({
  form,
  name,
  label,
  hint,
}: LabelledField<Form>) {
  const { t } = useTranslation();
  const { isBroken, help, helpId, described } = useFieldHelp({ form, name, label, hint });
  return (
    <Box component="fieldset" {...described} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" error={isBroken} sx={{ typography: 'body2', mb: 0.5, p: 0 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {PARTS.map((part) => {
          const partName = `${name}.${part}` as Path<Form>;
          return (
            <OutlinedInput
              key={part}
              name={partName}
              error={isBroken}
              {...registeredInput(form, partName)}
              endAdornment={
                <Box
                  component="span"
                  aria-hidden
                  sx={{ color: 'text.secondary', fontSize: 15, whiteSpace: 'nowrap' }}
                >
                  {t(`common:time.${part}.short`)}
                </Box>
              }
              sx={{
                flex: '0 1 104px',
                minWidth: 0,
                pr: 1,
                '& input': { minWidth: 0, pl: 1.5, pr: 0.5 },
              }}
              slotProps={{
                input: {
                  inputMode: 'numeric',
                  maxLength: 3,
                  autoComplete: 'off',
                  'aria-label': t(`common:time.${part}.long`),
                  'aria-invalid': isBroken,
                },
              }}
            />
          );
        })}
      </Box>
      {help && (
        <FormHelperText id={helpId} error={isBroken} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
