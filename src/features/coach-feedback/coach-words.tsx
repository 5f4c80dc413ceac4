import { mdiAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CoachFeedback,
  FeedbackSentence,
} from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import {
  renderFeedback,
  type FeedbackPart,
} from '@tasuki/domain/coaching/feedback/render-feedback';
import { htmlLanguage, sentenceGap } from '@tasuki/domain/language';
import { useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { FactProofNote } from '../../ui/fact-proof-note.tsx';
import { FigureButton } from '../../ui/figures/figure-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';

interface CoachWordsProps {
  feedback: CoachFeedback;
  facts: readonly Fact[];
  /** A figure was pressed: show where it comes from; null = pressed again, or closed. */
  onShowFact: (fact: Fact | null) => void;
  /** What a figure rests on, to see. */
  renderEvidence: (fact: Fact) => ReactNode;
}

/** Which figure is open: a fact may be named in more than one place. */
interface OpenFigure {
  key: string;
  fact: Fact;
}

/** What the coach says, its figures to press for their proof. */
export function CoachWords({ feedback, facts, onShowFact, renderEvidence }: CoachWordsProps) {
  const { t } = useTranslation(['activities', 'facts']);
  const locale = useMeasureLocale();
  const [open, setOpen] = useState<OpenFigure | null>(null);
  // Units in the language of the sentence they stand in.
  const sentences = useMemo(
    () => renderFeedback(feedback, facts, { language: feedback.language, units: locale.units }),
    [feedback, facts, locale.units],
  );
  // The figure answers the finger at once; what it rests on and the page's chart are drawn behind it.
  const shown = useDeferredValue(open);
  const openKey = useRef<string | null>(null);
  const show = useCallback(
    (next: OpenFigure | null) => {
      openKey.current = next?.key ?? null;
      setOpen(next);
      startTransition(() => {
        onShowFact(next?.fact ?? null);
      });
    },
    [onShowFact],
  );
  const toggle = useCallback(
    (figure: OpenFigure) => {
      show(openKey.current === figure.key ? null : figure);
    },
    [show],
  );

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null);
    };
    globalThis.addEventListener('keydown', close);
    return () => {
      globalThis.removeEventListener('keydown', close);
    };
  }, [open, show]);

  const figures = sentences.flatMap((parts, index) =>
    parts.flatMap((part, position) =>
      part.kind === 'text' ? [] : [{ key: `${index}.${position}`, fact: part.fact }],
    ),
  );
  const openIndex = figures.findIndex(({ key }) => key === shown?.key);
  const stepTo = (index: number) => {
    const figure = figures[index];
    return figure
      ? () => {
          show(figure);
        }
      : null;
  };
  const partsOf = (role: FeedbackSentence['role'][]) =>
    feedback.sentences.flatMap((sentence, index) =>
      role.includes(sentence.role) ? [{ index, parts: sentences[index] ?? [] }] : [],
    );
  const renderParts = (group: { index: number; parts: readonly FeedbackPart[] }[]) =>
    group.map(({ index, parts }) => (
      <span key={index}>
        {parts.map((part, position) => {
          const key = `${index}.${position}`;
          return part.kind === 'text' ? (
            <span key={key}>{part.text}</span>
          ) : (
            <CoachFigure
              key={key}
              figureKey={key}
              fact={part.fact}
              words={part.text}
              isOpen={open?.key === key}
              onToggle={toggle}
            />
          );
        })}
        {sentenceGap(feedback.language)}
      </span>
    ));

  const safety = partsOf(['safety']);
  const reading = partsOf(['purpose', 'finding']);
  const next = partsOf(['nextStep']);
  return (
    <Box lang={htmlLanguage(feedback.language)}>
      {safety.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1.5, color: 'warning.main', mb: 1.5 }}>
          <Icon path={mdiAlertOutline} sx={{ mt: '0.15em' }} />
          <Typography color="textPrimary" sx={{ fontWeight: 550 }}>
            {renderParts(safety)}
          </Typography>
        </Box>
      )}
      {reading.length > 0 && (
        <Typography sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
          {renderParts(reading)}
        </Typography>
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
          <Typography>{renderParts(next)}</Typography>
        </Box>
      )}
      {shown && (
        <FactProofNote
          fact={shown.fact}
          locale={locale}
          steps={{ toPrevious: stepTo(openIndex - 1), toNext: stepTo(openIndex + 1) }}
          onClose={() => {
            show(null);
          }}
        >
          {renderEvidence(shown.fact)}
        </FactProofNote>
      )}
    </Box>
  );
}

interface CoachFigureProps {
  figureKey: string;
  fact: Fact;
  words: string;
  isOpen: boolean;
  onToggle: (figure: OpenFigure) => void;
}

/** Drawn again only when it opens or closes, and not with every other figure of the words. */
const CoachFigure = memo(function CoachFigure(props: CoachFigureProps) {
  const { figureKey, fact, words, isOpen, onToggle } = props;
  return (
    <FigureButton
      words={words}
      isOpen={isOpen}
      onPress={() => {
        onToggle({ key: figureKey, fact });
      }}
    />
  );
});

/** Who speaks: the machine, by icon and name. */
export function CoachAuthor() {
  const { t } = useTranslation('activities');
  return <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')} />;
}
