/** The page about the elements in docs: for each entry of the table of embeds what its doc comment and its table of attributes say. `-u` writes the page. */
import type { EmbedTag } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { embeds } from '../../packages/widgets/src/embed/embeds';
import { documentedAttributes, documentedShared } from './element-attributes';
import { readSources, root } from './source';

const sources = readSources().filter(({ path }) => path.startsWith('packages/widgets/src/'));

/** The doc comment that names a tag, one line a part, without the stars. */
function commentOf(tag: string): string[] {
  const comments = sources
    .flatMap(({ text }) => text.match(/\/\*\*(?:(?!\*\/)[^])*\*\//g) ?? [])
    .filter((comment) => new RegExp(`@tag ${tag}\\s`).test(comment));
  expect(comments, `one doc comment says "@tag ${tag}"`).toHaveLength(1);
  return (comments[0] ?? '').split('\n').map((line) => line.replace(/^[ /*]+/, '').trim());
}

const KINDS = {
  csspart: 'Part',
  cssproperty: 'Style',
  slot: 'Slot',
  fires: 'Event',
} as const;

const cell = (text: string) => text.replaceAll('|', '\\|');

const rowWith = (kind: string, name: string, type: string, meaning: string) =>
  `| ${kind}${name && ` \`${name}\``} | ${cell(type && `\`${type}\``)} | ${cell(meaning)} |`;

function rowOf(line: string): string[] {
  const [, kind = '', type = '', name = '', meaning = ''] =
    /^@(\w+) (?:\{(.*)\} )?(.*?) ?- (.*)$/.exec(line) ?? [];
  if (!Object.hasOwn(KINDS, kind)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was looked for in the line above
  return [rowWith(KINDS[kind as keyof typeof KINDS], name, type, meaning)];
}

function sectionOf(tag: EmbedTag): string[] {
  const { script, bytes, drawnBytes } = embeds[tag];
  const comment = commentOf(tag);
  const summary = comment.find((line) => line.startsWith('@summary '))?.slice('@summary '.length);
  expect(summary, `<${tag}> has a @summary`).toBeDefined();
  return [
    `## \`<${tag}>\``,
    '',
    `${summary} Served as \`/v1/${script}.js\`; at most ${bytes} bytes in brotli, ${drawnBytes} until it is drawn.`,
    '',
    '| Name | Type | Meaning |',
    '| --- | --- | --- |',
    ...[...documentedAttributes(tag), ...documentedShared].map(
      ({ name: attribute, type, sentence }) => rowWith('Attribute', attribute, type, sentence),
    ),
    ...comment.flatMap(rowOf),
    '',
  ];
}

const tags = Object.keys(embeds) as EmbedTag[];

describe('the elements', () => {
  it('are on a page of docs as their comments describe them', async () => {
    const page = ['# Custom elements for other sites', '', ...tags.flatMap(sectionOf)];
    await expect(page.join('\n')).toMatchFileSnapshot(`${root}docs/generated/elements.md`);
  });

  it('are registered by a script of their own, and no script is left out of the table', () => {
    const scripts = sources.flatMap(({ path, role, text }) =>
      role === 'source' && /\bdefine\('oshi-/.test(text) ? [path] : [],
    );
    expect(scripts.sort()).toEqual(
      tags.map((tag) => `packages/widgets/src/embed/${tag}/register.ts`).sort(),
    );
  });
});
