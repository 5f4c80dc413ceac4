import { parseSync, Visitor } from 'vite';

const WRITE_LINE = '__PRIVATE_logDebug';

/**
 * Takes the lines out of Firestore's SDK that it writes for whoever looks for a fault in it. It writes them only
 * after `setLogLevel('debug')`, which nothing here calls. Its warnings and errors stay.
 *
 * @throws Error where another release of the SDK names something otherwise
 */
export function withoutDebugLines(code: string): string {
  const lines: { start: number; end: number }[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name === WRITE_LINE) lines.push({ start, end });
    },
  });
  visitor.visit(parseSync('firestore.js', code).program);
  if (lines.length === 0) throw new Error(`Firestore’s SDK has no ${WRITE_LINE}`);
  let from = 0;
  let rest = '';
  for (const { start, end } of lines.toSorted((one, other) => one.start - other.start)) {
    // One may be an argument of another.
    if (start < from) continue;
    rest += `${code.slice(from, start)}undefined`;
    from = end;
  }
  return rest + code.slice(from);
}
