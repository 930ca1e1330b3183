/** What is said about the elements outside of their sources: a page of docs, which `-u` writes, and the files for tools and editors. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  describedElements,
  describedTokens,
  type DescribedElement,
} from '../../packages/widgets/build/describe-elements';
import { vsCodeHtmlData, webTypes } from '../../packages/widgets/build/editor-data';
import { customElementsManifest } from '../../packages/widgets/build/manifest';
import { descriptions } from '../../packages/widgets/build/write-descriptions';
import type { Attributes } from '../../packages/widgets/src/embed/attributes';
import { elementAttributes } from '../../packages/widgets/src/embed/elements';
import { embeds } from '../../packages/widgets/src/embed/embeds';
import { readManifests } from './manifest';
import { parse, readSources, root, walk } from './source';

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = (kind: string, name: string, type: string, meaning: string) =>
  `| ${kind}${name && ` \`${name}\``} | ${cell(type && `\`${type}\``)} | ${cell(meaning)} |`;

function sectionOf(element: DescribedElement): string[] {
  const { bytes, drawnBytes } = embeds[element.tag];
  return [
    `## \`<${element.tag}>\``,
    '',
    `${element.summary} Served as \`/${element.script}\`; at most ${bytes} bytes in brotli, ${drawnBytes} until it is drawn.`,
    '',
    '| Name | Type | Meaning |',
    '| --- | --- | --- |',
    ...attributesOf(element).map(({ name, type, sentence, isRequired }) =>
      row('Attribute', name, type, `${isRequired ? 'Required. ' : ''}${sentence}`),
    ),
    ...element.properties.map(({ name, type, sentence, isReadonly }) =>
      row(isReadonly ? 'Property, read-only' : 'Property', name, type, sentence),
    ),
    ...element.methods.map(({ name, returns, sentence }) =>
      row('Method', `${name}()`, returns, sentence),
    ),
    ...element.slots.map(({ name, sentence }) => row('Slot', name, '', sentence)),
    ...element.parts.map(({ name, sentence }) => row('Part', name, '', sentence)),
    ...element.styles.map(({ name, sentence }) => row('Style', name, '', sentence)),
    ...element.events.map(({ name, type, sentence }) => row('Event', name, type, sentence)),
    '',
  ];
}

/** The names of the events in the type of an element. */
function typedEvents(tag: string): string[] {
  const path = `packages/widgets/src/embed/${tag}/events.ts`;
  const names: string[] = [];
  walk(parse(path, readFileSync(root + path, 'utf8')).tree, (node) => {
    if (ts.isPropertySignature(node) && ts.isStringLiteral(node.name)) names.push(node.name.text);
  });
  return names;
}

const tags = describedElements.map(({ tag }) => tag);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('the elements', () => {
  it('the elements are on a page of docs as their comments and tables describe them', async () => {
    const page = ['# Custom elements for other sites', '', ...describedElements.flatMap(sectionOf)];
    await expect(page.join('\n')).toMatchFileSnapshot(`${root}docs/generated/elements.md`);
  });

  it('the elements are registered by a script of their own, and no script is left out of the table', () => {
    const scripts = readSources().flatMap(({ path, role, text }) =>
      path.startsWith('packages/widgets/src/') && role === 'source' && /\bdefine\('oshi-/.test(text)
        ? [path]
        : [],
    );
    expect(scripts.sort()).toEqual(
      tags.map((tag) => `packages/widgets/src/embed/${tag}/register.ts`).sort(),
    );
  });

  it.each(describedElements)('say the same events in comment and types: $tag', (element) => {
    expect(names(element.events)).toEqual(typedEvents(element.tag));
  });

  it.each(describedElements)(
    'name tokens of the theme contract as their styles: $tag',
    (element) => {
      expect(names(describedTokens)).toEqual(expect.arrayContaining(names(element.styles)));
    },
  );
});

describe('the files about the elements', () => {
  it('the files about the elements are a manifest that keeps to the schema of Custom Elements Manifest', () => {
    const ajv = new Ajv({ allErrors: true, strict: false });
    ajv.validate(schema, customElementsManifest);
    expect(ajv.errors).toBeNull();
    expect(ajv.validate(schema, { ...customElementsManifest, modules: [{ path: 1 }] })).toBe(false);
  });

  it.each(describedElements)(
    'the files about the elements have each attribute: $tag',
    (element) => {
      const { tag } = element;
      const attributes = names(attributesOf(element));
      const inTable = customElementsManifest.modules
        .flatMap(({ declarations = [] }) => declarations)
        .find((one) => 'tagName' in one && one.tagName === tag);
      expect(inTable).toMatchObject({ attributes: attributes.map((name) => ({ name })) });
      const [jetBrains, vsCode] = [
        webTypes().contributions.html.elements,
        vsCodeHtmlData().tags,
      ].map((elements) => elements.find(({ name }) => name === tag)?.attributes ?? []);
      expect(names(jetBrains ?? [])).toEqual(attributes);
      expect(names(vsCode ?? [])).toEqual(attributes);
    },
  );

  it('tell JetBrains editors what is required, each token once, and the package they belong to', () => {
    const { contributions, name } = webTypes();
    const required = contributions.html.elements.flatMap((element) =>
      element.attributes.flatMap((one) => (one.required ? [`${element.name} ${one.name}`] : [])),
    );
    const table = Object.entries<Attributes>(elementAttributes).flatMap(([tag, attributes]) =>
      Object.entries(attributes).flatMap(([name, one]) =>
        one.isRequired ? [`${tag} ${name}`] : [],
      ),
    );
    expect(required).toEqual(table);
    expect(required).toContain('oshi-player video');
    expect(names(contributions.css.properties)).toEqual(names(describedTokens));
    expect(name).toBe('@oshimado/widgets');
  });

  it('the files about the elements are published where the package says', () => {
    const manifest = readManifests().get('packages/widgets');
    const published = Object.keys(descriptions()).map((path) => `./dist/${path}`);
    expect(Object.values(manifest?.exports ?? {})).toEqual(expect.arrayContaining(published));
    expect(published).toContain(manifest?.customElements);
    expect(published).toContain(manifest?.['web-types']);
  });
});
