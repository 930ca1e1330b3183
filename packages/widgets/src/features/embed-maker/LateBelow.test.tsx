/** What is below the form: whom a page with the chosen element asks, and when. */
import { defaultFrameOrigins, type EmbedSourceOptions } from '@oshimado/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSiteLinks } from '../../base/context';
import { sampleManifest } from '../../storybook/sample-manifest';
import { clientOf, FeaturePage } from '../../testing';
import { LatePrivacy, LateReference } from './LateBelow';

type Report = (entries: readonly { isIntersecting: boolean }[]) => void;
let observers: Report[] = [];

/** An observer that a test calls by hand. */
class HandObserver {
  constructor(private readonly report: Report) {}
  observe = () => void observers.push(this.report);
  disconnect = () => {
    observers = observers.filter((report) => report !== this.report);
  };
}

const comeNear = () => act(() => observers.forEach((report) => report([{ isIntersecting: true }])));

beforeEach(() => {
  observers = [];
  vi.stubGlobal('IntersectionObserver', HandObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

function open(
  tag: EmbedSourceOptions['element']['tag'],
  attributes: Readonly<Record<string, string>> = {},
) {
  return render(
    <StrictMode>
      <FeaturePage client={clientOf({})} siteLinks={{ ...defaultSiteLinks, texts: ['privacy'] }}>
        <LatePrivacy
          element={{ tag, attributes }}
          embeds="https://embeds.example"
          frames={defaultFrameOrigins}
        />
      </FeaturePage>
    </StrictMode>,
  );
}

const table = (name: string) => screen.findByRole('region', { name });

describe('the part below the form', () => {
  it('the part below the form is loaded once it is near the screen', async () => {
    open('oshi-player');
    expect(screen.queryByRole('heading')).toBeNull();
    comeNear();
    expect(await screen.findByRole('heading', { name: 'When your page loads' })).toBeDefined();
  });

  it('the part below the form is loaded at once for an address that names a part of it', async () => {
    location.hash = '#privacy';
    open('oshi-player');
    expect(await screen.findByRole('heading', { name: 'When your page loads' })).toBeDefined();
  });

  it('the part below the form says whom a player asks, before and after a press', async () => {
    open('oshi-player');
    comeNear();
    const first = await table('When your page loads');
    expect(first.textContent).not.toContain('youtube');
    const later = within(await table('After someone presses play'));
    expect(later.getByText('https://www.youtube-nocookie.com')).toBeDefined();
    expect(later.getByText('https://player.twitch.tv')).toBeDefined();
    expect(screen.getByText(/^What a platform stores/)).toBeDefined();
    const policy = screen.getByRole('link', { name: /Privacy policy of Twitch/ });
    expect(policy.getAttribute('href')).toContain('twitch.tv');
  });

  it('the part below the form says of a board that nothing plays, and where its pictures were chosen from', async () => {
    const { unmount } = open('oshi-live-feed');
    comeNear();
    await screen.findByText(/so no player is ever loaded/);
    expect(screen.getByText(/so the platforms don’t see your visitors/)).toBeDefined();
    expect(screen.queryByText(/^What a platform stores/)).toBeNull();
    expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
    expect(screen.getByRole('link', { name: /This site’s/ })).toBeDefined();
    unmount();
    open('oshi-live-feed', { pictures: 'platform' });
    comeNear();
    await screen.findByText(/they see each visitor’s IP address/);
    expect((await table('When your page loads')).textContent).toContain('https://i.ytimg.com');
    expect(screen.getByRole('link', { name: /YouTube/ })).toBeDefined();
  });
});

/** The reference of an element; the manifest is what `load` answers. */
function openReference(
  tag: EmbedSourceOptions['element']['tag'],
  load: () => Promise<unknown> = () => Promise.resolve(sampleManifest),
) {
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})}>
        <LateReference
          tag={tag}
          manifest={{ queryKey: ['manifest'], queryFn: load }}
          address={`/embed?element=${tag}`}
        />
      </FeaturePage>
    </StrictMode>,
  );
}

describe('the reference below the form', () => {
  it('the reference below the form asks for the manifest only once it is near the screen', async () => {
    const load = vi.fn(() => Promise.resolve(sampleManifest));
    openReference('oshi-live-feed', load);
    expect(load).not.toHaveBeenCalled();
    comeNear();
    await screen.findByRole('heading', { name: 'Events' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('the reference below the form has a section for each kind, which a link names', async () => {
    openReference('oshi-live-feed');
    comeNear();
    const events = await screen.findByRole('heading', { name: 'Events' });
    expect(events.id).toBe('events');
    const link = screen.getByRole('link', { name: 'Events' });
    expect(link.getAttribute('href')).toBe('/embed?element=oshi-live-feed#events');
    const row = within(await table('Events')).getByRole('row', { name: /oshi-select/ });
    expect(row.textContent).toContain('{video: Video, href: string}');
    const [last] = within(await table('Attributes'))
      .getAllByRole('row')
      .slice(-1);
    expect(last?.textContent).toContain('24');
  });

  it('the reference below the form says where an element has none of a kind', async () => {
    openReference('oshi-live-feed');
    comeNear();
    const methods = await screen.findByRole('heading', { name: 'Methods' });
    expect(methods.parentElement?.textContent).toContain('This element has none.');
  });

  it('the reference below the form copies a name as it is written, and says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    openReference('oshi-live-feed');
    comeNear();
    fireEvent.click(within(await table('Parts')).getByRole('button', { name: 'card' }));
    expect(writeText).toHaveBeenCalledWith('oshi-live-feed::part(card)');
    expect((await screen.findByText(/^Copied/)).textContent).toContain('::part(card)');
  });

  it('the reference below the form can be asked for again where the manifest could not be loaded, or describes nothing', async () => {
    const load = vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValue(sampleManifest)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ modules: [] });
    openReference('oshi-live-feed', load);
    comeNear();
    for (const _ of ['rejected', 'empty']) {
      // oxlint-disable-next-line no-await-in-loop -- one failure after the other
      fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    }
    expect(await screen.findByRole('heading', { name: 'Events' })).toBeDefined();
  });
});
