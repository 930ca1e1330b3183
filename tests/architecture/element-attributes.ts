/** The attributes of the elements, as their tables and the comments of the entries describe them. */
import type { EmbedTag } from '@oshimado/contract';
import ts from 'typescript';
import {
  sharedAttributes,
  type Attributes,
  type Written,
} from '../../packages/widgets/src/embed/attributes';
import { elementAttributes } from '../../packages/widgets/src/embed/elements';
import { readSources, walk } from './source';

/** What a page writes, in TypeScript's words. */
const TYPES: Readonly<Record<keyof Written, string>> = {
  text: 'string',
  theme: 'string',
  list: 'string',
  number: 'number',
  time: 'number | string',
  boolean: 'boolean',
  switch: 'boolean',
  pictures: 'string',
};

export interface DocumentedAttribute {
  readonly name: string;
  readonly type: string;
  /** The comment of its entry. */
  readonly sentence: string;
}

const objects = new Map<string | undefined, ts.ObjectLiteralExpression>();
for (const { path, tree } of readSources()) {
  if (!/^packages\/widgets\/src\/embed\/.*(options|attributes|elements)\.ts$/.test(path)) continue;
  walk(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return true;
    objects.set(ts.findAncestor(node, ts.isVariableDeclaration)?.name.getText(), node);
    return false;
  });
}

/** A property of an object that is the value of a constant. */
const propertyOf = (constant: string, name: string) =>
  objects
    .get(constant)
    ?.properties.find(
      (one) => one.name && ts.isPropertyName(one.name) && textOf(one.name) === name,
    );

const textOf = (name: ts.PropertyName) => name.getText().replaceAll("'", '');

function describe(constant: string, table: Attributes): DocumentedAttribute[] {
  return Object.entries(table).map(([name, { type }]) => {
    const property = propertyOf(constant, name);
    const comment = property && ts.getJSDocCommentsAndTags(property)[0]?.comment;
    const sentence = ts.getTextOfJSDocComment(comment) ?? '';
    if (sentence === '') throw new Error(`${constant} has no comment above "${name}".`);
    return { name, type: TYPES[type], sentence };
  });
}

export const documentedShared = describe('sharedAttributes', sharedAttributes);

/** The attributes that only this element has. */
export function documentedAttributes(tag: EmbedTag): DocumentedAttribute[] {
  const property = propertyOf('elementAttributes', tag);
  const constant = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return describe(constant?.getText() ?? '', elementAttributes[tag]);
}

const cells = (row: readonly string[]) => `| ${row.join(' | ')} |`;

/** A table of Markdown with columns of one width, as the formatter writes it. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [first = '', ...rest] = rows.map((row) =>
    cells(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))),
  );
  return [first, cells(widths.map((width) => '-'.repeat(width))), ...rest];
}

const BEGIN = '<!-- attributes: written by vitest -u -->';
const END = '<!-- /attributes -->';
const BLOCK = new RegExp(`${BEGIN}.*${END}`, 's');

/** The README of widgets with the current table of attributes in place of the one it has. */
export function withElementAttributes(readme: string): string {
  const tags = Object.keys(elementAttributes) as EmbedTag[];
  const rows = [
    ...documentedShared.map((one) => ['all', one] as const),
    ...tags.flatMap((tag) => documentedAttributes(tag).map((one) => [`\`${tag}\``, one] as const)),
  ];
  const table = aligned([
    ['Element', 'Attribute', 'Meaning'],
    ...rows.map(([element, { name, sentence }]) => [element, `\`${name}\``, sentence]),
  ]);
  return readme.replace(BLOCK, () => [BEGIN, '', ...table, '', END].join('\n'));
}
