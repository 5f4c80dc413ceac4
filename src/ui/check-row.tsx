import Box from '@mui/material/Box';
import { TOUCH_TARGET_PIXELS } from './theme/touch-target.ts';

interface CheckRowProps {
  words: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A box to tick with its words, the whole row to press. */
export function CheckRow({ words, isChecked, onChange }: CheckRowProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: TOUCH_TARGET_PIXELS,
        cursor: 'pointer',
        fontSize: '0.9375rem',
      }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={isChecked}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
        sx={{
          flex: 'none',
          width: 20,
          height: 20,
          m: 0,
          accentColor: 'var(--tasuki-palette-primary-main)',
        }}
      />
      {words}
    </Box>
  );
}
