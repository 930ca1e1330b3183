import { OshiMultiviewElement } from '../multiview/multiview.element';
import { define } from './base-element';

define('oshi-multiview', OshiMultiviewElement);
