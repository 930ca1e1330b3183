import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBack } from './use-back';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>{children}</BrowserRouter>
);
const open = () =>
  renderHook(() => ({ back: useBack(), navigate: useNavigate(), path: useLocation().pathname }), {
    wrapper,
  });

beforeEach(() => history.replaceState(null, '', '/watch/a'));

it('the way back leads home where the tab began with this page, also after its address was rewritten', async () => {
  const { result } = open();
  await act(async () => result.current.navigate('/watch/a?t=1', { replace: true }));
  act(() => result.current.back());
  expect(result.current.path).toBe('/');
});

it('the way back leads to the page before', async () => {
  const { result } = open();
  await act(async () => result.current.navigate('/watch/b'));
  act(() => result.current.back());
  await vi.waitFor(() => expect(result.current.path).toBe('/watch/a'));
});
