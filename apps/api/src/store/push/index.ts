export type { PushDeviceRow } from './push-devices';
export type { PushNotice, PushResult } from './push-outbox';
export { pushStore, type PushStore } from './push-store';
export type { PushWebhookRow, WebhookRefusal } from './push-webhooks';
