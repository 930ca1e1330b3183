/** One channel in a list: a card among cards, or a row. */
import { Avatar } from '@oshimado/ui/avatar';
import { classNames } from '@oshimado/ui/style-props';
import { memo } from 'react';
import { useWidgets } from '../../base/context';
import { ConnectedActions, type ChannelActionsProps } from './ChannelActions';
import * as css from './ChannelCard.css';
import { connectChannel } from './channel-card.connect';
import { ConnectedInfo } from './ChannelInfo';
import type { ChannelApi, ChannelLinks } from './channel-card.types';

/** Props of `ChannelCard`. */
export interface ChannelCardProps extends ChannelActionsProps {
  /** Where its parts lead. Default nowhere. */
  readonly links?: ChannelLinks | undefined;
  /** Level of the heading with its name. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** The picture leads to the channel as its name does, and is no second stop for the keyboard. */
function Photo({ api: { href, photo, isInactive } }: { readonly api: ChannelApi }) {
  const { LinkComponent: Link = 'a' } = useWidgets();
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

/** The parts of a card or row, from one reading of the channel. */
function useParts(
  { channel, links, headingLevel, heart, block, children }: ChannelCardProps,
  look?: string,
) {
  const api = connectChannel(channel, { environment: useWidgets(), links });
  return {
    photo: <Photo api={api} />,
    info: <ConnectedInfo api={api} headingLevel={headingLevel} />,
    actions: (
      <ConnectedActions api={api} channel={channel} heart={heart} block={block} className={look}>
        {children}
      </ConnectedActions>
    ),
  };
}

const rootOf = ({ channel, className, style }: ChannelCardProps, look: string) => ({
  className: classNames(look, className),
  style,
  'data-inactive': channel.inactive || undefined,
});

/** A channel in a box of its own. Renders an `<article>`. */
export const ChannelCard = memo(function ChannelCard(props: ChannelCardProps) {
  const { photo, info, actions } = useParts(props);
  return (
    <article {...rootOf(props, css.card)}>
      <div className={css.cardBody}>
        {photo}
        {info}
      </div>
      {actions}
    </article>
  );
});

/** A channel on a line, with its buttons at the end; below the text where there is no room. Renders an `<article>`. */
export const ChannelRow = memo(function ChannelRow(props: ChannelCardProps) {
  const { photo, info, actions } = useParts(props, css.rowActions);
  return (
    <article {...rootOf(props, css.row)}>
      {photo}
      <div className={css.rowBody}>
        {info}
        {actions}
      </div>
    </article>
  );
});
