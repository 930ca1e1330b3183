import { OshiMultiviewElement } from './multiview.element';
import { define } from './base-element';

define('oshi-multiview', OshiMultiviewElement);
