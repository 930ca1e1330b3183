/** The sources of @oshimado/elements that follow from the tables of the elements: their types, and a component for each framework. */
import {
  attributesOf,
  describedElements,
  describedShared,
  type DescribedAttribute,
  type DescribedElement,
} from '../../packages/widgets/build/describe-elements';

const NOTE = 'Written by `npx vitest run --project node tests/architecture -u` from the tables.';

/** Types in the words of docs that a package has, by that package. */
const IMPORTED = {
  '@oshimado/contract': ['Channel', 'Video'],
  '@oshimado/domain': ['PickedVideo'],
};

const doc = (text: string, indent = '') => `${indent}/** ${text} */`;
const baseName = ({ tag }: DescribedElement) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase());
const scriptName = ({ script }: DescribedElement) => script.slice('v1/'.length, -'.js'.length);

/** Words beside any text: TypeScript would forget them, and editors would not offer them. */
const offered = (type: string) => type.replace(/(?<=' )\| string$/, '| (string & {})');

const attribute = ({ name, type, sentence, isRequired }: DescribedAttribute) => [
  doc(sentence, '  '),
  `  ${name}${isRequired ? '' : '?'}: ${offered(type)}${isRequired ? '' : ' | undefined'};`,
];

const property = ({ name, propertyType, sentence }: DescribedAttribute) => [
  doc(sentence, '  '),
  `  ${name}: ${propertyType};`,
];

function typesOf(element: DescribedElement): string {
  const base = baseName(element);
  const body = [
    doc(`What is written into \`<${element.tag}>\`.`),
    `export interface ${base}Attributes extends SharedAttributes {`,
    ...element.ownAttributes.flatMap(attribute),
    '}',
    '',
    doc(`The events of \`<${element.tag}>\`.`),
    `export interface ${base}Events {`,
    ...element.events.flatMap(({ name, type, sentence }) => [
      doc(sentence, '  '),
      `  '${name}': ${type};`,
    ]),
    '}',
    '',
    doc(element.summary),
    `export interface ${base}Element extends HTMLElement {`,
    // Every element has a language by itself.
    ...attributesOf(element).flatMap((one) => (one.name === 'lang' ? [] : property(one))),
    ...element.properties.flatMap(({ name, type, isReadonly, sentence }) => [
      doc(sentence, '  '),
      `  ${isReadonly ? 'readonly ' : ''}${name}: ${type};`,
    ]),
    ...element.methods.flatMap(({ name, returns, sentence }) => [
      doc(sentence, '  '),
      `  ${name}(): ${returns};`,
    ]),
    '}',
    '',
  ];
  const used = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(
      [...element.events, ...element.properties].map(({ type }) => type).join(),
    );
  const imports = Object.entries(IMPORTED).flatMap(([from, names]) => {
    const needed = names.filter(used);
    return needed.length === 0 ? [] : [`import type { ${needed.join(', ')} } from '${from}';`];
  });
  return [
    `// ${NOTE}`,
    ...imports,
    `import type { SharedAttributes } from './shared-attributes';`,
    '',
    ...body,
  ].join('\n');
}

const shared = () =>
  [
    `// ${NOTE}`,
    doc('What is written into every element.'),
    'export interface SharedAttributes {',
    ...describedShared.flatMap(attribute),
    '}',
    '',
  ].join('\n');

const byTag = (name: string, sentence: string, kind: string) => [
  doc(sentence),
  `export interface ${name} {`,
  ...describedElements.map((element) => `  '${element.tag}': ${baseName(element)}${kind};`),
  '}',
  '',
];

const isSwitch = ({ propertyType }: DescribedAttribute) => propertyType === 'boolean';

function table(): string {
  return [
    `// ${NOTE}`,
    ...describedElements.map((element) => {
      const names = ['Attributes', 'Element', 'Events'].map((kind) => baseName(element) + kind);
      return `import type { ${names.join(', ')} } from './${element.tag}';`;
    }),
    '',
    ...describedElements.map(({ tag }) => `export type * from './${tag}';`),
    `export type { SharedAttributes } from './shared-attributes';`,
    '',
    ...byTag('ElementAttributes', 'What is written into each tag.', 'Attributes'),
    ...byTag('ElementEvents', 'The events of each tag.', 'Events'),
    ...byTag('Elements', 'The element of each tag.', 'Element'),
    doc('The tags of all elements.'),
    'export type ElementTag = keyof Elements;',
    '',
    doc(
      'The script that registers each tag, and its attributes that are on or off, with their defaults.',
    ),
    'export const facts: Readonly<',
    '  Record<ElementTag, { readonly script: string; readonly switches: Readonly<Record<string, boolean>> }>',
    '> = {',
    ...describedElements.map((element) => {
      const switches = attributesOf(element)
        .filter(isSwitch)
        .map(
          ({ name, default: fallback }) =>
            `${name}: ${String(fallback === 'true' || fallback === 'on')}`,
        );
      return `  '${element.tag}': { script: '${scriptName(element)}', switches: {${switches.join(', ')}} },`;
    }),
    '};',
    '',
  ].join('\n');
}

const components = (framework: string, type: string, first = '') =>
  [
    ...(first ? [first, ''] : []),
    `// ${NOTE}`,
    `import { ${framework}Element, type ${type} } from './${framework}-element';`,
    '',
    `export type { ${type}, ${type}Props } from './${framework}-element';`,
    '',
    ...describedElements.flatMap((element) => [
      doc(element.summary),
      `export const ${baseName(element)}: ${type}<'${element.tag}'> = /* @__PURE__ */ ${framework}Element('${element.tag}');`,
    ]),
    '',
  ].join('\n');

const svelteComponents = () =>
  [
    `// ${NOTE}`,
    ...describedElements.map((element) => {
      const name = baseName(element);
      return `import ${name}Component from './${name}.svelte';`;
    }),
    `import type { SvelteElement } from './svelte-element';`,
    '',
    `export type { SvelteElement, SvelteElementProps } from './svelte-element';`,
    '',
    ...describedElements.flatMap((element) => [
      doc(element.summary),
      `export const ${baseName(element)}: SvelteElement<'${element.tag}'> = ${baseName(element)}Component;`,
    ]),
    '',
  ].join('\n');

const svelteComponent = ({ tag }: DescribedElement) =>
  `<!-- ${NOTE} -->
<script>
  import { loadElement, writtenValues } from '@oshimado/elements';
  import { onMount } from 'svelte';

  let { from, integrity, element = $bindable(), children, ...rest } = $props();
  onMount(() => loadElement('${tag}', { from, integrity }));
</script>

<${tag} bind:this={element} {...writtenValues('${tag}', rest)}>{@render children?.()}</${tag}>
`;

/** The written sources by their paths in `packages/elements/src`. */
export const wrapperSources = (): Readonly<Record<string, string>> => ({
  'tags/shared-attributes.ts': shared(),
  'tags/elements.ts': table(),
  ...Object.fromEntries(describedElements.map((one) => [`tags/${one.tag}.ts`, typesOf(one)])),
  'react/elements.ts': components('react', 'ReactElement', `'use client';`),
  'vue/elements.ts': components('vue', 'VueElement'),
  'svelte/elements.ts': svelteComponents(),
  ...Object.fromEntries(
    describedElements.map((one) => [`svelte/${baseName(one)}.svelte`, svelteComponent(one)]),
  ),
});
