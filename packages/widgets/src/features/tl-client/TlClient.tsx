/** Translating live: what is typed reaches the viewers here and the chats of the streams. It fills the screen. */
import type { User } from '@oshimado/contract';
import { useState } from 'react';
import { ChatProvider, type OpenSocket } from '../../parts/live-translations';
import { LoginGate } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { TlClientProvider, type TlClientProviderProps } from './TlClientProvider';
import { TlPlayerProvider } from './TlPlayer';
import { TlWork } from './TlWork';
import * as css from './tl-client.css';

export interface TlClientProps extends Pick<TlClientProviderProps, 'link' | 'onLinkChange'> {
  /** Opens a socket. Default: Socket.IO at the server of the page. */
  readonly openSocket?: OpenSocket;
}

const viewerOf = ({ id, username }: User) => ({ id, name: username });

/** Stays mounted inside the gate when the session ends, so that unsent lines wait for the viewer who typed them. */
function ViewerTlClient({ openSocket, ...props }: TlClientProps) {
  const { user } = useViewer();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  if (!last) return null;
  return (
    <TlClientProvider {...props} viewer={viewerOf(last)}>
      <ChatProvider openSocket={openSocket}>
        <TlPlayerProvider>
          <TlWork />
        </TlPlayerProvider>
      </ChatProvider>
    </TlClientProvider>
  );
}

export function TlClient(props: TlClientProps) {
  const t = useTranslate('tlClient');
  const tPortal = useTranslate();
  return (
    <div className={css.page} data-part="tl-client">
      <LoginGate title={tPortal('nav.tlclient')} text={t('about')}>
        <ViewerTlClient {...props} />
      </LoginGate>
    </div>
  );
}
