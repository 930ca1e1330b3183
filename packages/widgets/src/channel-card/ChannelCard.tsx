/** One channel in a list: a card among cards, or a row. */
import { Avatar } from '@oshimado/ui/avatar';
import { classNames } from '@oshimado/ui/style-props';
import { memo } from 'react';
import { useWidgets } from '../context';
import { ChannelActions, type ChannelActionsProps } from './ChannelActions';
import * as css from './ChannelCard.css';
import { connectChannel } from './channel-card.connect';
import { ChannelInfo } from './ChannelInfo';
import type { ChannelLinks } from './channel-card.types';

export interface ChannelCardProps extends ChannelActionsProps {
  /** Where its parts lead. Default nowhere. */
  readonly links?: ChannelLinks | undefined;
  /** Level of the heading with its name. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** The picture leads to the channel as its name does, and is no second stop for the keyboard. */
function Photo({ channel }: Pick<ChannelCardProps, 'channel'>) {
  const environment = useWidgets();
  const { LinkComponent: Link = 'a' } = environment;
  const { href, photo, isInactive } = connectChannel(channel, { environment });
  return (
    <Link
      className={css.photo}
      data-inactive={isInactive || undefined}
      href={href}
      tabIndex={-1}
      aria-hidden="true"
    >
      <Avatar src={photo} size={50} />
    </Link>
  );
}

/** A channel in a box of its own. Renders an `<article>`. */
export const ChannelCard = memo(function ChannelCard({
  channel,
  links,
  headingLevel,
  heart,
  block,
  className,
  style,
}: ChannelCardProps) {
  return (
    <article
      className={classNames(css.card, className)}
      style={style}
      data-inactive={channel.inactive || undefined}
    >
      <div className={css.cardBody}>
        <Photo channel={channel} />
        <ChannelInfo channel={channel} links={links} headingLevel={headingLevel} />
      </div>
      <ChannelActions channel={channel} heart={heart} block={block} />
    </article>
  );
});

/** A channel on a line, with its buttons at the end; below the text where there is no room. Renders an `<article>`. */
export const ChannelRow = memo(function ChannelRow({
  channel,
  links,
  headingLevel,
  heart,
  block,
  className,
  style,
}: ChannelCardProps) {
  return (
    <article
      className={classNames(css.row, className)}
      style={style}
      data-inactive={channel.inactive || undefined}
    >
      <Photo channel={channel} />
      <div className={css.rowBody}>
        <ChannelInfo channel={channel} links={links} headingLevel={headingLevel} />
        <ChannelActions channel={channel} heart={heart} block={block} />
      </div>
    </article>
  );
});
