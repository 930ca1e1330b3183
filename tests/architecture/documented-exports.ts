/** Where the names a module exports are declared, and whether a docstring says what they are. */
import { posix } from 'node:path';
import ts from 'typescript';
import { exportedNames, fileFor } from './exported-names';
import { lineOf, readSource } from './source';

interface Declared {
  readonly file: string;
  readonly tree: ts.SourceFile;
  readonly statement: ts.Statement;
}

const exported = new Map<string, ReadonlySet<string>>();

function doesExport(file: string, name: string): boolean {
  const names = exported.get(file) ?? new Set(exportedNames(file));
  exported.set(file, names);
  return names.has(name);
}

const besideOf = (file: string, { text }: ts.StringLiteral): string =>
  fileFor(posix.join(posix.dirname(file), text));

const isRelative = (from: ts.Expression | undefined): from is ts.StringLiteral =>
  from !== undefined && ts.isStringLiteral(from) && from.text.startsWith('.');

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : namesOf(one.name)));

/** The names that a statement declares, exported or not. */
function localNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  }
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** A named import or export of a statement, with the module it comes from; `original` is the name there. */
function importedName(statement: ts.Statement, name: string) {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return undefined;
  const element = clause.elements.find((one) => one.name.text === name);
  if (!element) return undefined;
  const { moduleSpecifier: from } =
    clause.parent.kind === ts.SyntaxKind.ExportDeclaration ? clause.parent : clause.parent.parent;
  return { from, original: (element.propertyName ?? element.name).text };
}

/**
 * The declarations of a name that a file declares, imports or exports: several for the overloads of a function. `library` for a
 * name of another package; none for an unknown name.
 */
export function declarationsOf(file: string, name: string): readonly Declared[] | 'library' {
  const { tree } = readSource(file);
  const own = tree.statements.filter((one) => localNames(one).includes(name));
  if (own.length > 0) return own.map((statement) => ({ file, tree, statement }));
  for (const statement of tree.statements) {
    const imported = importedName(statement, name);
    if (imported) {
      const { from, original } = imported;
      if (from && !isRelative(from)) return 'library';
      if (from || original !== name)
        return declarationsOf(from ? besideOf(file, from) : file, original);
    }
    if (!ts.isExportDeclaration(statement) || statement.exportClause) continue;
    if (!isRelative(statement.moduleSpecifier)) continue;
    const starred = besideOf(file, statement.moduleSpecifier);
    if (doesExport(starred, name)) return declarationsOf(starred, name);
  }
  return [];
}

/** A docstring ends in the line above its declaration; one with an empty line below belongs to the file. */
export function isDocumented({ tree, statement }: Pick<Declared, 'tree' | 'statement'>): boolean {
  const comments = ts.getLeadingCommentRanges(tree.text, statement.getFullStart()) ?? [];
  return comments.some(
    ({ pos, end }) =>
      tree.text.startsWith('/**', pos) &&
      tree.getLineAndCharacterOfPosition(end).line + 2 === lineOf(tree, statement),
  );
}

/** `file:line name` of the names that a module exports without a docstring at a declaration. */
export const undocumentedExports = (path: string): string[] =>
  exportedNames(path).flatMap((name) => {
    const declarations = declarationsOf(fileFor(path), name);
    if (declarations === 'library' || declarations.some(isDocumented)) return [];
    const [first] = declarations;
    if (!first) throw new Error(`${path} exports ${name}, and no declaration of it was found.`);
    return [`${first.file}:${lineOf(first.tree, first.statement)} ${name}`];
  });
