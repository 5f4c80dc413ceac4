import type { RuleContext, SyntaxNode } from './rule-context.ts';

/** What libraries, browsers and Node.js declare with a boolean among several parameters. */
const CALLED_BY_POSITION: ReadonlySet<string | undefined> = new Set([
  // Of a DataView: whether the bytes are little-endian.
  'getUint32',
  'setUint32',
  // Of Firestore.
  'where',
  // Of Node.js: what its promise resolves with or its callback gets comes after the time.
  'setTimeout',
  '_load',
  // Of uPlot.
  'redraw',
  'valToPos',
]);

/**
 * Forbids a literal `true` or `false` as one of several arguments. Such a call does not say what is
 * true. Name it: as an option, by two functions, or by one of several words.
 */
export const noPositionalBoolean = {
  create(context: RuleContext) {
    const check = ({ callee, arguments: given = [] }: SyntaxNode) => {
      if (given.length < 2 || CALLED_BY_POSITION.has(callee?.property?.name ?? callee?.name))
        return;
      for (const node of given) {
        if (node.type !== 'Literal' || typeof node.value !== 'boolean') continue;
        context.report({ node, message: 'Name what is true or false here, e.g. as an option.' });
      }
    };
    return { CallExpression: check, NewExpression: check };
  },
};
