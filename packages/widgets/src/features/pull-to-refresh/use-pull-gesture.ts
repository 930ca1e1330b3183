/** Sends touches to the pull-to-refresh machine: where a finger started and how far it moved. The machine decides what they mean. */
import type { pullToRefreshMachine } from '@oshimado/machines/pull-to-refresh';
import { isZoomed } from '@oshimado/ui/tabs';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

type PullActor = ActorRefFrom<typeof pullToRefreshMachine>;

/** The scroll offset of the page or of a scrolled box under the finger, whichever is larger. */
function scrollTopAt(target: EventTarget | null): number {
  let top = scrollY;
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement) {
    top = Math.max(top, box.scrollTop);
  }
  return top;
}

/** Whether the drawer, a dialog, a menu or a sheet covers the page; a pull there is not meant for the page. */
const isCovered = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Whether the touch is of something that is dragged, as the handle of a row. */
function isDragged(target: EventTarget | null): boolean {
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement)
    if (getComputedStyle(box).touchAction === 'none') return true;
  return false;
}

/** Movements that start sideways are swipes, not pulls. */
const isSideways = (x: number, y: number) => Math.abs(x) > Math.abs(y);

function readFingers(actor: PullActor): () => void {
  let start: { x: number; y: number } | null = null;

  const stopMoving = () => {
    start = null;
    removeEventListener('touchmove', onMove);
  };
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!start || !finger) return;
    const x = finger.clientX - start.x;
    const y = finger.clientY - start.y;
    const isFirst = actor.getSnapshot().context.distance === 0;
    if (isFirst && (isSideways(x, y) || y < 0)) {
      stopMoving();
      actor.send({ type: 'pull.cancel' });
      return;
    }
    // Otherwise the browser scrolls, or starts its own pull to refresh.
    if (y > 0 && event.cancelable) event.preventDefault();
    actor.send({ type: 'pull.move', distance: y, touches: event.touches.length });
  };
  const onStart = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    if (!finger || isCovered() || isDragged(target) || isZoomed(document.documentElement)) return;
    actor.send({ type: 'pull.start', scrollTop: scrollTopAt(target), touches: touches.length });
    if (!actor.getSnapshot().matches('pulling')) return;
    start = { x: finger.clientX, y: finger.clientY };
    // Only during a pull: a listener that is not passive delays all scrolling.
    addEventListener('touchmove', onMove, { passive: false });
  };
  const onEnd = ({ touches }: TouchEvent) => {
    if (touches.length > 0) return;
    stopMoving();
    actor.send({ type: 'pull.end' });
  };
  const onCancel = () => {
    stopMoving();
    actor.send({ type: 'pull.cancel' });
  };

  addEventListener('touchstart', onStart, { passive: true });
  addEventListener('touchend', onEnd);
  addEventListener('touchcancel', onCancel);
  return () => {
    stopMoving();
    removeEventListener('touchstart', onStart);
    removeEventListener('touchend', onEnd);
    removeEventListener('touchcancel', onCancel);
  };
}

export function usePullGesture(actor: PullActor, isAllowed: boolean): void {
  useEffect(() => {
    actor.send({ type: isAllowed ? 'pull.enable' : 'pull.disable' });
    if (!isAllowed) return undefined;
    const { style } = document.documentElement;
    const before = style.overscrollBehaviorY;
    // Disables the browser's own pull to refresh, which reloads the whole page.
    style.overscrollBehaviorY = 'contain';
    const stop = readFingers(actor);
    return () => {
      stop();
      style.overscrollBehaviorY = before;
    };
  }, [actor, isAllowed]);
}
