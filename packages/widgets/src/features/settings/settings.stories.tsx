import { writeModule, defaultStoredState } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppUpdateProvider } from '../../parts/app-update';
import { useSendDevice } from '../../base/device';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { showsToasts } from '../../storybook/press';
import { storyUpdate, type StoryUpdateOptions } from '../../storybook/story-update';
import { COPY_FILE, writeCopy } from './device-copy';
import { SlimSettingsButton } from './SlimSettingsButton';
import {
  AppearanceGroup,
  DataGroup,
  FeedGroup,
  HiddenGroup,
  HistoryGroup,
  LanguageGroup,
  NavigationGroup,
  UpdatesGroup,
} from '.';
import { TranslationsGroup } from '../../parts/setting-fields';

const Group = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

const meta = {
  title: 'Widgets/Settings',
  component: Group,
  decorators: [onFeaturePage],
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const failToLoad = () => Promise.reject(new Error('offline'));
const inAddress = { isPresent: true, remove: () => undefined };
const { settings } = defaultStoredState({ language: 'en' });
/** Hidden groups, blocked channels and a blocked translator. */
const hiding = writeModule('settings', {
  ...settings,
  hiddenGroups: { Hololive: ['a 1st Generation', 'Myth'], Nijisanji: ['Luxiem'] },
  liveTlBlocked: ['Window TL', 'まどか翻訳'],
  blockedChannels: [
    {
      id: 'UCstory0000000000000001',
      name: '白峰ひなた',
      english_name: 'Shiramine Hinata',
      org: 'Hololive',
      suborg: null,
      group: null,
      type: 'vtuber',
      photo: '',
    },
  ],
});
const withHidden: FeatureStoryOptions = { stored: { [hiding.key]: hiding.text } };

/** Changes a setting to a value that the rules refuse. */
function Refused({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const send = useSendDevice();
  useEffect(() => send({ type: 'setting.change', name, value: -1 }), [send, name]);
  return children;
}

export const Language: Story = { args: { children: <LanguageGroup inAddress={inAddress} /> } };
/** "An alert when `lang` in the address overrides", with a button that removes it. */
export const LanguageOverridden: Story = {
  args: { children: <LanguageGroup inAddress={inAddress} /> },
  parameters: { feature: { override: 'de' } satisfies FeatureStoryOptions },
};
/** At least one language of clips stays chosen. */
export const LastClipLanguage: Story = {
  args: { children: <LanguageGroup /> },
  play: async ({ canvasElement }) => {
    const boxes = await within(canvasElement).findAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- presses follow each other
      if (box.checked) await userEvent.click(box);
    }
  },
};
export const Appearance: Story = { args: { children: <AppearanceGroup /> } };
/** The error is shown at the field; the value stays. */
export const RefusedValue: Story = {
  args: {
    children: (
      <Refused name="theme">
        <AppearanceGroup />
      </Refused>
    ),
  },
};
export const Navigation: Story = { args: { children: <NavigationGroup /> } };
export const Feed: Story = { args: { children: <FeedGroup /> } };
export const History: Story = { args: { children: <HistoryGroup /> } };
export const NothingHidden: Story = { args: { children: <HiddenGroup /> } };
export const Hidden: Story = {
  args: { children: <HiddenGroup /> },
  parameters: { feature: withHidden },
};
export const Translations: Story = { args: { children: <TranslationsGroup /> } };
export const TranslatorsHidden: Story = {
  args: { children: <TranslationsGroup /> },
  parameters: { feature: withHidden },
};
/** This browser has no service worker, or it is switched off. */
export const Updates: Story = { args: { children: <UpdatesGroup /> } };

function UpdatesStory(options: StoryUpdateOptions) {
  const [load] = useState(() => {
    const control = storyUpdate(options);
    return () => Promise.resolve(control);
  });
  return (
    <AppUpdateProvider load={load}>
      <UpdatesGroup />
    </AppUpdateProvider>
  );
}
const check: Play = async ({ canvasElement }) => {
  const [look] = await within(canvasElement).findAllByRole('button');
  if (look) await userEvent.click(look);
  await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement());
};
export const UpdatesChecking: Story = {
  args: { children: <UpdatesStory registration="checking" /> },
};
/** A new version can be activated. */
export const UpdatesWaiting: Story = { args: { children: <UpdatesStory page="waiting" /> } };
/** The new version is being activated; then the page is reloaded. */
export const UpdatesUpdating: Story = { args: { children: <UpdatesStory page="activating" /> } };
/** This is the newest version. */
export const UpdatesCurrent: Story = { args: { children: <UpdatesStory /> }, play: check };
export const UpdatesUnsupported: Story = { args: { children: <UpdatesGroup /> }, play: check };
export const UpdatesOffline: Story = {
  args: { children: <UpdatesStory result="offline" /> },
  play: check,
};
/** The code that looks for updates could not be loaded. */
export const UpdatesFailed: Story = {
  args: {
    children: (
      <AppUpdateProvider load={failToLoad}>
        <UpdatesGroup />
      </AppUpdateProvider>
    ),
  },
  play: check,
};
/** The last resort asks first. */
export const ForceRefresh: Story = {
  args: { children: <UpdatesGroup /> },
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
    await screen.findByRole('alertdialog');
  },
};
export const Data: Story = { args: { children: <DataGroup /> } };
/** Chooses a file with this text and confirms that it takes the place of what is stored. */
const importing =
  (text: string): Play =>
  async (context) => {
    const { canvasElement } = context;
    await within(canvasElement).findAllByRole('button');
    const input = canvasElement.querySelector('input');
    if (input)
      await userEvent.upload(input, new File([text], 'oshimado.json', { type: COPY_FILE.type }));
    const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    const confirm = buttons.at(-1);
    if (confirm) await userEvent.click(confirm);
    await showsToasts()(context);
  };
export const Imported: Story = {
  args: { children: <DataGroup /> },
  play: importing(writeCopy(defaultStoredState({ language: 'en' }))),
};
/** The file is not one of this site. */
export const ImportUnreadable: Story = {
  args: { children: <DataGroup /> },
  play: importing('no copy'),
};
export const ResetQuestion: Story = {
  args: { children: <DataGroup /> },
  play: ForceRefresh.play,
};
/** The quick settings of the drawer. */
export const Slim: Story = {
  args: { children: <SlimSettingsButton /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findByRole('dialog');
  },
};
