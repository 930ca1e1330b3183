export { LateNotificationsGroup } from './LateNotificationsGroup';
