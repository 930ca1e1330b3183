/** Data of a dragged card: its watch URL as text, and the whole video for our own drop targets. */
import type { Video } from '@oshimado/contract';
import type { DragEvent } from 'react';

export function dragVideo(
  video: Video,
  watchAddress: string,
  { dataTransfer, currentTarget }: Pick<DragEvent<HTMLElement>, 'dataTransfer' | 'currentTarget'>,
): void {
  dataTransfer.setData('text/uri-list', watchAddress);
  dataTransfer.setData('text/plain', watchAddress);
  dataTransfer.setData('application/json', JSON.stringify(video));
  dataTransfer.effectAllowed = 'copyLink';
  // The dragged element is the link over the card; without this the drag image would be its text.
  dataTransfer.setDragImage(currentTarget, 0, 0);
}
