import type { ChannelFull } from '@oshimado/contract';
import { photoOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { ChannelActions, ChannelInfo } from '../../parts/channel-card';
import { channelLinksOf } from '../../parts/channel-card';
import { useBlockToggle } from '../../parts/blocking';
import { useFavoriteHeart } from '../../base/viewer';
import { bannerOf } from './banner-of';
import * as css from './ChannelPage.css';

/** Decorative picture above the header. Renders nothing if the channel has none or it fails to load. */
function Banner({ address }: { address: string | null }) {
  const banner = bannerOf(address);
  const { hasFailed, pictureRef, onError } = useFailedPicture(banner?.src ?? null);
  if (!banner || hasFailed) return null;
  return (
    <div className={css.banner}>
      <img
        ref={pictureRef}
        className={css.bannerPicture}
        src={banner.src}
        srcSet={banner.srcSet}
        sizes={banner.srcSet && '100vw'}
        alt=""
        decoding="async"
        onError={onError}
      />
    </div>
  );
}

/** Banner, photo, name and figures of a channel, with its heart and block button. */
export function ChannelHeader({ channel }: { readonly channel: ChannelFull }) {
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
            links={channelLinksOf(channel.type)}
            headingLevel={1}
            hasLink={false}
          />
          <ChannelActions channel={channel} heart={heart} block={block} />
        </div>
      </div>
    </header>
  );
}
