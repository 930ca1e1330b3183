import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeMedia } from '../../testing/fake-media';
import { channel } from '../../testing/videos';
import { WatchPage } from '../../testing/watch-page';
import type { SiteLinks } from '@oshimado/contract';
import { SongList } from './SongList';

const song = (start: number, name: string) => ({
  id: name,
  name,
  original_artist: 'Window Band',
  start,
  end: start + 200,
  art: null,
  itunesid: null,
});
const songs = [song(300, '夜明けの窓'), song(900, 'Last Light')];

function draw({ list = songs, siteLinks }: { list?: typeof songs; siteLinks?: SiteLinks } = {}) {
  const jump = vi.fn<(seconds: number) => void>();
  const media = createFakeMedia();
  render(
    <WatchPage media={media} jump={jump} siteLinks={siteLinks}>
      <SongList video={{ id: 'aaaaaaaaaaa', channel: channel() }} songs={list} />
    </WatchPage>,
  );
  return { jump, media };
}
const row = (name: RegExp) => screen.getByRole('button', { name });

describe('the songs of a video', () => {
  it('the songs of a video are played by a press', () => {
    const { jump } = draw();
    fireEvent.click(row(/Last Light/));
    expect(jump).toHaveBeenCalledExactlyOnceWith(900);
    expect(screen.getByText('夜明けの窓').getAttribute('lang')).toBe('ja');
  });

  it('say which one is sung', () => {
    const { media } = draw();
    expect(document.querySelector('[aria-current]')).toBeNull();
    act(() => media.set({ currentTime: 950 }));
    expect(row(/Last Light Window Band Now playing 15:00/).getAttribute('aria-current')).toBe(
      'true',
    );
    act(() => media.set({ currentTime: 1_200 }));
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  it('show their exact times on demand', () => {
    draw();
    expect(screen.queryByText('5:00 – 8:20')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Show start and end times' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('5:00 – 8:20')).toBeTruthy();
  });

  it('fold away under their heading', () => {
    draw();
    const fold = row(/Songs$/);
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lead to the music site where there is one', () => {
    draw();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'https://music.holodex.net/video/aaaaaaaaaaa',
    );
  });

  it('lead nowhere where there is none', () => {
    draw({ siteLinks: { social: [], extension: {} } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a video without songs shows no list of songs', () => {
    draw({ list: [] });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
