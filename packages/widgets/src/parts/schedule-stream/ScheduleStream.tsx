/** A stream as a row of a schedule: when it begins here and in Tokyo, whose it is, and how certain it is; in the portal with its menu. */
import type { Video } from '@oshimado/contract';
import { scheduleClock, TOKYO_ZONE, type ScheduleZone } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Badge } from '@oshimado/ui/badge';
import { ClockIcon, Icon } from '@oshimado/ui/icon';
import type { ReactNode } from 'react';
import { Time } from '../../base/clock';
import { PageLink, usePageParts, useWidgets } from '../../base/context';
import { cardIcons } from '../video-card/card-icons';
import { connectVideoCard } from '../video-card/video-card.connect';
import * as css from './ScheduleStream.css';

export interface ScheduleStreamProps {
  readonly video: Video;
  /** Epoch milliseconds. */
  readonly now: number;
  /** By which clock its time is written. Default: that of the viewer. */
  readonly zone?: ScheduleZone | undefined;
  /** After the description. Default nothing. */
  readonly marks?: ReactNode;
  /** Below the description. Default nothing. */
  readonly below?: ReactNode;
}

/** Renders an `<li>`. */
export function ScheduleStream({ video, now, zone, marks, below }: ScheduleStreamProps) {
  const environment = useWidgets();
  const { t, language, timeZone = TOKYO_ZONE, target, onSelect, cardActions } = environment;
  const { CardMenu } = usePageParts();
  const card = connectVideoCard(video, { environment, now });
  const { state, title, titleLang, href, channel, time, placeholder, topic } = card;
  const start = Date.parse(video.available_at);
  const { local, tokyo } = scheduleClock(start, language, zone ?? { timeZone });
  const isElsewhere = card.isExternal || target === '_blank';
  return (
    <li
      className={css.row}
      data-part="stream"
      data-state={state}
      data-placeholder={placeholder ? '' : undefined}
    >
      <Time className={css.times} data-part="time" dateTime={time.iso}>
        {/* Server and browser may write the same time differently. */}
        <span className={css.local} suppressHydrationWarning>
          {local}
        </span>
        {tokyo ? (
          <span className={css.tokyo} suppressHydrationWarning>
            {tokyo}
          </span>
        ) : null}
      </Time>
      <span className={css.face}>
        <Avatar {...channel.photo} size={40} />
      </span>
      <div className={css.text}>
        <PageLink
          className={css.link}
          data-part="title"
          href={href}
          lang={titleLang}
          translate="no"
          target={isElsewhere ? '_blank' : undefined}
          rel={isElsewhere ? 'noopener' : undefined}
          onClick={onSelect && ((event) => onSelect(video, event))}
        >
          {title}
        </PageLink>
        <p className={css.facts} data-part="facts">
          {state === 'live' ? <Badge tone="live">{t('card.live')}</Badge> : null}
          <span className={css.channel} lang={channel.lang} translate="no">
            {channel.name}
          </span>
          {topic ? <span>{topic}</span> : null}
          {placeholder ? (
            <span className={css.mark}>
              <Icon icon={cardIcons[placeholder.icon]} size="small" />
              {placeholder.text}
            </span>
          ) : null}
          {card.isUncertain ? (
            <span className={css.mark}>
              <Icon icon={ClockIcon} size="small" />
              {t('card.likely')}
            </span>
          ) : null}
          {marks}
        </p>
        {below ? <div className={css.below}>{below}</div> : null}
      </div>
      {cardActions && CardMenu ? (
        <span className={css.actions}>
          <CardMenu video={video} card={card} />
        </span>
      ) : null}
    </li>
  );
}
