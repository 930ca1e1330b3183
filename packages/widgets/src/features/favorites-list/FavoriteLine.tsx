/** One favorite in the drawer: the channel, and the time since or until the start of its stream. */
import {
  channelPath,
  displayName,
  formatShortDuration,
  photoOf,
  twoZoneTimes,
} from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { textLanguage } from '../../parts/video-card';
import { useDeviceState } from '../../base/device';
import { Time } from '../../base/clock';
import { useLanguage, useNameProperty, withElements } from '../../base/sentences';
import { PageLink, useWidgets } from '../../base/context';
import type { FavoriteRow } from './favorite-rows';
import * as css from './FavoriteLine.css';

const SECOND_MS = 1_000;

interface ClockProps {
  readonly row: FavoriteRow;
  readonly now: number;
}

/** Time since the start of a live stream, or until the start of an upcoming one. */
function LineClock({ row: { video, isLive }, now }: ClockProps) {
  const { t, language } = useLanguage();
  const timeZone = useDeviceState((state) => state.timeZone);
  if (!video) return null;
  const start = video.start_actual ?? video.start_scheduled ?? video.available_at;
  const time = formatShortDuration(Math.abs(Date.parse(start) - now) / SECOND_MS);
  return (
    <Time
      className={css.clock[isLive ? 'live' : 'upcoming']}
      dateTime={start}
      title={timeZone ? twoZoneTimes(Date.parse(start), language, timeZone).join('\n') : undefined}
    >
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>
        {t(isLive ? 'nav.favoritesList.liveFor' : 'nav.favoritesList.startsIn', { time })}
      </VisuallyHidden>
    </Time>
  );
}

export interface FavoriteLineProps extends ClockProps {
  /** Called when the line is pressed. Default none. */
  readonly onLeave?: (() => void) | undefined;
}

export function FavoriteLine({ row, now, onLeave }: FavoriteLineProps) {
  const { t, language } = useLanguage();
  const property = useNameProperty();
  const from = useWidgets();
  const { channel, host, isLive } = row;
  const name = displayName(channel, property);
  const hostName = host && displayName(host, property);
  const hostLang = hostName && textLanguage(hostName, language);
  return (
    <PageLink href={channelPath(channel.id)} className={css.line} onClick={onLeave}>
      <span className={css.avatar} data-live={isLive || undefined}>
        <Avatar src={photoOf(channel, 50, from)} size={30} name={name} />
        {host && hostName !== undefined ? (
          <span className={css.host} lang={hostLang} translate="no" title={hostName}>
            <Avatar src={photoOf(host, 50, from)} size={20} name={hostName} />
          </span>
        ) : null}
      </span>
      <span className={css.texts}>
        <span className={css.name} lang={textLanguage(name, language)} translate="no" title={name}>
          {name}
        </span>
        {channel.org ? (
          <span className={css.org} lang={textLanguage(channel.org, language)} translate="no">
            {channel.org}
          </span>
        ) : null}
        {hostName === undefined ? null : (
          <VisuallyHidden>
            {withElements(
              {
                name: (
                  <span lang={hostLang} translate="no">
                    {hostName}
                  </span>
                ),
              },
              (marks) => t('nav.favoritesList.with', marks),
            )}
          </VisuallyHidden>
        )}
      </span>
      <LineClock row={row} now={now} />
    </PageLink>
  );
}
