/** What a chat of the layout shows: the platform's chat, live translations, or both. */
import { useCallback, useMemo } from 'react';
import { ChatFrame } from '../../../parts/chat-frame';
import { PlayerProvider } from '../../../parts/player';
import { cellVideo, roomOf } from './cell-video';
import type { ChatPanelsProps } from './grid-parts';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import { useKnownVideos, usePlayersState } from './MultiviewProvider';
import { usePanelName } from './use-cell-name';

export function ChatPanels({ cell, shown }: ChatPanelsProps) {
  const translationsName = usePanelName(cell, 'tl');
  const chatName = usePanelName(cell, 'chat');
  const known = useKnownVideos();
  const { parts } = useGridTools();
  const media = usePlayersState((state) => state.media.get(shown.id) ?? null);
  const jump = useCallback((seconds: number) => media?.seek(seconds), [media]);
  const player = useMemo(() => ({ media, jump }), [media, jump]);
  const video = cellVideo(shown.content, known);
  const { panels = 'chat' } = cell.content;
  return (
    <PlayerProvider value={player}>
      <div className={css.scaled}>
        {panels === 'chat' ? null : (
          <div className={css.namedPanel}>
            {/* The panel says its name itself. */}
            <p className={css.panelName} aria-hidden="true">
              {translationsName}
            </p>
            <div className={css.panel}>
              <parts.TranslationsPanel video={roomOf(video)} title={translationsName} />
            </div>
          </div>
        )}
        {panels === 'tl' ? null : (
          <div className={css.panel}>
            <ChatFrame video={video} CookiesHint={parts.CookiesHint} title={chatName} />
          </div>
        )}
      </div>
    </PlayerProvider>
  );
}
