/** Live translations of a video, for fan sites: it loads what it needs of the video, and works without a player. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { PlayerProvider, type Player } from '../player';
import { videoQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
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
}

/** It fills its parent, which gives it a height. Around it is a `ChatProvider`. */
export function LiveTranslations({ videoId, media, jump, languages }: LiveTranslationsProps) {
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
  const options = useMemo(() => ({ languages }), [languages]);
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
    <PlayerProvider value={player}>
      <PanelOptionsContext value={options}>
        <TranslationsPanel video={data} />
      </PanelOptionsContext>
    </PlayerProvider>
  );
}
