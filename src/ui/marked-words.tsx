import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

interface MarkedWordsProps {
  /** Translated words in which `<name>…</name>` marks a part, or `<name/>` a place. */
  words: string;
  /** The element for each mark; it gets the marked words, a place keeps its own content. */
  marks: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const MARKED = /<([a-z]+)(?:\/>|>(.*?)<\/\1>)/gsu;

/** Words of a catalogue with elements among them. Marks that are not known stand as they are written. */
export function MarkedWords({ words, marks }: MarkedWordsProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', 2: inner, index } of words.matchAll(MARKED)) {
    const mark = marks[name];
    if (!mark) continue;
    parts.push(words.slice(end, index), inner === undefined ? mark : cloneElement(mark, {}, inner));
    end = index + whole.length;
  }
  parts.push(words.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
