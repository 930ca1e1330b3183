/** The names a module exports, types included, read from its source. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { parse, root } from './source';

const fileFor = (path: string): string => {
  const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((one) =>
    existsSync(root + one),
  );
  if (found === undefined) throw new Error(`${path} is exported but not there.`);
  return found;
};

function declaredNames(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const exported = ts
    .getModifiers(statement)
    ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!exported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return [(isNamed && statement.name?.text) || 'default'];
}

function reexportedNames(path: string, statement: ts.ExportDeclaration): string[] {
  const clause = statement.exportClause;
  if (clause && ts.isNamedExports(clause)) return clause.elements.map(({ name }) => name.text);
  if (clause) return [clause.name.text];
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from)) return [];
  if (!from.text.startsWith('.')) return [`* from ${from.text}`];
  return exportedNames(posix.join(posix.dirname(path), from.text));
}

/** `path` from the root of the repository, with or without its ending. Sorted, each name once. */
export function exportedNames(path: string): string[] {
  const file = fileFor(path);
  const { tree } = parse(file, readFileSync(root + file, 'utf8'));
  const names = tree.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) ? reexportedNames(file, statement) : declaredNames(statement),
  );
  return [...new Set(names)].sort();
}
