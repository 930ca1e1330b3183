/** The column beside a player: chat, translations, or both below each other. */
import { useSettings } from '../device';
import { LateTranslationsPanel, type TranslationsPanelProps } from '../live-translations';
import { ChatFrame, type ChatFrameProps } from './ChatFrame';
import * as css from './chat-frame.css';

export interface ChatColumnProps {
  readonly video: ChatFrameProps['video'] & TranslationsPanelProps['video'];
  readonly showsChat: boolean;
  readonly showsTranslations: boolean;
}

/** Height of the translations where the settings say "automatic". */
const AUTO = '250px';

/** It fills its parent, which gives it a height. */
export function ChatColumn({ video, showsChat, showsTranslations }: ChatColumnProps) {
  const { liveTlWindowSize, liveTlStickBottom } = useSettings();
  const size = liveTlWindowSize === 0 ? AUTO : `${liveTlWindowSize}%`;
  const place = liveTlStickBottom ? `${css.translations} ${css.below}` : css.translations;
  return (
    <div className={css.column}>
      {showsTranslations ? (
        <div
          className={showsChat ? place : css.rest}
          style={showsChat ? { blockSize: size } : undefined}
        >
          <LateTranslationsPanel video={video} />
        </div>
      ) : null}
      {showsChat ? (
        <div className={css.rest}>
          <ChatFrame video={video} />
        </div>
      ) : null}
    </div>
  );
}
