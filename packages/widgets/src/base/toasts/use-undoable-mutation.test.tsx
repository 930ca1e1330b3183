import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUndoableMutation, type UndoableChange } from './use-undoable-mutation';

afterEach(() => onlineManager.setOnline(true));

const begin = (more: Partial<UndoableChange<string, string>> = {}) => {
  const sayDone = vi.fn<(title: string, undo?: () => void) => void>();
  const sayFailed = vi.fn<(title: string, error: unknown, retry: () => void) => void>();
  const change: UndoableChange<string, string> = {
    toasts: { sayDone, sayFailed },
    change: (wanted) => Promise.resolve(`${wanted} made`),
    undo: vi.fn(() => Promise.resolve()),
    done: (done) => done,
    undone: 'Undone',
    undoFailed: 'Not undone',
    ...more,
  };
  const queries = new QueryClient();
  const { result } = renderHook(() => useUndoableMutation(change), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  const send = (wanted: string) => act(() => result.current.mutateAsync(wanted).catch(() => ''));
  return { send, change, sayDone, sayFailed, result };
};

it('a change is undone from its toast', async () => {
  const { send, change, sayDone } = begin();
  await send('A');
  const [title, undo] = sayDone.mock.calls[0] ?? [];
  expect(title).toBe('A made');
  undo?.();
  await waitFor(() => expect(sayDone).toHaveBeenLastCalledWith('Undone'));
  expect(change.undo).toHaveBeenCalledExactlyOnceWith('A made', 'A');
});

it('an undo that failed is tried again from its toast', async () => {
  const failure = new Error('no');
  const undo = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);
  const { send, sayDone, sayFailed } = begin({ undo });
  await send('A');
  sayDone.mock.calls[0]?.[1]?.();
  await waitFor(() =>
    expect(sayFailed).toHaveBeenCalledWith('Not undone', failure, expect.any(Function)),
  );
  sayFailed.mock.calls[0]?.[2]();
  await waitFor(() => expect(sayDone).toHaveBeenLastCalledWith('Undone'));
});

it('a change that failed can be made again', async () => {
  const change = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('B');
  const onFailed = vi.fn<(error: Error, wanted: string, retry: () => void) => void>();
  const { send, sayDone } = begin({ change, onFailed });
  await send('A');
  expect(sayDone).not.toHaveBeenCalled();
  act(() => onFailed.mock.calls[0]?.[2]());
  await waitFor(() => expect(sayDone).toHaveBeenCalledWith('B', expect.any(Function)));
  expect(change.mock.calls.map(([wanted]) => wanted)).toEqual(['A', 'A']);
});

it('offline a change fails at once instead of waiting for the network', async () => {
  onlineManager.setOnline(false);
  const onFailed = vi.fn();
  const { send, result } = begin({ change: () => Promise.reject(new Error('no')), onFailed });
  await send('A');
  expect(onFailed).toHaveBeenCalledOnce();
  expect(result.current.isPaused).toBe(false);
});
