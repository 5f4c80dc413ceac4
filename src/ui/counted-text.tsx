import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface CountedTextProps {
  label: string;
  value: string;
  /** Characters that may be sent; more can be typed, so that nothing pasted is cut. */
  maximum: number;
  lines: number;
  onChange: (value: string) => void;
}

/** Some lines of free text with how much room is left, or how much there is too much. */
export function CountedText({ label, value, maximum, lines, onChange }: CountedTextProps) {
  const { t } = useTranslation();
  const left = maximum - value.trim().length;
  return (
    <TextField
      multiline
      fullWidth
      label={label}
      minRows={lines}
      maxRows={10}
      value={value}
      error={left < 0}
      helperText={t(left < 0 ? 'common:counted.tooLong' : 'common:counted.left', {
        count: Math.abs(left),
      })}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
