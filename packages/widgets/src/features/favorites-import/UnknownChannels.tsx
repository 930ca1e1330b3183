/** Channels that this site does not have, with the ways to look at one and to request it. */
import type { FollowedChannel } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card/text-language';
import * as css from './favorites-import.css';

/** Up to here every row is drawn. */
const DRAWN_MAX = 30;
const ROW_PX = 48;

const addressOf = (key: string) =>
  `https://www.youtube.com/${key.startsWith('@') ? key : `channel/${key}`}`;

function Row({ channel: { key, name } }: { readonly channel: FollowedChannel }) {
  const t = useTranslate('favoritesImport');
  const { tWidgets, language } = useLanguage();
  const shown = name === '' ? key : name;
  const address = addressOf(key);
  return (
    <span className={css.row}>
      <Link className={css.name} href={address} externalLabel={tWidgets('newTab')}>
        <span lang={textLanguage(shown, language)} translate="no">
          {shown}
        </span>
      </Link>
      <Link
        href={`/addChannel?address=${encodeURIComponent(address)}`}
        aria-label={t('requestOf', { name: shown })}
        // The file would be lost with the page.
        externalLabel={tWidgets('newTab')}
      >
        {t('request')}
      </Link>
    </span>
  );
}

export function UnknownChannels({ channels }: { readonly channels: readonly FollowedChannel[] }) {
  const t = useTranslate('favoritesImport');
  if (channels.length === 0) return null;
  const label = t('unknown', { whole: channels.length });
  return (
    <details className={css.more}>
      <summary className={css.summary}>{label}</summary>
      {channels.length > DRAWN_MAX ? (
        <div className={css.long}>
          <VirtualList
            label={label}
            items={channels}
            itemKey={({ key }) => key}
            estimateSize={ROW_PX}
            renderItem={(channel) => <Row channel={channel} />}
          />
        </div>
      ) : (
        <ul className={css.list} aria-label={label}>
          {channels.map((channel) => (
            <li key={channel.key}>
              <Row channel={channel} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
