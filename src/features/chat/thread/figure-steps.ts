import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { figuresOf, type OpenFigure } from '../safe-markdown.tsx';
import type { ThreadEntry } from '../thread-entries.ts';

/** The figures of the reply that an open figure stands in. */
export function figuresBeside(
  { key }: OpenFigure,
  entries: readonly ThreadEntry[],
  { language, units }: MeasureLocale,
): OpenFigure[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'reply' || !key.startsWith(`${entry.reply.id}/`)) return [];
    const { text, facts, id } = entry.reply;
    const locale = { language: entry.reply.language ?? language, units };
    return figuresOf({ text, facts, locale, figureKey: id });
  });
}

/** The figures before and after the open one; null = there is none. */
export function stepsFrom(
  { key }: OpenFigure,
  figures: readonly OpenFigure[],
  onStep: (figure: OpenFigure) => void,
) {
  const index = figures.findIndex((figure) => figure.key === key);
  const to = (figure: OpenFigure | undefined) =>
    figure
      ? () => {
          onStep(figure);
        }
      : null;
  return { toPrevious: to(figures[index - 1]), toNext: to(figures[index + 1]) };
}
