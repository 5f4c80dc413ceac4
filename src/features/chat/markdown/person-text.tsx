import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Nodes, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { mentionParts } from '@tasuki/domain/chat/mention';
import { useMarkedTree } from './markdown-tree.ts';
import { TextWithActivities } from '../text-with-activities.tsx';

interface PersonTextProps {
  text: string;
  /** Who may be mentioned in it. */
  names: readonly string[];
}

const AS_WRITTEN = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;

/** "5*1000 m" is no emphasis. No person writes this letter, which stands for such a star meanwhile. */
const STAR_BETWEEN = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;
const HELD_STAR = '\uE000';

function withStars(text: string): string {
  return text.replaceAll(HELD_STAR, '*');
}

/**
 * What a person wrote, with emphasis, lists, quotes and code by Markdown. Everything else stands as it was
 * written: a link shows where it leads, and HTML and pictures are text.
 */
export function PersonText({ text, names }: PersonTextProps) {
  const held = text.replaceAll(STAR_BETWEEN, HELD_STAR);
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
        <Typography key={key} dir="auto" sx={{ ...AS_WRITTEN, fontWeight: 650 }}>
          {inlines(node, key, written)}
        </Typography>
      );
    case 'list':
      return (
        <Box
          key={key}
          component={node.ordered ? 'ol' : 'ul'}
          {...(node.ordered && node.start !== null ? { start: node.start } : {})}
          sx={{ pl: 3, my: 0 }}
        >
          {blocks(node, key, written)}
        </Box>
      );
    case 'listItem':
      return <li key={key}>{blocks(node, key, written)}</li>;
    case 'blockquote':
      return (
        <Box
          key={key}
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' }}
        >
          {blocks(node, key, written)}
        </Box>
      );
    case 'code':
      return (
        <Typography key={key} component="pre" sx={AS_WRITTEN}>
          {withStars(node.value)}
        </Typography>
      );
    case 'thematicBreak':
      return (
        <Box key={key} component="hr" sx={{ border: 0, borderTop: 1, borderColor: 'divider' }} />
      );
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
      return <Words key={key} text={withStars(node.value)} names={written.names} />;
    case 'strong':
      return <strong key={key}>{inlines(node, key, written)}</strong>;
    case 'emphasis':
      return <em key={key}>{inlines(node, key, written)}</em>;
    case 'inlineCode':
      return <code key={key}>{withStars(node.value)}</code>;
    case 'break':
      return <br key={key} />;
    // What is not listed above stands as it was written.
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
    case 'yaml': {
      const { start, end } = node.position ?? {};
      const source = written.text.slice(start?.offset ?? 0, end?.offset ?? 0);
      return <Words key={key} text={withStars(source)} names={written.names} />;
    }
  }
}
