import type { Client, Org } from '@oshimado/contract';
import { orgNamed, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { FeatureStoryOptions } from '../../storybook/feature';
import { onFeaturePage } from '../../storybook/feature';
import { OrgDialogProvider, OrgSelector } from '.';
import { OrgForm } from './OrgForm';

interface StoryProps {
  /** Organizations of the page. */
  readonly orgs: readonly string[];
  /** Whether the tip of a first visit may be shown. */
  readonly canShowTip: boolean;
}

const ignore = () => undefined;

const OrgSelectorStory = ({ orgs, canShowTip }: StoryProps) => (
  <OrgDialogProvider onChoose={ignore}>
    <OrgSelector orgs={orgs} canShowTip={canShowTip} onChoose={ignore} formAction="/" />
  </OrgDialogProvider>
);

const org = (name: string, name_jp: string | null = null): Org => ({ name, short: null, name_jp });
const orgs: Org[] = [
  org('Hololive', 'ホロライブ'),
  org('Nijisanji', 'にじさんじ'),
  org('Phase Connect'),
  org('VSPO', 'ぶいすぽっ！'),
  org('An organization with a name that is much too long for one line of a phone'),
];
/** Fails once, then answers. */
function failingFirst(): Client['getOrgs'] {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(orgs);
  };
}

/** The storage of a device with these favorites. */
function storedOrgs(names: readonly string[]): Readonly<Record<string, string>> {
  const { key, text } = writeModule('org', {
    current: orgNamed('Hololive'),
    favorites: names.map(orgNamed),
  });
  return { [key]: text };
}

const on = (client: Partial<Client>): { feature: FeatureStoryOptions } => ({ feature: { client } });

const meta = {
  title: 'Widgets/OrgSelector',
  component: OrgSelectorStory,
  decorators: [onFeaturePage],
  args: { orgs: ['Hololive'], canShowTip: false },
  parameters: on({ getOrgs: () => Promise.resolve(orgs) }),
} satisfies Meta<typeof OrgSelectorStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openMenu: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'));
  await screen.findByRole('menu');
};
const openDialog: Play = async (context) => {
  await openMenu(context);
  const entries = await screen.findAllByRole('menuitem');
  const last = entries.at(-1);
  if (last) await userEvent.click(last);
  await screen.findByRole('dialog');
};
const filterBy =
  (text: string): Play =>
  async (context) => {
    await openDialog(context);
    await userEvent.type(await screen.findByRole('searchbox'), text);
  };

export const Button: Story = {};
/** The address names several organizations. */
export const SeveralOrgs: Story = { args: { orgs: ['Phase Connect', 'VSPO', 'Nijisanji'] } };
/** The tip of a first visit; the button it refers to is outlined. */
export const Tip: Story = { args: { canShowTip: true } };
/** The favorites in the viewer's order. */
export const Menu: Story = { play: openMenu };
export const Dialog: Story = { play: openDialog };
export const DialogLoading: Story = {
  parameters: on({ getOrgs: () => new Promise(ignore) }),
  play: openDialog,
};
/** Favorites are stored on the device, so they can be chosen without the list. */
export const DialogFailed: Story = { parameters: on({}), play: openDialog };
/** "Try again" loads the list. */
export const DialogRetry: Story = {
  parameters: on({ getOrgs: failingFirst() }),
  play: async (context) => {
    await openDialog(context);
    const dialog = within(await screen.findByRole('dialog'));
    // The field has an alert of its own, which is empty.
    await userEvent.click(await dialog.findByRole('button', { name: /^(Try again|もう一度)/ }));
    await expect(await screen.findByText('VSPO')).toBeVisible();
  },
};
/** Only names that contain the text; the order of favorites cannot be changed meanwhile. */
export const DialogFiltered: Story = { play: filterBy('holo') };
export const DialogNoMatch: Story = { play: filterBy('nothing like this') };
export const DialogWithoutFavorites: Story = {
  parameters: {
    feature: {
      client: { getOrgs: () => Promise.resolve(orgs) },
      stored: storedOrgs([]),
    } satisfies FeatureStoryOptions,
  },
  play: openDialog,
};
/** "500 favorites at most": no further star can be set. */
export const DialogFull: Story = {
  parameters: {
    feature: {
      client: { getOrgs: () => Promise.resolve(orgs) },
      stored: storedOrgs(Array.from({ length: 500 }, (_, at) => `Organization ${at + 1}`)),
    } satisfies FeatureStoryOptions,
  },
  play: filterBy('VSPO'),
};
/** Shown instead of the button where scripts are off. */
export const WithoutScripts: Story = { render: () => <OrgForm org="Hololive" action="/" /> };
