/**
 * Published songs, as the search of the iTunes store has them. The Japanese and the US store are asked, each in Japanese and
 * in English, because a title is in the language of the question and many songs are in one store only.
 */
import type { MusicTrack } from '@oshimado/contract';
import * as z from 'zod';
import { notFound } from '../errors';
import { createKeptLookup } from './kept-lookup';
import type { SafeFetch } from './safe-fetch';

export interface MusicOptions {
  readonly safeFetch: Pick<SafeFetch, 'get'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Address of the search. */
  readonly address: string;
}

export interface FoundMusic {
  readonly tracks: readonly MusicTrack[];
}

const QUESTIONS = [
  { country: 'JP', lang: 'ja_jp' },
  { country: 'JP', lang: 'en_us' },
  { country: 'US', lang: 'ja_jp' },
  { country: 'US', lang: 'en_us' },
] as const;
type Question = (typeof QUESTIONS)[number];

/** "limit 10". */
const LIMIT = '10';
const TEXT_MAX = 300;

const text = z.string().transform((value) => value.slice(0, TEXT_MAX));
const webAddress = z.url({ protocol: /^https?$/ });

const track = z.object({
  trackId: z.int().nonnegative(),
  trackName: text,
  artistName: text,
  collectionName: text.nullish(),
  releaseDate: z.string().nullish(),
  trackTimeMillis: z.number().nonnegative().nullish(),
  artworkUrl100: webAddress.nullish().catch(null),
  trackViewUrl: webAddress.nullish().catch(null),
});
type Track = z.infer<typeof track>;

/** Entries of another kind, such as albums, are left out. */
const answer = z
  .object({ results: z.array(track.nullable().catch(null)) })
  .transform(({ results }) => results.filter((entry) => entry !== null));

interface Answer {
  readonly lang: Question['lang'];
  readonly tracks: readonly Track[];
}

function instantOf(releaseDate: string | null | undefined): string | null {
  const moment = new Date(releaseDate ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const present = (found: Track, englishName: string | undefined): MusicTrack => ({
  itunesid: found.trackId,
  name: found.trackName,
  english_name: englishName === undefined || englishName === found.trackName ? null : englishName,
  original_artist: found.artistName,
  album: found.collectionName ?? null,
  released: instantOf(found.releaseDate),
  seconds:
    typeof found.trackTimeMillis === 'number' ? Math.round(found.trackTimeMillis / 1_000) : null,
  art: found.artworkUrl100 ?? null,
  amUrl: found.trackViewUrl ?? null,
});

/** Each song once, as the first answer has it, in the order of the answers. */
function merge(answers: readonly Answer[]): MusicTrack[] {
  const english = new Map<number, string>();
  const first = new Map<number, Track>();
  for (const { lang, tracks } of answers) {
    for (const one of tracks) {
      if (!first.has(one.trackId)) first.set(one.trackId, one);
      if (lang === 'en_us') english.set(one.trackId, one.trackName);
    }
  }
  return [...first.values()].map((one) => present(one, english.get(one.trackId)));
}

/** Looks up songs by words. Throws 503 if no store answers; one that does is enough. */
export function createMusic({ safeFetch, now, address }: MusicOptions) {
  const ask = async (term: string, { country, lang }: Question): Promise<Answer> => {
    const query = new URLSearchParams({
      term,
      country,
      lang,
      entity: 'musicTrack',
      limit: LIMIT,
    });
    const { bytes } = await safeFetch.get(`${address}?${query.toString()}`, 'application/json');
    return { lang, tracks: answer.parse(JSON.parse(bytes.toString('utf8'))) };
  };
  return createKeptLookup<FoundMusic>({
    service: 'Apple Music',
    unknown: () => notFound('Song'),
    now,
    ask: async (term) => {
      const outcomes = await Promise.allSettled(QUESTIONS.map((question) => ask(term, question)));
      const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const [failed] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      if (answers.length === 0) throw failed;
      return { tracks: merge(answers) };
    },
  });
}
