/** Which events a widget sends to its machine, and which ones the machine understands. */
import { vi } from 'vitest';
import { Actor, type AnyStateMachine } from 'xstate';

/** Types of the events a machine understands, without those of its own timers and ports. */
export const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.')).toSorted((a, b) => (a < b ? -1 : 1));

function isOf(machine: AnyStateMachine, actor: unknown): boolean {
  if (!(actor instanceof Actor)) return false;
  const logic: unknown = actor.logic;
  return typeof logic === 'object' && logic !== null && 'id' in logic && logic.id === machine.id;
}

/**
 * Watches all actors of a machine that are created after this call. The returned function gives the types of the events sent to
 * them so far, each once and sorted. `vi.restoreAllMocks` ends it.
 */
export function watchSentEvents(machine: AnyStateMachine): () => string[] {
  const { mock } = vi.spyOn(Actor.prototype, 'send');
  return () => {
    const sent = mock.calls.filter((_, call) => isOf(machine, mock.contexts[call]));
    return [...new Set(sent.map(([event]) => event.type))].toSorted();
  };
}
