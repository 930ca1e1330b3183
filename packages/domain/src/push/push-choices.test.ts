import type { PushChoices, PushRule } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { isFreeChat, NO_PUSH_CHOICES, wantsPush, withPushRule } from './push-choices';

const NOW = Date.parse('2026-03-28T12:00:00Z');
const event = { videoId: 'v', kind: 'live', startsAt: NOW, minutes: null, expiresAt: NOW } as const;
const subject = {
  channelId: 'sora',
  org: 'Hololive',
  topic: 'singing',
  isMembersOnly: false,
  isFreeChat: false,
};
const rule = (of: PushRule['of'], id: string, changes: Partial<PushRule> = {}): PushRule => ({
  of,
  id,
  live: true,
  scheduled: false,
  moved: false,
  before: 0,
  ...changes,
});
const named = (query: string) => ({ name: 'Karaoke', query });
const follower = (isFavorite: boolean, ...groups: string[]) => ({
  isFavorite,
  groups: new Set(groups),
  searches: new Set(['q=karaoke']),
});
const choices = (...rules: PushRule[]): PushChoices => ({ ...NO_PUSH_CHOICES, rules });

it.each([
  ['a channel', rule('channel', 'sora'), true],
  ['another channel', rule('channel', 'azki'), false],
  ['an organization', rule('org', 'Hololive'), true],
  ['a topic', rule('topic', 'singing'), true],
  ['favorites', rule('favorites', ''), true],
  ['a group that the channel is in', rule('group', 'singers'), true],
  ['a search that finds it', rule('search', '1', { search: named('q=karaoke') }), true],
  ['another search', rule('search', '1', { search: named('q=asmr') }), false],
  ['another group', rule('group', 'gamers'), false],
  ['a channel, but not live', rule('channel', 'sora', { live: false }), false],
])('a rule of %s fits a stream or does not', (_, one, wanted) => {
  expect(wantsPush(choices(one), event, subject, follower(true, 'singers'))).toBe(wanted);
});

it('favorites of another account do not count', () => {
  expect(wantsPush(choices(rule('favorites', '')), event, subject, follower(false))).toBe(false);
});

it('the rule of a channel decides alone, so that one favorite can be silent', () => {
  const silent = choices(rule('favorites', ''), rule('channel', 'sora', { live: false }));
  expect(wantsPush(silent, event, subject, follower(true))).toBe(false);
  expect(wantsPush(silent, event, { ...subject, channelId: 'azki' }, follower(true))).toBe(true);
});

it('the rule of a stream adds to all others, for members and in a free chat room too', () => {
  const silent = rule('channel', 'sora', { live: false });
  const one = choices(silent, rule('video', 'v'));
  const special = { ...subject, isMembersOnly: true, isFreeChat: true };
  expect(wantsPush(one, event, special, follower(false))).toBe(true);
  expect(wantsPush(one, { ...event, kind: 'moved' }, special, follower(false))).toBe(false);
  expect(wantsPush(one, { ...event, videoId: 'w' }, subject, follower(false))).toBe(false);
  const without = choices(rule('channel', 'sora'), rule('video', 'v', { live: false }));
  expect(wantsPush(without, event, subject, follower(false))).toBe(true);
});

it('a clip is for the bells of its channels, their groups and favorites that ask for clips, in the languages of the device', () => {
  const clip = { ...event, kind: 'clip' } as const;
  const wants = (lang: string | null, one: PushRule, who = follower(true, 'singers')) =>
    wantsPush(
      { ...choices(one), clip_langs: ['en', 'ja'] },
      clip,
      {
        ...subject,
        channelId: 'clipper',
        clip: { lang, channelIds: ['sora', 'azki'] },
      },
      who,
    );
  const asks = rule('channel', 'sora', { clips: true, live: false });
  expect([wants('en', asks), wants('es', asks), wants(null, asks)]).toEqual([true, false, false]);
  expect(wants('en', rule('channel', 'sora'))).toBe(false);
  expect(wants('en', rule('channel', 'clipper', { clips: true }))).toBe(false);
  const favorites = rule('favorites', '', { clips: true });
  expect([wants('en', favorites), wants('en', favorites, follower(false))]).toEqual([true, false]);
  expect(wants('en', rule('group', 'singers', { clips: true }))).toBe(true);
  expect(wants('en', rule('group', 'gamers', { clips: true }))).toBe(false);
  expect(wants('en', rule('favorites', ''))).toBe(false);
});

it('a reminder is for the minutes that were chosen', () => {
  const before = { ...event, kind: 'before', minutes: 30 } as const;
  const wants = (minutes: PushRule['before']) =>
    wantsPush(
      choices(rule('channel', 'sora', { before: minutes })),
      before,
      subject,
      follower(false),
    );
  expect([wants(0), wants(15), wants(30), wants(60)]).toEqual([false, false, true, false]);
});

it('streams for members and free chat rooms are left out unless they are asked for', () => {
  const mine = choices(rule('channel', 'sora'));
  const members = { ...subject, isMembersOnly: true };
  const chat = { ...subject, isFreeChat: true };
  expect(wantsPush(mine, event, members, follower(false))).toBe(false);
  expect(wantsPush(mine, event, chat, follower(false))).toBe(false);
  expect(wantsPush({ ...mine, members_only: true }, event, members, follower(false))).toBe(true);
  expect(wantsPush({ ...mine, free_chats: true }, event, chat, follower(false))).toBe(true);
});

it.each([
  ['【フリーチャット】雑談', null, true],
  ['Free Chat room', null, true],
  ['Singing', NOW + 31 * 86_400_000, true],
  ['Singing', NOW + 86_400_000, false],
  ['Freedom', null, false],
])('%s, %j ahead, is a free chat room: %j', (title, startsAt, expected) => {
  expect(isFreeChat(title, startsAt, NOW)).toBe(expected);
});

it('a rule takes the place of the one about the same', () => {
  const rules = [rule('channel', 'sora'), rule('org', 'sora')];
  const changed = rule('channel', 'sora', { live: false });
  expect(withPushRule(rules, changed)).toEqual([rules[1], changed]);
});
