/** A map of the layout on which cells swap their places. Players do not reload. */
import {
  isChatCell,
  isVideoCell,
  MULTIVIEW_GRID,
  photoOf,
  videoCellsOf,
  type MultiviewCell,
} from '@oshimado/domain';
import { selectCells } from '@oshimado/machines/multiview';
import { Avatar } from '@oshimado/ui/avatar';
import { Dialog } from '@oshimado/ui/dialog';
import { ChatIcon, Icon, PlayIcon, TwitchMark } from '@oshimado/ui/icon';
import { useRef, useState } from 'react';
import { useWidgets } from '../../../base/context';
import { cellVideo, useKnownVideos, useMultiview, useMultiviewState, useVideoName } from '../grid';
import { chatWords } from '../grid/use-cell-name';
import { useTranslate } from '../../../base/sentences';
import * as css from './ReorderDialog.css';
import { useIsPortrait } from './use-is-portrait';
import { useSwap } from './use-swap';

export interface ReorderDialogProps {
  readonly onClose: () => void;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** From the top, and from the left in each row, which is how the keyboard goes through them. */
const inPlace = (cells: readonly MultiviewCell[]) =>
  [...cells].sort((one, two) => one.y - two.y || one.x - two.x);

function useNameOf(cells: readonly MultiviewCell[]) {
  const t = useTranslate('multiview');
  const known = useKnownVideos();
  const videoName = useVideoName();
  return (cell: MultiviewCell): string => {
    if (isVideoCell(cell)) return videoName(cellVideo(cell.content, known));
    if (!isChatCell(cell)) return t('cell.empty');
    const shown = videoCellsOf(cells)[cell.content.tab];
    const name = shown ? videoName(cellVideo(shown.content, known)) : null;
    return chatWords(t, cell.content.panels, name);
  };
}

interface FaceProps {
  readonly cell: MultiviewCell;
  readonly name: string;
}

/** The photo of the channel, or an icon for chats and Twitch. */
function Face({ cell, name }: FaceProps) {
  const { origin, pictures } = useWidgets();
  const known = useKnownVideos();
  if (isChatCell(cell)) return <Icon icon={ChatIcon} />;
  if (!isVideoCell(cell)) return null;
  if (cell.content.service === 'twitch') return <Icon icon={TwitchMark} />;
  if (cell.content.service === 'link') return <Icon icon={PlayIcon} />;
  const { channel } = cellVideo(cell.content, known);
  return <Avatar src={photoOf(channel, 50, { origin, pictures })} name={name} size={40} />;
}

export default function ReorderDialog({ onClose }: ReorderDialogProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const { actor } = useMultiview();
  const cells = useMultiviewState(selectCells);
  const isPortrait = useIsPortrait();
  const nameOf = useNameOf(cells);
  const map = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const nameOfId = (id: string) => {
    const cell = cells.find((one) => one.id === id);
    return cell ? nameOf(cell) : '';
  };
  const { picked, drag, handlersOf } = useSwap({
    map,
    onSwap: (id, otherId) => {
      actor.send({ type: 'cell.swap', id, otherId });
      // A refusal is shown as a toast.
      if (actor.getSnapshot().context.cells === cells) return;
      setSaid(t('reorder.swapped', { name: nameOfId(id), other: nameOfId(otherId) }));
    },
    onPick: (id) => {
      if (id !== null) setSaid(t('reorder.picked', { name: nameOfId(id) }));
      else if (picked !== null) setSaid(t('reorder.putDown', { name: nameOfId(picked) }));
    },
  });
  const rows = Math.max(MULTIVIEW_GRID, ...cells.map(({ y, h }) => y + h));
  const places = inPlace(cells);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reorder.title')}
      description={cells.length > 1 ? t('reorder.text') : t('reorder.tooFew')}
      closeLabel={tWidgets('close')}
      style={{ maxInlineSize: '500px' }}
    >
      <div
        ref={map}
        role="group"
        aria-label={t('reorder.map')}
        className={css.maps[isPortrait ? 'portrait' : 'landscape']}
      >
        {places.map((cell, at) => {
          const isDragged = drag?.id === cell.id;
          const values = { name: nameOf(cell), position: at + 1, count: places.length };
          return (
            <button
              // A swap changes what is in a place: the place keeps its button, and the button the focus.
              key={`${cell.x} ${cell.y}`}
              type="button"
              className={css.place}
              aria-label={t('reorder.cell', values)}
              title={values.name}
              data-place={cell.id}
              data-kind={cell.content?.type ?? 'empty'}
              data-dragged={isDragged || undefined}
              data-over={(drag?.over === cell.id && !isDragged) || undefined}
              style={{
                left: percent(cell.x, MULTIVIEW_GRID),
                top: percent(cell.y, rows),
                width: percent(cell.w, MULTIVIEW_GRID),
                height: percent(cell.h, rows),
              }}
              {...handlersOf(cell.id)}
            >
              <span
                className={css.face}
                style={
                  isDragged
                    ? { transform: `translate(${drag.by[0]}px, ${drag.by[1]}px)` }
                    : undefined
                }
              >
                <Face cell={cell} name={values.name} />
              </span>
            </button>
          );
        })}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </Dialog>
  );
}
