import { embedTags } from '@oshimado/domain';
import { expect, it } from 'vitest';

/** The function that copies of older builds call to draw each element: by decision 40 this interface only grows. */
const drawings = {
  'oshi-channel': [() => import('./oshi-channel/mount'), 'mountOshiChannel'],
  'oshi-chat': [() => import('./oshi-chat/mount'), 'mountOshiChat'],
  'oshi-clips': [() => import('./oshi-clips/mount'), 'mountOshiClips'],
  'oshi-live-badge': [() => import('./oshi-live-badge/mount'), 'mountLiveBadge'],
  'oshi-live-feed': [() => import('./oshi-live-feed/mount'), 'mountLiveFeed'],
  'oshi-multiview': [() => import('./oshi-multiview/mount'), 'mountOshiMultiview'],
  'oshi-player': [() => import('./oshi-player/mount'), 'mountOshiPlayer'],
  'oshi-playlist': [() => import('./oshi-playlist/mount'), 'mountOshiPlaylist'],
  'oshi-schedule': [() => import('./oshi-schedule/mount'), 'mountOshiSchedule'],
  'oshi-search': [() => import('./oshi-search/mount'), 'mountOshiSearch'],
  'oshi-video': [() => import('./oshi-video/mount'), 'mountOshiVideo'],
} as const;

it('every element has a name for what draws it', () => {
  expect(Object.keys(drawings)).toEqual(embedTags.toSorted());
});

it.each(Object.entries(drawings))('what draws %s keeps its name', async (_tag, [load, name]) => {
  const drawing: Readonly<Record<string, unknown>> = await load();
  expect(drawing[name]).toBeTypeOf('function');
  expect(drawing).toHaveProperty('scriptUrl');
});
