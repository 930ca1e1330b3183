/** Live translations as a stranger's page gets them: the same panel as everywhere, with settings that last as long as the element. */
import { limitSeconds } from '@oshimado/domain';
import { useCallback, useState } from 'react';
import { useClient, useWidgets } from '../../base/context';
import { DeviceProvider } from '../../base/device';
import { ChatConnection } from '../../parts/live-translations/ChatProvider';
import { LiveTranslations } from '../../parts/live-translations/LiveTranslations';
import { LimitContext, type SayLimit } from '../../parts/live-translations/limit-context';
import type { ChatOptions } from './options';
import { StatusMessage } from '../../parts/live-translations/StatusMessage';
import { videoQuery } from '../../base/queries/videos';
import { useTranslate } from '../../base/sentences';
import * as panel from '../../parts/live-translations/live-translations.css';
import * as css from './EmbedChat.css';
import { Countdown } from '../Busy';
import { EmbedPage } from '../EmbedPage';
import { useMemoryDevice } from '../memory-device';
import { usePlayerElement } from './use-player-element';
import type { EmbedHooks } from '../lazy-element';
import { startChat } from './start-chat';
import type { Drawing } from '../mount-in-shadow';
import { nameParts } from '../named-parts';
import type { OshiChatEvents } from './events';
import { VideoAnswer } from '../VideoAnswer';

nameParts({
  header: [panel.header],
  body: [panel.body],
  line: [panel.line],
  words: [panel.content],
  author: [panel.author],
  text: [panel.text],
  time: [panel.time, panel.jump],
  status: [panel.status],
});

type Hooks = EmbedHooks<OshiChatEvents>;

const Waiting = () => (
  <StatusMessage title={useTranslate('translations')('status.loading')} isBusy hasLines={false} />
);

interface ChatProps extends Hooks, Pick<Drawing<ChatOptions>, 'portal'> {
  readonly options: ChatOptions;
  readonly language: string;
}

function Chat({ options, language, portal, onPhase, emit, complain }: ChatProps) {
  const { video: id, languages, player: playerId } = options;
  const client = useClient();
  const device = useMemoryDevice(language, languages[0]);
  const { media, play } = usePlayerElement({ id: playerId, video: id, near: portal, complain });
  const jump = useCallback(
    (seconds: number) => {
      if (emit('oshi-jump', { seconds })) play(seconds);
    },
    [emit, play],
  );
  return (
    <DeviceProvider value={device}>
      <VideoAnswer
        id={id}
        query={videoQuery(client, id)}
        {...{ onPhase, emit, complain }}
        loading={<Waiting />}
      >
        {() => (
          <LimitContext value={sayLimit}>
            <ChatConnection startChat={startChat}>
              <LiveTranslations videoId={id} media={media} jump={jump} languages={languages} />
            </ChatConnection>
          </LimitContext>
        )}
      </VideoAnswer>
    </DeviceProvider>
  );
}

function Refused({ seconds, onRetry }: { readonly seconds: number; readonly onRetry: () => void }) {
  const [since] = useState(Date.now);
  return (
    <>
      {useWidgets().t('busy.title')}
      <br />
      <Countdown seconds={seconds} since={since} onOver={onRetry} />
    </>
  );
}

/** The wait of a refused call, after which it is made again. */
const sayLimit: SayLimit = (failure, otherwise, onRetry) => {
  const seconds = typeof failure === 'number' ? failure : limitSeconds(failure);
  return seconds === undefined || onRetry === undefined ? (
    otherwise
  ) : (
    <Refused seconds={seconds} onRetry={onRetry} />
  );
};

export type EmbedChatProps = Hooks & Drawing<ChatOptions>;

export function EmbedChat({ onPhase, emit, complain, ...drawing }: EmbedChatProps) {
  const { options, speech, portal } = drawing;
  const { api, video, languages } = options;
  return (
    <EmbedPage {...drawing}>
      <div className={css.whole} data-part="chat">
        {/* Another video, server or language is another panel. */}
        <Chat
          key={[api, video, ...languages].join(' ')}
          options={options}
          language={speech.language}
          {...{ portal, onPhase, emit, complain }}
        />
      </div>
    </EmbedPage>
  );
}
