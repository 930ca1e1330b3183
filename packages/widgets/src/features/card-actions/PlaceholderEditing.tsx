/** Editing and deleting of a placeholder, for editors and the person who entered it. */
import { may, placeholderOwner } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { EditIcon, Icon } from '@oshimado/ui/icon';
import { useViewer } from '../../base/viewer';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './PlaceholderDialog.css';
import {
  PlaceholderDelete,
  type PlaceholderDeleteProps,
} from '../../parts/placeholder-delete/PlaceholderDelete';

const EDITOR = '/add_placeholder';

/** Draws nothing without the permission. Credits name the owner of a placeholder. */
export function PlaceholderEditing(props: PlaceholderDeleteProps) {
  const t = useTranslate('playlists');
  const viewer = useViewer().user ?? undefined;
  const { id } = props.video;
  const owned = { ownerId: placeholderOwner(props.video) };
  const mayChange = may('placeholder.change', viewer, owned);
  const mayDelete = may('placeholder.delete', viewer, owned);
  if (!mayChange && !mayDelete) return null;
  return (
    <div className={css.line}>
      <code translate="no" className={css.id}>
        {t('placeholder.id', { id })}
      </code>
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
      {mayDelete ? <PlaceholderDelete {...props} /> : null}
    </div>
  );
}
