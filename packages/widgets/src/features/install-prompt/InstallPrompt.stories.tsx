import { installPromptMachine } from '@oshimado/machines/install-prompt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { STORY_NOW } from '../../storybook/sample-videos';
import { createActor } from 'xstate';
import { useStartedActor } from '../../base/state/use-running';
import { InstallOffer } from './InstallPrompt';

interface StoryProps {
  readonly state: 'hidden' | 'shown' | 'prompting' | 'explaining' | 'failed' | 'installed';
}

/** A machine that starts in a state and stays there until something is pressed. */
function InstallOfferStory({ state }: StoryProps) {
  const actor = useStartedActor(() => {
    const snapshot = installPromptMachine.resolveState({
      value: state,
      context: {
        lastShownAt: state === 'shown' ? null : STORY_NOW,
        isApple: true,
        isStandalone: state === 'installed',
        isOffered: false,
        isFirstVisit: false,
        now: STORY_NOW,
      },
    });
    return createActor(installPromptMachine, {
      snapshot,
      input: { lastShownAt: null, now: STORY_NOW },
    });
  });
  return (
    <>
      <p>The page.</p>
      <InstallOffer actor={actor} />
    </>
  );
}

const meta = {
  title: 'Widgets/InstallPrompt',
  component: InstallOfferStory,
  decorators: [onFeaturePage],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof InstallOfferStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** “Install” explains the steps, as on an Apple device. */
export const Shown: Story = { args: { state: 'shown' } };
/** The browser's own dialog is open. */
export const Prompting: Story = { args: { state: 'prompting' } };
/** The steps on Apple devices, whose browsers never offer to install. */
export const Explaining: Story = { args: { state: 'explaining' } };
/** Nothing is rendered: it was shown less than 7 days ago, or the browser has not offered to install. */
export const Hidden: Story = { args: { state: 'hidden' } };
/** The browser's dialog did not open: its menu may do. */
export const Failed: Story = { args: { state: 'failed' } };
/** Nothing is rendered: the app is installed. */
export const Installed: Story = { args: { state: 'installed' } };
