/**
 * All elements in words: their scripts, attributes, properties, events, slots, parts and styles. Read from the tables of attributes
 * and the doc comments in `src/embed/oshi-*`; the manifest, the data for editors and the pages of docs are made of it.
 */
import { readFileSync } from 'node:fs';
import type { EmbedTag } from '@oshimado/contract';
import ts from 'typescript';
import { cssName, meanings } from '@oshimado/ui/theme';
import { sharedAttributes, type Attributes, type Written } from '../src/embed/attributes';
import { elementAttributes } from '../src/embed/elements';
import { embeds } from '../src/embed/embeds';
import { knownTheme } from '../src/embed/known-theme';
import { themeWords } from '../src/embed/theme-words';

/** A name and what it is, in a sentence. */
export interface Named {
  readonly name: string;
  readonly sentence: string;
}

/** What a page writes into the tag. It is a property of the same name, too. */
export interface DescribedAttribute extends Named {
  /** What is written, in TypeScript's words. */
  readonly type: string;
  /** The type of the property. */
  readonly propertyType: string;
  /** The value without the attribute, as it would be written. Default: none, or one that depends on the page. */
  readonly default?: string;
  /** In words: "it takes …". Default: every text. */
  readonly takes?: string;
  /** The element draws nothing without it. */
  readonly isRequired: boolean;
}

export interface DescribedEvent extends Named {
  /** The type of the event with its detail, in TypeScript's words. */
  readonly type: string;
}

/** A property without an attribute. */
export interface DescribedProperty extends Named {
  readonly type: string;
  readonly isReadonly: boolean;
}

export interface DescribedMethod extends Named {
  readonly returns: string;
}

export interface DescribedElement {
  readonly tag: EmbedTag;
  readonly className: string;
  readonly summary: string;
  /** Where its script is served. */
  readonly script: string;
  /** The attributes of this element alone; `describedShared` are those that all elements have. */
  readonly ownAttributes: readonly DescribedAttribute[];
  readonly properties: readonly DescribedProperty[];
  readonly methods: readonly DescribedMethod[];
  readonly events: readonly DescribedEvent[];
  /** The slot without a name is the empty text. */
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  /** The custom properties of CSS that its doc comment names. */
  readonly styles: readonly Named[];
}

const union = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' | ');

/** What a page writes into an attribute, and the property of that name, in TypeScript's words. */
const TYPES: Readonly<
  Record<Exclude<keyof Written, 'layout' | 'status'>, readonly [written: string, property: string]>
> = {
  text: ['string', 'string | null'],
  theme: [`${union(themeWords)} | string`, 'string | null'],
  list: ['string', 'string | readonly string[] | null'],
  number: ['number', 'number'],
  time: ['number | string', 'number'],
  boolean: ['boolean', 'boolean'],
  switch: [`${union(['on', 'off'])} | boolean`, 'boolean'],
  pictures: [union(['server', 'platform']), union(['server', 'platform'])],
};

const folder = new URL('../src/embed/', import.meta.url);

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    readFileSync(new URL(path, folder), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );

const textOf = (comment: ts.JSDoc['comment']) => ts.getTextOfJSDocComment(comment) ?? '';

/** The text of the doc comment above a node. */
function sentenceOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const sentence = textOf(comment?.comment).trim();
  if (sentence === '') {
    const name = ts.isClassElement(node) || ts.isPropertyAssignment(node) ? node.name : node;
    throw new Error(`${node.getSourceFile().fileName} has no comment above ${name?.getText()}.`);
  }
  return sentence;
}

const nameOf = (name: ts.PropertyName | undefined) => name?.getText().replaceAll("'", '') ?? '';

/** Entries of the object that is the value of a constant and has these names. */
function entriesOf(tree: ts.SourceFile, names: readonly string[]) {
  const objects: ts.ObjectLiteralExpression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    else ts.forEachChild(node, look);
  };
  look(tree);
  const table = objects.find(
    ({ properties }) => properties.map(({ name }) => nameOf(name)).join() === names.join(),
  );
  if (!table) throw new Error(`${tree.fileName} has no table of ${names.join(', ')}.`);
  return table.properties;
}

