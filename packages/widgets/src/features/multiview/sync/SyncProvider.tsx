/**
 * The place of the archive sync of a layout. Its machine is loaded with the first part that needs it (`WithSync`), and stays: without such a
 * part nothing is synced.
 */
import type { SyncOffsets } from '@oshimado/domain';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SyncActor } from './run-sync';

export interface SyncProviderProps {
  /** Whether the bar of archive sync is open. Running streams are synced without it. */
  readonly hasArchives: boolean;
  /** The query parameters `t` and `offsets` of the address. Read once. */
  readonly query: Readonly<Record<string, string>>;
  /** Stored offsets in seconds, by id of the video. Read once. */
  readonly offsets: SyncOffsets;
  /** Called with the offsets to store. */
  readonly onOffsets: (offsets: SyncOffsets) => void;
  readonly children: ReactNode;
}

export interface SyncHostProps extends Omit<SyncProviderProps, 'children'> {
  /** Receives the actor once it runs. The same function for the life of the page. */
  readonly onActor: (actor: SyncActor) => void;
}

interface Sync {
  /** Null until a part has begun it. */
  readonly actor: SyncActor | null;
  /** Begins the sync; does nothing if it has begun. The same function for the life of the page. */
  readonly begin: (Host: ComponentType<SyncHostProps>) => void;
}

const Context = createContext<Sync | null>(null);

export function SyncProvider({ children, ...options }: SyncProviderProps) {
  const [host, setHost] = useState<{ readonly Host: ComponentType<SyncHostProps> }>();
  const [actor, setActor] = useState<SyncActor | null>(null);
  const begin = useCallback(
    (Host: ComponentType<SyncHostProps>) => setHost((before) => before ?? { Host }),
    [],
  );
  const value = useMemo((): Sync => ({ actor, begin }), [actor, begin]);
  return (
    <Context value={value}>
      {host ? <host.Host {...options} onActor={setActor} /> : null}
      {children}
    </Context>
  );
}

/** The sync of the layout, begun or not. */
export function useSyncPlace(): Sync {
  const value = useContext(Context);
  if (!value) throw new Error('Oshimado: a part needs <SyncProvider> around it.');
  return value;
}
