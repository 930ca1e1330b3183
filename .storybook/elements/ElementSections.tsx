/** What the page of an element says beside its controls, from its manifest. */
import type { EmbedTag } from '@oshimado/contract';
import type { CustomElementDeclaration } from 'custom-elements-manifest';
import { Source } from '@storybook/addon-docs/blocks';
import { embeds } from '../../packages/widgets/src/embed/embeds';
import { Prose } from '../GuideSections';
import { kilobytes } from '../weights';
import { declarationOf } from './manifest';

interface Row {
  readonly name: string;
  readonly type?: string | undefined;
  readonly description?: string | undefined;
}

function Rows({ title, of }: { readonly title: string; readonly of: readonly Row[] }) {
  if (of.length === 0) return null;
  const hasTypes = of.some(({ type }) => type !== undefined);
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {hasTypes ? <th scope="col">Type</th> : null}
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ name, type, description = '' }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {hasTypes ? <td>{type === undefined ? null : <code>{type}</code>}</td> : null}
              <td>
                <Prose text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What a page writes to have it. */
const snippetOf = (tag: EmbedTag, needed: readonly string[]) =>
  `<script type="module" src="https://embeds.example/v1/${embeds[tag].script}.js"></script>

<${tag}${needed.map((name) => ` ${name}="…"`).join('')}>
  <a href="https://portal.example/">What is shown without scripts</a>
</${tag}>`;

/** What it is for, the code that a page has, and its weight. */
export function ElementHead({ tag }: { readonly tag: EmbedTag }) {
  const declaration = declarationOf(tag);
  if (!declaration) return <p>There was no build yet: npm run build writes what it is.</p>;
  const { summary = '', attributes = [] } = declaration;
  const needed = attributes
    .filter(({ description = '' }) => description.startsWith('Required.'))
    .map(({ name }) => name);
  const { bytes, drawnBytes } = embeds[tag];
  return (
    <>
      <p>
        <Prose text={summary} />
      </p>
      <Source language="html" code={snippetOf(tag, needed)} />
      <p>
        At most {kilobytes(bytes)} kB in brotli, and {kilobytes(drawnBytes)} kB until it is drawn.
      </p>
    </>
  );
}

type Member = NonNullable<CustomElementDeclaration['members']>[number];

/** Properties and methods; a property of an attribute is written with its attribute. */
const memberRow = (member: Member): Row[] => {
  if (member.kind === 'method')
    return [
      {
        name: `${member.name}()`,
        type: member.return?.type?.text,
        description: member.description,
      },
    ];
  return 'attribute' in member
    ? []
    : [{ name: member.name, type: member.type?.text, description: member.description }];
};

/** Its events, properties, slots, parts and tokens. */
export function ElementSections({ tag }: { readonly tag: EmbedTag }) {
  const declaration = declarationOf(tag);
  if (!declaration) return null;
  const { events = [], members = [], slots = [], cssParts = [], cssProperties = [] } = declaration;
  return (
    <>
      <Rows
        title="Events"
        of={events.map(({ name, type, description }) => ({ name, type: type.text, description }))}
      />
      <Rows title="Properties and methods" of={members.flatMap(memberRow)} />
      <Rows
        title="Slots"
        of={slots.map(({ name, description }) => ({ name: name || '(inside)', description }))}
      />
      <Rows title="Parts" of={cssParts} />
      <Rows title="Tokens" of={cssProperties} />
    </>
  );
}
