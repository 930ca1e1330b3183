/** Lists that are searched in the browser compare text by the one fold of the domain. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk, type Source } from './source';

const ours = readSources().filter(
  ({ role, path }) => role === 'source' && /^(packages\/widgets|apps\/portal)\//.test(path),
);

/** Searches by letters alone, and why. */
const PLAIN: Readonly<Record<string, string>> = {
  'packages/widgets/src/parts/video-selector/AddressField.tsx':
    'addresses, whose letters are ASCII',
};

/** Fields with options that are compared with what is typed; with `onQueryChange` the server searches. */
function searchesItself({ tree }: Source): boolean[] {
  const found: boolean[] = [];
  walk(tree, (node) => {
    if (!ts.isJsxSelfClosingElement(node)) return;
    const name = node.tagName.getText(tree);
    const names = new Set(
      node.attributes.properties.map((attribute) => attribute.name?.getText(tree)),
    );
    if (name === 'CommandList' || (name === 'Combobox' && !names.has('onQueryChange')))
      found.push(names.has('fold'));
  });
  return found;
}

it('every field that searches its own options folds them as search does', () => {
  const fields = ours.flatMap((source) =>
    searchesItself(source).map((isFolded) => ({ path: source.path, isFolded })),
  );
  expect(fields.length).toBeGreaterThan(6);
  expect(fields.filter(({ isFolded }) => !isFolded)).toEqual([]);
});

it('no list is searched in lower case alone', () => {
  const plain = ours.filter(({ text }) => /toLowerCase\(\)\s*\.(includes|startsWith)\(/.test(text));
  expect(plain.map(({ path }) => path)).toEqual(Object.keys(PLAIN));
});
