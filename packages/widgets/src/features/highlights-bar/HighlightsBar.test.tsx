import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeMedia } from '../../testing/fake-media';
import { WatchPage } from '../../testing/watch-page';
import * as css from './HighlightsBar.css';
import { HighlightsBar, type HighlightsBarProps } from './HighlightsBar';

const video: HighlightsBarProps['video'] = {
  duration: 3_600,
  songs: [
    {
      id: 'a',
      name: '夜明けの窓',
      original_artist: 'Window Band',
      start: 900,
      end: 1_100,
      art: null,
      itunesid: null,
    },
  ],
  comments: [
    { comment_key: 'a', message: '5:00 the tower falls\n50:00 goodbye to all' },
    { comment_key: 'b', message: '5:02 tower!' },
  ],
};

function draw(changes: Partial<typeof video> = {}, media = createFakeMedia()) {
  const jump = vi.fn<(seconds: number) => void>();
  const { container } = render(
    <WatchPage media={media} jump={jump}>
      <HighlightsBar video={{ ...video, ...changes }} />
    </WatchPage>,
  );
  return { jump, media, container };
}
const marks = () => screen.getAllByRole('button');
const press = (key: string) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const placeOf = (element: Element | null | undefined) =>
  element instanceof HTMLElement ? element.style.insetInlineStart : undefined;

const stripIn = ({ container }: ReturnType<typeof draw>) =>
  container.getElementsByClassName(css.strip).item(0) ?? undefined;

describe('the marks of a bar', () => {
  it('the marks of a bar are named by their time, their words and their number of time stamps', () => {
    draw();
    expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '5:00 · tower falls · 2 timestamps',
      '15:00 · 夜明けの窓 / Window Band',
      '50:00 · goodbye to all · 1 timestamp',
    ]);
    expect(marks()[1]?.lang).toBe('ja');
  });

  it('jump when they are pressed', () => {
    const { jump } = draw();
    fireEvent.click(marks()[1] ?? document.body);
    expect(jump).toHaveBeenCalledExactlyOnceWith(900);
  });

  it('the marks of a bar are one stop for the keyboard; arrows, Home and End lead from one to the other', () => {
    draw();
    const [first, second, last] = marks();
    const stops = () => marks().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([first]);
    act(() => first?.focus());
    press('ArrowRight');
    expect(document.activeElement).toBe(second);
    expect(stops()).toEqual([second]);
    press('End');
    expect(document.activeElement).toBe(last);
    press('ArrowRight');
    expect(document.activeElement).toBe(last);
    press('Home');
    expect(document.activeElement).toBe(first);
    press('ArrowLeft');
    expect(document.activeElement).toBe(first);
  });

  it('the marks of a bar are at their exact places', () => {
    const { container } = draw({ duration: 7_000 });
    const [first] = container.querySelectorAll('[data-part="mark"]');
    expect(placeOf(first)).toBe(`${(300 / 7_000) * 100}%`);
  });

  it('wait for the player to say the length that is not known', () => {
    const { media } = draw({ duration: 0 }, createFakeMedia({ duration: 0 }));
    expect(screen.queryByRole('list')).toBeNull();
    act(() => media.set({ duration: 3_599 }));
    expect(marks()).toHaveLength(3);
  });
});

it('without marks there is no bar', () => {
  draw({ songs: [], comments: [{ comment_key: 'a', message: 'no time' }] });
  expect(screen.queryByRole('list')).toBeNull();
});

it('a bar has its place before its comments are there, and none once they have no time', () => {
  const awaited = { songs: [], comments: undefined, has_comments: true as const };
  expect(stripIn(draw(awaited))).toBeDefined();
  expect(stripIn(draw({ songs: [], comments: undefined }))).toBeUndefined();
  expect(
    stripIn(draw({ ...awaited, comments: [{ comment_key: 'a', message: 'no time' }] })),
  ).toBeUndefined();
});

it('the playing position is a line, but not while an advertisement plays', () => {
  const { media, container } = draw();
  const line = () => container.querySelector('[data-part="position"]');
  act(() => media.set({ currentTime: 900.4 }));
  expect(placeOf(line())).toBe('25%');
  act(() => media.set({ isAd: true }));
  expect(line()).toBeNull();
});
