/** What a week shows of a stream. */
import type { Video } from '@oshimado/contract';
import { scheduleClock, type FoldedVideos, type GridBlock } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Badge } from '@oshimado/ui/badge';
import { BellIcon, ClockIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Time } from '../../base/clock';
import { PageLink, useWidgets, type PageLinkProps } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { EventFaces } from '../../parts/event-members/EventFaces';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import type { VideoCardApi } from '../../parts/video-card/video-card.types';
import { useIsReminded } from './reminded';
import type { Schedule } from './use-schedule';
import * as css from './WeekGrid.css';

export interface WeekBlockProps extends Pick<FoldedVideos, 'members'> {
  readonly block: GridBlock;
  readonly schedule: Pick<Schedule, 'now' | 'zone'>;
  /** The one stop of the grid for the Tab key. */
  readonly isStop: boolean;
}

interface MarksProps extends Pick<FoldedVideos, 'members'> {
  readonly video: Video;
  readonly card: VideoCardApi;
}

/** Live, not certain, with a reminder. */
function Marks({ video, members, card }: MarksProps) {
  const t = useTranslate('schedule');
  const { t: tCard } = useWidgets();
  const isReminded = useIsReminded(video, members);
  return (
    <>
      {card.state === 'live' ? <Badge tone="live">{tCard('card.live')}</Badge> : null}
      {card.isUncertain ? (
        <span title={tCard('card.likely')}>
          <Icon icon={ClockIcon} size="small" />
          <VisuallyHidden>{tCard('card.likely')}</VisuallyHidden>
        </span>
      ) : null}
      {isReminded ? (
        <span title={t('reminderSet')}>
          <Icon icon={BellIcon} size="small" />
          <VisuallyHidden>{t('reminderSet')}</VisuallyHidden>
        </span>
      ) : null}
    </>
  );
}

export type BlockLinkProps = WeekBlockProps & Omit<PageLinkProps, 'href'>;

/** Renders an `<a>` with everything else it is given. */
export function BlockLink({ block, members, schedule, isStop, ...link }: BlockLinkProps) {
  const t = useTranslate('schedule');
  const environment = useWidgets();
  const { video, isContinued } = block;
  const { now, zone } = schedule;
  const card = connectVideoCard(video, { environment, now });
  const streams = members.get(video.id);
  const start = Date.parse(video.available_at);
  const { local, tokyo } = scheduleClock(start, environment.language, zone);
  return (
    <PageLink
      {...link}
      className={css.block}
      href={card.href}
      target={card.isExternal ? '_blank' : undefined}
      rel={card.isExternal ? 'noopener' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-state={card.state}
      data-placeholder={card.placeholder ? '' : undefined}
    >
      {streams ? null : <Avatar {...card.channel.photo} size={20} className={css.blockFace} />}{' '}
      <Time className={css.blockTime} dateTime={card.time.iso}>
        {isContinued ? t('continued') : local}
      </Time>
      {tokyo ? (
        <VisuallyHidden>
          {' '}
          (<span suppressHydrationWarning>{tokyo}</span>)
        </VisuallyHidden>
      ) : null}{' '}
      <Marks {...{ video, members, card }} />
      <span className={css.blockTitle} lang={card.titleLang} translate="no">
        {card.title}
      </span>
      <span className={css.blockChannel} lang={card.channel.lang} translate="no">
        {card.channel.name}
      </span>
      {streams ? (
        <span className={css.blockEvent}>
          <EventFaces videos={streams} /> {t('streams', { count: streams.length })}
        </span>
      ) : null}
    </PageLink>
  );
}
