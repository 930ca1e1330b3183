/** The page of a part, widget or element: its guide, its import and weight, its props, keys and tokens, and all its stories. */
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '@oshimado/ui/badge';
import type { KeyRow } from '../packages/ui/src/story-kit/keyboard';
import { isEmbedTag } from '@oshimado/domain';
import { ElementHead, ElementSections } from './elements/ElementSections';
import { describedIn, GuideOfSources, GuideOfUse, Prose } from './GuideSections';
import { weightOf } from './weights';

const STATUSES = {
  new: { tone: 'upcoming', text: 'New: its props may still change' },
  ready: { tone: 'accent', text: 'Ready' },
  deprecated: { tone: 'live', text: 'Deprecated: use what its description names' },
} as const;
type Status = keyof typeof STATUSES;

const isStatus = (tag: string): tag is Status => Object.hasOwn(STATUSES, tag);

function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={`${keys} ${does}`}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const status = (preparedMeta.tags ?? []).find(isStatus);
  const rows = Object.values(csfFile.stories).flatMap(
    ({ parameters }): readonly KeyRow[] => parameters?.keyboard ?? [],
  );
  const described = describedIn(preparedMeta.parameters.fileName);
  const part = /^packages\/ui\/src\/([\w-]+)$/.exec(described?.folder ?? '')?.[1];
  const weight = part && weightOf(part);
  const tag: unknown = preparedMeta.parameters.element;
  const element = typeof tag === 'string' && isEmbedTag(tag) ? tag : undefined;
  return (
    <>
      <Title />
      {status ? (
        <Unstyled className="status">
          <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>
        </Unstyled>
      ) : null}
      <Subtitle />
      {element ? (
        <ElementHead tag={element} />
      ) : described?.guide ? (
        <p>
          <Prose text={described.guide.purpose} />
        </p>
      ) : (
        <Description />
      )}
      {described?.importLine ? (
        <Source
          language="tsx"
          code={
            part
              ? `import '@oshimado/ui/styles.css';\n${described.importLine}`
              : described.importLine
          }
        />
      ) : null}
      {weight ? <p>{weight}</p> : null}
      <Primary />
      <Controls />
      {described?.guide ? <GuideOfUse guide={described.guide} /> : null}
      {rows.length > 0 ? <KeyTable rows={rows} /> : null}
      {described ? <GuideOfSources described={described} /> : null}
      {element ? <ElementSections tag={element} /> : null}
      <Stories includePrimary={false} />
    </>
  );
}
