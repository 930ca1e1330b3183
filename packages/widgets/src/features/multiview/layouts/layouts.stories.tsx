import {
  allPresets,
  cellsOfPreset,
  decodeMultiview,
  defaultChoices,
  MOBILE_PRESETS,
  moduleKey,
  writeModule,
  type MultiviewCell,
  type StoredMultiview,
} from '@oshimado/domain';
import type { MultiviewEvent } from '@oshimado/machines/multiview';
import { Button } from '@oshimado/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiviewMessages, MultiviewProvider, useMultiviewState, useSendMultiview } from '../grid';
import { onFeaturePage, type FeatureStoryOptions } from '../../../storybook/feature';
import {
  press,
  sentenceOf,
  shows,
  showsToasts,
  steps,
  type PlayStep,
} from '../../../storybook/press';
import { sampleVideo, talents } from '../../../storybook/sample-videos';
import {
  LayoutPicture,
  OverwriteQuestion,
  PresetDialog,
  PresetMenu,
  ReorderDialog,
  SaveLayoutDialog,
  useReadPresets,
} from '.';

const VIDEOS = talents.map((channel, at) => sampleVideo({ id: `layouts000${at}`, channel }));
const [FIRST, SECOND, THIRD] = VIDEOS.map(({ id }) => id);
/** A preset with three videos, one of them on Twitch, and a chat. */
const PRESET = `AAGY${FIRST},GAGY${SECOND},MAGYtwitchwindow_tower,SAGYchat0`;
/** No preset, and no empty cell. */
const CUSTOM = `AAMX${FIRST},MAMP${SECOND},MPMIchat1`;
const OWN = [
  { name: 'Two and a long chat', code: 'AARM,AMRM,RAHXchat0' },
  { name: '夜の配信用', code: 'AAYQ,AQMI,MQMI' },
];

interface StoryProps {
  /** What is open. Default nothing. */
  readonly part?: 'menu' | 'presets' | 'save' | 'reorder';
  /** The layout as a code. Default none. */
  readonly code?: string;
  readonly isMobile?: boolean;
  /** Sent when the story begins. */
  readonly events?: readonly MultiviewEvent[];
}

function cellsOf(code: string): readonly MultiviewCell[] {
  const decoded = decodeMultiview(code);
  return decoded.ok ? decoded.cells : [];
}

const NO_EVENTS: readonly MultiviewEvent[] = [];

function Parts({ part, isMobile = false, events = NO_EVENTS }: StoryProps) {
  const send = useSendMultiview();
  const cells = useMultiviewState(({ context }) => context.preview?.cells ?? context.cells);
  const [open, setOpen] = useState(part);
  useEffect(() => events.forEach(send), [events, send]);
  const close = () => setOpen(undefined);
  return (
    <>
      <PresetMenu trigger={<Button>Layouts</Button>} onShowAll={() => setOpen('presets')} />
      {/* In place of the grid, with what is previewed. */}
      <LayoutPicture cells={cells} isPortrait={isMobile} />
      {open === 'presets' ? <PresetDialog onClose={close} /> : null}
      {open === 'save' ? <SaveLayoutDialog onClose={close} /> : null}
      {open === 'reorder' ? <ReorderDialog onClose={close} /> : null}
      <OverwriteQuestion />
      <MultiviewMessages />
    </>
  );
}

const LayoutsStory = (props: StoryProps) => (
  <MultiviewProvider
    initial={{ cells: props.code === undefined ? [] : cellsOf(props.code) }}
    readPresets={useReadPresets()}
    isMobile={props.isMobile ?? false}
  >
    <Parts {...props} />
  </MultiviewProvider>
);

/** Parameters of a story on whose device this is stored. */
function onDevice(saved: Partial<StoredMultiview>) {
  const { text } = writeModule('multiview', { ...defaultChoices('en').multiview, ...saved });
  return { feature: { stored: { [moduleKey('multiview')]: text } } satisfies FeatureStoryOptions };
}

