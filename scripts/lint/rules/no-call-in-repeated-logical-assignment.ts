import type { RuleContext, SyntaxNode } from './rule-context.ts';

const LOGICAL_ASSIGNMENTS: ReadonlySet<string | undefined> = new Set(['??=', '||=', '&&=']);
const LOOPS: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
/** Methods that call the function they are given once for each element. */
const REPEATING_METHODS: ReadonlySet<string | undefined> = new Set([
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
]);

/**
 * Forbids a call on the right of `??=`, `||=` or `&&=` in a loop. After the first round the call is
 * skipped, and what it does besides returning a value is lost. A value kept for each key
 * (`cache[key] ??= make(key)`) is allowed.
 */
export const noCallInRepeatedLogicalAssignment = {
  create(context: RuleContext) {
    const check = (call: SyntaxNode) => {
      const assignment = logicalAssignmentAround(call);
      if (assignment === null || assignment.left?.computed === true) return;
      if (!isRepeated(assignment)) return;
      context.report({
        node: call,
        message: `This call is skipped once \`${assignment.operator ?? ''}\` has its value. Call first, then assign.`,
      });
    };
    return { CallExpression: check, NewExpression: check };
  },
};

/** The logical assignment on whose right side `call` is, in the same function; null = none. */
function logicalAssignmentAround(call: SyntaxNode): SyntaxNode | null {
  let child = call;
  for (let node = call.parent; node; child = node, node = node.parent) {
    if (isFunction(node)) return null;
    const isRightSide = node.type === 'AssignmentExpression' && node.right === child;
    if (isRightSide && LOGICAL_ASSIGNMENTS.has(node.operator)) return node;
  }
  return null;
}

/** Checks whether `assignment` is in a loop, or in a function that is called for each element. */
function isRepeated(assignment: SyntaxNode): boolean {
  for (let node = assignment.parent; node; node = node.parent) {
    if (LOOPS.has(node.type)) return true;
    if (!isFunction(node)) continue;
    const caller = node.parent;
    return (
      caller?.type === 'CallExpression' &&
      caller.arguments?.includes(node) === true &&
      REPEATING_METHODS.has(caller.callee?.property?.name)
    );
  }
  return false;
}

function isFunction({ type }: SyntaxNode): boolean {
  return /Function(Expression|Declaration)$/.test(type);
}
