import { OshiChatElement } from './live-translations.element';
import { define } from './base-element';

define('oshi-chat', OshiChatElement);
