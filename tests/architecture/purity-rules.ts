/** Rules about what code reaches for without importing it: clocks, chance, timers, the page, and words. */
import ts from 'typescript';
import { lineOf, walk, type Source } from './source';

const PAGE = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'self',
  'globalThis',
]);
const TIMERS = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
]);
const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']);

const INSTEAD = {
  clock: 'The time is an argument (`now`), part of an event, or the clock of the actor.',
  chance: 'Chance is an argument, so that a test can repeat it.',
  timers: 'Use `after` or a named actor of the machine; a rule has no time to wait.',
  page: 'The outside arrives as argument, input, event or named actor.',
  network: 'The network is a named actor; the caller gives the client of @oshimado/contract.',
};

/** Names a file declares itself; a parameter called `location` is not the page's. */
function ownNames(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node);
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

/** Whether a name stands for a value here: not a property, a key, a type or its own declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent))
    return false;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent)) return false;
  const isKey =
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent);
  return !isKey;
}

/** `typeof window` asks whether it is there, which is safe everywhere. */
const isAsked = (node: ts.Node) => ts.isTypeOfExpression(node.parent);

function impurity(
  node: ts.Node,
  own: ReadonlySet<string>,
): [what: string, instead: string] | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText();
    if (text === 'Date.now' || text === 'performance.now') return [text, INSTEAD.clock];
    if (text === 'Math.random' || text === 'crypto.randomUUID') return [text, INSTEAD.chance];
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    return ['new Date()', INSTEAD.clock];
  }
  if (!ts.isIdentifier(node) || own.has(node.text) || !isReference(node)) return undefined;
  if (TIMERS.has(node.text)) return [node.text, INSTEAD.timers];
  if (NETWORK.has(node.text)) return [node.text, INSTEAD.network];
  if (PAGE.has(node.text)) return [node.text, INSTEAD.page];
  return undefined;
}

const at = (source: Source, node: ts.Node) => `${source.path}:${lineOf(source.tree, node)}`;

/** For machines and rules: no clock, chance, timer, page or network of their own. */
export function checkPurity(source: Source): string[] {
  const own = ownNames(source.tree);
  const problems: string[] = [];
  walk(source.tree, (node) => {
    const found = impurity(node, own);
    if (found) problems.push(`${at(source, node)} uses ${found[0]}. ${found[1]}`);
  });
  return problems;
}

const isStatic = (node: ts.PropertyDeclaration) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
/** Code that runs when it is called or constructed, not while the file is imported. */
const isLater = (node: ts.Node) =>
  ts.isFunctionLike(node) || (ts.isPropertyDeclaration(node) && !isStatic(node));

/** For widgets and ui: importing a file must work where there is no page, because the server draws it too. */
export function checkImportable(source: Source): string[] {
  const own = ownNames(source.tree);
  const problems: string[] = [];
  walk(source.tree, (node) => {
    if (isLater(node)) return false;
    if (ts.isIdentifier(node) && PAGE.has(node.text) && node.text !== 'globalThis') {
      if (!own.has(node.text) && isReference(node) && !isAsked(node)) {
        problems.push(
          `${at(source, node)} touches ${node.text} while it is imported. The server imports it too: move it into an effect or a handler.`,
        );
      }
    }
    return true;
  });
  return problems;
}

const DOMAIN_WORD = /(?<![a-z])(videos?|channels?|playlists?|streams?)(?![a-z])/i;
/** `liveStreamCard` reads `live Stream Card`. */
const split = (text: string) => text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** Words that look like ours but are the platform's, with the reason why ui may say them. */
const PLATFORM_WORDS: ReadonlyMap<string, string> = new Map([
  ['renderToReadableStream', 'the name React gave its server renderer'],
  ['ReadableStream', 'the platform’s type'],
]);

/** For ui: identifiers, strings and texts say nothing of the product. */
export function checkWords(source: Source): string[] {
  const problems: string[] = [];
  walk(source.tree, (node) => {
    const says =
      ts.isIdentifier(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (!says || PLATFORM_WORDS.has(node.text)) return;
    const word = DOMAIN_WORD.exec(split(node.text))?.[0];
    if (word) {
      problems.push(
        `${at(source, node)} says "${word}" in "${node.text.trim()}". ui has no word of the product: name the part by its shape, or move it to packages/widgets.`,
      );
    }
  });
  return problems;
}

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
]);
const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

/** For everything a viewer reads: sentences come from the locales, never from the markup. */
export function checkTexts(source: Source): string[] {
  const problems: string[] = [];
  const report = (node: ts.Node, text: string) =>
    problems.push(
      `${at(source, node)} shows "${text.trim()}" in one language only. Put the sentence into packages/locales and show it by its key.`,
    );
  walk(source.tree, (node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) report(node, node.text);
    if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return;
    const value = node.initializer;
    const literal = value && ts.isJsxExpression(value) ? value.expression : value;
    if (literal && ts.isStringLiteralLike(literal) && hasLetters(literal.text))
      report(node, literal.text);
  });
  return problems;
}

/** For index.ts: it exports, and defines nothing. */
export function checkIndex(source: Source): string[] {
  return source.tree.statements
    .filter((statement) => {
      const isDirective =
        ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
      return (
        !ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement) && !isDirective
      );
    })
    .map(
      (statement) =>
        `${at(source, statement)} is code in an index.ts, which only re-exports. Give it a file with a name.`,
    );
}
