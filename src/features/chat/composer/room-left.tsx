import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { charactersLeft } from '@tasuki/domain/chat/written-text';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { useDraft, type WrittenDraft } from './written-draft.ts';

/** From here on the composer counts down. */
const COUNT_FROM_CHARACTERS = 400;

/** How much room is left, once it matters. */
export function Countdown({ id, draft }: { id: string; draft: WrittenDraft }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const left = useDraft(draft, (text) => Math.min(charactersLeft(text), COUNT_FROM_CHARACTERS + 1));
  return (
    <Typography id={id} component="p" variant="caption" color="textSecondary" noWrap>
      {left >= 0 && left <= COUNT_FROM_CHARACTERS
        ? t('chat:composer.left', { left: formatNumber(left, language) })
        : ''}
    </Typography>
  );
}

/** How much there is too much, and that nothing was cut. */
export function TooLong({ id, draft }: { id: string; draft: WrittenDraft }) {
  const { t } = useTranslation('chat');
  const { language } = useMeasureLocale();
  const left = useDraft(draft, charactersLeft);
  return (
    <Typography
      id={id}
      component="p"
      variant="body2"
      role="alert"
      sx={{ color: 'error.main', pb: 1 }}
    >
      {t('chat:composer.tooLong', {
        excess: formatNumber(-left, language),
        maximum: formatNumber(MESSAGE_LIMITS.textMaxLength, language),
      })}
    </Typography>
  );
}
