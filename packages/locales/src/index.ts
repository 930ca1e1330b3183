export {
  isLanguage,
  languages,
  loadMessages,
  namespaces,
  type Language,
  type Namespace,
} from './load-messages';
export type { MessageKey } from './message-key';
export { createTranslate, type MessageTree, type MessageValues, type Translate } from './translate';
