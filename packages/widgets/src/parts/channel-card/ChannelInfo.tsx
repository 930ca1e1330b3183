/** Who a channel is: its name, where it belongs, how much there is of it, what it is about. */
import { GraduatedIcon, Icon, TrophyIcon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../../base/context';
import * as css from './ChannelCard.css';
import { connectChannel } from './channel-card.connect';
import type { ChannelApi, ChannelLinks, ChannelProfile, LinkedText } from './channel-card.types';

export interface ChannelInfoProps extends StyleProps {
  readonly channel: ChannelProfile;
  /** Where its parts lead. Default nowhere. */
  readonly links?: ChannelLinks | undefined;
  /** Level of the heading with its name. Default 3. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
  /** The name leads to the channel. Default true; its own page has no use for it. */
  readonly hasLink?: boolean;
}

function MaybeLink({ text, href, isQuiet = false }: LinkedText & { readonly isQuiet?: boolean }) {
  const { LinkComponent: Link = 'a' } = useWidgets();
  return href === undefined ? (
    text
  ) : (
    <Link className={isQuiet ? css.quietLink : css.link} href={href}>
      {text}
    </Link>
  );
}

function Name({ api, hasLink }: { api: ChannelApi; hasLink: boolean }) {
  const { LinkComponent: Link = 'a', t } = useWidgets();
  return (
    <>
      {api.isInactive ? (
        <span className={css.inactiveMark} title={t('channel.inactive')}>
          <Icon icon={GraduatedIcon} size="small" />
          <VisuallyHidden>{t('channel.inactive')}: </VisuallyHidden>
        </span>
      ) : null}
      {hasLink ? (
        <Link className={css.nameLink} href={api.href} lang={api.nameLang} translate="no">
          {api.name}
        </Link>
      ) : (
        <span lang={api.nameLang} translate="no">
          {api.name}
        </span>
      )}
    </>
  );
}

function Handle({ handle }: { handle: NonNullable<ChannelApi['handle']> }) {
  const { t } = useWidgets();
  return (
    <a className={css.quietLink} href={handle.href} target="_blank" rel="noopener">
      {handle.text}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}

function Topics({ topics }: { topics: readonly LinkedText[] }) {
  const { t } = useWidgets();
  return (
    <p className={css.topics}>
      <span className={css.topicsMark} title={t('channel.topTopics')}>
        <Icon icon={TrophyIcon} size="small" />
        <VisuallyHidden>{t('channel.topTopics')}: </VisuallyHidden>
      </span>
      {topics.map((topic) => (
        <span key={topic.text} className={css.topic}>
          <MaybeLink {...topic} />
        </span>
      ))}
    </p>
  );
}

interface ConnectedInfoProps extends Omit<ChannelInfoProps, 'channel' | 'links'> {
  readonly api: ChannelApi;
}

/** `ChannelInfo` of a card that has connected its channel already. */
export function ConnectedInfo({
  api,
  headingLevel = 3,
  hasLink = true,
  className,
  style,
}: ConnectedInfoProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(css.info, className)}
      style={style}
      data-inactive={api.isInactive || undefined}
    >
      <Heading className={headingLevel === 1 ? css.pageName : css.name}>
        <Name api={api} hasLink={hasLink} />
      </Heading>
      {api.org || api.handle ? (
        <p className={css.place}>
          {api.org ? (
            <span className={css.fact} lang={api.org.lang} translate="no">
              <MaybeLink {...api.org} isQuiet />
            </span>
          ) : null}
          {api.handle ? (
            <span className={css.fact}>
              <Handle handle={api.handle} />
            </span>
          ) : null}
        </p>
      ) : null}
      {api.facts.length > 0 ? (
        <p className={css.facts}>
          {api.facts.map((fact) => (
            <span key={fact.kind} className={css.fact}>
              <MaybeLink text={fact.text} href={fact.href} />
            </span>
          ))}
        </p>
      ) : null}
      {api.topics.length > 0 ? <Topics topics={api.topics} /> : null}
    </div>
  );
}

/** A channel in a few lines. Renders a `<div>` with a heading. */
export function ChannelInfo({ channel, links, ...rest }: ChannelInfoProps) {
  return (
    <ConnectedInfo api={connectChannel(channel, { environment: useWidgets(), links })} {...rest} />
  );
}
