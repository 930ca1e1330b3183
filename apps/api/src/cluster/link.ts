/**
 * A connection to Valkey or Redis on which nothing waits without an end: a command that gets no answer in time is given up, and
 * no other is sent until the server answers again. A server that stays silent is disconnected and connected again.
 */
import { createClient } from 'redis';

/** For what a request waits for. */
const COMMAND_MS = 300;
const CONNECT_MS = 3_000;
const RETRY_MAX_MS = 5_000;
/** A silent connection is closed after this time; an idle one that is well is asked more often. */
const SILENCE_MS = 2_500;
const PING_MS = 1_000;
/** After a long block of work timers fire before sockets are read; the answer may be waiting there. */
const GRACE_MS = 50;

class KeyValueSilentError extends Error {
  override readonly name = 'KeyValueSilentError';

  constructor() {
    super('Valkey or Redis gave no answer in time');
  }
}

export interface LinkOptions {
  readonly url: string;
  /** Called with every failure, and with nothing when the server answers again. */
  readonly onChange: (error?: unknown) => void;
  /** Whether idle times are filled with pings; a connection that always waits for something needs none. */
  readonly isPinged: boolean;
}

const newClient = ({ url, isPinged }: Pick<LinkOptions, 'url' | 'isPinged'>) =>
  createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(RETRY_MAX_MS, 100 * 2 ** Math.min(tries, 10)),
    },
    ...(isPinged && { pingInterval: PING_MS }),
    disableOfflineQueue: true,
  });

type Client = ReturnType<typeof newClient>;

export interface Link {
  /** Whether the server is connected and has answered what it was asked. */
  readonly answers: boolean;
  /** The answer to a command; rejects if there is none within 300 ms, or a longer time. */
  readonly ask: <T>(command: (client: Client) => Promise<T>, limitMs?: number) => Promise<T>;
  /** Resolves when the server has been reached for the first time. */
  readonly connect: () => Promise<void>;
  readonly close: () => void;
}

export function openLink(options: LinkOptions): Link {
  const { onChange } = options;
  const client = newClient(options);
  let isSilent = false;
  const answers = () => client.isReady && !isSilent;

  client.on('error', onChange);
  client.on('ready', () => onChange());

  const silence = (answer: Promise<unknown>) => {
    const error = new KeyValueSilentError();
    isSilent = true;
    onChange(error);
    // It rejects when the connection is closed.
    void answer
      .catch(() => undefined)
      .finally(() => {
        isSilent = false;
        if (answers()) onChange();
      });
    return error;
  };

  return {
    get answers() {
      return answers();
    },
    ask: (command, limitMs = COMMAND_MS) => {
      if (!answers()) return Promise.reject(new KeyValueSilentError());
      const answer = command(client);
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(silence(answer));
        let timer = setTimeout(() => (timer = setTimeout(giveUp, GRACE_MS)), limitMs - GRACE_MS);
        answer.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
    connect: async () => void (await client.connect()),
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}