/** The value without an attribute, as it would be written. */
function writtenDefault({ type, default: value }: Attributes[string]): string | undefined {
  if (type === 'switch') return value === true ? 'on' : 'off';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function typesOf({ type, words = [] }: Attributes[string]): readonly [string, string] {
  return type === 'layout' || type === 'status' ? [union(words), union(words)] : TYPES[type];
}

function describeAttributes(path: string, table: Attributes): DescribedAttribute[] {
  const entries = entriesOf(parse(path), Object.keys(table));
  return Object.entries(table).map(([name, attribute], at) => {
    const [type, propertyType] = typesOf(attribute);
    const entry = entries[at];
    if (!entry) throw new Error(`${path} has no entry for ${name}.`);
    return {
      name,
      type,
      propertyType,
      default: writtenDefault(attribute),
      takes: attribute.takes,
      isRequired: attribute.isRequired === true,
      sentence: sentenceOf(entry),
    };
  });
}

/** The attributes that all elements have. */
export const describedShared: readonly DescribedAttribute[] = describeAttributes('attributes.ts', {
  ...sharedAttributes,
  theme: knownTheme,
});

const isHidden = (member: ts.ClassElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(({ kind }) =>
      [
        ts.SyntaxKind.ProtectedKeyword,
        ts.SyntaxKind.PrivateKeyword,
        ts.SyntaxKind.OverrideKeyword,
      ].includes(kind),
    ));

function describeMembers({ members }: ts.ClassDeclaration) {
  const open = members.filter((member) => !isHidden(member));
  const settable = new Set(open.filter(ts.isSetAccessor).map(({ name }) => nameOf(name)));
  return {
    properties: open.filter(ts.isGetAccessor).map((getter) => ({
      name: nameOf(getter.name),
      type: getter.type?.getText() ?? '',
      isReadonly: !settable.has(nameOf(getter.name)),
      sentence: sentenceOf(getter),
    })),
    methods: open.filter(ts.isMethodDeclaration).map((method) => ({
      name: nameOf(method.name),
      returns: method.type?.getText() ?? '',
      sentence: sentenceOf(method),
    })),
  };
}

/** `{type} name - sentence`, each but the sentence optional. */
const TAG = /^(?:\{(?<type>.*)\} )?(?<name>.*?) ?- (?<sentence>.*)$/s;

function tagsOf(node: ts.ClassDeclaration, kind: string): DescribedEvent[] {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === kind)
    .map(({ comment }) => {
      const { type = '', name = '', sentence } = TAG.exec(textOf(comment))?.groups ?? {};
      if (sentence === undefined) throw new Error(`@${kind} ${textOf(comment)}: no sentence.`);
      return { name, type, sentence };
    });
}

/** What the one tag of this kind says. */
function tagOf(node: ts.ClassDeclaration, kind: string): string {
  const texts = ts
    .getJSDocTags(node)
    .flatMap(({ tagName, comment }) => (tagName.text === kind ? [textOf(comment)] : []));
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0)
    throw new Error(
      `${node.getSourceFile().fileName} has ${texts.length} of @${kind}; one is right.`,
    );
  return text;
}

function describeElement(tag: EmbedTag): DescribedElement {
  const node = parse(`${tag}/element.ts`).statements.find(ts.isClassDeclaration);
  if (!node?.name || tagOf(node, 'tag') !== tag)
    throw new Error(`${tag}/element.ts has no class with "@tag ${tag}".`);
  return {
    tag,
    className: node.name.text,
    summary: tagOf(node, 'summary'),
    script: `v1/${embeds[tag].script}.js`,
    ownAttributes: describeAttributes(`${tag}/options.ts`, elementAttributes[tag]),
    ...describeMembers(node),
    events: tagsOf(node, 'fires'),
    slots: tagsOf(node, 'slot'),
    parts: tagsOf(node, 'csspart'),
    styles: tagsOf(node, 'cssproperty'),
  };
}

const tags = Object.keys(embeds) as EmbedTag[];

/** In the order of the table of embeds. */
export const describedElements: readonly DescribedElement[] = tags.map(describeElement);

/** The attributes of an element: its own come first. */
export const attributesOf = ({
  ownAttributes,
}: DescribedElement): readonly DescribedAttribute[] => [...ownAttributes, ...describedShared];

type Meanings = { readonly [name: string]: string | Meanings };

const tokensIn = (tree: Meanings, path: readonly string[]): Named[] =>
  Object.entries(tree).flatMap(([name, meaning]) =>
    typeof meaning === 'string'
      ? [{ name: `--${cssName([...path, name])}`, sentence: `${meaning}.` }]
      : tokensIn(meaning, [...path, name]),
  );

/** The custom properties of CSS by which a page styles every element: the tokens of the theme contract. */
export const describedTokens: readonly Named[] = tokensIn(meanings, []);
