/** "While you were away": what the viewer's favorites streamed since a visit that is a day or more ago. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CheckIcon, CloseIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useId } from 'react';
import { PageLink } from '../../base/context';
import { useDisplay } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { useVisitsStore } from '../../base/visits';
import { VideoList } from '../../parts/video-list';
import * as css from './AwaySection.css';
import { useMissedStreams } from './use-missed-streams';

/** Cards shown; the others are in the archive. */
const SHOWN = 6;

function Missed({ videos }: { readonly videos: ReturnType<typeof useMissedStreams> }) {
  const t = useTranslate('away');
  const { dismiss, markSeen } = useVisitsStore();
  const [{ viewMode, gridSize }] = useDisplay();
  const id = useId();
  const more = videos.length - SHOWN;
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('title')}
        </h2>
        <p className={css.count}>{t('streams', { count: videos.length })}</p>
        <div className={css.actions}>
          <Button size="small" startIcon={CheckIcon} onClick={markSeen}>
            {t('markSeen')}
          </Button>
          <IconButton icon={CloseIcon} label={t('dismiss')} onClick={dismiss} />
        </div>
      </div>
      <VideoList
        shape={viewMode}
        gridSize={gridSize}
        videos={videos.slice(0, SHOWN)}
        label={t('title')}
      />
      {more > 0 ? (
        <Link className={css.more} component={PageLink} href="/favorites#archive">
          {t('more', { count: more })}
        </Link>
      ) : null}
    </section>
  );
}

/** Nothing where nothing was missed. */
export default function AwaySection() {
  const videos = useMissedStreams();
  return videos.length > 0 ? <Missed videos={videos} /> : null;
}
