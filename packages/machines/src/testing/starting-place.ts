/**
 * A machine with recorded ports, created once and started many times, because creating one costs more than a short run.
 */
import {
  createActor,
  SimulatedClock,
  type Actor,
  type AnyStateMachine,
  type EmittedFrom,
  type InputFrom,
} from 'xstate';
import { recorded, type PortCall } from './start-machine';

/** The actor started at one place and time; it is stopped before the next starts. */
export interface Started<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly clock: SimulatedClock;
  readonly emitted: EmittedFrom<M>[];
  /** All port calls, oldest first. */
  readonly calls: readonly PortCall[];
}

export function startingPlace<M extends AnyStateMachine>(
  machine: M,
): (input: InputFrom<M>) => Started<M> {
  const calls: PortCall[] = [];
  const ready = recorded(machine, calls);
  return (input) => {
    calls.length = 0;
    const clock = new SimulatedClock();
    const emitted: EmittedFrom<M>[] = [];
    const actor: Actor<M> = createActor(ready, { clock, input });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    return { actor, clock, emitted, calls };
  };
}
