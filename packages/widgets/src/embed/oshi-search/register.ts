import { OshiSearchElement } from './element';
import { define } from '../base-element';

define('oshi-search', OshiSearchElement);
