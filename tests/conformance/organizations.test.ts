/** Which organization a video belongs to: lists, search, feeds and board events are held to the domain's table. */
import { rowsOf } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { narrow } from '../../apps/api/src/realtime/board-events';
import type { ChannelRecord, VideoRecord } from '../../apps/api/src/store/records';
import { ORG_CASES } from '../../packages/domain/src/testing/org-cases';
import { at } from '../fixtures/world';
import { ask, onEveryServer, sorted } from './every-server';

const HOUR = 3_600_000;

interface Placed {
  readonly id: string;
  readonly channels: readonly ChannelRecord[];
  readonly sources: readonly VideoRecord[];
  readonly video: VideoRecord;
}

/** A case as rows: its uploader, its guests and what it was cut from, none shared with another case. */
const placed: readonly Placed[] = ORG_CASES.map(({ video }, index) => {
  const channel = (
    role: string,
    { org = null }: { readonly org?: string | null },
  ): ChannelRecord => ({
    id: `UC${`case${index}${role}`.padEnd(22, '_')}`,
    name: `${role} of case ${index}`,
    type: org === null ? 'subber' : 'vtuber',
    org,
  });
  const uploader = channel('uploader', video.channel);
  const guests = (video.mentions ?? []).map((guest, number) => channel(`guest${number}`, guest));
  const cutFrom = (video.sources ?? []).map((source, number) => {
    const owner = channel(`source${number}`, source.channel);
    const record: VideoRecord = {
      id: `s${index}-${number}`.padEnd(11, '_'),
      channel_id: owner.id,
      title: 'Cut from this',
      type: 'stream',
      status: 'past',
      start_actual: at(-3 * HOUR),
    };
    return { owner, record };
  });
  const id = `case${index}`.padEnd(11, '_');
  return {
    id,
    channels: [uploader, ...guests, ...cutFrom.map(({ owner }) => owner)],
    sources: cutFrom.map(({ record }) => record),
    video: {
      id,
      channel_id: uploader.id,
      title: 'Whose is it',
      type: video.type,
      status: video.type === 'clip' ? 'past' : 'upcoming',
      start_scheduled: at(HOUR),
      duration: HOUR,
      ...(video.type === 'placeholder' && { placeholderType: 'event' as const }),
      mentions: guests.map((guest) => guest.id),
      sources: cutFrom.map(({ record }) => record.id),
    },
  };
});

const wanted = sorted(
  ORG_CASES.flatMap(({ isOfOrg }, index) => (isOfOrg ? [placed[index]?.id ?? ''] : [])),
);
const isCase = (id: string) => id.startsWith('case');

onEveryServer(
  'An organization’s videos',
  (api) => {
    const types = ['stream', 'clip', 'placeholder'];

    it('the videos of an organization are the same in lists, search, feeds and board events', async () => {
      const { source } = api().store;
      await source.writeChannels(placed.flatMap(({ channels }) => channels));
      // The clips come first: a source may be mirrored after what was cut from it.
      await source.writeVideos(placed.map(({ video }) => video));
      await source.writeVideos(placed.flatMap(({ sources }) => sources));

      const list = rowsOf(await ask(api(), 'getVideos', { org: 'Ours', type: types, limit: 100 }));
      expect(sorted(list.map(({ id }) => id).filter(isCase))).toEqual(wanted);

      const found = await api().send('POST', '/api/v2/search/videoSearch', {
        sort: 'newest',
        target: types,
        org: ['Ours'],
        conditions: [{ text: 'whose is it' }],
        limit: 100,
      });
      expect(sorted(found.json<{ id: string }[]>().map(({ id }) => id))).toEqual(wanted);

      const feed = await api().get('/feeds/search.json?org=Ours&q=whose+is+it');
      const { items } = feed.json<{ items: { url: string }[] }>();
      const isListed = (id: string) =>
        placed.find(({ video }) => video.id === id)?.video.type !== 'placeholder';
      expect(sorted(items.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)))).toEqual(
        wanted.filter(isListed),
      );

      const include = 'mentions,sources';
      const all = rowsOf(await ask(api(), 'getVideos', { type: types, limit: 100, include }));
      const { changed } = narrow(
        { changed: all.filter(({ id }) => isCase(id)), removed: [], viewers: {} },
        'Ours',
      );
      expect(sorted(changed.map(({ id }) => id))).toEqual(wanted);
    });

    it('organizations follow a channel that changes its own', async () => {
      const { source } = api().store;
      const talent = placed[0]?.channels[0];
      if (!talent) throw new Error('the first case has no uploader');
      const ofOrg = async (org: string) =>
        rowsOf(await ask(api(), 'getVideos', { org, limit: 100, paginated: true })).map(
          ({ id }) => id,
        );
      await source.writeChannels([{ ...talent, org: 'Theirs' }]);
      expect(await ofOrg('Ours')).not.toContain(placed[0]?.id);
      expect(await ofOrg('Theirs')).toContain(placed[0]?.id);
      await source.writeChannels([talent]);
      expect(await ofOrg('Ours')).toContain(placed[0]?.id);
    });

    it('the videos of an organization are counted as they are listed', async () => {
      const orgs = ['Ours', 'Theirs', 'Hololive', 'Nijisanji', 'All Vtubers', 'Unknown'];
      for (const org of orgs) {
        for (const filter of [
          {},
          { type: 'stream' },
          { status: 'past,missing' },
          { type: 'clip', lang: 'en' },
        ]) {
          const input = { org, ...filter, limit: 100, paginated: true };
          const answer = await ask(api(), 'getVideos', input);
          expect({ org, filter, answer }).toMatchObject({
            answer: { total: rowsOf(answer).length },
          });
        }
      }
    });
  },
  { publicOrigin: 'https://portal.example' },
);
