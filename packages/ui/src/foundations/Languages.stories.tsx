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
