/** What a source file says to people who read it. */
export interface SourceParts {
  /** Comments without their marks; line comments on neighbouring lines are one. */
  comments: string[];
  /** The code without comments and without the content of strings and patterns. */
  code: string;
}

const BEFORE_PATTERN = /(?:^|[=(,:[!&|?{};+\-*%<>~^\n]|\b(?:return|case|typeof|of|in|=>))\s*$/;

/** The index behind a string, pattern or template text that begins at `start`. */
function endOfQuoted(text: string, start: number, isEnd: (index: number) => boolean): number {
  let isInClass = false;
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') index += 1;
    else if (text[start] === '/' && character === '[') isInClass = true;
    else if (text[start] === '/' && character === ']') isInClass = false;
    else if (!isInClass && isEnd(index)) return index + 1;
  }
  return text.length;
}

function withoutMarks(comment: string): string {
  if (comment.startsWith('//')) return comment.replace(/^\/\/ ?/, '');
  return comment
    .replace(/^\/\*+ ?/, '')
    .replace(/\s*\*\/$/, '')
    .replace(/^[ \t]*\* ?/gm, '');
}

/**
 * Splits TypeScript into comments and code. It knows strings, templates and patterns, as far as
 * this repository writes them.
 */
export function sourceParts(text: string): SourceParts {
  const comments: string[] = [];
  let code = '';
  /** For each template that is open: how many braces are open in its hole. */
  const templates: number[] = [];
  let lineCommentEnd = -1;
  let index = 0;
  const readTemplate = (start: number): number => {
    const end = endOfQuoted(text, start, (at) => text[at] === '`' || text.startsWith('${', at));
    if (text[end - 1] === '`') return end;
    templates.push(0);
    return end + 1;
  };
  while (index < text.length) {
    const character = text.charAt(index);
    const isPattern = character === '/' && BEFORE_PATTERN.test(code.slice(-12));
    if (text.startsWith('//', index)) {
      const newline = text.indexOf('\n', index);
      const end = newline === -1 ? text.length : newline;
      const words = withoutMarks(text.slice(index, end));
      const isAlone = /(?:^|\n)[ \t]*$/.test(code);
      const isNext = isAlone && /^\n[ \t]*$/.test(text.slice(lineCommentEnd, index));
      if (isNext && lineCommentEnd !== -1) comments.push(`${comments.pop() ?? ''}\n${words}`);
      else comments.push(words);
      lineCommentEnd = isAlone ? end : -1;
      index = end;
    } else if (text.startsWith('/*', index)) {
      const end = text.indexOf('*/', index) + 2;
      comments.push(withoutMarks(text.slice(index, end)));
      index = end;
    } else if (character === "'" || character === '"' || isPattern) {
      index = endOfQuoted(text, index, (at) => text[at] === character || text[at] === '\n');
      code += "''";
    } else if (character === '`') {
      index = readTemplate(index);
      code += "''";
    } else {
      const open = templates.at(-1);
      if (open === 0 && character === '}') {
        templates.pop();
        index = readTemplate(index);
        code += "''";
        continue;
      }
      if (open !== undefined && character === '{') templates[templates.length - 1] = open + 1;
      if (open !== undefined && character === '}') templates[templates.length - 1] = open - 1;
      code += character;
      index += 1;
    }
  }
  return { comments, code };
}

/** The sentences of a comment or a document; a line that is indented stands alone, as a command. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/```[\s\S]*?```/g, '\n\n')
    .replace(/\{@link ([^}]*)\}/g, '$1')
    .replace(/`[^`]*`/g, 'X')
    .split(/\n\s*\n|\n(?=\s*(?:@|- |\d+\. )|[ \t]{2,}\S)|(?<=\n[ \t]{2,}[^\n]*)\n/)
    .flatMap((paragraph) => paragraph.split(/(?:(?<=[.!?…])|(?<=\.['"”’)]))\s+(?=["'“‘([{A-Z0-9])/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** How many words a sentence has. */
export function wordCount(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’_./-]*/gu)?.length ?? 0;
}
