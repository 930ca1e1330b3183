import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return';

it('an overlay that was hidden while something in it waited gives the focus back all the same', () => {
  document.body.innerHTML = '<button>Open</button><div><button>More</button></div>';
  const [opener, more] = document.querySelectorAll('button');
  const overlay = document.querySelector('div');
  opener?.focus();
  const { ref, onCloseAutoFocus } = renderHook(() => useFocusReturn(false)).result.current;
  const closed = () => onCloseAutoFocus(new Event('closed', { cancelable: true }));
  const hide = ref(overlay);
  more?.focus();
  hide?.();
  // A browser takes the focus of what is hidden.
  more?.blur();
  const close = ref(overlay);
  // Radix says it of the time when it was hidden.
  closed();
  more?.focus();
  close?.();
  overlay?.remove();
  closed();
  expect(document.activeElement).toBe(opener);
});
