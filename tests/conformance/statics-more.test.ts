/** What clients beside the portal read: orgs with pictures, topics, short channels, comments, and what is left of others. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { ids, videoId } from '../fixtures/world';
import { ask, onEveryServer } from './every-server';

onEveryServer('Statics of other clients', (api) => {
  it('orgs have the picture of the talent most people follow', async () => {
    const orgs = await ask(api(), 'getOrgsWithIcons');
    expect(orgs.find(({ name }) => name === 'Hololive')).toMatchObject({
      icon: ids.sora,
      short: 'Holo',
    });
    // Its only talent has stopped.
    expect(orgs.find(({ name }) => name === 'Nijisanji')).toMatchObject({ icon: null });
  });

  it('topics are listed once more as a static file, most used first', async () => {
    expect(await ask(api(), 'getStaticTopics')).toEqual([
      { id: 'singing', count: 2 },
      { id: 'Mario_Kart', count: 1 },
      { id: 'talk', count: 1 },
    ]);
  });

  it('a channel in short form is found by id and by handle', async () => {
    const channel = await ask(api(), 'getStaticChannel', { id: ids.sora });
    expect(channel).toMatchObject({
      id: ids.sora,
      name: '空ちゃんねる',
      org: 'Hololive',
      group: 'Gen 0',
    });
    const { statusCode } = await api().get('/statics/channel/UCnobody.json');
    expect(statusCode).toBe(404);
  });

  it('comments of a video are read alone', async () => {
    const comments = await ask(api(), 'getVideoComments', { id: videoId('past-sora') });
    expect(comments.map(({ comment_key }) => comment_key)).toEqual(['Uga', 'Ugb']);
    expect((await api().get('/api/v2/videos/unknown0000/comments')).statusCode).toBe(404);
  });

  it('the rotation is empty', async () => {
    expect(await ask(api(), 'getRotation')).toEqual([]);
  });

  it('a layout of any length is announced without leaving a row, and an endless one is refused', async () => {
    const path = (link: string) => `/api/v2/multiview/record/${link}`;
    const noise = randomBytes(3_750).toString('base64url');
    const client = new Client({ connectionString: api().database.connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    const links = ['AAUYlive-sora00,UAEYchat', 'AAUYlive-sora00%2CUAEYchat', noise];
    for (const link of links) {
      const { statusCode, body, headers } = await api().get(path(link));
      expect([statusCode, JSON.parse(body)]).toEqual([200, {}]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await client.query('select link from shared_layouts')).rows).toEqual([]);
    expect((await api().get(path('a'.repeat(8_193)))).statusCode).toBe(400);
  });
});
