import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface CouponCodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  isWrong: boolean;
}

/** A code as it stands on paper: keyboards leave it as it is typed. */
export function CouponCodeField({ code, onChange, isWrong }: CouponCodeFieldProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <FormControl fullWidth variant="outlined" error={isWrong}>
      <InputLabel htmlFor={id}>{t('billing:coupon.code')}</InputLabel>
      <OutlinedInput
        id={id}
        name="coupon"
        label={t('billing:coupon.code')}
        value={code}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        autoComplete="off"
        slotProps={{
          input: { autoCapitalize: 'characters', spellCheck: false, maxLength: 100 },
        }}
      />
    </FormControl>
  );
}
