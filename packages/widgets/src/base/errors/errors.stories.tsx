import type { SiteLinks } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { never } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { showsToasts } from '../../storybook/press';
import { sampleUser } from '../../testing/samples';
import { WaitForActors } from '../viewer';
import { ActorsProvider, type LoadStart } from '../viewer/ActorsProvider';
import { latePart, PartFailed } from '../late-part';
import { askedPart } from '../asked-part';
import { ApiError, ErrorBoundary, RetryNotice } from '.';

const Group = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

const meta = {
  title: 'Widgets/Errors',
  component: Group,
  decorators: [onFeaturePage],
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ignore = () => undefined;
const failed = <ApiError error={undefined} onRetry={ignore} isBusy={false} />;

/** A list that the server did not give. */
export const Failed: Story = { args: { children: failed } };
/** A page about one thing, as a video. */
export const FailedPage: Story = {
  args: { children: <ApiError missing="page" error={undefined} onRetry={ignore} isBusy={false} /> },
};
export const WithReason: Story = {
  args: {
    children: (
      <ApiError
        error={undefined}
        reason="The server took too long."
        onRetry={ignore}
        isBusy={false}
      />
    ),
  },
};
/** It is loaded again. */
export const Retrying: Story = {
  args: { children: <ApiError error={undefined} onRetry={ignore} isBusy /> },
};
/** A login can be the cause, so it can be ended here. */
export const LoggedIn: Story = {
  args: { children: failed },
  parameters: {
    feature: { user: sampleUser(), client: { getFavorites: () => Promise.resolve([]) } },
  },
};

const links: SiteLinks = {
  social: [
    { kind: 'x', href: 'https://x.example/oshimado' },
    { kind: 'discord', href: 'https://discord.example/oshimado' },
  ],
  extension: {},
};
/** The operator of the site has accounts elsewhere. */
export const WithSocialLinks: Story = {
  args: { children: failed },
  parameters: { feature: { siteLinks: links } },
};
/** Without a connection that is the reason, whatever failed. */
export const Offline: Story = { args: { children: failed }, parameters: offline() };

/** A part of a page that the server did not give. */
export const PartOfPage: Story = {
  args: {
    children: (
      <RetryNotice error={undefined} onRetry={ignore} isBusy={false}>
        Couldn’t load this playlist.
      </RetryNotice>
    ),
  },
};

const failToLoad = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const press: Play = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole('button');
  if (button) await userEvent.click(button);
};

const Late = latePart(failToLoad, { Failed: PartFailed });
/** The code of a part of the page could not be loaded. */
export const PartNotLoaded: Story = { args: { children: <Late /> } };

const Asked = askedPart(failToLoad);
function OpenAsked() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <Asked onClose={() => setOpen(false)} /> : null}
    </>
  );
}
/** The code of a window that the viewer opened could not be loaded: a toast, and the window stays closed. */
export const WindowNotLoaded: Story = {
  args: { children: <OpenAsked /> },
  play: async (context) => {
    await press(context);
    await showsToasts()(context);
  },
};

const viewer = (load: LoadStart) => (
  <ActorsProvider load={load} onEvent={ignore}>
    <WaitForActors>
      <p>What the viewer has stored.</p>
    </WaitForActors>
  </ActorsProvider>
);
/** The machines of the viewer could not be loaded, so their parts of the page cannot be drawn. */
export const ViewerNotLoaded: Story = { args: { children: viewer(failToLoad) } };

function failThenWait(): LoadStart {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 ? failToLoad() : never();
  };
}
function ViewerRetryingStory() {
  const [load] = useState(failThenWait);
  return viewer(load);
}
export const ViewerRetrying: Story = { args: { children: <ViewerRetryingStory /> }, play: press };

function Broken(): ReactNode {
  throw new Error('This page cannot be drawn.');
}
/** A page that failed while it was drawn. */
export const Page: Story = {
  args: {
    children: (
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    ),
  },
};
