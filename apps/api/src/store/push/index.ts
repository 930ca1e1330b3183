export type { NewPushDevice, PushDeviceRow } from './push-devices';
export type { PushNotice, PushOutcome, PushResult } from './push-outbox';
export { pushStore, type PushStore } from './push-store';
