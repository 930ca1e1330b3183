import { OshiPlayerElement } from './element';
import { define } from '../base-element';

define('oshi-player', OshiPlayerElement);
