import type { Video } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { decodeMultiview } from './multiview-code';
import { DEFAULT_AUTO_LAYOUTS } from './presets';
import { watchTogether, type TogetherVideo } from './watch-together';

const channel: Video['channel'] = {
  id: 'UCx',
  name: 'x',
  english_name: null,
  type: 'vtuber',
  org: null,
  suborg: null,
  photo: '',
};
const many = (count: number): readonly TogetherVideo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `video${String(at).padStart(6, '0')}`,
    type: 'stream',
    channel,
  }));
const desktop = { isMobile: false };
const idsIn = (path: string) => {
  const decoded = decodeMultiview(decodeURIComponent(path.replace('/multiview/', '')));
  if (!decoded.ok) return [];
  return decoded.cells.flatMap(({ content }) => (content?.type === 'video' ? content.id : []));
};

it.each([1, 2, 3, 4, 9, 15, 16])('%i videos each get a cell', (count) => {
  const videos = many(count);
  const together = watchTogether(videos, desktop);
  expect(together).toMatchObject({ ok: true, count, total: count });
  expect([...idsIn(together.ok ? together.path : '')].sort()).toEqual(videos.map(({ id }) => id));
});

it('of more than 16 videos the first 16 are shown', () => {
  const together = watchTogether(many(40), desktop);
  expect(together).toMatchObject({ ok: true, count: 16, total: 40 });
  expect(idsIn(together.ok ? together.path : '')).toHaveLength(16);
});

it('Twitch streams are shown, a video twice only once, and placeholders without a stream are left out', () => {
  const [first] = many(1);
  const placeholder = { id: 'x', type: 'placeholder', channel } as const;
  const together = watchTogether(
    [
      ...(first ? [first, first] : []),
      { ...placeholder, link: 'https://www.twitch.tv/shylily' },
      placeholder,
    ],
    desktop,
  );
  expect(together).toMatchObject({ ok: true, count: 2, total: 2 });
  expect(idsIn(together.ok ? together.path : '')).toEqual(['video000000', 'shylily']);
});

it('a phone shows the first that one of its layouts has room for', () => {
  const together = watchTogether(many(12), { isMobile: true });
  expect(together).toMatchObject({ ok: true, count: 4, total: 12 });
  expect(idsIn(together.ok ? together.path : '')).toHaveLength(4);
});

it('the rule for several videos says that there is no video or no layout', () => {
  expect(watchTogether([], desktop)).toMatchObject({ ok: false, reason: 'noVideos' });
  const autoLayouts = DEFAULT_AUTO_LAYOUTS.map((code, videos) => (videos > 3 ? null : code));
  expect(watchTogether(many(4), { ...desktop, autoLayouts })).toEqual({
    ok: false,
    reason: 'noLayout',
    count: 4,
    total: 4,
  });
});
