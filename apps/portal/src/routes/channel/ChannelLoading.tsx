import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { VideoListSkeleton } from '@oshimado/widgets';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import * as css from './ChannelPage.css';

/** The shape of the page until the channel is there. */
export function ChannelLoading() {
  const t = useTranslate('channels');
  const { preferences } = usePreferences();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('page.loading')}</span>
      </VisuallyHidden>
      <div className={css.banner}>
        <Skeleton shape="box" />
      </div>
      <div className={css.header}>
        <span className={css.photoSkeleton}>
          <Skeleton shape="circle" />
        </span>
        <span className={css.textSkeleton}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </span>
      </div>
      <VideoListSkeleton shape={preferences.viewMode} gridSize={preferences.gridSize} />
    </>
  );
}
