/**
 * The content of a message to a Discord channel: one embed, with the sentence, the stream and its picture. Discord shows times in the
 * reader's zone. Markdown and mentions in titles and names are escaped.
 */
import { escapeDiscord, photoOf, thumbnailOf, watchPath } from '@oshimado/domain';
import type { PushNotice } from '../store';
import { channelOf, sentenceOf, sentencesOf } from './push-sentences';

interface Picture {
  readonly url: string;
}

interface Embed {
  readonly description: string;
  readonly title?: string;
  readonly url: string;
  readonly author?: { readonly name: string; readonly url: string; readonly icon_url?: string };
  readonly image?: Picture;
}

/** Body of a message to a webhook. */
export interface DiscordMessage {
  readonly embeds: readonly Embed[];
  readonly allowed_mentions: { readonly parse: readonly [] };
}

/** Escaped, it may be twice as long; Discord takes 256 characters of a title and of a name. */
const TEXT_MAX = 120;

function cut(text: string): string {
  const letters = Array.from(text);
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX - 1).join('')}…` : text;
}

/** A time that Discord writes as `style` says: `R` as a distance from now, `F` as a date. */
const timestamp = (at: Date, style: 'R' | 'F') =>
  `<t:${Math.floor(at.getTime() / 1_000)}:${style}>`;

function timesOf(start: Date | null) {
  return start === null
    ? { date: '', distance: '' }
    : { date: timestamp(start, 'F'), distance: timestamp(start, 'R') };
}

function authorOf(notice: PushNotice, origin: string): Pick<Embed, 'author'> {
  const { channel_id, channel_photo } = notice;
  if (channel_id === null) return {};
  const icon = photoOf({ id: channel_id, photo: channel_photo }, 100, { origin });
  return {
    author: {
      name: cut(channelOf(notice)),
      url: `${origin}/channel/${encodeURIComponent(channel_id)}`,
      ...(icon?.startsWith('https:') && { icon_url: icon }),
    },
  };
}

function videoOf(notice: PushNotice, origin: string): Pick<Embed, 'title' | 'image'> {
  const { video_id, title, thumbnail } = notice;
  if (video_id === null || title === null) return {};
  const url = thumbnailOf({ id: video_id, thumbnail: thumbnail ?? undefined }, 'sddefault', {
    origin,
  });
  return { title: escapeDiscord(cut(title)), ...(url.startsWith('https:') && { image: { url } }) };
}

/** @param origin of the portal */
export async function discordMessageOf(
  notice: PushNotice,
  origin: string,
): Promise<DiscordMessage> {
  const { video_id, kind, lang, starts_at } = notice;
  const t = await sentencesOf(lang);
  const { date, distance } = timesOf(starts_at);
  const channel = escapeDiscord(cut(channelOf(notice)));
  const sentence = sentenceOf(notice, { channel, time: date }, t);
  const page = kind === 'test' ? '/settings' : '/';
  const embed: Embed = {
    description: [sentence, distance].filter((line) => line !== '').join('\n'),
    url: origin + (video_id === null ? page : watchPath(video_id)),
    ...authorOf(notice, origin),
    ...videoOf(notice, origin),
  };
  return { embeds: [embed], allowed_mentions: { parse: [] } };
}
