/** Reads a chart: its states, its transitions and the events that come from inside. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';

/** All states of a chart, the outermost first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** Path of a state in the chart: `editing.asking`; empty for the root. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.');

export interface ChartTransition {
  /** Unique in the chart: source, event and branch. */
  readonly key: string;
  readonly from: string;
  /** The event, port result or delay; `at once` for transitions without an event. */
  readonly event: string;
  /** Empty without a guard. */
  readonly guard: string;
  readonly actions: readonly string[];
  /** Empty if the state does not change. */
  readonly to: string;
}

/** Name of a guard in the chart: `isOwner`, `not isOwner`, `isOwner and hasName`. */
function guardName(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  const isNamed = (typeof guard === 'object' || typeof guard === 'function') && guard !== null;
  // A minified build drops the names of xstate's own guards; no chart here uses `or`.
  if (isNamed && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map(guardName);
    return names.length === 1 ? `not ${names[0]}` : names.join(' and ');
  }
  return isNamed && 'type' in guard ? String(guard.type) : 'condition';
}

/** Readable name of an event: what is sent, which port answers or fails, which delay is over. */
function eventName(node: AnyStateNode, type: string): string {
  if (type === '') return 'at once';
  if (type.startsWith('xstate.after.')) {
    return `after ${type.slice('xstate.after.'.length, -node.id.length - 1)}`;
  }
  const settled = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type);
  if (!settled) return type.replace(/^xstate\.done\.state\..*$/, 'done');
  const port = node.invoke.find(({ id }) => id === settled[2])?.src;
  return `${typeof port === 'string' ? port : 'actor'} ${settled[1] === 'done' ? 'answers' : 'fails'}`;
}

const actionNames = ({ actions }: AnyTransitionDefinition): string[] =>
  actions.map((action) => (typeof action === 'object' ? action.type : String(action)));

/** Active states of a snapshot, the outermost first. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  // oxlint-disable-next-line no-underscore-dangle -- the only place where a snapshot names its nodes
  snapshot._nodes;

/** Name of a transition, the same in every copy of the machine: source, event and branch. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const branches =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${nameOf(source)} | ${eventType === '' ? 'always' : eventType} | ${branches.indexOf(transition)}`;
}

/** All transitions of a chart, one per branch. */
export function chartTransitions(machine: AnyStateMachine): ChartTransition[] {
  return stateNodes(machine).flatMap((node) => {
    const branches = [...node.transitions.values(), node.always ?? []].flat();
    return branches.map((transition) => ({
      key: transitionKey(transition),
      from: nameOf(node),
      event: eventName(node, transition.eventType),
      guard: guardName(transition.guard),
      actions: actionNames(transition),
      to: transition.target?.map(nameOf).join(', ') ?? '',
    }));
  });
}

/** Answers and failures of ports, and timers: events of the chart that come from inside. */
export function insideEvents(
  active: readonly AnyStateNode[],
  answers: Readonly<Record<string, readonly unknown[]>>,
  failures: Readonly<Record<string, readonly unknown[]>>,
): EventObject[] {
  return active.flatMap((node) => {
    const settled = node.invoke.flatMap(({ id, src }): EventObject[] => {
      const port = typeof src === 'string' ? src : '';
      return [
        ...(answers[port] ?? []).map((output) => {
          return { type: `xstate.done.actor.${id}`, actorId: id, output };
        }),
        ...(failures[port] ?? []).map((error) => {
          return { type: `xstate.error.actor.${id}`, actorId: id, error };
        }),
      ];
    });
    const timers = [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.'));
    return [...settled, ...timers.map((type) => ({ type }))];
  });
}
