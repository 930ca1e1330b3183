/** The chats that lines are passed on to: one row, two rows from four on. */
import { selectChatRows, selectChats } from '@oshimado/machines/tl-client';
import { IconButton } from '@oshimado/ui/button';
import { CheckIcon, CloseIcon, Icon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useCallback, useEffect } from 'react';
import { ChatFrame, LateCookiesHint, type LoadedChat } from '../../parts/chat-frame';
import { useTranslate } from '../../base/sentences';
import { useChatRelay, useRelayStatus, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';
import { useCloseChats } from './use-close-chats';
import { useRoomVideo } from './use-room-video';

function ChatTile({ link }: { readonly link: string }) {
  const t = useTranslate('tlClient');
  const relay = useChatRelay();
  const status = useRelayStatus(link);
  const { close } = useCloseChats();
  const { video, name } = useRoomVideo(link);
  const attach = useCallback((chat: LoadedChat) => relay.attach(link, chat), [relay, link]);
  useEffect(() => () => relay.attach(link, null), [relay, link]);
  const tools = (
    <>
      {status === 'linked' ? (
        <span className={css.linked} title={t('chats.linked')}>
          <Icon icon={CheckIcon} size="small" />
          <VisuallyHidden>{t('chats.linked')}</VisuallyHidden>
        </span>
      ) : null}
      <IconButton
        className={css.tool}
        icon={CloseIcon}
        label={t('chats.close', { name })}
        onClick={() => close(link, name)}
      />
    </>
  );
  return (
    <li className={css.chat} data-part="chat">
      {video ? (
        <ChatFrame
          video={video}
          CookiesHint={LateCookiesHint}
          title={name}
          tools={tools}
          onLoaded={attach}
        />
      ) : (
        <div className={css.chatLoading}>
          <Spinner label={t('chats.loading')} />
          {tools}
        </div>
      )}
    </li>
  );
}

export function ChatGrid() {
  const t = useTranslate('tlClient');
  const chats = useTlState(selectChats);
  const rows = useTlState(selectChatRows);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not report a list without markers as a list
    <ul role="list" className={css.chats} aria-label={t('chats.label')} data-rows={rows}>
      {chats.map(({ link }) => (
        <ChatTile key={link} link={link} />
      ))}
    </ul>
  );
}
