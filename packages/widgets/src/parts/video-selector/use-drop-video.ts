/** Takes videos that are dropped: cards of this site and of the old portal, and addresses from anywhere. */
import {
  DROPPED_TYPES,
  pickedVideoOfDrop,
  type PickedVideo,
  type PickProblem,
} from '@oshimado/domain';
import { useState, type DragEvent } from 'react';

export interface DropVideoOptions {
  /** Called with the video that was dropped. */
  readonly onDrop: (video: PickedVideo) => void;
  /** Called with why what was dropped is no video; its sentence is `selector.problem.…`. */
  readonly onProblem: (problem: PickProblem) => void;
}

export interface DropVideo {
  /** For the element that takes drops. */
  readonly handlers: Record<
    'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop',
    (event: DragEvent<HTMLElement>) => void
  >;
  /** Something that may be a video is dragged over the element. */
  readonly isOver: boolean;
}

const isOffered = ({ dataTransfer: { types } }: DragEvent) =>
  DROPPED_TYPES.some((type) => types.includes(type));

/** What the source of the drag allows; a drop of a link is refused as a copy, and the other way round. */
const effectOf = ({ dataTransfer: { effectAllowed } }: DragEvent) =>
  effectAllowed === 'link' || effectAllowed === 'linkMove' ? 'link' : 'copy';

export function useDropVideo({ onDrop, onProblem }: DropVideoOptions): DropVideo {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent<HTMLElement>) => {
    if (!isOffered(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = effectOf(event);
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // From one element inside to another is no way out.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (!isOffered(event)) return;
        // Without this some browsers would follow the address.
        event.preventDefault();
        const result = pickedVideoOfDrop((type) => event.dataTransfer.getData(type), {
          hosts: [location.host],
        });
        if ('video' in result) onDrop(result.video);
        else onProblem(result.problem);
      },
    },
  };
}
