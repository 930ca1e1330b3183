/**
 * In the page of an element for frames (`/embed/<tag>`): tells the page around how high it is, so that a list does not scroll within a
 * list. Anybody may hear it, because who frames it is not known and a height is no secret.
 */
import { HEIGHT_MESSAGE, type HeightMessage } from './height-message';

if (parent !== window && !('fills' in document.documentElement.dataset)) {
  new ResizeObserver(() => {
    const message: HeightMessage = {
      type: HEIGHT_MESSAGE,
      height: Math.ceil(document.body.getBoundingClientRect().height),
    };
    parent.postMessage(message, '*');
  }).observe(document.body);
}
