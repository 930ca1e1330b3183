import { OshiPlayerElement } from '../player/player.element';
import { define } from './base-element';

define('oshi-player', OshiPlayerElement);
