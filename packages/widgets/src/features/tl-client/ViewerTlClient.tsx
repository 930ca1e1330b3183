/** The tool of a viewer who is logged in, with its player and chat. */
import type { User } from '@oshimado/contract';
import { useState } from 'react';
import { ChatProvider, type OpenSocket } from '../../parts/live-translations';
import { useViewer } from '../../base/viewer';
import { TlClientProvider, type TlClientProviderProps } from './TlClientProvider';
import { TlPlayerProvider } from './TlPlayer';
import { TlWork } from './TlWork';

export interface TlClientProps extends Pick<TlClientProviderProps, 'link' | 'onLinkChange'> {
  /** Opens a socket. Default: Socket.IO at the server of the page. */
  readonly openSocket?: OpenSocket;
}

const viewerOf = ({ id, username }: User) => ({ id, name: username });

/** Stays mounted inside the gate when the session ends, so that unsent lines wait for the viewer who typed them. */
export function ViewerTlClient({ openSocket, ...props }: TlClientProps) {
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
