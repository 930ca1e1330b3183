import {
  DESKTOP_PRESETS,
  decodeMultiview,
  MOBILE_PRESETS,
  type MediaState,
} from '@oshimado/domain';
import type { MultiviewEvent } from '@oshimado/machines/multiview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onFeaturePage } from '../../../storybook/feature';
import { cellsOnPage, cellVideos, withMultiview } from '../../../storybook/multiview';
import { press, sentenceOf, shows, steps, type PlayStep } from '../../../storybook/press';
import { firstDrawing, FirstFrames } from '../first-frames';
import { MultiviewGrid, MultiviewMessages, useMultiview } from '.';
import { lateGridParts } from './late-grid-parts';

const [ONE = '', TWO = '', THREE = ''] = cellVideos(3).map(({ id }) => id);
/** Two videos on the left, a chat and an empty cell on the right. */
const MIXED = `AAPM${ONE},AMPM${TWO},PAJMchat0,PMJM`;
const PLAYING: Partial<MediaState> = { paused: false };

/** A built-in layout for so many videos, with as many of them as fit. */
function presetOf(videos: number): string {
  for (const { code } of DESKTOP_PRESETS) {
    const decoded = decodeMultiview(code);
    const parts = code.split(',');
    const places = parts.filter((part) => part.length === 4);
    if (!decoded.ok || places.length !== videos) continue;
    let next = 0;
    return parts
      .map((part) => (part.length === 4 ? `${part}${cellVideos(videos)[next++]?.id}` : part))
      .join();
  }
  throw new Error(`There is no layout for ${videos} videos.`);
}

interface StoryProps {
  /** Sent when the story begins. Default none. */
  readonly events?: readonly MultiviewEvent[];
  /** Cells whose player is unloaded. Default none. */
  readonly unloaded?: readonly string[];
  /** One cell at a time. Default false. */
  readonly isSingle?: boolean;
  /** Width of the layout. Default all there is. */
  readonly width?: number;
}

const NONE: readonly never[] = [];
const nothing = () => undefined;

function Grid({ events = NONE, unloaded = NONE, isSingle = false, width }: StoryProps) {
  const { actor, players } = useMultiview();
  useEffect(() => {
    for (const cell of unloaded) players.setUnloaded(cell, true);
    for (const event of events) actor.send(event);
  }, [actor, players, events, unloaded]);
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', blockSize: '40rem', inlineSize: width }}
    >
      <MultiviewGrid parts={lateGridParts} onChooseVideo={nothing} isSingle={isSingle}>
        <p style={{ position: 'absolute', padding: '1rem' }}>—</p>
      </MultiviewGrid>
      <MultiviewMessages />
    </div>
  );
}

const meta = {
  title: 'Widgets/Multiview',
  component: Grid,
  decorators: [withMultiview({ code: MIXED }), onFeaturePage],
  parameters: {
    ...cellsOnPage(cellVideos(16)),
    docs: { story: { inline: false, height: '42rem' } },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const layout = (code: string, more = {}): Pick<Story, 'decorators'> => ({
  decorators: [withMultiview({ code, ...more })],
});

/** Waits until so many frames are there. */
const showsFrames =
  (count: number): PlayStep =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(count), {
      timeout: 20_000,
    });
  };

function Drawing({ code }: { readonly code: string }) {
  const drawing = firstDrawing(code);
  return drawing && <FirstFrames drawing={drawing}>…</FirstFrames>;
}

