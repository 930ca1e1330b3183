import { defaultSettings, writeModule } from '@oshimado/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { WatchPage } from '../../testing/watch-page';
import { CommentList, type CommentListProps } from './CommentList';

const comments = [
  { comment_key: 'one', message: '5:00 tower' },
  { comment_key: 'two', message: '5:02 falls\r\n9:00 bye https://a.example/x' },
  { comment_key: 'three', message: '7:00 かわいい' },
  { comment_key: 'hostile', message: '<img src=x onerror=alert(1)> 99:00 javascript:alert(1)' },
];

function draw(props: Partial<CommentListProps> = {}) {
  const jump = vi.fn<(seconds: number) => void>();
  render(
    <WatchPage jump={jump}>
      <CommentList
        video={{ id: 'aaaaaaaaaaa', duration: 3_600 }}
        comments={comments}
        defaultOpen
        {...props}
      />
    </WatchPage>,
  );
  return jump;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  [...document.querySelectorAll('li p')].map(({ textContent }) => textContent.slice(0, 4));

describe('the comments of a video', () => {
  it('the comments of a video are folded away at first, with their number', () => {
    draw({ defaultOpen: false });
    expect(shown()).toEqual([]);
    press('Comments (4)');
    expect(shown()).toHaveLength(4);
  });

  it('the comments of a video have times that jump, addresses that are links, and nothing else', () => {
    const jump = draw();
    press('Jump to 9:00');
    expect(jump).toHaveBeenCalledExactlyOnceWith(540);
    const list = document.querySelector('ul li')?.closest('ul');
    expect(list?.querySelector('img')).toBeNull();
    const links = within(document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://a.example/x',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&lc=two',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&lc=one',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&lc=three',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&lc=hostile',
    ]);
    // There is no such time in the video.
    expect(screen.queryByRole('button', { name: 'Jump to 1:39:00' })).toBeNull();
  });

  it('say their language', () => {
    draw();
    expect(screen.getByText(/かわいい/).getAttribute('lang')).toBe('ja');
  });

  it('lead to YouTube where the viewer wants that', () => {
    const { key, text } = writeModule('settings', { ...defaultSettings('en'), redirectMode: true });
    localStorage.setItem(key, text);
    draw();
    expect(screen.queryByRole('button', { name: /^Jump/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^9:00/ }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=540s',
    );
  });

  it('the comments of a video are filtered by a moment, and said to be', () => {
    draw();
    expect(shown()).toEqual(['5:02', '5:00', '7:00', '<img']);
    press('5:00 (2)');
    expect(screen.getByRole('button', { name: '5:00 (2)' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(shown()).toEqual(['5:00', '5:02']);
    expect(screen.getByText('Showing 2 comments')).toBeTruthy();
    press('All (4)');
    expect(shown()).toHaveLength(4);
  });

  it('the comments of a video have no moments on the page for editing a video', () => {
    draw({ hasMoments: false });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('the comments of a video are drawn in parts when there are thousands', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      comment_key: String(index),
      message: `${index % 60}:00 moment`,
    }));
    draw({ comments: many, hasMoments: false });
    const before = shown().length;
    expect(before).toBeLessThanOrEqual(20);
    press('Show more');
    expect(shown()).toHaveLength(before + 50);
    press('Close');
    expect(shown()).toHaveLength(before);
  });

  it('long comments are folded to five lines', () => {
    draw({ comments: [{ comment_key: 'a', message: '1:00 line\n'.repeat(9) }] });
    const button = screen.getByRole('button', { name: 'Read more' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('a video without comments says so', () => {
    draw({ comments: [] });
    expect(screen.getByText('No comments with timestamps')).toBeTruthy();
  });
});

it('comments that are folded are printed, and folded again after', async () => {
  const media = new EventTarget();
  let isPrinted = false;
  const plain = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === 'print' ? Object.assign(media, { matches: isPrinted }) : plain(query),
  );
  const print = (isOn: boolean) =>
    act(() => {
      isPrinted = isOn;
      media.dispatchEvent(new Event('change'));
    });
  draw({ defaultOpen: false });
  expect(shown()).toEqual([]);
  print(true);
  expect(shown().length).toBeGreaterThan(0);
  print(false);
  await waitFor(() => expect(shown()).toEqual([]));
  vi.unstubAllGlobals();
});
