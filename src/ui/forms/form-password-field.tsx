import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';
import { Icon } from '../icon.tsx';

/** A password, hidden until the person wants to see it. */
export function FormPasswordField<Form extends FieldValues>(
  props: Omit<FormTextFieldProps<Form>, 'type' | 'endAdornment'>,
) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t('common:form.showPassword', { field: props.label })}
            aria-pressed={isShown}
            onClick={() => {
              setIsShown((shown) => !shown);
            }}
          >
            <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