const meta = {
  title: 'Widgets/MultiviewLayouts',
  component: LayoutsStory,
  decorators: [onFeaturePage],
  args: { code: PRESET },
  parameters: {
    feature: { client: { getVideos: () => Promise.resolve(VIDEOS) } } satisfies FeatureStoryOptions,
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof LayoutsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each built-in layout, and those for phones. */
export const EveryPreset: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: 0, listStyle: 'none' }}>
      {[...allPresets([]), ...MOBILE_PRESETS].map(({ name, code, isPortrait }) => (
        <li key={name}>
          <LayoutPicture cells={cellsOfPreset(code)} isPreset isPortrait={isPortrait} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Videos, chats and empty cells; one with a cell below the screen; one without cells; one upright. */
export const Pictures: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <LayoutPicture cells={cellsOf(`AAMY${FIRST},MAMMchat0,MMMM`)} />
      <LayoutPicture cells={cellsOf(`AAYY${FIRST},AYEG`)} />
      <LayoutPicture cells={[]} />
      <LayoutPicture cells={cellsOf(`AAYI${FIRST},AIYQchat0`)} isPortrait />
      <LayoutPicture cells={cellsOf(PRESET)} size="small" />
    </div>
  ),
};

const choiceOf =
  (name: string): PlayStep =>
  async () => {
    const choice = await screen.findByRole('button', {
      name: (text) => text.startsWith(`${name} `),
    });
    await userEvent.click(choice);
    await screen.findByRole('group');
  };
const openMenu: PlayStep = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Layouts' }));
  await screen.findByRole('dialog');
};
const tab = (name: 'own.title' | 'phone') => press('multiview', `layouts.${name}`, { role: 'tab' });

export const Menu: Story = { play: openMenu };
/** The layout under the focus is previewed, Enter chooses it, and a toast offers to undo. */
export const MenuByKeyboard: Story = {
  play: async (context) => {
    const trigger = await screen.findByRole('button', { name: 'Layouts' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const choices = await waitFor(() => {
      const found = within(dialog).getAllByRole('listitem');
      return found.map((item) => within(item).getByRole('button'));
    });
    const last = choices.at(-1);
    for (let step = 0; step <= choices.length && document.activeElement !== last; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- presses follow each other
      await userEvent.tab();
    }
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await showsToasts(1)(context);
    // Another one than was pressed: that of the menu, which was loaded by the press.
    await expect(screen.getByRole('button', { name: 'Layouts' })).toHaveFocus();
  },
};
export const MenuWithoutVideos: Story = { args: { code: '' }, play: openMenu };
/** There is no layout for so many videos. */
export const MenuWithoutLayouts: Story = {
  args: { code: Array.from('ABCDEFGHIJKLMNOPQ', (column) => `${column}ABB`).join() },
  play: openMenu,
};
export const MenuOnPhone: Story = { args: { isMobile: true }, play: openMenu };
/** A press previews; the bar at the bottom uses or leaves it. */
export const PreviewOnPhone: Story = {
  args: { isMobile: true },
  play: steps(openMenu, choiceOf('Mobile 4')),
};
/** The previewed layout is the current one. */
export const PreviewOfTheSame: Story = {
  args: { isMobile: true, code: 'AAYI,AIYI,AQYI' },
  play: steps(openMenu, choiceOf('Mobile 3')),
};

export const Presets: Story = {
  args: { part: 'presets' },
  parameters: onDevice({ ownPresets: OWN }),
};
export const OwnPresets: Story = {
  args: { part: 'presets' },
  parameters: onDevice({ ownPresets: OWN }),
  play: tab('own.title'),
};
export const NoOwnPresets: Story = { args: { part: 'presets' }, play: tab('own.title') };
export const DeleteOwn: Story = {
  args: { part: 'presets' },
  parameters: onDevice({ ownPresets: OWN }),
  play: steps(
    tab('own.title'),
    press('multiview', 'cell.more', { values: { name: OWN[0]?.name ?? '' } }),
    press('portal', 'button.delete', { role: 'menuitem' }),
    shows('alertdialog'),
  ),
};
export const PhonePresets: Story = { args: { part: 'presets' }, play: tab('phone') };
export const PresetsOnPhone: Story = { args: { part: 'presets', isMobile: true } };
/** Which layout is used by itself for each number of videos. */
export const AutomaticLayouts: Story = {
  args: { part: 'presets' },
  parameters: onDevice({ ownPresets: OWN }),
  play: press('multiview', 'layouts.auto.edit'),
};
/** Arrow keys choose another automatic layout; "Reset" can be taken back by the same button. */
export const AutomaticByKeyboard: Story = {
  args: { part: 'presets' },
  play: async (context) => {
    await press('multiview', 'layouts.auto.edit')(context);
    const name = await sentenceOf(context, 'widgets', 'channel.videos', { count: 2 });
    const group = screen.getByRole('radiogroup', { name });
    const isChosen = within(group).getByRole('radio', { checked: true });
    isChosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { checked: true })).not.toBe(isChosen);
    await press('multiview', 'layouts.auto.reset')(context);
    await expect(isChosen).toBeChecked();
    await expect(
      screen.getByRole('button', {
        name: await sentenceOf(context, 'widgets', 'undo'),
      }),
    ).toHaveFocus();
  },
};

