import { OshiLiveBadgeElement } from './element';
import { define } from '../base-element';

define('oshi-live-badge', OshiLiveBadgeElement);
