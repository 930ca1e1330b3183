import { OshiChannelElement } from './element';
import { define } from '../base-element';

define('oshi-channel', OshiChannelElement);
