/** As much of a syntax tree's node as the rules look at. */
export interface SyntaxNode {
  type: string;
  operator?: string;
  parent?: SyntaxNode | null;
  left?: SyntaxNode;
  right?: SyntaxNode;
  callee?: SyntaxNode;
  property?: SyntaxNode;
  arguments?: readonly SyntaxNode[];
  computed?: boolean;
  name?: string;
  value?: unknown;
}

/** What the linter gives a rule. */
export interface RuleContext {
  report: (finding: { node: SyntaxNode; message: string }) => void;
}
