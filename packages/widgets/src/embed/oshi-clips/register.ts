import { OshiClipsElement } from './element';
import { define } from '../base-element';

define('oshi-clips', OshiClipsElement);
