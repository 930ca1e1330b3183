import type { Ref, RefCallback } from 'react';

/** Hands an element on to a ref of either kind, for a part that keeps it too; hands back the clean-up of a function. */
export function setRef<T>(ref: Ref<T> | undefined, element: T | null): ReturnType<RefCallback<T>> {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
