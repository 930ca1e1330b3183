/** What a photo of the strip shows while it is pointed at or has the focus, in a chunk of its own. */
import type { StripVideo } from '@oshimado/domain';
import { Tooltip } from '@oshimado/ui/tooltip';
import { useMemo } from 'react';
import { DrawnTrigger } from '../../base/asked-part';
import { useWidgets, WidgetsProvider } from '../../base/context';
import { VideoCard } from '../video-card';
import * as css from './VideoStrip.css';

/** The whole card, to be looked at only. */
function Preview({ video }: Pick<StripVideo, 'video'>) {
  const environment = useWidgets();
  const value = useMemo(
    () => ({ ...environment, hasMenu: false, cardActions: undefined }),
    [environment],
  );
  return (
    <WidgetsProvider value={value}>
      <div className={css.preview} inert>
        <VideoCard video={video} pictureSizes="250px" />
      </div>
    </WidgetsProvider>
  );
}

export interface PhotoHintProps extends Pick<StripVideo, 'video'> {
  /** The photo in the document. */
  readonly photo: HTMLElement;
  /** What is read aloud. */
  readonly text: string;
}

/** Renders nothing until its photo is pointed at or has the focus. */
export const PhotoHint = ({ photo, text, video }: PhotoHintProps) => (
  <Tooltip side="bottom" text={text} content={<Preview video={video} />} className={css.hovered}>
    <DrawnTrigger element={photo} />
  </Tooltip>
);
