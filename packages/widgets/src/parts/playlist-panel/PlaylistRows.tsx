/** The videos of a list in their order. A long list draws only what is seen, and is dragged by the row instead of a handle. */
import type { PlaylistVideo } from '@oshimado/contract';
import { plainTitle } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { AddToListIcon } from '@oshimado/ui/icon';
import { SortableList, type SortableLabels, type SortablePlace } from '@oshimado/ui/sortable-list';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useMemo, useRef, useState } from 'react';
import type { PlaylistTranslate } from './playlist-panel.connect';
import { PlaylistRow, type RowMoves } from './PlaylistRow';
import * as css from './PlaylistRows.css';
import { useRowDrag } from './use-row-drag';
import { useRowFocus } from './use-row-focus';

/** Up to here every row is drawn and has a handle that a finger or the keys can drag it by. */
const SORTABLE_MAX = 50;
/** "Virtual list: estimates 88 px." */
const ROW_PX = 88;

export interface PlaylistRowsProps {
  readonly videos: readonly PlaylistVideo[];
  readonly t: PlaylistTranslate;
  /** Places are counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (id: string) => void;
}

function sortableLabels(t: PlaylistTranslate): SortableLabels {
  const say =
    (key: 'row.lifted' | 'row.moved' | 'row.dropped' | 'row.cancelled') =>
    ({ name, position, count }: SortablePlace) =>
      t(key, { title: name, position, count });
  return {
    handle: (title) => t('row.handle', { title }),
    instructions: t('row.instructions'),
    lifted: say('row.lifted'),
    moved: say('row.moved'),
    dropped: say('row.dropped'),
    cancelled: say('row.cancelled'),
  };
}

/** The buttons of a row; their effect is announced to screen readers, and the focus stays near the row. */
function useMoves({ videos, t, onMove, onRemove }: PlaylistRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const keepFocus = useRowFocus(root);
  const moves: RowMoves = {
    move: (from, to, button) => {
      const video = videos[from];
      if (!video || to < 0 || to >= videos.length) return;
      const title = plainTitle(video.title);
      onMove(from, to);
      say(t('row.moved', { title, position: to + 1, count: videos.length }));
      keepFocus({ id: video.id, button });
    },
    remove: (at) => {
      const video = videos[at];
      if (!video) return;
      onRemove(video.id);
      say(t('row.removed', { title: plainTitle(video.title) }));
      const next = videos[at + 1] ?? videos[at - 1];
      keepFocus({ id: next?.id, button: 'remove' });
    },
  };
  return { root, said, moves };
}

export function PlaylistRows(props: PlaylistRowsProps) {
  const { videos, t, onMove } = props;
  const { root, said, moves } = useMoves(props);
  const drag = useRowDrag(onMove);
  const labels = useMemo(() => sortableLabels(t), [t]);
  const row = (video: PlaylistVideo, index: number) => (
    <PlaylistRow video={video} index={index} count={videos.length} t={t} moves={moves} />
  );
  return (
    <div ref={root} className={css.root} tabIndex={-1} role="group" aria-label={t('row.list')}>
      {videos.length === 0 ? (
        <EmptyState
          icon={AddToListIcon}
          title={t('panel.empty')}
          description={t('panel.emptyHint')}
          headingLevel={3}
        />
      ) : null}
      {videos.length > 0 && videos.length <= SORTABLE_MAX ? (
        <div className={css.scroller}>
          <SortableList
            label={t('row.list')}
            items={videos.map((video, index) => ({
              id: video.id,
              name: plainTitle(video.title),
              content: row(video, index),
            }))}
            onReorder={onMove}
            labels={labels}
          />
        </div>
      ) : null}
      {videos.length > SORTABLE_MAX ? (
        <div className={css.long}>
          <VirtualList
            label={t('row.list')}
            items={videos}
            itemKey={({ id }) => id}
            estimateSize={ROW_PX}
            renderItem={(video, index) => (
              <div className={css.longRow} {...drag(index)}>
                {row(video, index)}
              </div>
            )}
          />
        </div>
      ) : null}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}
