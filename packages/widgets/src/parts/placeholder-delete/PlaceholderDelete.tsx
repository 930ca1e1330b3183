/** Deletes a placeholder after a question. */
import type { Video } from '@oshimado/contract';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { DeleteIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useTranslate } from '../../base/sentences';
import { useDeletePlaceholder } from './use-delete-placeholder';

export interface PlaceholderDeleteProps {
  readonly video: Video;
  /** Title as shown to the viewer. */
  readonly title: string;
  /** Called after the deletion. */
  readonly onClose: () => void;
}

/** The button, its question, and why the deletion failed. */
export function PlaceholderDelete({ video, title, onClose }: PlaceholderDeleteProps) {
  const t = useTranslate('playlists');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const { isBusy, failure, start } = useDeletePlaceholder(video, title, onClose);
  return (
    <>
      <AlertDialog
        title={t('placeholder.askTitle', { title })}
        description={t('placeholder.askText')}
        cancelLabel={tWidgets('cancel')}
        actionLabel={tPortal('button.delete')}
        onAction={start}
        trigger={
          <Button startIcon={DeleteIcon} busy={isBusy}>
            {tPortal('button.delete')}
          </Button>
        }
      />
      {failure === undefined || isBusy ? null : (
        <Notice tone="danger" role="alert" title={t('placeholder.deleteFailed', { title })}>
          {failure}
        </Notice>
      )}
    </>
  );
}
