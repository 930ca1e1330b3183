import { OshiLiveFeedElement } from './live-feed.element';
import { define } from './base-element';

define('oshi-live-feed', OshiLiveFeedElement);
