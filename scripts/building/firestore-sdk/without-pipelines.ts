/** Asks of a query whether it is a pipeline. */
const QUESTIONS: readonly RegExp[] = [
  /(?<!function )__PRIVATE_isPipeline\((?:[^()]|\([^()]*\))*\)/g,
  /\b\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
];

/** Functions that only a pipeline comes to, with what they call. */
const FUNCTIONS: readonly string[] = [
  'function __PRIVATE_canonifyPipeline',
  'function __PRIVATE_fromPipelineTarget',
  'function __PRIVATE_getLastEffectiveLimit',
  'function __PRIVATE_invokeExecutePipeline',
  'function __PRIVATE_newPipelineComparator',
  'function __PRIVATE_pipelineEq',
  'function __PRIVATE_pipelineMatches',
  'function __PRIVATE_runPipeline',
  'function __PRIVATE_stageFromProto',
  'function __PRIVATE_toCorePipeline',
  'function __PRIVATE_toEvaluable',
  'function __PRIVATE_toPipelineBooleanExpr',
  'function __PRIVATE_toPipelineTarget',
  'getDocumentsMatchingPipeline',
];

/** The end of the block that begins at a brace; strings with braces in them are not looked for. */
function endOfBlock(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A block of Firestore’s SDK has no end');
}

/**
 * Takes pipelines out of Firestore's SDK: queries of another kind, which the offline cache evaluates itself. They are
 * a quarter of the SDK, with the package `re2js` for their patterns. No query of ours is a pipeline.
 *
 * @throws Error where another release of the SDK names something otherwise
 */
export function withoutPipelines(code: string): string {
  let rest = code;
  for (const question of QUESTIONS) {
    if (rest.search(question) < 0) throw new Error(`Firestore’s SDK has no ${question.source}`);
    rest = rest.replaceAll(question, 'false');
  }
  for (const name of FUNCTIONS) {
    const head = new RegExp(`${name}\\([^)]*\\) (?=\\{)`).exec(rest);
    if (!head) throw new Error(`Firestore’s SDK has no ${name}`);
    const start = head.index + head[0].length;
    const body = "{ throw new Error('Pipelines are not in the bundle'); }";
    rest = rest.slice(0, start) + body + rest.slice(endOfBlock(rest, start));
  }
  return rest;
}
