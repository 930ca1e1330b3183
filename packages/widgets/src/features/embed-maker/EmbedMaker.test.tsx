/** The version that the code of an embed names. */
import { defaultFrameOrigins } from '@oshimado/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultSiteLinks } from '../../base/context';
import { elements } from '../../embed';
import { clientOf, FeaturePage } from '../../testing';
import { EmbedMaker, readChoice, type EmbedMakerProps } from '.';

const release = { version: '0.2.0', integrity: { 'oshi-player.js': 'sha384-AbC' } };

/** Nothing comes near the screen here. */
const manifest = { queryKey: ['manifest'], queryFn: () => Promise.reject(new Error('unasked')) };

interface MakerProps extends Pick<EmbedMakerProps, 'release' | 'hindrance'> {
  readonly search: string;
}

function Maker({ search, ...known }: MakerProps) {
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search), elements));
  return <EmbedMaker {...{ elements, choice, manifest, ...known }} onChoiceChange={setChoice} />;
}

function pageOf(props: MakerProps) {
  const siteLinks = {
    ...defaultSiteLinks,
    embeds: 'https://embeds.example',
    frames: defaultFrameOrigins,
  };
  return (
    <StrictMode>
      <FeaturePage client={clientOf({})} siteLinks={siteLinks}>
        <Maker {...props} />
      </FeaturePage>
    </StrictMode>
  );
}

/** A player of no video yet, which has no frame. */
const page = (release: EmbedMakerProps['release'], more = '') =>
  pageOf({ release, search: `element=oshi-player${more}` });

const code = async () => (await screen.findByRole('group', { name: 'HTML' })).textContent;
const exact = () => screen.findByRole<HTMLInputElement>('radio', { name: 'This exact version' });

describe('the code of an embed', () => {
  it('the code of an embed follows updates, until an exact version is chosen', async () => {
    render(page(release));
    expect(await code()).toContain('/v1/oshi-player.js"></script>');
    fireEvent.click(await exact());
    expect(await code()).toContain('/0.2.0/oshi-player.js" integrity="sha384-AbC" crossorigin');
    fireEvent.click(screen.getByRole('radio', { name: 'Follows updates' }));
    expect(await code()).toContain('/v1/oshi-player.js"></script>');
  });

  it('the code of an embed names the exact version of an address as soon as it is known', async () => {
    const { rerender } = render(page(undefined, '&version=exact'));
    expect(await code()).toContain('/v1/oshi-player.js"></script>');
    expect((await exact()).disabled).toBe(true);
    rerender(page(release, '&version=exact'));
    expect(await code()).toContain('/0.2.0/oshi-player.js" integrity');
    expect((await exact()).checked).toBe(true);
  });
});

describe('the preview of an embed', () => {
  const frame = () => document.querySelector('iframe');
  const search = 'element=oshi-live-feed';

  it.each([
    ['building', /still building its embeds/],
    ['failed', /couldn’t build its embeds/],
  ] as const)('is replaced by words while the server is %s', async (hindrance, words) => {
    const { rerender } = render(pageOf({ search, hindrance }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(frame()).toBeNull();
    rerender(pageOf({ search }));
    expect(screen.queryByText(words)).toBeNull();
    expect(frame()).not.toBeNull();
  });
});
