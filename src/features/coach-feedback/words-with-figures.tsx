import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, memo, use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CoachFeedback,
  FeedbackSentence,
} from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import type { FeedbackPart } from '@tasuki/domain/coaching/feedback/render-feedback';
import { sentenceGap } from '@tasuki/domain/language';
import { FigureButton } from '../../ui/figures/figure-button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A figure of the words: a fact may be named in more than one place. */
export interface FigureOfWords {
  key: string;
  fact: Fact;
}

/** The place of a figure: which sentence, and which part of it. */
export function figureKey(sentence: number, part: number): string {
  return `${sentence}.${part}`;
}

/** The key of the figure that is open; null = none is. Only the figures look here, so the words are not drawn anew. */
export const OpenFigureKey = createContext<string | null>(null);

interface WordsWithFiguresProps {
  feedback: CoachFeedback;
  /** The parts of each sentence of the feedback. */
  sentences: readonly (readonly FeedbackPart[])[];
  onToggle: (figure: FigureOfWords) => void;
}

/** The sentences in their order of weight: what to beware of, what the run says, what comes next. */
export const WordsWithFigures = memo(function WordsWithFigures({
  feedback,
  sentences,
  onToggle,
}: WordsWithFiguresProps) {
  const { t } = useTranslation('activities');
  const indexesOf = (roles: readonly FeedbackSentence['role'][]) =>
    feedback.sentences.flatMap(({ role }, index) => (roles.includes(role) ? [index] : []));
  const render = (indexes: readonly number[]) =>
    indexes.map((index) => (
      <span key={index}>
        {sentences[index]?.map((part, position) => {
          const key = figureKey(index, position);
          return part.kind === 'text' ? (
            <span key={key}>{part.text}</span>
          ) : (
            <CoachFigure
              key={key}
              figureKey={key}
              fact={part.fact}
              words={part.text}
              onToggle={onToggle}
            />
          );
        })}
        {sentenceGap(feedback.language)}
      </span>
    ));

  const safety = indexesOf(['safety']);
  const reading = indexesOf(['purpose', 'finding']);
  const next = indexesOf(['nextStep']);
  return (
    <>
      {safety.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1.5, color: 'warning.main', mb: 1.5 }}>
          <Icon path={mdiAlertOutline} sx={{ mt: '0.15em' }} />
          <Typography color="textPrimary" sx={{ fontWeight: 550 }}>
            {render(safety)}
          </Typography>
        </Box>
      )}
      {reading.length > 0 && (
        <Typography sx={{ maxWidth: 'var(--tasuki-line-length)' }}>{render(reading)}</Typography>
      )}
      {next.length > 0 && (
        <Box
          sx={{
            mt: 1.5,
            pl: 2,
            borderLeft: 3,
            borderColor: 'primary.main',
            maxWidth: 'var(--tasuki-line-length)',
          }}
        >
          <Typography component="p" variant="caption" color="textSecondary">
            {t('activities:coach.next')}
          </Typography>
          <Typography>{render(next)}</Typography>
        </Box>
      )}
    </>
  );
});

interface CoachFigureProps {
  figureKey: string;
  fact: Fact;
  words: string;
  onToggle: (figure: FigureOfWords) => void;
}

/** Its button is drawn again only when it opens or closes, and not with every other figure of the words. */
function CoachFigure({ figureKey: key, fact, words, onToggle }: CoachFigureProps) {
  const isOpen = use(OpenFigureKey) === key;
  const press = useCallback(() => {
    onToggle({ key, fact });
  }, [fact, key, onToggle]);
  return <FigureButton words={words} isOpen={isOpen} onPress={press} />;
}
