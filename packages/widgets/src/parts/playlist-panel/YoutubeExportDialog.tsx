import { YOUTUBE_LIST_MAX } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../../base/context';
import { connectYoutubeExport, type PlaylistTranslate } from './playlist-panel.connect';
import * as css from './YoutubeExportDialog.css';

export interface YoutubeExportDialogProps {
  /** Ids of the videos, in their order. */
  readonly ids: readonly string[];
  readonly t: PlaylistTranslate;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Leads to YouTube's own temporary lists, and says how they are kept. */
export function YoutubeExportDialog({ ids, t, open, onClose }: YoutubeExportDialogProps) {
  const { t: tWidgets } = useWidgets();
  const { links, leftOut } = connectYoutubeExport(ids, t);
  return (
    <Dialog
      title={t('export.title')}
      description={t('export.text')}
      closeLabel={tWidgets('close')}
      open={open}
      onClose={onClose}
    >
      <ol className={css.steps}>
        <li>{t('export.step1')}</li>
        <li>{t('export.step2')}</li>
        <li>{t('export.step3')}</li>
      </ol>
      {links.length > 1 ? <p>{t('export.limit', { max: YOUTUBE_LIST_MAX })}</p> : null}
      {leftOut > 0 ? <p>{t('export.leftOut', { count: leftOut })}</p> : null}
      {links.length === 0 ? <p>{t('export.none')}</p> : null}
      <ul className={css.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <ButtonLink href={href} target="_blank" rel="noopener">
              {text}
              <VisuallyHidden> ({tWidgets('newTab')})</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
