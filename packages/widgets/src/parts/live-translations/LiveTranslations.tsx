/** Live translations of a video, for fan sites: it loads what it needs of the video, and works without a player. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useClient } from '../../base/context';
import { PlayerProvider, type Player } from '../player';
import { videoQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { ChatProvider, useOptionalChat } from './ChatProvider';
import type { OpenSocket } from './chat-socket';
import * as css from './live-translations.css';
import { PanelOptionsContext, type PanelOptions } from './panel-options';
import { StatusMessage } from './StatusMessage';
import { TranslationsPanel } from './TranslationsPanel';

export interface LiveTranslationsProps extends PanelOptions {
  /** Id of the video. */
  readonly videoId: string;
  /** What plays the video; recordings then follow it. Default nothing. */
  readonly media?: Player['media'];
  /** Moves the player to a position in seconds. Default: `media.seek`. */
  readonly jump?: Player['jump'];
  /** Opens a socket, if there is no `ChatProvider` around it. Default: Socket.IO at the server of the page. */
  readonly openSocket?: OpenSocket;
}

function WithChat({
  openSocket,
  children,
}: {
  readonly openSocket: OpenSocket | undefined;
  readonly children: ReactNode;
}) {
  const chat = useOptionalChat();
  return chat ? children : <ChatProvider openSocket={openSocket}>{children}</ChatProvider>;
}

/** It fills its parent, which gives it a height. */
export function LiveTranslations({
  videoId,
  media,
  jump,
  openSocket,
  languages,
  tools,
}: LiveTranslationsProps) {
  const t = useTranslate('translations');
  const client = useClient();
  const { data, error, isError, refetch } = useQuery(videoQuery(client, videoId));
  const player = useMemo(
    (): Player => ({
      media: media ?? null,
      jump: jump ?? ((seconds) => media?.seek(seconds)),
    }),
    [media, jump],
  );
  const options = useMemo(() => ({ languages, tools }), [languages, tools]);
  if (!data) {
    return (
      <div className={css.panel}>
        <div className={css.body}>
          <StatusMessage
            key={String(isError)}
            title={t(isError ? 'status.failed' : 'status.loading')}
            failure={error}
            isBusy={!isError}
            hasLines={false}
            onRetry={isError ? () => void refetch() : undefined}
          />
        </div>
      </div>
    );
  }
  return (
    <WithChat openSocket={openSocket}>
      <PlayerProvider value={player}>
        <PanelOptionsContext value={options}>
          <TranslationsPanel video={data} />
        </PanelOptionsContext>
      </PlayerProvider>
    </WithChat>
  );
}
