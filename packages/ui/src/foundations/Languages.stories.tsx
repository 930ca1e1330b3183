import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeClass } from '../theme';
import { families } from '../theme/scales';
import * as css from './foundations.css';
import { Code, Page, Points, Section, Table, Text } from './Page';

const meta = { title: 'Foundations/Languages', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same characters, which each language writes in its own way. */
const SHAPES = '直 骨 今 角 戸 雪 返';
/** Codes of the interface's languages, and whose fonts they are read in. */
const LANGUAGES = {
  en: undefined,
  ja: families.ja,
  ko: families.ko,
  'zh-CN': families['zh-Hans'],
  zh: families['zh-Hant'],
  th: families.th,
} as const;

export const Fonts: Story = {
  render: () => (
    <Page title="Languages">
      <Text>
        One character has several shapes. Which one is drawn is decided by the font, and the font by
        the language of the element: so every element whose text is not in the page’s language says
        so with <Code>lang</Code>.
      </Text>
      <Section title="Shapes">
        <Table
          label="Shapes by language"
          heads={['Language', 'Written', 'Own fonts']}
          rows={Object.entries(LANGUAGES).map(([lang, family]) => ({
            key: lang,
            cells: [
              <Code key="lang">{lang}</Code>,
              <span
                key="shapes"
                lang={lang}
                className={themeClass({ mode: 'system', theme: 0 })}
                style={{
                  fontSize: 'var(--oshi-font-size-xlarge)',
                  fontFamily: 'var(--oshi-font-family)',
                  colorScheme: 'inherit',
                  whiteSpace: 'nowrap',
                }}
              >
                {SHAPES}
              </span>,
              <span key="family" className={css.muted}>
                {family ?? 'those of the system'}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section title="Rules">
        <Points
          of={[
            'No part has a word of its own: every text comes in as a prop, translated.',
            'No text is cut by a fixed width; it wraps, and a name that must stay on one line says the rest in its title.',
            'Places are said as start and end, never as left and right; arrows along the text turn around.',
            'Numbers, dates and lists are written by Intl, plurals by the rules of the language.',
            'The toolbar lengthens every text by a third and turns the page around: nothing may clip or overlap there.',
          ]}
        />
      </Section>
    </Page>
  ),
};

/** Rules for sentences that are read in 22 languages. */
export const Writing: Story = {
  render: () => (
    <Page title="Writing in 22 languages">
      <Text>
        A sentence is written in English first and translated as a whole. What is easy to translate
        is mostly what is easy to read.
      </Text>
      <Section title="In English">
        <Points
          of={[
            'One sentence, one thought. Short words, the present, and whoever acts is named.',
            'The same thing has the same name everywhere, in menus, buttons, headings and messages.',
            'No idioms and no play on words: they do not cross.',
            <>
              A value has a place in the sentence, <Code>{'{{name}}'}</Code>; a sentence is never
              put together, because the order of words differs.
            </>,
            <>
              A number decides the plural by <Code>count</Code>: some languages have four forms,
              Japanese has one.
            </>,
            'A word that stands alone, such as “Live”, gets a key of its own for each place: other languages may need two words.',
          ]}
        />
      </Section>
      <Section title="In the others">
        <Points
          of={[
            'Address viewers as sites of that language do; one form throughout.',
            'Quotation marks, spaces before punctuation and the place of a unit are those of the language.',
            'Names and titles stay in their own script, whatever the sentence’s language is.',
            'In Japanese and Chinese no space parts a number from what it counts.',
            'A sentence that is not reviewed by a native speaker is marked so in the settings.',
            'All languages change together: a test compares their keys and values.',
          ]}
        />
      </Section>
      <Section title="On the screen">
        <Points
          of={[
            'Leave a third more room than English needs; the toolbar’s long text shows whether it is there.',
            'Nothing is in capitals by style: many scripts have none.',
            'Lines break between words, or where the language allows; nothing is cut by a fixed width.',
          ]}
        />
      </Section>
    </Page>
  ),
};
