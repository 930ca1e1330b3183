import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { useWatchChoices } from './use-watch-choices';
import { WatchToolbar, type WatchToolbarProps } from './WatchToolbar';

afterEach(cleanup);

const Choices = () => <output>{JSON.stringify(useWatchChoices()[0])}</output>;
const choices = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

function draw(props: Partial<WatchToolbarProps> = {}) {
  render(
    <FeaturePage client={clientOf({})}>
      <WatchToolbar
        hasChat
        onBack={vi.fn()}
        onLike={undefined}
        onReload={undefined}
        onFullScreen={undefined}
        {...props}
      />
      <Choices />
    </FeaturePage>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('what is open beside the player is a choice of the device', () => {
  draw();
  expect(choices()).toMatchObject({ showLiveChat: true, showTl: false, theaterMode: false });
  press('Hide chat');
  press('Show translations');
  press('Theater mode (Alt+T)');
  press('Move chat to the left');
  expect(choices()).toEqual({
    showLiveChat: false,
    showTl: true,
    theaterMode: true,
    chatLeft: true,
  });
});

it('the toolbar has nothing for what the video or the browser cannot do', () => {
  draw({ hasChat: false });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('title'));
  expect(names).toEqual(['Back', 'Theater mode (Alt+T)']);
});
