import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Nodes, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { mentionParts } from '@tasuki/domain/chat/mention';
import { MarkdownList, MarkdownQuote, MarkdownRule } from './markdown-blocks.tsx';
import { useMarkedTree } from './markdown-tree.ts';
import { TextWithActivities } from '../text-with-activities.tsx';

interface PersonTextProps {
  text: string;
  /** The people who may be mentioned in it. */
  names: readonly string[];
}

const AS_WRITTEN = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;

/** "5*1000 m" is no emphasis, and the star of a face such as (*^_^*) is none either. */
const STAR_AS_WRITTEN = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])|(?<=[(（])\*|\*(?=[)）])/gu;
/** A quote has a space after its sign; ">_<" is a face. */
const ANGLE_AS_WRITTEN = /^>(?! )/gm;
/**
 * Characters that parsing would remove or change, and the private-use letters that stand for them
 * meanwhile.
 */
const HELD: readonly (readonly [RegExp, written: string, held: string])[] = [
  [STAR_AS_WRITTEN, '*', '\uE000'],
  [ANGLE_AS_WRITTEN, '>', '\uE001'],
  [/\\/g, '\\', '\uE002'],
  [/&/g, '&', '\uE003'],
];

/** The result has the length of the text, so that places in it stay. */
function hold(text: string): string {
  return HELD.reduce((held, [sign, , letter]) => held.replaceAll(sign, letter), text);
}

function release(text: string): string {
  return HELD.reduce((held, [, sign, letter]) => held.replaceAll(letter, () => sign), text);
}

/**
 * A person's text, with emphasis, lists, quotes and code by Markdown. Everything else stands as it
 * was written: a link shows where it leads, and HTML and pictures are text.
 */
export function PersonText({ text, names }: PersonTextProps) {
  const held = hold(text);
  const tree = useMarkedTree(held);
  if (!tree) {
    return (
      <Typography dir="auto" sx={AS_WRITTEN}>
        <Words text={text} names={names} />
      </Typography>
    );
  }
  return (
    <Box sx={BLOCK_SPACING}>
      {tree.children.map((node, index) => renderBlock(node, String(index), { text: held, names }))}
    </Box>
  );
}

/** Between what stands under each other, at any depth. */
const BLOCK_SPACING = { '& * + :is(p, ul, ol, blockquote, pre, hr)': { mt: 1 } } as const;

/** Mentions stand out, and the address of an activity leads there. */
function Words({ text, names }: PersonTextProps) {
  return mentionParts(text, names).map((part, index) =>
    part.isMention ? (
      <Box key={index} component="strong" sx={{ fontWeight: 650, color: 'secondary.main' }}>
        {part.text}
      </Box>
    ) : (
      <TextWithActivities key={index} text={part.text} />
    ),
  );
}

function blocks(node: { children: readonly RootContent[] }, key: string, written: PersonTextProps) {
  return node.children.map((child, index) => renderBlock(child, `${key}.${index}`, written));
}

function inlines(
  node: { children: readonly RootContent[] },
  key: string,
  written: PersonTextProps,
) {
  return node.children.map((child, index) => renderInline(child, `${key}.${index}`, written));
}

function renderBlock(node: Nodes, key: string, written: PersonTextProps): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <Typography key={key} dir="auto" sx={AS_WRITTEN}>
          {inlines(node, key, written)}
        </Typography>
      );
    case 'heading':
      return (
        <Typography
          key={key}
          dir="auto"
          sx={{ ...AS_WRITTEN, ...(!isUnderlined(node, written) && { fontWeight: 650 }) }}
        >
          {isUnderlined(node, written)
            ? renderAsWritten(node, key, written)
            : inlines(node, key, written)}
        </Typography>
      );
    case 'list':
      return (
        <MarkdownList key={key} list={node}>
          {blocks(node, key, written)}
        </MarkdownList>
      );
    case 'listItem':
      return (
        <li key={key} value={numberOf(node, written)}>
          {blocks(node, key, written)}
        </li>
      );
    case 'blockquote':
      return <MarkdownQuote key={key}>{blocks(node, key, written)}</MarkdownQuote>;
    case 'code':
      return (
        <Typography key={key} component="pre" sx={AS_WRITTEN}>
          {/*
           * The word beside the opening marks names a language for a parser; here it is part of the
           * text.
           */}
          {node.lang ? renderAsWritten(node, key, written) : release(node.value)}
        </Typography>
      );
    case 'thematicBreak':
      return <MarkdownRule key={key} />;
    case 'break':
    case 'definition':
    case 'delete':
    case 'emphasis':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'html':
    case 'image':
    case 'imageReference':
    case 'inlineCode':
    case 'link':
    case 'linkReference':
    case 'root':
    case 'strong':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'text':
    case 'yaml':
      return (
        <Typography key={key} dir="auto" sx={AS_WRITTEN}>
          {renderInline(node, key, written)}
        </Typography>
      );
  }
}

function renderInline(node: Nodes, key: string, written: PersonTextProps): ReactNode {
  switch (node.type) {
    case 'text':
      return <Words key={key} text={release(node.value)} names={written.names} />;
    case 'strong':
      return <strong key={key}>{inlines(node, key, written)}</strong>;
    case 'emphasis':
      return <em key={key}>{inlines(node, key, written)}</em>;
    case 'inlineCode':
      return <code key={key}>{release(node.value)}</code>;
    case 'break':
      return <br key={key} />;
    // Nodes that are not listed above are shown as written.
    case 'blockquote':
    case 'code':
    case 'definition':
    case 'delete':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'heading':
    case 'html':
    case 'image':
    case 'imageReference':
    case 'link':
    case 'linkReference':
    case 'list':
    case 'listItem':
    case 'paragraph':
    case 'root':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'thematicBreak':
    case 'yaml':
      return renderAsWritten(node, key, written);
  }
}

function sourceOf({ position }: Nodes, { text }: PersonTextProps): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** A line above dashes is a heading for a parser, and two lines for who wrote them. */
function isUnderlined(node: Nodes, written: PersonTextProps): boolean {
  return !sourceOf(node, written).startsWith('#');
}

/** As it was written, which a parser counts on from the first. */
function numberOf(item: Nodes, written: PersonTextProps): number | undefined {
  const [, digits] = /^(\d{1,9})[.)]/.exec(sourceOf(item, written)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function renderAsWritten(node: Nodes, key: string, written: PersonTextProps): ReactNode {
  return <Words key={key} text={release(sourceOf(node, written))} names={written.names} />;
}
