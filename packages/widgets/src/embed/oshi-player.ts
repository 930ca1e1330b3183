import { OshiPlayerElement } from './player.element';
import { define } from './base-element';

define('oshi-player', OshiPlayerElement);
