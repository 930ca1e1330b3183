import { expect, it } from 'vitest';
import { channelLinksOf } from '../../parts/channel-card/channel-links';
import { keepRows } from './LocalChannels';

it('removed channels stay in place with their last data; new ones are added at the end', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  const renamed = { ...b!, name: 'B' };
  expect(keepRows([a!, b!], [renamed, c!])).toEqual([a, renamed, c]);
});

it('a topic of a channel links to the search page in the form that page reads', () => {
  const href = new URL(
    channelLinksOf('vtuber').topic?.('Block_Garden') ?? '',
    'https://site.example',
  );
  expect(href.searchParams.get('q')).toBe('type,value,text\r\ntopic,Block_Garden,Block_Garden');
  expect(channelLinksOf('subber')).toEqual({});
});
