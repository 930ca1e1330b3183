import { writeModule, defaultStoredState } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { AppUpdateProvider } from '../app-update';
import { useSendDevice } from '../device';
import { onFeaturePage, type FeatureStoryOptions } from '../storybook/feature';
import { SlimSettingsButton } from './SlimSettingsButton';
import {
  AppearanceGroup,
  DataGroup,
  FeedGroup,
  HiddenGroup,
  LanguageGroup,
  NavigationGroup,
  TranslationsGroup,
  UpdatesGroup,
} from '.';

const Group = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

const meta = {
  title: 'Widgets/Settings',
  component: Group,
  decorators: [onFeaturePage],
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

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
export const Updates: Story = { args: { children: <UpdatesGroup /> } };
/** The code that looks for updates could not be loaded. */
export const UpdatesFailed: Story = {
  args: {
    children: (
      <AppUpdateProvider load={failToLoad}>
        <UpdatesGroup />
      </AppUpdateProvider>
    ),
  },
  play: async ({ canvasElement }) => {
    const [look] = await within(canvasElement).findAllByRole('button');
    if (look) await userEvent.click(look);
  },
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