export const Empty: Story = layout('');
/** What a server draws of a shared layout: pictures, until a script begins the players and the grid takes them over. */
export const BeforeTheProgram: Story = { render: () => <Drawing code={presetOf(9)} /> };
export const OneCell: Story = layout(`AAYY${ONE}`);
/** Two videos, a chat, and a cell without content. */
export const Mixed: Story = {};
export const FourVideos: Story = { ...layout(presetOf(4)), play: showsFrames(4) };
export const NineVideos: Story = layout(presetOf(9));
export const SixteenVideos: Story = layout(presetOf(16));
/** The stand-in of Twitch beside a video of YouTube. */
export const Twitch: Story = layout(`AAMYtwitchshylily,MAMY${ONE}`);
/** Neither the server nor YouTube knows the second one. */
export const UnknownVideo: Story = layout(`AAMY${ONE},MAMYunknown____`);
/** The first one costs nothing until it is loaded again. */
export const Unloaded: Story = { args: { unloaded: ['c0'] } };
/** Its stand-in fails as videos do that their owner does not allow elsewhere. */
export const PlayerFailed: Story = layout(`AAYYerr101_____`);
/** Cells that play have no bar, and cannot be moved. */
export const Playing: Story = layout(`AAMY${ONE},MAMY${TWO}`, { players: PLAYING });
/** A playing cell that is arranged all the same. */
export const Arranging: Story = {
  ...layout(`AAMY${ONE},MAMY${TWO}`, { players: PLAYING }),
  args: { events: [{ type: 'cell.edit', id: 'c0' }] },
};
/** Chats before there is a video; and one that shows translations only. */
export const ChatWithoutVideo: Story = {
  ...layout('AAMYchat0,MAMYchat1'),
  args: { events: [{ type: 'chat.toggle', id: 'c1', panel: 'tl' }] },
};
/** What a layout that is pointed at would look like. */
export const Preview: Story = {
  args: {
    events: [{ type: 'layout.preview', change: { type: 'layout.choose', code: 'AAYM,AMYM' } }],
  },
};

/** The panels of narrow chats are drawn as if on a wider screen, and words give way to icons. */
const chatOf = (width: number): Story => ({
  ...layout(`AAYMchat0,AMYM${ONE}`),
  args: { width },
});
export const Chat140: Story = chatOf(140);
export const Chat180: Story = chatOf(180);
export const Chat240: Story = chatOf(240);
export const Chat280: Story = chatOf(280);
export const Chat400: Story = chatOf(400);

/** The first layout for phones. */
export const PhoneUpright: Story = {
  ...layout(
    (MOBILE_PRESETS[0]?.code ?? '')
      .split(',')
      .map((part, at) => (part.length === 4 ? `${part}${[ONE, TWO, THREE][at] ?? ''}` : part))
      .join(),
    { isMobile: true },
  ),
  args: { width: 360 },
};
/** One cell at a time, and the way to the others. */
export const PhoneSingle: Story = {
  ...layout(MIXED, { isMobile: true }),
  args: { width: 360, isSingle: true },
};

const hold =
  (...keys: readonly string[]): PlayStep =>
  async ({ canvasElement }) => {
    const [handle] = await within(canvasElement).findAllByRole('button', { pressed: false });
    if (!handle) throw new Error('There is nothing to move.');
    handle.focus();
    for (const key of [' ', ...keys]) {
      // oxlint-disable-next-line no-await-in-loop -- keys follow each other
      await userEvent.keyboard(key);
    }
  };
const says =
  (key: 'move.place' | 'move.size' | 'refused.overlap', values = {}): PlayStep =>
  async (context) => {
    const text = await sentenceOf(context, 'multiview', key, values);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text),
    );
  };

/** Where it would be put, and its size; it is on its way to free places. */
export const GhostByKeys: Story = {
  ...layout(`AAIM${ONE},QAIM`),
  play: steps(
    hold('{ArrowRight}', '{ArrowDown}', '{ArrowDown}'),
    says('move.place', { column: 2, row: 3 }),
  ),
};
/** Over the middle of another cell, the two swap. */
export const GhostSwaps: Story = {
  ...layout(`AAIM${ONE},QAIM`),
  play: steps(hold('{ArrowRight>14/}'), says('move.place', { column: 15, row: 1 })),
};
/** Resized into another cell, it stays in the hand. */
export const GhostRefused: Story = {
  ...layout(`AAIM${ONE},IAIM`),
  play: steps(hold('{Shift>}{ArrowRight}{/Shift}', ' '), says('refused.overlap')),
};
/** The same in numbers. */
export const PlaceInNumbers: Story = {
  ...layout(`AAIM${ONE}`),
  play: steps(
    async (context) => {
      const label = await sentenceOf(context, 'multiview', 'cell.more', { name: '' });
      const more = await within(context.canvasElement).findAllByRole('button', {
        name: (name) => name.startsWith(label.trim()),
      });
      await userEvent.click(more[0] ?? context.canvasElement);
    },
    press('multiview', 'cell.place', { role: 'menuitem' }),
    shows('dialog'),
  ),
};
