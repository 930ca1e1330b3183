/** Editing and deleting of a placeholder, for editors. */
import type { Video } from '@oshimado/contract';
import { isBuilt, may } from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { DeleteIcon, EditIcon, Icon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useViewer } from '../viewer';
import { PageLink } from '../context';
import { useTranslate } from '../sentences';
import * as css from './PlaceholderDialog.css';
import { useDeletePlaceholder } from './use-delete-placeholder';

export interface PlaceholderEditingProps {
  readonly video: Video;
  /** Title as shown to the viewer. */
  readonly title: string;
  readonly onClose: () => void;
}

function DeleteButton({ video, title, onClose }: PlaceholderEditingProps) {
  const t = useTranslate('playlists');
  const { isBusy, failure, start } = useDeletePlaceholder(video, title, onClose);
  return (
    <>
      <AlertDialog
        title={t('placeholder.askTitle', { title })}
        description={t('placeholder.askText')}
        cancelLabel={t('cancel')}
        actionLabel={t('placeholder.delete')}
        onAction={start}
        trigger={
          <Button startIcon={DeleteIcon} busy={isBusy}>
            {t('placeholder.delete')}
          </Button>
        }
      />
      {failure === undefined || isBusy ? null : (
        <Notice tone="danger" role="alert" title={t('placeholder.deleteFailed', { title })}>
          {t(`placeholder.why.${failure}`)}
        </Notice>
      )}
    </>
  );
}

const EDITOR = '/add_placeholder';

/**
 * Draws nothing without the permission. Lists do not name the owner of a placeholder, so owners who are no editors change
 * theirs through the API.
 */
export function PlaceholderEditing(props: PlaceholderEditingProps) {
  const t = useTranslate('playlists');
  const viewer = useViewer().user ?? undefined;
  const { id } = props.video;
  const mayChange = isBuilt(EDITOR) && may('placeholder.change', viewer);
  const mayDelete = may('placeholder.delete', viewer);
  if (!mayChange && !mayDelete) return null;
  return (
    <div className={css.line}>
      <code className={css.id}>{t('placeholder.id', { id })}</code>
      {mayChange ? (
        <ButtonLink
          component={PageLink}
          href={`${EDITOR}?${new URLSearchParams({ id }).toString()}`}
          onClick={props.onClose}
        >
          <Icon icon={EditIcon} size="small" />
          {t('placeholder.change')}
        </ButtonLink>
      ) : null}
      {mayDelete ? <DeleteButton {...props} /> : null}
    </div>
  );
}
