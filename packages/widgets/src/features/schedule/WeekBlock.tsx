/** A stream in the grid of a week, as high as it is long. */
import { scheduleClock, type GridBlock } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { ClockIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { PageLink, useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import type { Schedule } from './use-schedule';
import * as css from './WeekGrid.css';

export interface WeekBlockProps {
  readonly block: GridBlock;
  readonly schedule: Pick<Schedule, 'now' | 'zone'>;
  /** The one stop of the grid for the Tab key. */
  readonly isStop: boolean;
}

/** Renders an `<a>`. */
export function WeekBlock({ block, schedule, isStop }: WeekBlockProps) {
  const t = useTranslate('schedule');
  const environment = useWidgets();
  const { t: tCard, language } = environment;
  const { video, isContinued } = block;
  const { now, zone } = schedule;
  const card = connectVideoCard(video, { environment, now });
  const { local, tokyo } = scheduleClock(Date.parse(video.available_at), language, zone);
  // In a narrow column AM and PM may go below the hour; some versions of ICU put a space there that no line ends at.
  const time = isContinued ? t('continued') : local.replaceAll('\u202F', ' ');
  return (
    <PageLink
      className={css.block}
      href={card.href}
      target={card.isExternal ? '_blank' : undefined}
      rel={card.isExternal ? 'noopener' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-state={card.state}
      data-placeholder={card.placeholder ? '' : undefined}
    >
      <time className={css.blockTime} dateTime={card.time.iso}>
        {time}
      </time>
      {tokyo ? <VisuallyHidden> ({tokyo})</VisuallyHidden> : null}{' '}
      {card.state === 'live' ? <Badge tone="live">{tCard('card.live')}</Badge> : null}
      {card.isUncertain ? (
        <span title={tCard('card.likely')}>
          <Icon icon={ClockIcon} size="small" />
          <VisuallyHidden>{tCard('card.likely')}</VisuallyHidden>
        </span>
      ) : null}
      <span className={css.blockTitle} lang={card.titleLang} translate="no">
        {card.title}
      </span>
      <span className={css.blockChannel} lang={card.channel.lang} translate="no">
        {card.channel.name}
      </span>
    </PageLink>
  );
}
