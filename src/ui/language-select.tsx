import { mdiTranslate } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { htmlLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@tasuki/domain/language';
import { Icon } from './icon.tsx';
import { TOUCH_TARGET_PIXELS } from './theme/touch-target.ts';

interface LanguageSelectProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** A quiet choice of language; the phone's own wheel opens. */
export function LanguageSelect({ language, onChoose }: LanguageSelectProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon path={mdiTranslate} fontSize="small" color="action" />
      <Box
        component="select"
        aria-label={t('common:frame.language')}
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGES.find((candidate) => candidate === event.target.value);
          if (chosen) onChoose(chosen);
        }}
        sx={{
          minHeight: TOUCH_TARGET_PIXELS,
          px: 0.5,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '0.9375rem',
          cursor: 'pointer',
          '& option': { color: 'text.primary', bgcolor: 'background.paper' },
        }}
      >
        {LANGUAGES.map((choice) => (
          <option key={choice} value={choice} lang={htmlLanguage(choice)}>
            {LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
