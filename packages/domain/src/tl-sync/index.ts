export * from './frame-sync';
export {
  frameOriginOf,
  readSyncAnswer,
  relayedText,
  type NewSyncMessage,
  type OldSyncMessage,
  type SyncAnswer,
  type SyncMessage,
} from './messages';
