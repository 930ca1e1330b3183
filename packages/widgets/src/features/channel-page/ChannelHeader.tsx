import type { ChannelFull } from '@oshimado/contract';
import { channelPartPath, displayName, photoOf, type ChannelPart } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { IconButton } from '@oshimado/ui/button';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { ShareIcon } from '@oshimado/ui/icon';
import type { ComponentProps } from 'react';
import { ChannelActions, ChannelInfo } from '../../parts/channel-card';
import { channelLinksOf } from '../../parts/channel-card';
import { useBlockToggle } from '../../parts/blocking';
import { LateBell } from '../../parts/push';
import { LateChannelGroups } from '../../parts/favorite-groups';
import { ShareButton } from '../../parts/share-menu';
import { useWidgets } from '../../base/context';
import { useNameProperty, useTranslate } from '../../base/sentences';
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

export interface ChannelHeaderProps {
  readonly channel: ChannelFull;
  /** The open part, whose address is shared. */
  readonly part: ChannelPart;
}

const ShareTrigger = (props: ComponentProps<'button'>) => (
  <IconButton icon={ShareIcon} label={useTranslate('channels')('page.share')} {...props} />
);

/** Passes on the page, and the streams of the channel; clippers have none. */
function Share({ channel, part }: ChannelHeaderProps) {
  const { id, type } = channel;
  return (
    <ShareButton
      path={channelPartPath(id, part)}
      title={displayName(channel, useNameProperty())}
      embed={
        type === 'vtuber' ? { tag: 'oshi-live-feed', attributes: { channels: id } } : undefined
      }
      Trigger={ShareTrigger}
    />
  );
}

/** Banner, photo, name and figures of a channel, with its heart and its buttons to block and share it. */
export function ChannelHeader({ channel, part }: ChannelHeaderProps) {
  const heart = useFavoriteHeart(channel);
  const block = useBlockToggle(channel);
  const photo = photoOf(channel, 100, useWidgets());
  const name = displayName(channel, useNameProperty());
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
          <div className={css.headerActions}>
            <ChannelActions channel={channel} heart={heart} block={block} />
            <Share channel={channel} part={part} />
            {channel.type === 'vtuber' ? (
              <LateBell of="channel" id={channel.id} name={name} />
            ) : null}
            {heart.isOn ? <LateChannelGroups channelId={channel.id} name={name} /> : null}
          </div>
        </div>
      </div>
    </header>
  );
}
