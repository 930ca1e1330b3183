/** What a dragged card carries: its watch address for whoever takes text, the whole video for our own pages. */
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
  // The link that covers the card is what is dragged; without this its text would hang on the pointer.
  dataTransfer.setDragImage(currentTarget, 0, 0);
}
