/** `<oshi-live-badge>` in the text of a stranger's page: what it says of a channel and of an organization, and how quiet it is. */
import type { Video } from '@oshimado/contract';
import { LiveBadge } from '../pages/live-badge.page';
import { violationsOf } from '../support/axe';
import { press } from '../support/press';
import { eventually, quiet } from '../support/waits';
import { CALLS, EMBED, expect, hostile, ROUNDS, strictPolicy, test } from './embed-page';

const scripts = ['oshi-live-badge'];
const tag = (attributes: string) =>
  `<p>My channel <oshi-live-badge ${attributes}><a href="/me">On air?</a></oshi-live-badge></p>`;
const BOARD = '**/api/v2/live?**';
const HOUR_S = 3_600;
const nameOf = (channel: Video['channel'] | undefined) => channel?.english_name || channel?.name;

test('a badge says who is live and leads there, which a page can prevent', async ({
  fan,
  request,
}) => {
  const badge = new LiveBadge(fan);
  const answer = await request.get(`${EMBED}/api/v2/live?type=stream&status=live`);
  const rows = (await answer.json()) as readonly Video[];
  const stream = rows.find(({ live_viewers: viewers }) => (viewers ?? 0) > 0);
  const { id = '', channel, live_viewers: viewers = 0 } = stream ?? {};

  await test.step('of a channel, with its viewers', async () => {
    await fan.open(tag(`channel="${channel?.id}" lang="en"`), {
      scripts: [...scripts, ...scripts],
      headers: strictPolicy({ hasFrames: false }),
    });
    const link = badge.link(`Live, ${viewers.toLocaleString('en')} watching, ${nameOf(channel)}`);
    await expect(link).toHaveAttribute('href', `${EMBED}/watch/${id}`);
    await expect(link).toContainText('watching');
    await expect(fan.link('On air?')).toBeHidden();
    expect(await violationsOf(fan.page)).toEqual([]);
    expect(fan.refusals).toEqual([]);
    const events = (await fan.heard()).map(({ type, detail }) => [type, detail]);
    expect(events).toEqual([
      ['oshi-ready', { live: true }],
      ['oshi-change', { live: 1, viewers }],
    ]);
    await fan.refuse('oshi-select');
    await press(link);
    const [chosen] = await fan.heard('oshi-select');
    expect(chosen?.detail).toEqual({ href: `${EMBED}/watch/${id}` });
    expect(fan.page.context().pages()).toHaveLength(1);
  });

  await test.step('of an organization, in another language and mode', async () => {
    await badge.set({ channel: '', org: 'Hololive', lang: 'ja', theme: 'light' });
    await expect(badge.only).toHaveAccessibleName(/^\d+件のライブ.*Hololive$/);
    await badge.seeLanguage('ja');
    expect(await violationsOf(fan.page)).toEqual([]);
  });

  await test.step('two of one source share their request, and nothing is stored', async () => {
    await fan.open(tag('org="Hololive"') + tag('org="Hololive"'), { scripts });
    await badge.seePhase('shown');
    await quiet(fan.page);
    // One of a channel, one of its organization, and one of both badges.
    expect(badge.calls()).toBe(3);
    await fan.seeNothingStored();
  });
});

test('a badge of a channel that is not live says so, or when it will be', async ({ fan, past }) => {
  const badge = new LiveBadge(fan);
  const answer = await (await fan.page.request.get(`${EMBED}/api/v2/videos/${past.id}`)).json();
  const { channel } = answer as Video;
  let rows: readonly object[] = [];
  await fan.page.route(BOARD, (route) =>
    route.fulfill({ json: rows, headers: { 'access-control-allow-origin': '*' } }),
  );

  await fan.open(tag(`channel="${channel.id}" lang="en"`), { scripts });
  const link = badge.link(`Offline, ${nameOf(channel)}`);
  await expect(link).toHaveAttribute('href', `${EMBED}/channel/${channel.id}`);
  expect((await fan.heard('oshi-ready')).map(({ detail }) => detail)).toEqual([{ live: false }]);

  const now = await fan.page.evaluate(() => Date.now());
  rows = [
    {
      ...answer,
      status: 'upcoming',
      start_actual: undefined,
      start_scheduled: new Date(now + 3 * HOUR_S * 1_000).toISOString(),
    },
  ];
  await fan.letTimePass(121);
  await expect(badge.link(`Next in 3 hours, ${nameOf(channel)}`)).toBeVisible();
});

test('a badge that cannot know shows what its owner wrote, and tries again', async ({
  fan,
  live,
}) => {
  const badge = new LiveBadge(fan);
  const video = await (await fan.page.request.get(`${EMBED}/api/v2/videos/${live.id}`)).json();
  const { channel } = video as Video;

  await test.step('of a channel that the server does not know', async () => {
    await fan.open(tag('channel="UCnobodyknowsthischannel"'), { scripts });
    await badge.seePhase('failed');
    await expect(fan.link('On air?')).toBeVisible();
    expect(await fan.codes()).toEqual(['missing']);
    await fan.seeWarning('channel="UCnobodyknowsthischannel"');
  });

  await test.step('while the server is busy', async () => {
    const accept = await fan.refuseCalls(CALLS, 300);
    await fan.open(tag(`channel="${channel.id}"`), { scripts });
    await badge.seePhase('failed');
    await expect(fan.link('On air?')).toBeVisible();
    expect(await fan.codes()).toEqual(['busy']);
    await accept();
    await fan.letTimePass(301);
    await badge.seePhase('shown');
    await expect(fan.link('On air?')).toBeHidden();
  });
});

test('a badge of a hidden page asks for nothing, and one that is gone neither', async ({ fan }) => {
  const badge = new LiveBadge(fan);
  const calls = () => badge.calls();
  await fan.open(tag('org="Hololive"'), {
    scripts,
    head: hostile('oshi-live-badge', '--oshi-color-surface').replace('block !important', 'inline'),
  });
  await badge.seePhase('shown');
  await expect(badge.drawing).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(badge.only).toHaveCSS('border-top-width', '0px');
  expect(calls()).toBe(1);
  await badge.hidePage(true);
  await fan.letTimePass(HOUR_S);
  await quiet(fan.page);
  expect(calls()).toBe(1);
  await badge.hidePage(false);
  await eventually('it is asked when the page is seen again', calls).toBe(2);
  await fan.letTimePass(121);
  await eventually('it is asked every two minutes', calls).toBe(3);

  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await badge.leaveAndComeBack();
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await badge.seePhase('shown');
  }
  expect(await badge.contents()).toEqual([3, 3]);
  await fan.takeAway('oshi-live-badge');
  await quiet(fan.page);
  const asked = calls();
  await fan.letTimePass(HOUR_S);
  await quiet(fan.page);
  expect(calls()).toBe(asked);
});
