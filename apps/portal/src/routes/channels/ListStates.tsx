/** What stands in the place of channels that are on their way. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './Channels.css';
import { ChannelSkeleton } from './ChannelSkeleton';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function ChannelsLoading() {
  const t = useTranslate('channels');
  return (
    <div className={css.box}>
      <VisuallyHidden>
        <span role="status">{t('list.loading')}</span>
      </VisuallyHidden>
      <div className={css.rows}>
        {ROWS.map((row) => (
          <ChannelSkeleton key={row} />
        ))}
      </div>
    </div>
  );
}
