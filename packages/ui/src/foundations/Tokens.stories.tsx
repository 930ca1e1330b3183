import type { Meta, StoryObj } from '@storybook/react-vite';
import { designTokens } from '../theme/design-tokens';
import * as css from './foundations.css';
import { Code, Page, Points, Section, Text } from './Page';

const meta = { title: 'Foundations/Tokens', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { color, space, duration } = designTokens();
const EXAMPLE = JSON.stringify(
  { color: first(color), space: first(space), duration: first(duration) },
  null,
  2,
);

/** The first token of a group, to show what one looks like. */
function first(group: unknown): object {
  return Object.fromEntries(Object.entries(Object(group)).slice(0, 1));
}

export const Tokens: Story = {
  render: () => (
    <Page title="Tokens">
      <Text>
        All tokens and themes are in <Code>@oshimado/ui/tokens.json</Code>, in the format of the
        Design Tokens Community Group (2025.10). The build writes it from the same tree as the style
        sheets, so both say the same.
      </Text>
      <Section title="What a token looks like">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keys */}
        <div className={css.output} role="region" aria-label="Example of tokens" tabIndex={0}>
          <pre>{EXAMPLE}</pre>
        </div>
      </Section>
      <Section title="In Figma">
        <Points
          of={[
            <>
              Build the package, or take <Code>dist/tokens.json</Code> from npm.
            </>,
            'Import the file with a plugin that reads the format of the group; groups become collections of variables.',
            <>
              A theme is <Code>theme.&lt;name&gt;.dark</Code> and{' '}
              <Code>theme.&lt;name&gt;.light</Code>: make a mode of each, with the names of{' '}
              <Code>color</Code>.
            </>,
            'Use a variable by what it is for, which is its description; never by how it looks.',
            <>
              The name in code is in the extension <Code>dev.oshimado.css</Code> of each token.
            </>,
          ]}
        />
      </Section>
      <Section title="In CSS">
        <Points
          of={[
            <>
              Every token is a custom property: <Code>color.surfaceRaised</Code> is{' '}
              <Code>--oshi-color-surface-raised</Code>.
            </>,
            <>
              Set one on an element and it is changed there and below:{' '}
              <Code>{'oshi-live-feed { --oshi-color-primary: #f06292 }'}</Code>.
            </>,
            'A whole theme of your own: the theme builder writes the rule.',
            'In forced colours the system’s colours win.',
          ]}
        />
      </Section>
    </Page>
  ),
};
