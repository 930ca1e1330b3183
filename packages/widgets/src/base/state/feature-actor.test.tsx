import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, fromCallback, setup, type ActorRefFrom } from 'xstate';
import { createFeatureActor } from './feature-actor';
import { useActorEvent } from './use-actor-event';
import { useLateActor } from './use-late-actor';

type LampEmitted = { readonly type: 'counted'; readonly by: number } | { readonly type: 'cleared' };

/** Counts, and notes whether it runs. */
function lampMachine(log: string[]) {
  return setup({
    types: {
      context: {} as { readonly count: number },
      events: {} as { readonly type: 'count' } | { readonly type: 'clear' },
      emitted: {} as LampEmitted,
    },
    actors: {
      shine: fromCallback(() => {
        log.push('on');
        return () => void log.push('off');
      }),
    },
  }).createMachine({
    context: { count: 0 },
    invoke: { src: 'shine' },
    on: {
      count: {
        actions: [
          assign({ count: ({ context }) => context.count + 1 }),
          emit({ type: 'counted', by: 1 }),
        ],
      },
      clear: { actions: [assign({ count: 0 }), emit({ type: 'cleared' })] },
    },
  });
}

interface Lamp {
  readonly actor: ActorRefFrom<ReturnType<typeof lampMachine>>;
  readonly name: string;
}
const lamp = createFeatureActor<Lamp>('LampProvider');

function Count() {
  const { name } = lamp.useFeature();
  return <p>{`${name}: ${lamp.useState(({ context }) => context.count)}`}</p>;
}

/** Sends an event as soon as it is drawn. */
function CountsAtOnce() {
  const send = lamp.useSend();
  useEffect(() => send({ type: 'count' }), [send]);
  return null;
}

function Page({ log, children }: { readonly log: string[]; readonly children?: ReactNode }) {
  const [value] = useState((): Lamp => ({ actor: createActor(lampMachine(log)), name: 'lamp' }));
  return (
    <lamp.Provider value={value}>
      <Count />
      {children}
    </lamp.Provider>
  );
}
const shown = () => screen.getByRole('paragraph').textContent;
/** What is stopped is stopped in a microtask. */
const settle = () => act(() => Promise.resolve());

describe('the actor of a feature', () => {
  it('the actor of a feature starts before the effects of what is inside, and stops with its provider', async () => {
    const log: string[] = [];
    const { unmount } = render(
      <Page log={log}>
        <CountsAtOnce />
      </Page>,
    );
    await settle();
    expect(log).toEqual(['on']);
    expect(shown()).toBe('lamp: 1');
    unmount();
    await settle();
    expect(log).toEqual(['on', 'off']);
  });

  it('the actor of a feature runs through the second mounting of strict mode without a stop, and keeps its state', async () => {
    const log: string[] = [];
    const { unmount } = render(
      <StrictMode>
        <Page log={log}>
          <CountsAtOnce />
        </Page>
      </StrictMode>,
    );
    await settle();
    expect(log).toEqual(['on']);
    // The effect of the child ran twice, for the same actor.
    expect(shown()).toBe('lamp: 2');
    unmount();
    await settle();
    expect(log).toEqual(['on', 'off']);
  });

  it('the actor of a feature is drawn by a server without a start', () => {
    const log: string[] = [];
    expect(renderToString(<Page log={log} />)).toContain('lamp: 0');
    expect(log).toEqual([]);
  });

  it('the actor of a feature says which provider a part needs', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Count />)).toThrow('<LampProvider>');
  });
});

describe('events of an actor', () => {
  it('reach the latest listener of their type, and none after it is gone', async () => {
    const actor = createActor(lampMachine([])).start();
    const heard: string[] = [];
    function Ear({ name }: { readonly name: string }) {
      useActorEvent(actor, 'counted', ({ by }) => heard.push(`${name} ${by}`));
      useActorEvent(actor, '*', ({ type }) => heard.push(`${name} any ${type}`));
      return null;
    }
    const { rerender, unmount } = render(<Ear name="one" />);
    actor.send({ type: 'count' });
    rerender(<Ear name="two" />);
    actor.send({ type: 'count' });
    actor.send({ type: 'clear' });
    unmount();
    actor.send({ type: 'count' });
    expect(heard).toEqual([
      'one 1',
      'one any counted',
      'two 1',
      'two any counted',
      'two any cleared',
    ]);
    await settle();
    // Who only listens does not stop it.
    expect(actor.getSnapshot().status).toBe('active');
  });
});

describe('an actor that comes late', () => {
  it('an actor that comes late is read once it is there, and a new object is made only for a new state', () => {
    const actor = createActor(lampMachine([])).start();
    const select = vi.fn(({ context }: ReturnType<typeof actor.getSnapshot>) => [context.count]);
    const none: number[] = [];
    function Late({ isThere }: { readonly isThere: boolean }) {
      return <p>{useLateActor(isThere ? actor : null, select, none).join() || 'none'}</p>;
    }
    const { rerender } = render(<Late isThere={false} />);
    expect(shown()).toBe('none');
    rerender(<Late isThere />);
    expect(shown()).toBe('0');
    act(() => actor.send({ type: 'count' }));
    expect(shown()).toBe('1');
    expect(select).toHaveBeenCalledTimes(2);
  });
});
