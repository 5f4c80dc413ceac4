import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './locale-catalogues.ts';

/** One place in the code that names words. */
export interface UsedKeys {
  where: string;
  /** Every key that the place can name; a hole of unknown content stands as `*`. */
  keys: readonly string[];
}

export interface KeyScan {
  used: UsedKeys[];
  /** Calls of `t` whose key names no namespace that exists. */
  withoutNamespace: string[];
}

function literalTexts(type: ts.Type): string[] | null {
  const parts = type.isUnion() ? type.types : [type];
  const texts: string[] = [];
  for (const part of parts) {
    if (part.isStringLiteral()) texts.push(part.value);
    else if (part.isNumberLiteral()) texts.push(String(part.value));
    else return null;
  }
  return texts;
}

/** All texts that a template can make, as far as its holes' types tell. */
function textsOf(node: ts.TemplateExpression, checker: ts.TypeChecker): string[] {
  let texts = [node.head.text];
  for (const span of node.templateSpans) {
    const values = literalTexts(checker.getTypeAtLocation(span.expression)) ?? ['*'];
    texts = texts.flatMap((text) => values.map((value) => `${text}${value}${span.literal.text}`));
  }
  return texts;
}

/** What a key begins with, where the call itself says so. */
function keyStart(key: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(key)) return key.text;
  return ts.isTemplateExpression(key) ? key.head.text : undefined;
}

function isTranslateCall(node: ts.CallExpression): boolean {
  return ts.isIdentifier(node.expression) && node.expression.text === 't';
}

/** Reads the browser app and the domain with the compiler, and finds every key they name. */
export function scanUsedKeys(namespaces: readonly string[]): KeyScan {
  const configPath = join(repositoryRoot, 'src', 'tsconfig.json');
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, join(repositoryRoot, 'src'));
  const program = ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
  const checker = program.getTypeChecker();
  const namesNamespace = new RegExp(`^(${namespaces.join('|')}):.`);
  const scan: KeyScan = { used: [], withoutNamespace: [] };

  const visit = (node: ts.Node, where: string): void => {
    if (ts.isStringLiteralLike(node) && namesNamespace.test(node.text)) {
      scan.used.push({ where, keys: [node.text] });
    } else if (ts.isTemplateExpression(node) && namesNamespace.test(`${node.head.text}*`)) {
      scan.used.push({ where, keys: textsOf(node, checker) });
    }
    if (ts.isCallExpression(node) && isTranslateCall(node)) {
      const [key] = node.arguments;
      const start = key && keyStart(key);
      if (start !== undefined && !namesNamespace.test(`${start}*`)) {
        scan.withoutNamespace.push(`${where}: ${start}`);
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, where);
    });
  };

  const ours = [join(repositoryRoot, 'src') + sep, join(repositoryRoot, 'domain') + sep];
  for (const file of program.getSourceFiles()) {
    const path = file.fileName.split('/').join(sep);
    const isOurs = ours.some((folder) => path.startsWith(folder));
    if (isOurs && !/\.(test|d)\.tsx?$/.test(path)) visit(file, relative(repositoryRoot, path));
  }
  return scan;
}
