import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, type MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Video } from '@oshimado/contract';
import type { WidgetsOptions } from '../../base/context';
import { Page } from '../../testing/page';
import { liveVideo, video } from '../../testing/videos';
import { VideoCard, type VideoCardProps } from './VideoCard';

function draw(
  shown: Video = liveVideo(),
  { options, ...props }: Partial<VideoCardProps> & { options?: Partial<WidgetsOptions> } = {},
) {
  return render(
    <StrictMode>
      <Page options={options}>
        <VideoCard video={shown} {...props} />
      </Page>
    </StrictMode>,
  );
}

const titleLink = () => within(screen.getByRole('heading')).getByRole('link');
const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );

describe.each([
  ['grid', ''],
  ['list', ''],
  // Without a picture the clock is in this line.
  ['denseList', '1:00:00 '],
] as const)('a card in the shape %s', (shape, time) => {
  it('a card has three stops for the Tab key: the video, the channel, the menu', () => {
    draw(liveVideo(), { shape });
    expect(
      tabStops().map((stop) => stop.getAttribute('href') ?? stop.getAttribute('aria-haspopup')),
    ).toEqual(['/watch/aaaaaaaaaaa', '/channel/UCown', 'menu']);
  });

  it('a card has the title as a heading, of the level wanted', () => {
    draw(liveVideo(), { shape, headingLevel: 2 });
    expect(screen.getByRole('heading', { level: 2 }).contains(titleLink())).toBe(true);
  });

  it('a card contains title, state, channel, viewers, topic and start once each', () => {
    draw(liveVideo({ topic_id: 'Block_Garden' }), { shape });
    const name = new RegExp(`^Singing Live Hoshimi Minato ${time}1.23K viewers Block Garden$`);
    expect(screen.getByRole('link', { name })).toBe(titleLink());
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Hoshimi Minato' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Actions for Singing' })).toBeTruthy();
  });
});

it.each(['grid', 'list'] as const)(
  'a card in the shape %s draws no picture when pictures are hidden, and keeps all texts',
  (shape) => {
    const { container, rerender } = draw(liveVideo({ topic_id: 'singing' }), { shape });
    const thumbnail = () => container.querySelector('[data-part="thumbnail"]');
    // jsdom loads no picture, so the card shows the icon of a picture that failed.
    expect(thumbnail()?.querySelector('svg')).toBeTruthy();
    const text = container.textContent;
    rerender(
      <Page options={{ hidesPictures: true }}>
        <VideoCard video={liveVideo({ topic_id: 'singing' })} shape={shape} />
      </Page>,
    );
    expect(thumbnail()?.querySelector('img, svg')).toBeNull();
    expect(container.textContent).toBe(text);
  },
);

it('a live card without viewers and topic shows when it began', () => {
  draw(liveVideo({ live_viewers: 0, topic_id: undefined }));
  expect(screen.getByText('1 hour ago')).toBeTruthy();
});

describe('a card', () => {
  it('a card is an article with its state as an attribute', () => {
    draw();
    expect(screen.getByRole('article').dataset.state).toBe('live');
  });

  it.each(['grid', 'list', 'denseList'] as const)('a card runs its clock, once, as %s', (shape) => {
    draw(liveVideo(), { shape });
    expect(screen.getAllByText('1:00:00')).toHaveLength(1);
  });

  it('a card has no menu outside the portal, and no channel if that is left out', () => {
    draw(liveVideo(), { options: { hasMenu: false }, hideChannel: true });
    expect(tabStops().map((stop) => stop.getAttribute('href'))).toEqual(['/watch/aaaaaaaaaaa']);
  });

  it('a card has pictures with an empty alternative text', () => {
    const { container } = draw();
    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).not.toContain(null);
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });

  it('a card passes the chosen video to the page, which may prevent the navigation', () => {
    const onSelect = vi.fn((_video: Video, event: MouseEvent) => event.preventDefault());
    const shown = liveVideo();
    draw(shown, { options: { onSelect } });
    // fireEvent answers false when the default, following the link, was prevented.
    expect(fireEvent.click(titleLink())).toBe(false);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect.mock.calls[0]?.[0]).toBe(shown);
  });

  it('a card follows the link if the page does not prevent it', () => {
    const onSelect = vi.fn();
    draw(liveVideo(), { options: { onSelect } });
    expect(fireEvent.click(titleLink())).toBe(true);
  });

  it('a card opens an external link in a new tab, and announces that', () => {
    draw(
      video({
        type: 'placeholder',
        placeholderType: 'external-stream',
        link: 'https://www.twitch.tv/x',
      }),
    );
    const link = titleLink();
    expect([
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]).toEqual(['https://www.twitch.tv/x', '_blank', 'noopener']);
    expect(screen.getByRole('heading').textContent).toContain('opens in a new tab');
  });

  it('a card opens in the same tab otherwise, unless the page wants another', () => {
    draw();
    expect(titleLink().hasAttribute('target')).toBe(false);
    cleanup();
    draw(liveVideo(), { options: { target: '_blank' } });
    expect([titleLink().getAttribute('target'), titleLink().getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
  });

  it('a card uses the link component of a router', () => {
    draw(liveVideo(), {
      options: { LinkComponent: ({ href, ...rest }) => <a {...rest} href={`/app${href}`} /> },
    });
    expect(titleLink().getAttribute('href')).toBe('/app/watch/aaaaaaaaaaa');
  });

  it('labels a missing video', () => {
    draw(video({ status: 'missing' }));
    expect(screen.getByText('No longer available')).toBeTruthy();
  });
});

describe('a card outside a page', () => {
  it('a card outside a page throws an error that names the missing provider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<VideoCard video={video()} />)).toThrow(/WidgetsProvider/);
    silent.mockRestore();
  });
});
