/** What every part of the design system owes those who look for it: words, a status, keys, and no token without use. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { meanings } from '../../packages/ui/src/theme/meanings';
import { lineOf, readSources, walk, type Source } from './source';

const ui = readSources().filter(({ workspace }) => workspace === 'packages/ui');
const stories = ui.filter(({ path }) => path.endsWith('.stories.tsx'));
const CATEGORIES = [
  'Foundations',
  'Actions',
  'Inputs',
  'Navigation',
  'Overlays',
  'Feedback',
  'Display',
  'Layout',
];
/** Parts that nobody can press: they have no keys. */
const WITHOUT_KEYS = [
  'Foundations/',
  'Display/Avatar',
  'Display/Badge',
  'Display/Picture',
  'Feedback/EmptyState',
  'Feedback/Notice',
  'Feedback/Progress',
  'Feedback/PullIndicator',
  'Feedback/Skeleton',
  'Feedback/Spinner',
];

const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Members of exported interfaces without a docstring. */
function wordless({ path, tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!ts.isInterfaceDeclaration(node) || !isExported(node)) return;
    for (const member of node.members) {
      if (ts.getJSDocCommentsAndTags(member).length > 0) continue;
      found.push(`${path}:${lineOf(tree, member)} ${node.name.text}.${member.name?.getText(tree)}`);
    }
  });
  return found;
}

/** React's hooks that a server component may call. */
const HOOKS_OF_BOTH = /^use(Id|Memo|Callback|DebugValue)?$/;
const isOfBrowser = ({ imports, tree }: Source) => {
  let found = imports.some(
    ({ specifier, typeOnly }) =>
      !typeOnly && /^(@radix-ui|@dnd-kit|@tanstack|downshift|react-)/.test(specifier),
  );
  walk(tree, (node) => {
    if (!ts.isImportSpecifier(node) || node.isTypeOnly) return;
    const from = node.parent.parent.parent.moduleSpecifier;
    if (!ts.isStringLiteral(from) || from.text !== 'react') return;
    const name = (node.propertyName ?? node.name).text;
    found ||= /^use|^createContext$/.test(name) && !HOOKS_OF_BOTH.test(name);
  });
  return found;
};

const titleOf = ({ text }: Source) => /title: '([^']+)'/.exec(text)?.[1] ?? '';

describe('parts', () => {
  it('parts have a sentence for each of their props', () => {
    const parts = ui.filter(({ role, path }) => role === 'source' && path.endsWith('.tsx'));
    expect(parts.length).toBeGreaterThan(40);
    expect(parts.flatMap(wordless)).toEqual([]);
  });

  it("begin with 'use client' where they use state, effects, contexts or a library that does", () => {
    const wrong = ui.filter(
      (file) =>
        file.role === 'source' && isOfBrowser(file) && !file.text.startsWith("'use client';"),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('parts have stories, in a category and with a status', () => {
    const wrong = stories.filter((story) => {
      const [category = ''] = titleOf(story).split('/');
      const hasStatus = /tags: \[[^\]]*'(new|ready|deprecated)'/.test(story.text);
      return !CATEGORIES.includes(category) || !hasStatus;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('parts have a table of keys that a play test presses, unless they have no keys', () => {
    const wrong = stories.filter((story) => {
      const isWithout = WITHOUT_KEYS.some((title) => titleOf(story).startsWith(title));
      return isWithout === story.text.includes('keyboardStory([');
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('tokens', () => {
  const styles = ui
    .filter(({ path }) => path.endsWith('.css.ts') || path.endsWith('theme/rules.ts'))
    .map(({ text }) => text)
    .join('\n');
  const paths = (tree: object, path: readonly string[] = []): readonly string[] =>
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[...path, name].join('.')]
        : paths(value as object, [...path, name]),
    );

  it('tokens are all used by a part: one that changes nothing is none', () => {
    // Badges and notices put the name of a status together.
    const assembled = /^color\.(info|warning|danger|success)(Soft)?$/;
    const unused = paths(meanings).filter(
      (path) => !assembled.test(path) && !styles.includes(`vars.${path}`),
    );
    expect(unused).toEqual([]);
  });
});
