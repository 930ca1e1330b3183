/** The names a module exports, types included, read from its source. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { readSource, root } from './source';

export interface ExportedName {
  readonly name: string;
  /** Erased by the compiler: an interface, a type alias, or exported with `type`. */
  readonly isType: boolean;
}

export const fileFor = (path: string): string => {
  const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((one) =>
    existsSync(root + one),
  );
  if (found === undefined) throw new Error(`${path} is exported but not there.`);
  return found;
};

const value = (name: string): ExportedName => ({ name, isType: false });

function declaredNames(statement: ts.Statement): ExportedName[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const exported = ts
    .getModifiers(statement)
    ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!exported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => value(name.getText()));
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return [{ name: statement.name.text, isType: true }];
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return [value((isNamed && statement.name?.text) || 'default')];
}

function reexportedNames(path: string, statement: ts.ExportDeclaration): ExportedName[] {
  const clause = statement.exportClause;
  if (clause && ts.isNamedExports(clause)) {
    return clause.elements.map(({ name, isTypeOnly }) => ({
      name: name.text,
      isType: isTypeOnly || statement.isTypeOnly,
    }));
  }
  if (clause) return [value(clause.name.text)];
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from)) return [];
  if (!from.text.startsWith('.')) return [value(`* from ${from.text}`)];
  return exportsOf(posix.join(posix.dirname(path), from.text)).flatMap(({ names }) => names);
}

/** Sorted, each name once. */
const unique = (names: readonly ExportedName[]): ExportedName[] =>
  [...new Map(names.map((one) => [one.name, one])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

/**
 * The exports of a module by the module they come from: `./feed` of `export * from './feed'`, the empty text for its own.
 * `path` is from the root of the repository, with or without its ending.
 */
export function exportsOf(
  path: string,
): { readonly from: string; readonly names: ExportedName[] }[] {
  const file = fileFor(path);
  const { tree } = readSource(file);
  const byModule = new Map<string, ExportedName[]>();
  for (const statement of tree.statements) {
    const isReexport = ts.isExportDeclaration(statement);
    const from = isReexport && statement.moduleSpecifier;
    const key = from && ts.isStringLiteral(from) ? from.text : '';
    const names = isReexport ? reexportedNames(file, statement) : declaredNames(statement);
    if (names.length > 0) byModule.set(key, [...(byModule.get(key) ?? []), ...names]);
  }
  return [...byModule].map(([from, names]) => ({ from, names: unique(names) }));
}

/** All names that a module exports, sorted. */
export const exportedNames = (path: string): string[] =>
  unique(exportsOf(path).flatMap(({ names }) => names)).map(({ name }) => name);
