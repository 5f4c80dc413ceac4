/** The parser of Markdown, heavy: import it dynamically. */
export { fromMarkdown as parseMarkdown } from 'mdast-util-from-markdown';
