/** Live translations beside a player: the rooms of a running or coming stream, or all lines of a recording. */
import type { ChatVideo } from '@oshimado/domain';
import { useState } from 'react';
import { ArchivePanel } from './ArchivePanel';
import { LivePanel } from './LivePanel';

export interface TranslationsPanelProps {
  /** The video, or the link that names a room. It fills its parent, which gives it a height. */
  readonly video: ChatVideo;
  /** What the panel is called where there are several. Default "Live translations". */
  readonly title?: string | undefined;
}

/** A stream that ends while it is watched keeps its room. */
function Panel(props: TranslationsPanelProps) {
  const { status } = props.video;
  const [isArchive] = useState(status === 'past' || status === 'missing');
  return isArchive ? <ArchivePanel {...props} /> : <LivePanel {...props} />;
}

export const TranslationsPanel = (props: TranslationsPanelProps) => (
  <Panel key={props.video.id} {...props} />
);
