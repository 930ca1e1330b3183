import { OshiScheduleElement } from './element';
import { define } from '../base-element';

define('oshi-schedule', OshiScheduleElement);
