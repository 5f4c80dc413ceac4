import { mdiTranslate } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { htmlLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@tasuki/domain/language';
import { PlainIcon } from './plain/plain-icon.tsx';
import './plain/plain.css';

interface LanguageSelectProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** A quiet choice of language; the phone's own wheel opens. */
export function LanguageSelect({ language, onChoose }: LanguageSelectProps) {
  const { t } = useTranslation();
  return (
    <div className="plain-language">
      <PlainIcon path={mdiTranslate} />
      <select
        className="plain-select"
        aria-label={t('common:frame.language')}
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGES.find((candidate) => candidate === event.target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {LANGUAGES.map((choice) => (
          <option key={choice} value={choice} lang={htmlLanguage(choice)}>
            {LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
