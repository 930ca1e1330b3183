import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useTranslate } from '../../i18n/LanguageProvider';
import { ListLoading } from '../../lists/ListedVideos';
import { ChannelSkeleton } from '../channels/ChannelSkeleton';
import * as css from './ChannelPage.css';

/** The shape of the page until the channel is there. */
export function ChannelLoading() {
  const t = useTranslate('channels');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('page.loading')}</span>
      </VisuallyHidden>
      <div className={css.banner}>
        <Skeleton shape="box" />
      </div>
      <ChannelSkeleton />
      <ListLoading />
    </>
  );
}
