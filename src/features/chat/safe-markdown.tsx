import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Nodes, RootContent } from 'mdast';
import { useMemo, type ReactNode } from 'react';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { FigureButton } from '../../ui/figures/figure-button.tsx';
import { MarkdownList, MarkdownQuote, MarkdownRule } from './markdown/markdown-blocks.tsx';
import { markdownTree, useMarkdownTree } from './markdown/markdown-tree.ts';

/** Which figure is open: a fact may be named in more than one place. */
export interface OpenFigure {
  key: string;
  fact: QuotedFact;
}

interface SafeMarkdownProps {
  /** Markdown with figures as `{{factId}}`. */
  text: string;
  facts: readonly QuotedFact[];
  locale: MeasureLocale;
  /** Sets its figures apart from those of other texts on the page. */
  figureKey: string;
  openFigureKey: string | null;
  /** A figure was pressed; null = pressed again. */
  onShowFigure: (figure: OpenFigure | null) => void;
}

/**
 * The parts of Markdown that a conversation needs, and nothing else. Raw HTML stands as the text it
 * is, pictures as their description, and only addresses of the web become links.
 */
export function SafeMarkdown(props: SafeMarkdownProps) {
  const { text } = props;
  const tree = useMarkdownTree(text);
  const factById = useMemo(
    () => new Map(props.facts.map((fact) => [fact.id, fact])),
    [props.facts],
  );
  const figures: Figures = { ...props, factById };
  return (
    <Box sx={BLOCK_SPACING}>
      {tree.children.map((node, index) => renderNode(node, String(index), figures))}
    </Box>
  );
}

/** The figures of a text in the order in which they stand, those within links left out. */
export function figuresOf({
  text,
  facts,
  locale,
  figureKey,
}: Pick<SafeMarkdownProps, 'text' | 'facts' | 'locale' | 'figureKey'>): OpenFigure[] {
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  const figuresIn = (node: Nodes, key: string): OpenFigure[] => {
    if (node.type === 'link') return [];
    if ('children' in node) {
      return node.children.flatMap((child, index) => figuresIn(child, `${key}.${index}`));
    }
    if (!('value' in node)) return [];
    return renderWords(node.value, factById, locale).flatMap((part, index) =>
      part.kind === 'text' ? [] : [{ key: `${figureKey}/${key}.${index}`, fact: part.fact }],
    );
  };
  return markdownTree(text).children.flatMap((node, index) => figuresIn(node, String(index)));
}

interface Figures extends Omit<SafeMarkdownProps, 'text' | 'facts'> {
  factById: ReadonlyMap<string, QuotedFact>;
}

function children(node: { children: readonly RootContent[] }, key: string, figures: Figures) {
  return node.children.map((child, index) => renderNode(child, `${key}.${index}`, figures));
}

/** Between what stands under each other, at any depth. */
const BLOCK_SPACING = {
  '& * + :is(p, h3, ul, ol, blockquote, pre, hr)': { mt: 1.25 },
} as const;

function renderNode(node: Nodes, key: string, figures: Figures): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node.value, key, figures);
    case 'paragraph':
      return <Typography key={key}>{children(node, key, figures)}</Typography>;
    case 'heading':
      return (
        <Typography key={key} variant="h3">
          {children(node, key, figures)}
        </Typography>
      );
    case 'strong':
      return <strong key={key}>{children(node, key, figures)}</strong>;
    case 'emphasis':
      return <em key={key}>{children(node, key, figures)}</em>;
    case 'break':
      return <br key={key} />;
    case 'list':
      return (
        <MarkdownList key={key} list={node} isSpaced>
          {children(node, key, figures)}
        </MarkdownList>
      );
    case 'listItem':
      return <li key={key}>{children(node, key, figures)}</li>;
    case 'blockquote':
      return <MarkdownQuote key={key}>{children(node, key, figures)}</MarkdownQuote>;
    // A reply has no links: whoever brings a model to write one chose where it leads.
    case 'link':
    case 'linkReference':
      return <span key={key}>{children(node, key, figures)}</span>;
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'inlineCode':
      return <code key={key}>{renderText(node.value, key, figures)}</code>;
    case 'code':
      return (
        <Typography key={key} component="pre" sx={{ whiteSpace: 'pre-wrap' }}>
          {renderText(node.value, key, figures)}
        </Typography>
      );
    case 'html':
      return <span key={key}>{renderText(node.value, key, figures)}</span>;
    case 'thematicBreak':
      return <MarkdownRule key={key} />;
    // A definition says nothing by itself; the others are not of the Markdown that is read here.
    case 'definition':
    case 'delete':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'root':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'yaml':
      return null;
  }
}

function renderText(value: string, key: string, figures: Figures): ReactNode {
  return renderWords(value, figures.factById, figures.locale).map((part, index) => {
    if (part.kind === 'text') return part.text;
    const figureKey = `${figures.figureKey}/${key}.${index}`;
    const isOpen = figures.openFigureKey === figureKey;
    return (
      <FigureButton
        key={figureKey}
        words={part.text}
        isOpen={isOpen}
        onPress={() => {
          figures.onShowFigure(isOpen ? null : { key: figureKey, fact: part.fact });
        }}
      />
    );
  });
}
