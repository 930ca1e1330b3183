import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { Button } from '../button';
import { cssName, meanings } from '../theme/meanings';
import { scales } from '../theme/scales';
import * as css from './foundations.css';
import { Code, Page, Section, Text, TokenTable } from './Page';

const meta = { title: 'Foundations/Scales', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Flat = Readonly<Record<string, string>>;

/** One row a token of a flat group. */
const rowsOf = (
  path: readonly string[],
  values: Flat,
  means: Flat,
  look: (value: string) => CSSProperties,
  sample = '',
) =>
  Object.entries(values).map(([name, value]) => ({
    key: name,
    cells: [
      <Code key="name">{`--${cssName([...path, name])}`}</Code>,
      <Code key="value">{value}</Code>,
      means[name] ?? '',
      <div key="look" style={look(value)} className={sample ? undefined : css.bar}>
        {sample}
      </div>,
    ] as const,
  }));

export const Type: Story = {
  render: () => (
    <Page title="Type">
      <Text>
        The system’s own letters: nothing is loaded, and everybody reads in what they read in all
        day. Lines stand further apart where the page’s language fills its squares.
      </Text>
      <Section title="Sizes">
        <TokenTable
          group="Sizes of letters"
          rows={rowsOf(
            ['font', 'size'],
            scales.font.size,
            meanings.font.size,
            (value) => ({ fontSize: value }),
            'Live ライブ 라이브',
          )}
        />
      </Section>
      <Section title="Weights">
        <TokenTable
          group="Weights"
          rows={rowsOf(
            ['font', 'weight'],
            scales.font.weight,
            meanings.font.weight,
            (value) => ({ fontWeight: Number(value) }),
            'Live ライブ',
          )}
        />
      </Section>
      <Section title="Lines">
        <TokenTable
          group="Heights of lines"
          rows={rowsOf(
            ['font', 'lineHeight'],
            scales.font.lineHeight,
            meanings.font.lineHeight,
            (value) => ({ lineHeight: value, maxInlineSize: '14rem' }),
            'Two lines of text that stand as far apart as this token says',
          )}
        />
      </Section>
    </Page>
  ),
};

export const Space: Story = {
  render: () => (
    <Page title="Space">
      <Text>
        Distances grow with the reader’s letters. What belongs together stands closer than what does
        not.
      </Text>
      <Section title="Distances">
        <TokenTable
          group="Distances"
          rows={rowsOf(['space'], scales.space, meanings.space, (value) => ({ inlineSize: value }))}
        />
      </Section>
      <Section title="Sizes">
        <TokenTable
          group="Sizes of things"
          rows={rowsOf(['size'], scales.size, meanings.size, (value) => ({
            inlineSize: `min(${value}, 12rem)`,
          }))}
        />
      </Section>
      <Section title="Corners">
        <TokenTable
          group="Corners"
          rows={rowsOf(['radius'], scales.radius, meanings.radius, (value) => ({
            inlineSize: '4rem',
            blockSize: '2rem',
            borderRadius: value,
          }))}
        />
      </Section>
      <Section title="Layers">
        <TokenTable
          group="Layers"
          rows={rowsOf(['layer'], scales.layer, meanings.layer, (value) => ({
            inlineSize: `${value}px`,
          }))}
        />
      </Section>
    </Page>
  ),
};

function Motions() {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Button onClick={() => setMoved((was) => !was)}>Move</Button>
      <div className={css.gallery}>
        {Object.entries(scales.duration).flatMap(([duration, time]) =>
          Object.keys(scales.easing).map((easing) => (
            <div key={`${duration} ${easing}`} data-moved={isMoved}>
              <span className={css.muted}>
                {duration}, {time}, {easing}
              </span>
              <div
                className={css.moving}
                style={{
                  transition: `transform var(--${cssName(['duration', duration])}) var(--${cssName(['easing', easing])})`,
                }}
              />
            </div>
          )),
        )}
      </div>
    </>
  );
}

export const Motion: Story = {
  render: () => (
    <Page title="Motion">
      <Text>
        Motion says where something came from, and is over before anybody waits for it. Where the
        system asks for less, every duration is nothing: things are simply there.
      </Text>
      <Motions />
      <Section title="Durations">
        <TokenTable
          group="Durations"
          rows={rowsOf(['duration'], scales.duration, meanings.duration, (value) => ({
            inlineSize: `calc(${value.replace('ms', '')} * 0.5px)`,
          }))}
        />
      </Section>
    </Page>
  ),
};

export const Density: Story = {
  render: () => (
    <Page title="Density">
      <Text>
        There is one density for fingers and one for pointers, chosen by the device and by nobody
        else: where a finger points, what is pressed is 44 px high. Lists that show more at once are
        another shape of the list, not smaller targets.
      </Text>
      <Section title="Sizes that follow the device">
        <TokenTable
          group="Sizes of what is pressed"
          rows={rowsOf(
            ['size'],
            {
              target: scales.size.target,
              controlSmall: scales.size.controlSmall,
              control: scales.size.control,
            },
            meanings.size,
            (value) => ({ inlineSize: value }),
          )}
        />
      </Section>
    </Page>
  ),
};
