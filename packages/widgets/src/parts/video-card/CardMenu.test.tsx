import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { fromNow, HOUR, liveVideo, video } from '../../testing/videos';
import { VideoCard } from './VideoCard';

// Preloads the chunk, because this file does not test loading.
beforeAll(() => import('./OpenCardMenu'));

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
});

const button = () => screen.getByRole('button', { name: 'Actions for Singing' });
const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function openMenu(shown = liveVideo()) {
  render(
    <StrictMode>
      <Page>
        <VideoCard video={shown} />
      </Page>
    </StrictMode>,
  );
  fireEvent.click(button());
  await screen.findByRole('menu');
}

describe('the menu of a card', () => {
  it('the menu of a card is a button before its chunk is loaded', () => {
    render(
      <Page>
        <VideoCard video={liveVideo()} />
      </Page>,
    );
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('the menu of a card opens with the first press and sets aria-expanded', async () => {
    await openMenu();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(names()).toEqual(['Open on YouTube', 'Copy link', 'Copy title']);
  });

  it('the menu of a card shows the title for the sheet of a phone, which is read aloud with its name alone', async () => {
    await openMenu();
    const menu = screen.getByRole('menu', { name: 'Actions for Singing' });
    const title = menu.querySelector('[translate="no"]');
    expect(title?.textContent).toBe('Singing');
    expect(title?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('the menu of a card offers the calendar for what is still to come', async () => {
    await openMenu(video({ start_scheduled: fromNow(HOUR) }));
    expect(names()).toEqual([
      'Open on YouTube',
      'Add to Google Calendar',
      'Copy link',
      'Copy title',
    ]);
  });

  it('focuses its first entry when opened by a key, and none when opened by a pointer', async () => {
    await openMenu();
    const [first] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(document.activeElement).toBe(first));
    cleanup();
    // What a browser says of a focus that follows a pointer.
    const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches');
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector !== ':focus-visible' && Boolean(matches?.value.call(this, selector));
    });
    await openMenu();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
  });

  it('the menu of a card closes with Escape and gives the focus back to its button', async () => {
    await openMenu();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });
});

const LINK = -2;
const TITLE = -1;
const press = (entry: number) =>
  act(async () => fireEvent.click(screen.getAllByRole('menuitem').at(entry)!));

it('the menu of a card copies the title as shown on the card, and confirms it', async () => {
  await openMenu();
  await press(TITLE);
  expect(writeText).toHaveBeenCalledWith('Singing');
  expect(names().slice(LINK)).toEqual(['Copy link', 'Title copied']);
  expect(screen.getAllByRole('status', { hidden: true }).at(TITLE)?.textContent).toBe(
    'Title copied',
  );
});

describe('copying the link', () => {
  const copy = () => press(LINK);

  it('confirms for two seconds, in the menu and aloud', async () => {
    await openMenu();
    vi.useFakeTimers();
    await copy();
    expect(writeText).toHaveBeenCalledWith(new URL('/watch/aaaaaaaaaaa', location.href).href);
    expect(names().at(LINK)).toBe('Link copied');
    expect(document.querySelector('output')?.textContent).toBe('Link copied');
    act(() => void vi.advanceTimersByTime(COPY_FEEDBACK_MS - 1));
    expect(names().at(LINK)).toBe('Link copied');
    act(() => void vi.advanceTimersByTime(1));
    expect(names().at(LINK)).toBe('Copy link');
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it.each([
    ['refuses', () => writeText.mockRejectedValue(new Error('denied'))],
    ['is not there, as on a page without https', () => vi.stubGlobal('navigator', {})],
  ])('copying the link says that it failed when the clipboard %s', async (_case, prepare) => {
    await openMenu();
    prepare();
    await copy();
    expect(names().at(LINK)).toBe('Couldn’t copy the link');
    // Opened again, the entry says what it does.
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.keyDown(button(), { key: 'Enter' });
    await screen.findByRole('menu');
    expect(names().at(LINK)).toBe('Copy link');
  });
});
