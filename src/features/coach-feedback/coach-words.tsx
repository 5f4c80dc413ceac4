import Box from '@mui/material/Box';
import {
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
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { renderFeedback } from '@tasuki/domain/coaching/feedback/render-feedback';
import { htmlLanguage } from '@tasuki/domain/language';
import { useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { FactProofNote } from '../../ui/fact-proof-note.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import {
  figureKey,
  OpenFigureKey,
  WordsWithFigures,
  type FigureOfWords,
} from './words-with-figures.tsx';

interface CoachWordsProps {
  feedback: CoachFeedback;
  facts: readonly Fact[];
  /** A figure was pressed: show where it comes from; null = pressed again, or closed. */
  onShowFact: (fact: Fact | null) => void;
  /** Renders the evidence of a figure. */
  renderEvidence: (fact: Fact) => ReactNode;
}

/** The coach's words, whose figures can be pressed for their proof. */
export function CoachWords({ feedback, facts, onShowFact, renderEvidence }: CoachWordsProps) {
  const locale = useMeasureLocale();
  const [open, setOpen] = useState<FigureOfWords | null>(null);
  // Units in the language of the sentence they stand in.
  const sentences = useMemo(
    () => renderFeedback(feedback, facts, { language: feedback.language, units: locale.units }),
    [feedback, facts, locale.units],
  );
  // The figure answers the finger at once; what it rests on and the page's chart are drawn behind it.
  const shown = useDeferredValue(open);
  const openKey = useRef<string | null>(null);
  const show = useCallback(
    (next: FigureOfWords | null) => {
      openKey.current = next?.key ?? null;
      setOpen(next);
      startTransition(() => {
        onShowFact(next?.fact ?? null);
      });
    },
    [onShowFact],
  );
  const toggle = useCallback(
    (figure: FigureOfWords) => {
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

  const figures = useMemo(
    () =>
      sentences.flatMap((parts, index) =>
        parts.flatMap((part, position) =>
          part.kind === 'text' ? [] : [{ key: figureKey(index, position), fact: part.fact }],
        ),
      ),
    [sentences],
  );
  // Drawn with what it shows, and not with the figure that closes it.
  const note = useMemo(() => {
    if (!shown) return null;
    const index = figures.findIndex(({ key }) => key === shown.key);
    const stepTo = (figure: FigureOfWords | undefined) =>
      figure
        ? () => {
            show(figure);
          }
        : null;
    return (
      <FactProofNote
        fact={shown.fact}
        locale={locale}
        steps={{ toPrevious: stepTo(figures[index - 1]), toNext: stepTo(figures[index + 1]) }}
        onClose={() => {
          show(null);
        }}
      >
        {renderEvidence(shown.fact)}
      </FactProofNote>
    );
  }, [figures, locale, renderEvidence, show, shown]);
  return (
    <Box lang={htmlLanguage(feedback.language)}>
      <OpenFigureKey value={open?.key ?? null}>
        <WordsWithFigures feedback={feedback} sentences={sentences} onToggle={toggle} />
      </OpenFigureKey>
      {note}
    </Box>
  );
}

/** The author of the words: the machine, by icon and name. */
export function CoachAuthor() {
  const { t } = useTranslation('activities');
  return <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')} />;
}
