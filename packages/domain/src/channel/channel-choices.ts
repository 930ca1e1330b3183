/** What a viewer chooses of a channel's videos, in the address of its page: `?collabs=only`, `?type=missing`. */
import { COLLAB_CHOICES, type CollabChoice } from '../feed/collabs';
import { channelPath } from '../video/video-links';

/** Which of a channel's own videos are listed. */
export interface ChannelChoices {
  /** What is done with streams that others take part in. Default `show`. */
  readonly collabs: CollabChoice;
  /** Only videos that are gone from their platform. Default false. */
  readonly isMissing: boolean;
}

/** The choices in an address; the default for what is absent or unknown. */
export const channelChoicesIn = (search: URLSearchParams): ChannelChoices => ({
  collabs: COLLAB_CHOICES.find((one) => one === search.get('collabs')) ?? 'show',
  isMissing: search.get('type') === 'missing',
});

/** The address of the first page of these videos. */
export function channelVideosPath(id: string, { collabs, isMissing }: ChannelChoices): string {
  const search = new URLSearchParams();
  if (isMissing) search.set('type', 'missing');
  if (collabs !== 'show') search.set('collabs', collabs);
  const query = search.toString();
  return query === '' ? channelPath(id) : `${channelPath(id)}?${query}`;
}
