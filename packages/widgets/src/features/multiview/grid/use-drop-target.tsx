import { Icon, PlusIcon } from '@oshimado/ui/icon';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { useDropVideo, type DropVideo } from '../../../parts/video-selector/use-drop-video';
import type { GridTools } from './GridTools';
import * as css from './multiview.css';
import { usePickVideo } from './use-pick-video';

/** Takes videos that are dropped and may start: into this cell, or without one where the layout has room. */
export function useDropTarget(
  mayStart: GridTools['mayStart'],
  cell?: string,
): {
  readonly handlers: DropVideo['handlers'];
  /** Lies over the target while something is dragged over it. */
  readonly mark: ReactNode;
} {
  const t = useTranslate('multiview');
  const pick = usePickVideo();
  const notify = useNotify();
  const { handlers, isOver } = useDropVideo({
    onDrop: (video) => {
      if (mayStart(video)) pick(video, cell);
    },
    onProblem: (problem) =>
      notify({ key: 'multiview', tone: 'warning', title: t(`selector.problem.${problem}`) }),
  });
  const mark = isOver ? (
    <div className={css.drop} aria-hidden="true">
      <Icon icon={PlusIcon} />
    </div>
  ) : null;
  return { handlers, mark };
}
