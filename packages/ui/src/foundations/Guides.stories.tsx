import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Page, Points, Section, Table, Text } from './Page';

const meta = { title: 'Foundations/Guides', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartHere: Story = {
  name: 'Start here',
  render: () => (
    <Page title="The design system">
      <Text>
        Tokens, 23 themes and parts that know nothing of what the product is about. The portal and
        the widgets are made of nothing else. Every part is shown in each of its states; the toolbar
        changes theme, mode, language, direction, length of text, width and motion.
      </Text>
      <Section title="In a page">
        <Points
          of={[
            <Code key="css">{"import '@oshimado/ui/styles.css';"}</Code>,
            <Code key="part">{"import { Button } from '@oshimado/ui/button';"}</Code>,
            <Code key="class">{'<html class="oshi-dark oshi-theme-suisei">'}</Code>,
          ]}
        />
      </Section>
      <Section title="Status">
        <Table
          label="Status"
          heads={['Status', 'Means']}
          rows={[
            {
              key: 'new',
              cells: ['New', 'In use, but its props may still change with a minor version.'],
            },
            { key: 'ready', cells: ['Ready', 'Its props change only with a major version.'] },
            {
              key: 'deprecated',
              cells: [
                'Deprecated',
                'Goes with the next major version; its page names what to use.',
              ],
            },
          ]}
        />
      </Section>
      <Section title="Every part">
        <Points
          of={[
            'has a page with a sentence for each of its props, its import and its weight;',
            'has a table of its keys, and a test that presses every row of it;',
            'is looked over by axe in dark, light, forced colours and from right to left;',
            'can be drawn by a server, and brings nothing but itself.',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Accessibility: Story = {
  render: () => (
    <Page title="Accessibility">
      <Text>WCAG 2.2 at level AA is where a part begins, not where it is judged at the end.</Text>
      <Points
        of={[
          'A button that is a picture cannot be made without a name: its type asks for one.',
          'States are ARIA attributes; the look hangs on them, so what is seen and what is read aloud cannot part.',
          'Everything that can be dragged can be moved by keys, and says where it went.',
          'What takes the focus gives it back. What has it is never covered and never taken away.',
          'Nothing to hit is smaller than 24 px; where a finger points, 44 px.',
          'Nothing is said by colour alone: forced colours keep every state.',
          'Where less motion is asked for, nothing moves.',
          'A message stays while somebody reads it: pointing at it or focusing it stops its clock.',
        ]}
      />
      <Section title="Keys that are the same everywhere">
        <Table
          label="Keys"
          heads={['Keys', 'What they do']}
          rows={[
            {
              key: 'tab',
              cells: [
                'Tab, Shift + Tab',
                'To the next or previous part; a part with many things inside is one stop.',
              ],
            },
            { key: 'arrows', cells: ['Arrows', 'Between the things inside one part.'] },
            { key: 'home', cells: ['Home, End', 'To the first and the last of them.'] },
            { key: 'enter', cells: ['Enter, Space', 'Do it.'] },
            {
              key: 'escape',
              cells: ['Escape', 'Close what was opened last, and go back to where it was opened.'],
            },
            { key: 'f8', cells: ['F8', 'To the messages.'] },
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Embedding: Story = {
  render: () => (
    <Page title="Embedding">
      <Text>
        On a stranger’s page everything lives in a shadow root: the page’s rules do not reach in,
        ours do not reach out.
      </Text>
      <Points
        of={[
          <>
            A theme is chosen by attribute: <Code>{'<oshi-live-feed theme="suisei light">'}</Code>,
            with <Code>auto</Code> for what the visitor’s system prefers.
          </>,
          <>
            Any token can be set on the element:{' '}
            <Code>{'oshi-live-feed { --oshi-color-surface: … }'}</Code> wins over the theme.
          </>,
          'Menus and popovers are not modal: they never lock the scrolling of a page that is not ours.',
          'Dialogs keep the focus inside the shadow root and give it back; a build step teaches Radix to look there.',
          'What opens above is drawn in the element that PortalContainerContext names, inside the same root.',
          'No part asks the network for anything: no fonts, no pictures, no measurements.',
        ]}
      />
    </Page>
  ),
};

export const ContentStyle: Story = {
  name: 'Content style',
  render: () => (
    <Page title="Content style">
      <Text>Words are part of the design: they are written, reviewed and translated with it.</Text>
      <Points
        of={[
          'Say what happened, where, and what to do. “Could not be saved: the server did not answer. Try again.”',
          'A button is a verb: Save, Delete, Try again; never OK or Yes.',
          'Sentence case, no please, no sorry; an exclamation mark only with thanks and greetings. “Gomenasorry!”, the title of the page of a list that failed, is the one exception.',
          'Names of people stay as they are written, in their own script.',
          'Numbers are figures with a unit: 12 entries, 3 min.',
          'What cannot be undone says so before, not after.',
          'No text is put together from pieces: a sentence has places for its values.',
        ]}
      />
    </Page>
  ),
};
