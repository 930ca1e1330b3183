import { OshiVideoElement } from './element';
import { define } from '../base-element';

define('oshi-video', OshiVideoElement);
