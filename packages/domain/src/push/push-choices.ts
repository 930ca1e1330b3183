/**
 * Which events a device gets a notification for: by its rules, and without members-only streams and free chats unless it chose them.
 * A stream that it chose itself is always included.
 */
import type { PushChoices, PushRule } from '@oshimado/contract';
import type { PushEvent } from './push-events';

/** What rules ask about a stream. */
export interface PushSubject {
  readonly channelId: string;
  readonly org: string | null;
  readonly topic: string | null;
  readonly isMembersOnly: boolean;
  readonly isFreeChat: boolean;
  /** What rules ask about a clip, in place of the rest. Default: it is a stream. */
  readonly clip?: { readonly lang: string | null; readonly channelIds: readonly string[] };
}

/** What a device and its account have to do with a stream or a clip. */
export interface PushFollower {
  /** Its channel is among the favorites; of a clip, one of its channels. */
  readonly isFavorite: boolean;
  /** Ids of the groups of favorites that this channel is in. */
  readonly groups: ReadonlySet<string>;
  /** Queries of all followed searches that find the stream, also those of other devices. */
  readonly searches: ReadonlySet<string>;
}

/** The choices of a device that has made none. */
export const NO_PUSH_CHOICES: PushChoices = {
  rules: [],
  quiet: null,
  hourly: 6,
  members_only: false,
  free_chats: false,
};

const DAYS_AHEAD_MAX_MS = 30 * 86_400_000;
const FREE_CHAT = /フリーチャット|フリーちゃ|free\s?-?chat|freechat|待機所/iu;

/** A waiting room that no stream follows: named so, or scheduled more than 30 days ahead. */
export const isFreeChat = (title: string, startsAt: number | null, now: number): boolean =>
  FREE_CHAT.test(title) || (startsAt !== null && startsAt - now > DAYS_AHEAD_MAX_MS);

function includes(rule: PushRule, { kind, minutes }: PushEvent): boolean {
  if (kind === 'before') return minutes !== null && rule.before === minutes;
  return kind !== 'clip' && rule[kind];
}

/** A clip is of the channels that it was cut from or that are in it: their own rules, those of favorites and of groups ask for clips. */
function wantsClip(
  { rules, clip_langs = [] }: PushChoices,
  { lang, channelIds }: NonNullable<PushSubject['clip']>,
  { isFavorite, groups }: PushFollower,
): boolean {
  if (lang === null || !clip_langs.includes(lang)) return false;
  return rules.some(
    ({ of, id, clips = false }) =>
      clips &&
      ((of === 'channel' && channelIds.includes(id)) ||
        (of === 'favorites' && isFavorite) ||
        (of === 'group' && groups.has(id))),
  );
}

/** Whether the device wants to know. */
export function wantsPush(
  choices: PushChoices,
  event: PushEvent,
  subject: PushSubject,
  follower: PushFollower,
): boolean {
  const { isFavorite, groups, searches } = follower;
  const { rules, members_only, free_chats } = choices;
  const { channelId, org, topic, isMembersOnly, isFreeChat: isChat, clip } = subject;
  if (clip) return wantsClip(choices, clip, follower);
  const isChosen = rules.some(
    (rule) => rule.of === 'video' && rule.id === event.videoId && includes(rule, event),
  );
  if (isChosen) return true;
  if ((isMembersOnly && !members_only) || (isChat && !free_chats)) return false;
  const own = rules.find(({ of, id }) => of === 'channel' && id === channelId);
  if (own) return includes(own, event);
  const fits = ({ of, id, search }: PushRule) =>
    (of === 'favorites' && isFavorite) ||
    (of === 'group' && groups.has(id)) ||
    (of === 'search' && search !== undefined && searches.has(search.query)) ||
    (of === 'org' && id === org) ||
    (of === 'topic' && id === topic);
  return rules.some((rule) => fits(rule) && includes(rule, event));
}

/** The rules with this one in place of the one about the same; a rule that asks for nothing stays, as it silences a channel. */
export const withPushRule = (rules: readonly PushRule[], rule: PushRule): PushRule[] => [
  ...rules.filter(({ of, id }) => of !== rule.of || id !== rule.id),
  rule,
];
