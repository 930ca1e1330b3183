import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { channel } from '../../testing/videos';
import { ChannelCard, ChannelRow, type ChannelCardProps } from './ChannelCard';
import type { ChannelHeart } from './channel-card.types';

const heart = (over: Partial<ChannelHeart> = {}): ChannelHeart => ({
  isOn: false,
  toggle: vi.fn<() => void>(),
  ...over,
});

const draw = (props: Partial<ChannelCardProps> = {}, Shape = ChannelRow) =>
  render(
    <Page>
      <Shape channel={channel()} {...props} />
    </Page>,
  );

describe.each([
  ['card', ChannelCard],
  ['row', ChannelRow],
] as const)('a channel as a %s', (_name, Shape) => {
  it('the name of a channel is a heading that leads to the channel; its picture is no second stop for the keyboard', () => {
    draw({}, Shape);
    const link = screen.getByRole('link', { name: 'Hoshimi Minato' });
    expect(link.getAttribute('href')).toBe('/channel/UCown');
    expect(link.closest('h3')).not.toBeNull();
    const stops = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/channel/UCown"]')];
    expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([link]);
  });

  it('a card of a channel says that it is no longer active', () => {
    draw({ channel: { ...channel(), inactive: true } }, Shape);
    expect(screen.getByRole('heading').textContent).toBe('No longer active: Hoshimi Minato');
  });
});

describe('the heart', () => {
  it('the heart is pressed while the channel is a favorite, and reports a press', () => {
    const on = heart({ isOn: true });
    draw({ heart: on });
    const button = screen.getByRole('button', { name: 'Favorite Hoshimi Minato' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(on.toggle).toHaveBeenCalledOnce();
  });

  it('the heart asks guests to log in, and can be pressed by them', () => {
    const guest = heart({ refusal: 'guest' });
    draw({ heart: guest });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to favorite channels' }));
    expect(guest.toggle).toHaveBeenCalledOnce();
  });

  it('the heart is for VTubers only', () => {
    draw({ channel: channel({ type: 'subber' }), heart: heart({ refusal: 'notVtuber' }) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the block button', () => {
  it('the block button says "Blocked" when on, and stays the same element', () => {
    const toggle = vi.fn<() => void>();
    const { rerender } = draw({ block: { isBlocked: false, toggle } });
    const button = screen.getByRole('button', { name: 'Block Hoshimi Minato' });
    fireEvent.click(button);
    expect(toggle).toHaveBeenCalledOnce();
    rerender(
      <Page>
        <ChannelRow channel={channel()} block={{ isBlocked: true, toggle }} />
      </Page>,
    );
    expect(screen.getByRole('button', { name: /^Blocked\./ })).toBe(button);
    expect(button.textContent).toBe('Blocked');
  });
});
