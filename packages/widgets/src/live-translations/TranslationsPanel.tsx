/** Live translations beside a player: the rooms of a running or coming stream, or all lines of a recording. */
import type { ChatVideo } from '@oshimado/domain';
import { useState } from 'react';
import { ArchivePanel } from './ArchivePanel';
import { LivePanel } from './LivePanel';

export interface TranslationsPanelProps {
  /** The video, or the link that names a room. It fills its parent, which gives it a height. */
  readonly video: ChatVideo;
}

/** A stream that ends while it is watched keeps its room. */
function Panel({ video }: TranslationsPanelProps) {
  const [isArchive] = useState(video.status === 'past' || video.status === 'missing');
  return isArchive ? <ArchivePanel video={video} /> : <LivePanel video={video} />;
}

export const TranslationsPanel = (props: TranslationsPanelProps) => (
  <Panel key={props.video.id} {...props} />
);
