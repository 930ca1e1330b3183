/** A channel of the list with its heart and its block button at work. */
import { ChannelCard, ChannelRow, type ChannelProfile } from '@oshimado/widgets';
import { useBlockToggle } from '../../actors/use-blocking';
import { useFavoriteHeart } from '../../actors/use-favorites';
import { channelLinks, clipperLinks } from './channel-links';

interface ListedChannelProps {
  readonly channel: ChannelProfile;
  readonly hasCards: boolean;
  readonly headingLevel: 2 | 3;
}

export function ListedChannel({ channel, hasCards, headingLevel }: ListedChannelProps) {
  const heart = useFavoriteHeart(channel);
  const block = useBlockToggle(channel);
  const Shape = hasCards ? ChannelCard : ChannelRow;
  return (
    <Shape
      channel={channel}
      links={channel.type === 'vtuber' ? channelLinks : clipperLinks}
      headingLevel={headingLevel}
      heart={heart}
      block={block}
    />
  );
}
