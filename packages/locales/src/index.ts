export {
  countedValues,
  shortNumber,
  signedNumber,
  wholeNumber,
  type CountedValues,
  type MessageValues,
} from './counted';
export {
  baseLanguage,
  i18nextCode,
  isLanguage,
  languageCredit,
  languageNames,
  languages,
  languageTag,
  type Language,
  type LanguageCredit,
} from './languages';
export { loadMessages } from './load-messages';
export type { MessageKey } from './message-key';
export { namespaces, type Namespace } from './namespaces';
export { pseudoLanguages, pseudoMessages, type PseudoKind } from './pseudo';
export { createTranslate, type MessageTree, type Translate } from './translate';
export { loadElementsMessages } from './load-elements-messages';
export { loadEmbedMessages } from './load-embed-messages';
export { loadBadgeMessages } from './load-badge-messages';
export { loadMultiviewMessages } from './load-multiview-messages';
export { loadTranslationsMessages } from './load-translations-messages';
export { loadWatchMessages } from './load-watch-messages';
export { loadWidgetMessages } from './load-widget-messages';
export { loadPushMessages } from './load-push-messages';
export { loadScheduleMessages } from './load-schedule-messages';
