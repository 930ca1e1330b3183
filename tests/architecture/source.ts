/**
 * The repository as the rules see it: every source file with its syntax tree and its imports. The parser is
 * TypeScript's own, so comments, strings and type imports are told apart from code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased by the compiler: `import type`, `export type`, or only type names inside the braces. */
  readonly typeOnly: boolean;
  /** `import * as x`. */
  readonly namespace: boolean;
}

export type Role = 'source' | 'test' | 'story' | 'config';

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  /** Workspace it belongs to, `packages/ui`, or the first folder of its path. */
  readonly workspace: string;
  readonly role: Role;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
}

const roleOf = (path: string): Role => {
  if (/\.(test|spec|e2e)\.[cm]?tsx?$|\/(testing|test|__tests__)\//.test(path)) return 'test';
  if (/\.stories\.tsx?$|\/src\/(foundations|story-kit|storybook)\//.test(path)) return 'story';
  return /^(packages|apps)\/[^/]+\/src\//.test(path) ? 'source' : 'config';
};

const workspaceOf = (path: string): string =>
  /^((packages|apps)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

/** Calls `look` for a node and everything below it; `look` says false to stay out of a node. */
export function walk(node: ts.Node, look: (node: ts.Node) => boolean | void): void {
  if (look(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, look));
}

export const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

const isTypeOnlyClause = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
};

/** Reads one node as an import of any form: static, re-export, dynamic, or `import('x')` in a type. */
function importOf(
  node: ts.Node,
): (Omit<Import, 'line' | 'specifier'> & { from: ts.Node }) | undefined {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    return {
      from: node.moduleSpecifier,
      typeOnly: isTypeOnlyClause(node.importClause),
      namespace: bindings !== undefined && ts.isNamespaceImport(bindings),
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { from: node.moduleSpecifier, typeOnly: node.isTypeOnly, namespace: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    return from && { from, typeOnly: false, namespace: true };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: node.argument.literal, typeOnly: true, namespace: false };
  }
  return undefined;
}

function importsOf(tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  walk(tree, (node) => {
    const read = importOf(node);
    if (!read || !ts.isStringLiteralLike(read.from)) return;
    const { from, ...rest } = read;
    found.push({ specifier: from.text, line: lineOf(tree, from), ...rest });
  });
  return found;
}

/** A source from its text, as if it lay at this path. */
export function parse(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return {
    path,
    workspace: workspaceOf(path),
    role: roleOf(path),
    text,
    tree,
    imports: importsOf(tree),
  };
}

const SKIPPED = new Set(['node_modules', 'dist', '.types', '.turbo', 'storybook-static', 'data']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

const FOLDERS = ['packages', 'apps', 'tests', '.storybook', 'scripts'];

/** Paths of all files of the repository's code folders, from the root. */
const listFiles = (): string[] =>
  FOLDERS.flatMap((folder) => [...filesBelow(`${root}${folder}`)])
    .map((path) => relative(root, path).split(sep).join(posix.sep))
    .sort();

const parsed = new Map<string, Source>();

/** A file of the repository; read and parsed once for the test files that a worker runs. */
export function readSource(path: string): Source {
  const known = parsed.get(path) ?? parse(path, readFileSync(root + path, 'utf8'));
  parsed.set(path, known);
  return known;
}

let sources: readonly Source[] | undefined;

/** All of them. */
export const readSources = (): readonly Source[] => {
  sources ??= listFiles()
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(readSource);
  return sources;
};
