import { join, relative, sep } from 'node:path';
import type { Expression, Node, TemplateExpression } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isStringLiteralLikeNode,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
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

function literalTexts(type: Type): string[] | null {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const texts: string[] = [];
  for (const part of parts) {
    if (part.isStringLiteralType()) texts.push(part.value);
    else if (part.isNumberLiteralType()) texts.push(String(part.value));
    else return null;
  }
  return texts;
}

/** All texts that a template can make, as far as its holes' types say. */
function textsOf(node: TemplateExpression, checker: Checker): string[] {
  let texts = [node.head.text];
  for (const span of node.templateSpans) {
    const type = checker.getTypeAtLocation(span.expression);
    const values = (type && literalTexts(type)) ?? ['*'];
    texts = texts.flatMap((text) => values.map((value) => `${text}${value}${span.literal.text}`));
  }
  return texts;
}

/** What a key begins with, where the call itself says so. */
function keyStart(key: Expression): string | undefined {
  if (isStringLiteralLikeNode(key)) return key.text;
  return isTemplateExpression(key) ? key.head.text : undefined;
}

function isTranslateCall(callee: Expression): boolean {
  return isIdentifier(callee) && callee.text === 't';
}

/** Reads the browser app and the domain with the compiler, and finds every key they name. */
export function scanUsedKeys(namespaces: readonly string[]): KeyScan {
  const compiler = new API({ cwd: repositoryRoot });
  try {
    return scanWith(compiler, namespaces);
  } finally {
    compiler.close();
  }
}

function scanWith(compiler: API, namespaces: readonly string[]): KeyScan {
  const openProjects = [join(repositoryRoot, 'src', 'tsconfig.json')];
  const [project] = compiler.updateSnapshot({ openProjects }).getProjects();
  if (!project) throw new Error('The compiler knows no project of the browser app');
  const { program, checker } = project;
  const namesNamespace = new RegExp(`^(${namespaces.join('|')}):.`);
  const scan: KeyScan = { used: [], withoutNamespace: [] };

  const visit = (node: Node, where: string): void => {
    if (isStringLiteralLikeNode(node) && namesNamespace.test(node.text)) {
      scan.used.push({ where, keys: [node.text] });
    } else if (isTemplateExpression(node) && namesNamespace.test(`${node.head.text}*`)) {
      scan.used.push({ where, keys: textsOf(node, checker) });
    }
    if (isCallExpression(node) && isTranslateCall(node.expression)) {
      const [key] = node.arguments;
      const start = key && keyStart(key);
      if (start !== undefined && !namesNamespace.test(`${start}*`)) {
        scan.withoutNamespace.push(`${where}: ${start}`);
      }
    }
    node.forEachChild((child) => {
      visit(child, where);
    });
  };

  const ours = [join(repositoryRoot, 'src') + sep, join(repositoryRoot, 'domain') + sep];
  for (const name of program.getSourceFileNames()) {
    const path = name.split('/').join(sep);
    const isOurs = ours.some((folder) => path.startsWith(folder));
    if (!isOurs || /\.(test|d)\.tsx?$/.test(path)) continue;
    const file = program.getSourceFile(name);
    if (file) visit(file, relative(repositoryRoot, path));
  }
  return scan;
}
