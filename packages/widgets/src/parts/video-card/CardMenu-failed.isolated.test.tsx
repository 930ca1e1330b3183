import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { liveVideo } from '../../testing/videos';
import { VideoCard } from './VideoCard';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./OpenCardMenu', () => {
  if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
  return { OpenCardMenu: () => <div role="menu" /> };
});

it('a menu whose code fails to load shows an error, and the next press retries', async () => {
  render(
    <Page>
      <VideoCard video={liveVideo()} />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Singing' }));
  const again = await screen.findByRole('button', {
    name: 'Couldn’t load the menu. Try again.',
  });
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t load the menu. Try again.');
  network.isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('menu')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
