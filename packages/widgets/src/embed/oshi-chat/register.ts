import { OshiChatElement } from './element';
import { define } from '../base-element';

define('oshi-chat', OshiChatElement);
