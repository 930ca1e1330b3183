/** What can be done with a channel: visit it elsewhere, favorite it, block it. */
import { Button, IconButton } from '@oshimado/ui/button';
import { BlockIcon, HeartIcon, Icon, TwitchMark, XMark, YouTubeMark } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import type { ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import * as css from './ChannelActions.css';
import { connectChannel } from './channel-card.connect';
import type {
  ChannelApi,
  ChannelBlock,
  ChannelHeart,
  ChannelProfile,
  ChannelSocial,
} from './channel-card.types';

const MARKS = { youtube: YouTubeMark, twitter: XMark, twitch: TwitchMark } as const;

export interface ChannelActionsProps extends StyleProps {
  readonly channel: ChannelProfile;
  /** Without it, and for clippers, there is no heart. */
  readonly heart?: ChannelHeart | undefined;
  /** Without it nothing can be blocked. */
  readonly block?: ChannelBlock | undefined;
  /** More buttons, behind the others. Default none. */
  readonly children?: ReactNode;
}

const SocialLink = ({ social }: { social: ChannelSocial }) => (
  <a className={css.social} href={social.href} target="_blank" rel="noopener" title={social.label}>
    <Icon icon={MARKS[social.platform]} />
  </a>
);

function Heart({ name, heart }: { name: string; heart: ChannelHeart }) {
  const { t } = useWidgets();
  const isGuest = heart.refusal === 'guest';
  return (
    <IconButton
      className={css.heart}
      icon={HeartIcon}
      label={isGuest ? t('channel.signIn') : t('channel.favorite', { name })}
      pressed={isGuest ? undefined : heart.isOn}
      onClick={heart.toggle}
    />
  );
}

/** One button in both states, so that it keeps the focus. */
function Block({ name, block: { isBlocked, toggle } }: { name: string; block: ChannelBlock }) {
  const { t } = useWidgets();
  const label = t(isBlocked ? 'channel.unblock' : 'channel.block', { name });
  return (
    <Button
      variant="plain"
      className={isBlocked ? css.blocked : css.block}
      aria-label={isBlocked ? label : undefined}
      title={isBlocked ? undefined : label}
      onClick={toggle}
    >
      <Icon icon={BlockIcon} />
      {isBlocked ? t('channel.blocked') : null}
    </Button>
  );
}

interface ConnectedActionsProps extends ChannelActionsProps {
  readonly api: ChannelApi;
}

/** `ChannelActions` of a card that has connected its channel already. */
export function ConnectedActions(props: ConnectedActionsProps) {
  const { api, channel, heart, block, children, className, style } = props;
  const { t } = useWidgets();
  const { name, socials } = api;
  return (
    <div
      role="group"
      aria-label={t('channel.actions', { name })}
      className={classNames(css.actions, className)}
      style={style}
    >
      {socials.map((social) => (
        <SocialLink key={social.platform} social={social} />
      ))}
      {heart && channel.type === 'vtuber' ? <Heart name={name} heart={heart} /> : null}
      {block ? <Block name={name} block={block} /> : null}
      {children}
    </div>
  );
}

/** The buttons of a channel. Renders a `<div role="group">`. */
export function ChannelActions(props: ChannelActionsProps) {
  const api = connectChannel(props.channel, { environment: useWidgets() });
  return <ConnectedActions api={api} {...props} />;
}
