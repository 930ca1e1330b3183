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

const rootOf = ({ channel, className, style }: ChannelCardProps, look: string) => ({
  className: classNames(look, className),
  style,
  'data-inactive': channel.inactive || undefined,
});

function Info({ channel, links, headingLevel }: ChannelCardProps) {
  return <ChannelInfo channel={channel} links={links} headingLevel={headingLevel} />;
}

function Actions({ channel, heart, block, look }: ChannelCardProps & { readonly look?: string }) {
  return <ChannelActions channel={channel} heart={heart} block={block} className={look} />;
}

/** A channel in a box of its own. Renders an `<article>`. */
export const ChannelCard = memo(function ChannelCard(props: ChannelCardProps) {
  return (
    <article {...rootOf(props, css.card)}>
      <div className={css.cardBody}>
        <Photo channel={props.channel} />
        <Info {...props} />
      </div>
      <Actions {...props} />
    </article>
  );
});

/** A channel on a line, with its buttons at the end; below the text where there is no room. Renders an `<article>`. */
export const ChannelRow = memo(function ChannelRow(props: ChannelCardProps) {
  return (
    <article {...rootOf(props, css.row)}>
      <Photo channel={props.channel} />
      <div className={css.rowBody}>
        <Info {...props} />
        <Actions {...props} look={css.rowActions} />
      </div>
    </article>
  );
});
