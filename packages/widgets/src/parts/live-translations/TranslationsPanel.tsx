/** Live translations beside a player: the rooms of a running or coming stream, or all lines of a recording. */
import { useState } from 'react';
import { ArchivePanel } from './ArchivePanel';
import { LivePanel } from './LivePanel';
import type { TranslationsPanelProps } from './panel-options';

/** A stream that ends while it is watched keeps its room. */
function Panel(props: TranslationsPanelProps) {
  const { status } = props.video;
  const [isArchive] = useState(status === 'past' || status === 'missing');
  return isArchive ? <ArchivePanel {...props} /> : <LivePanel {...props} />;
}

export const TranslationsPanel = (props: TranslationsPanelProps) => (
  <Panel key={props.video.id} {...props} />
);
