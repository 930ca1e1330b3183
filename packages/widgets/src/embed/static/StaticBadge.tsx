/** A badge as HTML: of the same answers and in the same words as the one that a script draws. */
import { rowsOf, type Video } from '@oshimado/contract';
import { shownAtPath } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { channelQuery } from '../../base/queries';
import { badgeOf, badgeText, streamHref } from '../oshi-live-badge/badge';
import { nameOf } from '../oshi-live-badge/live-source';
import type { LiveBadgeOptions } from '../oshi-live-badge/options';
import type { Words } from '../oshi-live-badge/words';

export interface StaticBadgeProps {
  readonly options: LiveBadgeOptions;
  readonly words: Words;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface BadgeProps extends StaticBadgeProps {
  /** Of the channel or the organization. */
  readonly name: string;
}

function Badge({ options, words, now, name }: BadgeProps) {
  const { api, channel, org } = options;
  const client = useClient();
  const isChannel = channel !== '';
  const { data: rows } = useQuery({
    queryKey: ['badge', channel, org],
    queryFn: async ({ signal }) =>
      rowsOf<Video>(
        await client.getLive(
          { type: ['placeholder', 'stream'], ...(isChannel ? { channel_id: channel } : { org }) },
          { signal },
        ),
      ),
  });
  if (rows === undefined) return null;
  const badge = badgeOf({ rows, count: undefined, at: now }, isChannel, now);
  const { state, text, count, spoken } = badgeText(badge, words, { name, now });
  const home = api + shownAtPath({ tag: 'oshi-live-badge', attributes: { channel, org } });
  return (
    <a
      className={state}
      href={badge.stream ? streamHref(badge.stream, api) : home}
      target="_blank"
      rel="noopener"
    >
      <span className="dot" data-part="dot" aria-hidden="true" />
      <span className="text" data-part="text" aria-hidden="true">
        {text}
      </span>
      <span className="count" data-part="count" aria-hidden="true">
        {count}
      </span>
      <span className="spoken">{spoken}</span>
    </a>
  );
}

function ChannelBadge(props: StaticBadgeProps) {
  const { data } = useQuery(channelQuery(useClient(), props.options.channel));
  return data === undefined ? null : <Badge {...props} name={nameOf(data)} />;
}

export function StaticBadge(props: StaticBadgeProps) {
  const { channel, org } = props.options;
  return channel === '' ? <Badge {...props} name={org} /> : <ChannelBadge {...props} />;
}
