/** The newest clips of an organization, or of some channels. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import { isUnknown } from '../../base/errors/is-unknown';
import { mergeLists } from '../../base/queries/merge-lists';
import type { ServerQuery } from '../../base/queries/server-query';
import type { ClipsOptions } from './options';

interface ClipsHooks {
  /** Called with each channel that the server does not know; not if it knows none of them, which is a failure. */
  readonly onUnknown: (id: string) => void;
}

export interface ClipsRequest extends Pick<ClipsOptions, 'org' | 'channels' | 'max'> {
  /** `all` for all. */
  readonly languages: readonly string[];
}

const PAST = ['past'] as const;

export const clipsQuery = (
  client: Client,
  { org, channels, languages, max }: ClipsRequest,
  { onUnknown }: ClipsHooks,
): ServerQuery<readonly Video[]> => ({
  queryKey: ['clips', org, channels.join(), languages.join(), max],
  queryFn: async ({ signal }) => {
    const filter = { lang: [...languages], status: [...PAST], limit: max };
    /** Clips about a talent; without any, those that the channel itself has published. */
    const clipsOf = async (id: string) => {
      const about = rowsOf<Video>(
        await client.getChannelVideos({ id, kind: 'clips', ...filter }, { signal }),
      );
      if (about.length > 0) return about;
      return rowsOf<Video>(
        await client.getChannelVideos(
          { id, kind: 'videos', type: ['clip'], ...filter },
          { signal },
        ),
      );
    };
    if (channels.length === 0)
      return rowsOf<Video>(await client.getClips({ org, ...filter }, { signal }));
    const unknown: { readonly id: string; readonly error: unknown }[] = [];
    const lists = await Promise.all(
      channels.map((id) =>
        clipsOf(id).catch((error: unknown) => {
          if (!isUnknown(error)) throw error;
          unknown.push({ id, error });
          return [];
        }),
      ),
    );
    const [first] = unknown;
    if (first && unknown.length === channels.length) throw first.error;
    for (const { id } of unknown) onUnknown(id);
    return mergeLists(lists, max).videos;
  },
});
