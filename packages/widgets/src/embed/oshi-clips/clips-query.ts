/** The newest clips of an organization, or of some channels. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import { mergeLists } from '../../base/queries/merge-lists';
import type { ServerQuery } from '../../base/queries/server-query';
import type { ClipsOptions } from './options';

export interface ClipsRequest extends Pick<ClipsOptions, 'org' | 'channels' | 'max'> {
  /** `all` for all. */
  readonly languages: readonly string[];
}

const PAST = ['past'] as const;

export const clipsQuery = (
  client: Client,
  { org, channels, languages, max }: ClipsRequest,
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
    if (channels.length > 0)
      return mergeLists(await Promise.all(channels.map(clipsOf)), max).videos;
    return rowsOf<Video>(await client.getClips({ org, ...filter }, { signal }));
  },
});