const enterName =
  (name: string): PlayStep =>
  async () => {
    await userEvent.type(await screen.findByRole('textbox'), name);
  };
export const Save: Story = {
  args: { part: 'save', code: CUSTOM },
  play: enterName('Two side by side'),
};
export const SaveTakenName: Story = {
  args: { part: 'save', code: CUSTOM },
  parameters: onDevice({ ownPresets: OWN }),
  play: enterName(OWN[0]?.name ?? ''),
};
/** It is saved under another name. */
export const SaveKnownLayout: Story = {
  args: {
    part: 'save',
    code: CUSTOM,
  },
  parameters: onDevice({ ownPresets: [{ name: 'Mine', code: 'AAMX,MAMP,MPMIchat1' }] }),
  play: steps(enterName('Another name'), press('portal', 'button.save'), shows('alert')),
};
export const SaveNothing: Story = { args: { part: 'save', code: '' } };
export const SaveOnPhone: Story = {
  args: { part: 'save', isMobile: true, code: `AAYI${FIRST},AIYQchat0` },
};

const LINK: readonly MultiviewEvent[] = [{ type: 'link.open', code: `AAYM${THIRD},AMMM,MMMM` }];
const PICK: readonly MultiviewEvent[] = [
  { type: 'video.pick', video: { id: THIRD ?? '', service: 'youtube' } },
];
/** A shared link would replace the layout. */
export const LinkQuestion: Story = { args: { code: CUSTOM, events: LINK } };
/** A chosen video has no place in the layout of the viewer. */
export const PickQuestion: Story = { args: { code: CUSTOM, events: PICK } };
export const QuestionOnPhone: Story = { args: { code: CUSTOM, events: LINK, isMobile: true } };
/** Space fills the empty cells, Escape keeps the layout. */
export const QuestionByKeyboard: Story = {
  args: { code: CUSTOM, events: LINK },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog).getByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    const after = () => within(dialog).getAllByRole('img')[1]?.getAttribute('aria-label');
    const before = after();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(after()).not.toBe(before));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Reorder: Story = { args: { part: 'reorder' } };
export const ReorderOnPhone: Story = {
  args: { part: 'reorder', isMobile: true, code: `AAYI${FIRST},AIYI${SECOND},AQYIchat0` },
};
export const ReorderNothing: Story = { args: { part: 'reorder', code: 'AAYY' } };

const places = async () => {
  const dialog = await screen.findByRole('dialog');
  return within(within(dialog).getByRole('group')).getAllByRole('button');
};
export const ReorderPicked: Story = {
  args: { part: 'reorder' },
  play: async () => {
    const [first] = await places();
    if (first) await userEvent.click(first);
  },
};
/** Enter picks a cell up, Enter on another swaps them, Escape puts down; the focus stays on the map. */
export const ReorderByKeyboard: Story = {
  args: { part: 'reorder' },
  play: async () => {
    const [first, second] = await places();
    if (!first || !second) throw new Error('There are too few cells.');
    await waitFor(() => expect(first).toHaveFocus());
    const status = screen.getByRole('status');
    const [photo, other] = [first.title, second.title];
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveTextContent(photo);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await expect([first.title, second.title]).toEqual([other, photo]);
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

const CLEAR: readonly MultiviewEvent[] = [{ type: 'layout.clear' }];
/** What was cleared can be restored. */
export const Cleared: Story = { args: { events: CLEAR }, play: showsToasts(1) };
const ADD: readonly MultiviewEvent[] = [{ type: 'cell.add' }];
/** "No default layout for {videoCount} videos." */
export const NoDefaultLayout: Story = {
  args: { events: ADD },
  parameters: onDevice({ autoLayouts: [null] }),
  play: showsToasts(1),
};
