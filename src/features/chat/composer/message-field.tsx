import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useDraft, type WrittenDraft } from './written-draft.ts';

const ROWS_MAXIMUM = 7;
const LINE_HEIGHT_EMS = 1.5;

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: LINE_HEIGHT_EMS,
  display: 'grid',
  flex: 1,
  minWidth: 0,
  padding: '9px 0',
  '& > *': {
    gridArea: '1 / 1',
    maxHeight: `${ROWS_MAXIMUM * LINE_HEIGHT_EMS}em`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& > span': { visibility: 'hidden', overflow: 'hidden' },
  '& > textarea': {
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    resize: 'none',
    background: 'none',
    color: theme.palette.text.primary,
    font: 'inherit',
    letterSpacing: 'inherit',
    overflowY: 'auto',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  },
}));

interface MessageFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'rows'> {
  draft: WrittenDraft;
}

/**
 * The words of a message. The field is as high as its words, by the same words in a hidden element
 * below it. To measure them after each key would lay out the whole page twice.
 */
export function MessageField({ draft, ...field }: MessageFieldProps) {
  const text = useDraft(draft, allOf);
  return (
    <Frame>
      <span aria-hidden="true">{withLastLine(text)}</span>
      <textarea dir="auto" rows={1} {...field} value={text} />
    </Frame>
  );
}

/** A line that has just begun is as high as one with words. */
function withLastLine(text: string): string {
  return `${text}\u200B`;
}

function allOf(text: string): string {
  return text;
}
