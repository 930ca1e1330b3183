import { OshiPlaylistElement } from './element';
import { define } from '../base-element';

define('oshi-playlist', OshiPlaylistElement);
