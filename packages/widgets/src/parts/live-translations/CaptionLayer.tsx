/** The current lines of live translations, laid over a player: it fills its parent, which has a position. */
import { useCallback, useSyncExternalStore } from 'react';
import { writtenLanguage } from '../video-card/text-language';
import type { CaptionLine } from './caption-store';
import { useChat } from './ChatProvider';
import { ChatText } from './ChatText';
import * as css from './live-translations.css';

const NONE: readonly CaptionLine[] = [];

export interface CaptionLayerProps {
  /** Id of the video that the player plays. A panel of the same video gives the lines. */
  readonly videoId: string;
}

export function CaptionLayer({ videoId }: CaptionLayerProps) {
  const { captions } = useChat();
  const read = useCallback(() => captions.read(videoId), [captions, videoId]);
  const lines = useSyncExternalStore(captions.subscribe, read, () => NONE);
  if (lines.length === 0) return null;
  return (
    <div className={css.captionLayer} data-part="captions">
      {lines.map(({ key, name, message, is_tl, lang }) => (
        <p
          key={key}
          className={css.caption}
          dir="auto"
          lang={is_tl ? lang : writtenLanguage(message)}
          translate="no"
        >
          {is_tl ? null : (
            <>
              <bdi lang={writtenLanguage(name)} translate="no">
                {name}
              </bdi>
              {': '}
            </>
          )}
          <ChatText message={message} />
        </p>
      ))}
    </div>
  );
}
