import { FIRST_VISIT_MS, moduleKey, readModule, type Preferences } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { FirstVisit, loadFirstVisit } from '.';

beforeAll(loadFirstVisit);
beforeEach(() => {
  getOrgsWithIcons.mockReset().mockResolvedValue([]);
});

const getOrgsWithIcons = vi.fn();
const SENTENCE = /^Oshimado shows you which VTubers are live now/;

function draw(preferences: Partial<Preferences> = { firstVisit: true }) {
  const onChoose = vi.fn();
  render(
    <StrictMode>
      <FeaturePage client={clientOf({ getOrgsWithIcons })} preferences={preferences}>
        <FirstVisit onChoose={onChoose} />
      </FeaturePage>
    </StrictMode>,
  );
  return onChoose;
}
const sentence = () => screen.findByRole('region', { name: SENTENCE });
const isShown = () => screen.queryByRole('region', { name: SENTENCE }) !== null;
const stored = () =>
  readModule('tips', localStorage.getItem(moduleKey('tips')), { language: 'en' }).module.value;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close introduction' }));

describe('the introduction of a first visit', () => {
  it('the introduction of a first visit says what this is and offers organizations by their full names', async () => {
    draw();
    const links = within(await sentence()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All VTubers',
      expect.stringContaining('Hololive'),
      expect.stringContaining('Nijisanji'),
      expect.stringContaining('Independents'),
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/?org=Hololive');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
      null,
    ]);
  });

  it('the introduction of a first visit is not shown to a browser that has been here', () => {
    draw({ theme: 3 });
    expect(isShown()).toBe(false);
  });

  it('the introduction of a first visit leads from the choice to the channels of that organization, whose hearts it explains', async () => {
    const onChoose = draw();
    fireEvent.click(within(await sentence()).getByRole('link', { name: /Nijisanji/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Nijisanji' }));
    const text = screen.getByText(/press the heart next to a channel/);
    expect(document.activeElement).toBe(text);
    expect(text.textContent).toContain('Log in to follow channels.');
    const link = screen.getByRole('link', { name: 'Nijisanji channels' });
    expect(link.getAttribute('href')).toBe('/channel?org=Nijisanji');
    fireEvent.click(link);
    expect(isShown()).toBe(false);
    expect(stored()).toEqual({ firstVisit: false, showOrgTip: false });
  });

  it('the introduction of a first visit comes again until it is closed, and never after that', async () => {
    draw();
    await sentence();
    cleanup();
    draw();
    await sentence();
    close();
    expect(isShown()).toBe(false);
    cleanup();
    draw();
    expect(isShown()).toBe(false);
  });

  it('the introduction of a first visit hides after 30 s and is not shown again', async () => {
    expect(FIRST_VISIT_MS).toBe(30_000);
    vi.useFakeTimers();
    draw();
    await pass(FIRST_VISIT_MS - 1);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
    expect(stored()).toEqual({ firstVisit: false, showOrgTip: false });
  });

  it.each([
    ['the pointer', 'pointerEnter', 'pointerLeave'],
    ['the focus', 'focus', 'blur'],
  ] as const)(
    'the introduction of a first visit stays while %s is in it',
    async (_, enter, leave) => {
      vi.useFakeTimers();
      draw();
      const region = screen.getByRole('region', { name: SENTENCE });
      const link = within(region).getByRole('link', { name: /Nijisanji/ });
      const does = {
        pointerEnter: () => fireEvent(region, new MouseEvent('pointerenter')),
        pointerLeave: () => fireEvent(region, new MouseEvent('pointerleave')),
        focus: () => link.focus(),
        blur: () => link.blur(),
      };
      await pass(20_000);
      act(() => void does[enter]());
      await pass(2 * FIRST_VISIT_MS);
      expect(isShown()).toBe(true);
      act(() => void does[leave]());
      await pass(9_999);
      expect(isShown()).toBe(true);
      await pass(1);
      expect(isShown()).toBe(false);
    },
  );

  it('the introduction of a first visit shows the picture of an organization, and initials without one', async () => {
    // The DOM of tests loads no pictures, which would look like a failure.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    getOrgsWithIcons.mockResolvedValue([
      { name: 'Hololive', icon: 'UC0000000000000000000000' },
      { name: 'Nijisanji', icon: '/statics/nijisanji.png' },
      { name: 'Independents', icon: null },
    ]);
    draw();
    const pictures = () =>
      [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    await waitFor(() =>
      expect(pictures()).toEqual([
        '/statics/channelImg/UC0000000000000000000000/50.png',
        '/statics/nijisanji.png',
      ]),
    );
  });
});
