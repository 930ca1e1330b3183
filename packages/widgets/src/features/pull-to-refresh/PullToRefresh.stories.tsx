import { pullToRefreshMachine } from '@oshimado/machines/pull-to-refresh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fromPromise, type StateValueFrom, createActor } from 'xstate';
import { onFeaturePage } from '../../storybook/feature';
import { useStartedActor } from '../../base/state/use-running';
import { PulledPage } from './PullToRefresh';

interface StoryProps {
  readonly state: StateValueFrom<typeof pullToRefreshMachine>;
  /** How far the finger has moved, in px. Default 0. */
  readonly distance?: number;
  /** Lets go, and the refresh fails. Default false. */
  readonly isFailing?: boolean;
}

const failing = pullToRefreshMachine.provide({
  actors: { refreshPage: fromPromise(() => Promise.reject(new Error('no answer'))) },
});

/** A machine that starts in a state and stays there until the page is touched. */
function PulledPageStory({ state, distance = 0, isFailing = false }: StoryProps) {
  const actor = useStartedActor(() =>
    createActor(failing, {
      snapshot: failing.resolveState({ value: state, context: { isEnabled: true, distance } }),
    }),
  );
  useEffect(() => {
    if (isFailing) actor.send({ type: 'pull.end' });
  }, [actor, isFailing]);
  return (
    <>
      <p>The page.</p>
      <PulledPage actor={actor} isAllowed />
    </>
  );
}

const meta = {
  title: 'Widgets/PullToRefresh',
  component: PulledPageStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof PulledPageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is rendered. */
export const Idle: Story = { args: { state: 'idle' } };
/** Not far enough: letting go does nothing. */
export const Pulling: Story = { args: { state: 'pulling', distance: 80 } };
/** Far enough: letting go refreshes the page. */
export const Reached: Story = { args: { state: 'reached', distance: 160 } };
export const Refreshing: Story = { args: { state: 'refreshing', distance: 160 } };
/** The page is refreshed; the indicator stays for a moment, so that it is seen. */
export const Lingering: Story = { args: { state: 'lingering', distance: 160 } };
/** After a refresh the indicator shrinks away. */
export const Restoring: Story = { args: { state: 'restoring', distance: 160 } };
/** Let go too early: the indicator moves back up. */
export const Aborting: Story = { args: { state: 'aborting', distance: 80 } };
/** The refresh failed: a toast. */
export const Failed: Story = { args: { state: 'reached', distance: 160, isFailing: true } };
