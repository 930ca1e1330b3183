/** Which keys of the sentences no code asks for: written out as a string, or as a template with places in it. */
import ts from 'typescript';
import { walk, type Source } from './source';

export interface Asked {
  readonly words: ReadonlySet<string>;
  /** Templates, their places standing for anything. */
  readonly patterns: readonly RegExp[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(node: ts.TemplateExpression): RegExp | undefined {
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  // A template of places alone says nothing about which key is meant.
  if (!texts.some((text) => /[a-z]/i.test(text))) return undefined;
  return new RegExp(`^${texts.map(escape).join('.+')}$`);
}

export function askedKeys(sources: readonly Source[]): Asked {
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { tree } of sources) {
    walk(tree, (node) => {
      if (ts.isStringLiteralLike(node)) words.add(node.text);
      if (ts.isTemplateExpression(node))
        patterns.push(...[patternOf(node)].filter((one) => one !== undefined));
    });
  }
  return { words, patterns };
}

export type Tree = { readonly [key: string]: string | Tree };

const SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The keys of a file of sentences, `feed.empty`; plural forms are one. */
export const keysOf = (tree: Tree, path = ''): string[] => [
  ...new Set(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [(path + key).replace(SUFFIX, '')]
        : keysOf(value, `${path}${key}.`),
    ),
  ),
];

export const unusedKeys = (keys: readonly string[], { words, patterns }: Asked): string[] =>
  keys.filter((key) => !words.has(key) && !patterns.some((pattern) => pattern.test(key)));
