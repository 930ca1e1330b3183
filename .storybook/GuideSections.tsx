/** The sections of a page of documentation that come from its guide and from its sources. */
import { Fragment } from 'react';
import type { Guide } from './guide.ts';
import type { Described } from './guides.ts';

/** Written by `main.ts`. */
declare const STORY_GUIDES: Readonly<Record<string, Described>>;
const guides = STORY_GUIDES;

/** What is known of the part of a stories' file, as Storybook names the file. */
export const describedIn = (fileName: string | undefined): Described | undefined =>
  guides[fileName?.replace(/^\.\//, '') ?? ''];

/** A text with its words in backticks as code. */
export const Prose = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <code>{piece}</code> : piece}</Fragment>
    ));

const Points = ({ title, of }: { title: string; of: readonly string[] }) =>
  of.length > 0 ? (
    <>
      <h2>{title}</h2>
      <ul>
        {of.map((point) => (
          <li key={point}>
            <Prose text={point} />
          </li>
        ))}
      </ul>
    </>
  ) : null;

/** Leads to the page of the part with this name. */
function PartLink({ name }: { name: string }) {
  const title = Object.values(guides).find((one) => one.name === name)?.title ?? name;
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <a href={`./?path=/docs/${id}--docs`} target="_top">
      {name}
    </a>
  );
}

/** Names and what they mean. */
function Meanings({
  title,
  heads: [first, second],
  of,
}: {
  title: string;
  heads: readonly [string, string];
  of: Readonly<Record<string, string>>;
}) {
  const rows = Object.entries(of);
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, meaning]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <Prose text={meaning} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Avoid = ({ of }: { of: Guide['avoid'] }) => (
  <>
    <h2>When not to use it</h2>
    <ul>
      {of.map(({ when, instead }) => (
        <li key={when}>
          <Prose text={when} /> Use <PartLink name={instead} />.
        </li>
      ))}
    </ul>
  </>
);

const Words = ({ of }: { of: Guide['content'] }) =>
  of.length > 0 ? (
    <>
      <h2>Words</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Do</th>
            <th scope="col">Don’t</th>
          </tr>
        </thead>
        <tbody>
          {of.map((rule) => (
            <tr key={rule.do}>
              <td>
                <Prose text={rule.do} />
              </td>
              <td>
                <Prose text={rule.dont} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  ) : null;

/** Before the stories: when to use the part, its anatomy, states and words. */
export const GuideOfUse = ({ guide }: { guide: Guide }) => (
  <>
    <Points title="When to use it" of={guide.use} />
    <Avoid of={guide.avoid} />
    <Meanings title="Anatomy" heads={['Name', 'What it is']} of={guide.anatomy} />
    <Meanings title="States" heads={['State', 'What happens']} of={guide.states} />
    <Words of={guide.content} />
  </>
);

/** What is read aloud, the tokens, and what is near. */
export const GuideOfSources = ({ described: { guide, tokens } }: { described: Described }) => (
  <>
    {guide ? <Points title="Accessibility" of={guide.accessibility} /> : null}
    {tokens.length > 0 ? (
      <>
        <h2>Tokens</h2>
        <p>
          {tokens.map((token) => (
            <Fragment key={token}>
              <code>{token}</code>{' '}
            </Fragment>
          ))}
        </p>
      </>
    ) : null}
    {guide && guide.related.length > 0 ? (
      <>
        <h2>Related</h2>
        <ul>
          {guide.related.map((name) => (
            <li key={name}>
              <PartLink name={name} />
            </li>
          ))}
        </ul>
      </>
    ) : null}
  </>
);
