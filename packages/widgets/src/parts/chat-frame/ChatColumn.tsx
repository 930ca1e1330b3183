/** The column beside a player: chat, translations, or both below each other. */
import { useSettings } from '../../base/device';
import { LateTranslationsPanel, type TranslationsPanelProps } from '../live-translations';
import { ChatAbsenceLine, ChatFrame, type ChatFrameProps } from './ChatFrame';
import * as css from './chat-frame.css';
import { useChatAbsence } from './use-chat-state';

export interface ChatColumnProps {
  readonly video: ChatFrameProps['video'] & TranslationsPanelProps['video'];
  readonly showsChat: boolean;
  readonly showsTranslations: boolean;
}

/** Height of the translations where the settings say "automatic". */
const AUTO = '250px';

/** It fills its parent, which gives it a height; a chat that the video does not have here is a line. */
export function ChatColumn({ video, showsChat, showsTranslations }: ChatColumnProps) {
  const { liveTlWindowSize, liveTlStickBottom } = useSettings();
  const size = liveTlWindowSize === 0 ? AUTO : `${liveTlWindowSize}%`;
  const absence = useChatAbsence(video);
  const hasChat = showsChat && absence === null;
  const place = liveTlStickBottom ? `${css.translations} ${css.below}` : css.translations;
  return (
    <div className={css.column}>
      {showsTranslations ? (
        <div
          className={hasChat ? place : css.rest}
          style={hasChat ? { blockSize: size } : undefined}
        >
          <LateTranslationsPanel video={video} />
        </div>
      ) : null}
      {showsChat && absence !== null ? <ChatAbsenceLine absence={absence} /> : null}
      {hasChat ? (
        <div className={css.rest}>
          <ChatFrame video={video} />
        </div>
      ) : null}
    </div>
  );
}
