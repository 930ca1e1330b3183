/** Every sentence is asked for somewhere. That none is missing, the types of the keys say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, namespaces } from '@oshimado/locales';
import { UI_LANGUAGES } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { askedKeys, keysOf, unusedKeys, type Tree } from './sentences';
import { parse, readSources, root } from './source';

const readTree = (namespace: string) =>
  JSON.parse(readFileSync(join(root, `packages/locales/src/en/${namespace}.json`), 'utf8')) as Tree;

const speaking = readSources().filter(
  ({ role, workspace }) =>
    role === 'source' && /^(apps\/(portal|api)|packages\/widgets)$/.test(workspace),
);

describe('sentences', () => {
  const asked = askedKeys(speaking);
  it.each(namespaces)('all sentences of %s are used', (namespace) => {
    expect(unusedKeys(keysOf(readTree(namespace)), asked)).toEqual([]);
  });

  it('sentences are there in every language the product names', () => {
    expect([...languages].sort()).toEqual([...UI_LANGUAGES].sort());
  });
});

describe('a key', () => {
  const check = (code: string, tree: Tree) =>
    unusedKeys(keysOf(tree), askedKeys([parse('apps/portal/src/a.tsx', code)]));

  it('no code uses is found', () => {
    expect(check(`t('a.used')`, { a: { used: 'x', unused: 'y' } })).toEqual(['a.unused']);
  });

  it('a key may be asked for by a template, and by its stem', () => {
    const tree = { mode: { list: 'x', grid: 'y' }, viewers_one: '1', viewers_other: 'n' };
    expect(check("t(`mode.${mode}`); t('viewers', { count })", tree)).toEqual([]);
  });

  it('a key is not asked for by a template that says nothing', () => {
    expect(check('t(`${group}.${key}`)', { a: { b: 'x' } })).toEqual(['a.b']);
  });

  it('a key is not asked for in a comment', () => {
    expect(check("// t('a')", { a: 'x' })).toEqual(['a']);
  });
});
