import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { useToasts } from './ToastsProvider';
import { useActorQueue } from './use-actor-queue';

const saved = { type: 'withdrawn', event: 'favorites.failed', key: 'favorites' } as const;

function draw() {
  const { result } = renderHook(() => ({ ...useToasts(), ...useActorQueue() }), {
    wrapper: ({ children }) => <FeaturePage client={clientOf({})}>{children}</FeaturePage>,
  });
  return {
    waiting: () => result.current.queue.map(({ type }) => type),
    said: () => result.current.toasts.map(({ title }) => title),
    say: (key: string, title: string) => act(() => result.current.notify({ key, title })),
    happens: (event: Parameters<typeof result.current.onEvent>[0]) =>
      act(() => result.current.onEvent(event)),
  };
}

describe('a message that favorites were not saved', () => {
  it('a message that favorites were not saved is never shown once they are, although its code came late', () => {
    const { waiting, happens } = draw();
    happens({ type: 'favorites.failed' });
    happens({ type: 'storage.refused' });
    expect(waiting()).toEqual(['favorites.failed', 'storage.refused']);
    happens(saved);
    expect(waiting()).toEqual(['storage.refused']);
  });

  it('a message that favorites were not saved is taken back, also from the log, when they are', () => {
    const { said, say, happens } = draw();
    say('favorites', 'not saved');
    say('other', 'something else');
    happens(saved);
    expect(said()).toEqual(['something else']);
  });
});
