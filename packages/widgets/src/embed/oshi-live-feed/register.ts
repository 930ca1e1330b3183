import { OshiLiveFeedElement } from './element';
import { define } from '../base-element';

define('oshi-live-feed', OshiLiveFeedElement);
