import type { ChannelFull } from '@oshimado/contract';
import { photoOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { ChannelActions, ChannelInfo } from '@oshimado/widgets';
import { useBlockToggle } from '../../actors/use-blocking';
import { useFavoriteHeart } from '../../actors/use-favorites';
import { channelLinks, clipperLinks } from '../channels/channel-links';
import { Banner } from './Banner';
import * as css from './ChannelPage.css';

/** Banner, picture, who it is, and what can be done with it. */
export function ChannelHeader({ channel }: { channel: ChannelFull }) {
  const heart = useFavoriteHeart(channel);
  const block = useBlockToggle(channel);
  const photo = photoOf(channel, 100);
  return (
    <header>
      <Banner address={channel.banner} />
      <div className={css.header} data-inactive={channel.inactive || undefined}>
        <span className={css.smallPhoto}>
          <Avatar src={photo} size={50} />
        </span>
        <span className={css.largePhoto}>
          <Avatar src={photo} size={100} />
        </span>
        <div className={css.headerBody}>
          <ChannelInfo
            channel={channel}
            links={channel.type === 'vtuber' ? channelLinks : clipperLinks}
            headingLevel={1}
            hasLink={false}
          />
          <ChannelActions channel={channel} heart={heart} block={block} />
        </div>
      </div>
    </header>
  );
}
