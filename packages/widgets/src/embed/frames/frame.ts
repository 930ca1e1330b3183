/**
 * In the page of an element for frames (`/embed/<tag>`): tells the page around how high it is, so that a list does not scroll within a
 * list. It goes to any origin: the framing page is not known, and a height is no secret.
 */
import { asksHeight, frameHeight } from '@oshimado/domain';

const say = () =>
  parent.postMessage(frameHeight(document.body.getBoundingClientRect().height), '*');

if (parent !== window && !('fills' in document.documentElement.dataset)) {
  new ResizeObserver(say).observe(document.body);
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (asksHeight(data)) say();
  });
}
