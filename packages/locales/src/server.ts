/** What the server says: a bundle of `index.ts` has a file of each namespace in it, used or not. */
export { isLanguage, languageTag } from './languages';
export { loadPushMessages } from './load-push-messages';
export { loadScheduleMessages } from './load-schedule-messages';
export type { MessageKey } from './message-key';
export { createTranslate, type Translate } from './translate';
