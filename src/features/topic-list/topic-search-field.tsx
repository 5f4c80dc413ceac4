import { mdiMagnify } from '@mdi/js';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LIMITS } from '@tasuki/domain/chat/search/search-limits';
import { Icon } from '../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface TopicSearchFieldProps {
  typed: string;
  onType: (typed: string) => void;
  /** An input method begins or ends a word. */
  onComposing: (isComposing: boolean) => void;
}

/** The field for searching conversations. Escape empties it, as in every search field. */
export function TopicSearchField({ typed, onType, onComposing }: TopicSearchFieldProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const label = t('chat:search.label');
  return (
    // The label stands on the upper edge, which the header would cut.
    <FormControl fullWidth size="small" variant="outlined" sx={{ mt: 1, mb: 2 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={label}
        value={typed}
        startAdornment={
          <InputAdornment position="start">
            <Icon path={mdiMagnify} />
          </InputAdornment>
        }
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        onChange={(event) => {
          onType(event.target.value);
        }}
        slotProps={{
          input: {
            dir: 'auto',
            enterKeyHint: 'search',
            maxLength: SEARCH_LIMITS.termMaxLength,
            onCompositionStart: () => {
              onComposing(true);
            },
            onCompositionEnd: () => {
              onComposing(false);
            },
          },
        }}
      />
    </FormControl>
  );
}
