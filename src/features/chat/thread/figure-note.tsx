import { lazy, type ReactNode } from 'react';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { PagePart } from '../parts/page-part.tsx';
import type { OpenFigure } from '../safe-markdown.tsx';
import type { ThreadEntry } from '../thread-entries.ts';
import { figuresBeside, stepsFrom } from './figure-steps.ts';

/** Loaded by those who press a figure. */
const ProofNote = lazy(async () => {
  const [{ ProofNote: Note }] = await Promise.all([
    import('../proof-note.tsx'),
    loadCatalogues(['activities', 'facts']),
  ]);
  return { default: Note };
});

interface FigureNoteProps {
  figure: OpenFigure;
  /** Entries of the conversation, in which the figures beside it are found. */
  entries: readonly ThreadEntry[];
  onShow: (figure: OpenFigure) => void;
  onClose: () => void;
  renderEvidence: (fact: QuotedFact) => ReactNode;
}

/** The evidence of a figure, with links to the figures beside it. */
export function FigureNote({ figure, entries, onShow, onClose, renderEvidence }: FigureNoteProps) {
  const locale = useMeasureLocale();
  return (
    <PagePart>
      <ProofNote
        fact={figure.fact}
        steps={stepsFrom(figure, figuresBeside(figure, entries, locale), onShow)}
        onClose={onClose}
      >
        {renderEvidence(figure.fact)}
      </ProofNote>
    </PagePart>
  );
}
