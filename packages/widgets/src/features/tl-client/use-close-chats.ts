/** Closes chats, and offers them back. */
import { selectChats } from '@oshimado/machines/tl-client';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useSendTl, useTlState } from './TlClientProvider';

const TOAST = 'tl-chats';

export interface CloseChats {
  /** `name`: what the chat is called. */
  readonly close: (link: string, name: string) => void;
  readonly closeAll: () => void;
}

export function useCloseChats(): CloseChats {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const notify = useNotify();
  const chats = useTlState(selectChats);
  const offer = (title: string, links: readonly string[]) =>
    notify({
      key: TOAST,
      title,
      undo: () => links.forEach((link) => send({ type: 'chat.open', link })),
    });
  return {
    close: (link, name) => {
      send({ type: 'chat.close', link });
      offer(t('chats.closed', { name }), [link]);
    },
    closeAll: () => {
      send({ type: 'chat.closeAll' });
      offer(
        t('chats.closedAll', { count: chats.length }),
        chats.map(({ link }) => link),
      );
    },
  };
}
