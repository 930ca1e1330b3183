import type { tlClientMachine } from '@oshimado/machines/tl-client';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type TlActor = ActorRefFrom<typeof tlClientMachine>;
export type TlSnapshot = SnapshotFrom<typeof tlClientMachine>;
