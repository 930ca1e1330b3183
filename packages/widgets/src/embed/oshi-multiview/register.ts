import { OshiMultiviewElement } from './element';
import { define } from '../base-element';

define('oshi-multiview', OshiMultiviewElement);
