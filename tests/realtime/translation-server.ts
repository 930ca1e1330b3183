/** The API with live translations, listening, over a database of its own or one that others use as well. */
import type { Cluster } from '../../apps/api/src/cluster/cluster';
import { attachSocket, createRooms, type TranslationSocket } from '../../apps/api/src/realtime';
import type { SocketLimits } from '../../apps/api/src/realtime/socket-limits';
import { startServer, type ConformanceServer } from '../conformance/server';
import { originOf } from './event-stream';

export interface TranslationServer extends ConformanceServer {
  readonly origin: string;
  readonly socket: TranslationSocket;
  /** Says something in the English room of a video, past every limit. */
  readonly sendMessage: (video: string, message: string) => void;
}

interface Options {
  readonly limits?: Partial<SocketLimits>;
  readonly cluster?: Cluster;
  readonly onError?: (error: unknown) => void;
}

export async function startTranslations({
  limits,
  cluster,
  onError = () => undefined,
}: Options = {}): Promise<TranslationServer> {
  const rooms = createRooms();
  cluster?.shareRooms(rooms);
  const api = await startServer(undefined, { rooms, cluster });
  const socket = attachSocket({
    server: api.app.server,
    rooms,
    reads: api.store.reads,
    now: api.now,
    every: () => () => undefined,
    onError,
    limits,
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...api,
    origin: originOf(api.app),
    socket,
    sendMessage: (video, message) =>
      rooms.send(
        { video, lang: 'en' },
        {
          name: 'x',
          message,
          timestamp: api.now(),
          video_offset: 0,
          is_tl: true,
          is_owner: false,
          is_vtuber: false,
          is_moderator: false,
          is_verified: false,
          source: 'user',
        },
      ),
    stop: async () => {
      await socket.close();
      await api.stop();
    },
  };
}
