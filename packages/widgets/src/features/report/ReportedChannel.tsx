/** The channel of the reported video: links to it, favorite and block. */
import type { VideoChannel } from '@oshimado/contract';
import { CHANNEL_ID, channelPath, displayName } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { BlockIcon, HeartIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { textLanguage } from '../../parts/video-card';
import { useWidgets } from '../../base/context';
import { useBlocking } from '../../parts/blocking';
import { useFavoriteHeart } from '../../base/viewer';
import { useTranslate, withElements } from '../../base/sentences';
import * as css from './report.css';

function BlockToggle({ channel }: { channel: VideoChannel }) {
  const t = useTranslate('report');
  const { isBlocked, change } = useBlocking(channel);
  return (
    <>
      <Button size="small" startIcon={BlockIcon} onClick={() => change(!isBlocked)}>
        {t(isBlocked ? 'channel.unblock' : 'channel.block')}
      </Button>
      <span role="status" className={css.hint}>
        {isBlocked ? t('channel.blocked') : null}
      </span>
    </>
  );
}

function FavoriteToggle({ channel }: { channel: VideoChannel }) {
  const t = useTranslate('report');
  const { isOn, refusal, toggle } = useFavoriteHeart(channel);
  if (refusal) return null;
  return (
    <Button size="small" startIcon={HeartIcon} onClick={toggle}>
      {t(isOn ? 'channel.unfavorite' : 'channel.favorite')}
    </Button>
  );
}

export function ReportedChannel({ channel }: { channel: VideoChannel }) {
  const t = useTranslate('report');
  const tWidgets = useTranslate('widgets');
  const { nameProperty, language } = useWidgets();
  const name = displayName(channel, nameProperty);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {withElements(
          {
            name: (
              <span lang={textLanguage(name, language)} translate="no">
                {name}
              </span>
            ),
          },
          (marks) => t('channelBy', marks),
        )}
      </legend>
      <div className={css.row}>
        {/* In a new tab: leaving the page would lose the report. */}
        <Link href={channelPath(channel.id)} externalLabel={tWidgets('newTab')}>
          {t('channel.page')}
        </Link>
        {CHANNEL_ID.test(channel.id) ? (
          <Link
            href={`https://www.youtube.com/channel/${channel.id}`}
            externalLabel={tWidgets('newTab')}
          >
            {t('channel.youtube')}
          </Link>
        ) : null}
        <FavoriteToggle channel={channel} />
        <BlockToggle channel={channel} />
      </div>
    </fieldset>
  );
}
