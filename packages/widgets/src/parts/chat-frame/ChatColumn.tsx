/** The column beside a player: chat, translations, or both below each other. */
import { useSettings } from '../../base/device';
import { useMatches } from '../../base/page/use-matches';
import { LateTranslationsPanel, type TranslationsPanelProps } from '../live-translations';
import { Absence, ChatAbsenceLine, ChatFrame, type ChatFrameProps } from './ChatFrame';
import * as css from './chat-frame.css';
import { COMPUTER_QUERY } from './computer-query';
import { LateCookiesHint } from './LateCookiesHint';
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
  // A phone has no replay, but until the device is known it is drawn for a computer.
  const mayBePhone = useMatches(COMPUTER_QUERY) === undefined && video.status === 'past';
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
        <>
          {mayBePhone ? <Absence absence="desktop" className={css.onPhones} /> : null}
          <div className={mayBePhone ? `${css.rest} ${css.onComputers}` : css.rest}>
            <ChatFrame video={video} CookiesHint={LateCookiesHint} />
          </div>
        </>
      ) : null}
    </div>
  );
}
