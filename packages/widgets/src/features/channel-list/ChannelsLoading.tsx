/** The shape of a list of channels that is loading. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { ChannelSkeleton } from '../../parts/channel-card/ChannelSkeleton';
import { useTranslate } from '../../base/sentences';
import * as css from './ChannelList.css';

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
