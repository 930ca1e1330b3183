/** All groups: their order by hand, and the ways to change and to delete one. */
import { Button, IconButton } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { DeleteIcon, EditIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { SortableList } from '@oshimado/ui/sortable-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useFavoriteGroups, type DeviceGroup } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import { GroupDot } from '../../parts/favorite-groups';
import MuteControl from '../../parts/favorite-mutes/MuteControl';
import { MoveButtons } from '../../parts/lists/MoveButtons';
import { writtenLanguage } from '../../parts/video-card/text-language';
import * as css from './favorite-groups.css';
import GroupDialog from './GroupDialog';
import { useSortLabels } from '../../parts/lists/use-sort-labels';

export interface GroupsDialogProps {
  readonly onClose: () => void;
}

export default function GroupsDialog({ onClose }: GroupsDialogProps) {
  const t = useTranslate('favorites');
  const tWidgets = useTranslate('widgets');
  const labels = useSortLabels();
  const { groups, viewerId, store } = useFavoriteGroups();
  const [edited, setEdited] = useState<string>();
  const [removed, setRemoved] = useState<DeviceGroup>();
  const [said, say] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => void store.move(viewerId, from, to);
  const remove = (group: DeviceGroup) => {
    void store.remove(viewerId, group.id);
    setRemoved(group);
    // The focused control was removed.
    root.current?.focus();
  };
  const undo = (group: DeviceGroup) => {
    void store.restore(viewerId, group);
    setRemoved(undefined);
    root.current?.focus();
  };
  if (edited !== undefined) return <GroupDialog id={edited} onClose={() => setEdited(undefined)} />;
  return (
    <Dialog open onClose={onClose} title={t('groups.manage')} closeLabel={tWidgets('close')}>
      <div ref={root} tabIndex={-1} className={css.section}>
        {/* Not a toast: those are out of reach while a dialog is open. */}
        {removed ? (
          <Notice
            role="status"
            action={
              <Button size="small" onClick={() => undo(removed)}>
                {tWidgets('undo')}
              </Button>
            }
          >
            {t('groups.deleted', { name: removed.name })}
          </Notice>
        ) : null}
        <SortableList
          label={t('groups.order')}
          labels={labels}
          onReorder={move}
          items={groups.map((group, at) => ({
            id: group.id,
            name: group.name,
            content: (
              <div className={css.row}>
                <span className={css.rowName}>
                  <GroupDot color={group.color} />
                  <span lang={writtenLanguage(group.name)} translate="no">
                    {group.name}
                  </span>
                </span>
                <MoveButtons
                  name={group.name}
                  at={at}
                  count={groups.length}
                  onMove={(to) => {
                    move(at, to);
                    say(
                      t('sort.placed', {
                        name: group.name,
                        position: to + 1,
                        count: groups.length,
                      }),
                    );
                  }}
                />
                <MuteControl channelIds={group.channelIds} name={group.name} />
                <IconButton
                  icon={EditIcon}
                  label={t('groups.edit', { name: group.name })}
                  onClick={() => setEdited(group.id)}
                />
                <IconButton
                  icon={DeleteIcon}
                  label={t('groups.delete', { name: group.name })}
                  onClick={() => remove(group)}
                />
              </div>
            ),
          }))}
        />
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
