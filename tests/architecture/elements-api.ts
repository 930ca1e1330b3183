/**
 * What pages of others rely on of the elements, a line for each: `<oshi-player> attribute muted: boolean`. A line that is gone breaks
 * pages that use it; a line that is new does not.
 */
import {
  attributesOf,
  describedElements,
  describedShared,
  describedTokens,
  type DescribedAttribute,
  type DescribedElement,
} from '../../packages/widgets/build/describe-elements';
import { sharedAttributes, type Attributes } from '../../packages/widgets/src/embed/attributes';
import { elementAttributes } from '../../packages/widgets/src/embed/elements';

/** The package whose version the elements have. */
const ELEMENTS_PACKAGE = '@oshimado/widgets';

/** `{video: Video, href: string}` of the type of an event. */
const DETAIL = /^CustomEvent<\{(.*)\}>$/;

function attributeLines(attributes: readonly DescribedAttribute[], table: Attributes): string[] {
  return attributes.flatMap(({ name, type, default: value }) => {
    const { words = [], range } = table[name] ?? {};
    return [
      ...type.split(' | ').map((one) => `attribute ${name}: ${one}`),
      ...(value === undefined ? [] : [`attribute ${name} is ${value} where it is not written`]),
      ...(range ? [`attribute ${name} is from ${range.join(' to ')}`] : []),
      ...(type === 'string' ? words.map((word) => `attribute ${name} takes ${word}`) : []),
    ];
  });
}

function eventLines({ events }: DescribedElement): string[] {
  return events.flatMap(({ name, type }) => {
    const fields = DETAIL.exec(type)?.[1]?.split(', ').filter(Boolean);
    if (!fields) return [`event ${name}: ${type}`];
    return [`event ${name}`, ...fields.map((field) => `event ${name} has ${field}`)];
  });
}

function linesOf(element: DescribedElement): string[] {
  const required = attributesOf(element).flatMap((one) => (one.isRequired ? [one.name] : []));
  return [
    `script /${element.script}`,
    ...attributeLines(element.ownAttributes, elementAttributes[element.tag]),
    `needs ${required.join(', ') || 'no attribute'}`,
    ...element.properties.flatMap(({ name, type, isReadonly }) => [
      `property ${name}: ${type}`,
      ...(isReadonly ? [] : [`property ${name} can be set`]),
    ]),
    ...element.methods.map(({ name, returns }) => `method ${name}(): ${returns}`),
    ...eventLines(element),
    ...element.slots.map(({ name }) => (name === '' ? 'slot' : `slot ${name}`)),
    ...element.parts.map(({ name }) => `part ${name}`),
  ].map((line) => `<${element.tag}> ${line}`);
}

/** Of each element as it is now, and the attributes and tokens that all of them have. */
export const elementsApi = (): readonly string[] => [
  ...describedElements.flatMap(linesOf),
  ...attributeLines(describedShared, sharedAttributes),
  ...describedTokens.map(({ name }) => `token ${name}`),
];

/** What a changeset asks for. */
export type Bump = 'patch' | 'minor' | 'major';

const isBump = (text: string): text is Bump => ['patch', 'minor', 'major'].includes(text);

/** What a changeset asks for of the elements' package; undefined where it is about others. */
export function bumpIn(changeset: string): Bump | undefined {
  const [, head = ''] = changeset.split(/^---$/m);
  const entries = head.split('\n').map((line) => line.replaceAll(/["'\s]/g, '').split(':'));
  const bump = entries.find(([name]) => name === ELEMENTS_PACKAGE)?.[1] ?? '';
  return isBump(bump) ? bump : undefined;
}

interface Change {
  /** Lines of the last release. */
  readonly released: readonly string[];
  /** Lines of now. */
  readonly current: readonly string[];
  /** Of the last release. */
  readonly version: string;
  /** What the changesets ask for. */
  readonly bumps: readonly Bump[];
}

/** What is missing for the next release, in sentences: a changeset that asks for too small a version. */
export function missingChangesets({ released, current, version, bumps }: Change): string[] {
  const [had, has] = [new Set(released), new Set(current)];
  const breaking = version.startsWith('0.') ? (['minor', 'major'] as const) : (['major'] as const);
  const mayBreak = breaking.some((bump) => bumps.includes(bump));
  const gone = released.filter((line) => !has.has(line));
  const added = current.filter((line) => !had.has(line));
  return [
    ...(mayBreak ? [] : gone).map(
      (line) =>
        `"${line}" of ${version} is gone or not the same: keep it, or add a changeset of ${breaking.join(' or ')} for ${ELEMENTS_PACKAGE}.`,
    ),
    ...(bumps.length > 0 ? [] : added).map(
      (line) => `"${line}" is new: add a changeset for ${ELEMENTS_PACKAGE}.`,
    ),
  ];
}
