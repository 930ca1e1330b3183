/** One favorite in the drawer: who it is, and how long it has been live or when it begins. */
import {
  channelPath,
  displayName,
  formatShortDuration,
  nameProperty,
  photoOf,
  twoZoneTimes,
} from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { textLanguage } from '@oshimado/widgets';
import { RouterLink } from '../../app/RouterLink';
import { useLanguage } from '../../i18n/LanguageProvider';
import { withElements } from '../../i18n/with-elements';
import { usePreferences } from '../../preferences/PreferencesProvider';
import type { FavoriteRow } from './favorites-list';
import * as css from './FavoriteLine.css';

const SECOND_MS = 1_000;

interface ClockProps {
  readonly row: FavoriteRow;
  readonly now: number;
}

/** "Time since start in red when live, time to start otherwise." */
function LineClock({ row: { video, isLive }, now }: ClockProps) {
  const { t, language } = useLanguage();
  const { preferences } = usePreferences();
  if (!video) return null;
  const start = video.start_actual ?? video.start_scheduled ?? video.available_at;
  const time = formatShortDuration(Math.abs(Date.parse(start) - now) / SECOND_MS);
  const { timeZone } = preferences;
  return (
    <time
      className={css.clock[isLive ? 'live' : 'upcoming']}
      dateTime={start}
      title={timeZone ? twoZoneTimes(Date.parse(start), language, timeZone).join('\n') : undefined}
    >
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>
        {t(isLive ? 'nav.favoritesList.liveFor' : 'nav.favoritesList.startsIn', { time })}
      </VisuallyHidden>
    </time>
  );
}

export interface FavoriteLineProps extends ClockProps {
  readonly onLeave?: (() => void) | undefined;
}

export function FavoriteLine({ row, now, onLeave }: FavoriteLineProps) {
  const { t, language } = useLanguage();
  const { preferences } = usePreferences();
  const property = nameProperty(preferences, language);
  const { channel, host, isLive } = row;
  const name = displayName(channel, property);
  const hostName = host && displayName(host, property);
  const hostLang = hostName && textLanguage(hostName, language);
  return (
    <RouterLink href={channelPath(channel.id)} className={css.line} onClick={onLeave}>
      <span className={css.avatar} data-live={isLive || undefined}>
        <Avatar src={photoOf(channel)} size={30} name={name} />
        {host && hostName !== undefined ? (
          <span className={css.host} lang={hostLang} title={hostName}>
            <Avatar src={photoOf(host)} size={20} name={hostName} />
          </span>
        ) : null}
      </span>
      <span className={css.words}>
        <span className={css.name} lang={textLanguage(name, language)} title={name}>
          {name}
        </span>
        {channel.org ? (
          <span className={css.org} lang={textLanguage(channel.org, language)}>
            {channel.org}
          </span>
        ) : null}
        {hostName === undefined ? null : (
          <VisuallyHidden>
            {withElements({ name: <span lang={hostLang}>{hostName}</span> }, (marks) =>
              t('nav.favoritesList.with', marks),
            )}
          </VisuallyHidden>
        )}
      </span>
      <LineClock row={row} now={now} />
    </RouterLink>
  );
}
