/**
 * Finds every path through a machine in its graph, then walks it with a real actor, a simulated clock and recorded
 * ports.
 */
import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import {
  createActor,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import {
  activeNodes,
  chartTransitions,
  insideEvents,
  nameOf,
  stateNodes,
  transitionKey,
} from './machine-graph';
import { StepClock } from './step-clock';
import { recorded, type PortCall } from './start-machine';

export interface PathPlan<M extends AnyStateMachine> {
  readonly machine: M;
  /** Starting points; situations reached from an earlier one are not walked again. */
  readonly inputs: readonly InputFrom<M>[];
  /** Every event that can be sent from outside, with a few representative values. */
  readonly events: readonly EventFrom<M>[];
  /** Results of each port, by its name in `actors`. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Failures of each port. */
  readonly failures?: Readonly<Record<string, readonly unknown[]>>;
  /** Identifies a situation; the number must be finite, or bounded by `isEnough`. */
  readonly seen: (snapshot: SnapshotFrom<M>) => unknown;
  /** States that are left at once, so that no actor ever rests in them. */
  readonly transient?: readonly string[];
  /** Transitions with their guards that these paths leave out, because a test that is named beside the list takes them. */
  readonly elsewhere?: readonly string[];
  /** Situations that are not explored further. */
  readonly isEnough?: (snapshot: SnapshotFrom<M>) => boolean;
}

interface Way<M extends AnyStateMachine> {
  readonly events: readonly EventObject[];
  readonly seen: unknown;
  readonly state: SnapshotFrom<M>;
}

const LIMIT = 200_000;

/** Situations reached from earlier starting points, which are not explored again. */
interface Explored {
  readonly situations: Set<string>;
  readonly steps: Set<string>;
}

/** The shortest path to each situation, and every step between two states, as far as they are new. */
function waysOf<M extends AnyStateMachine>(
  plan: PathPlan<M>,
  input: InputFrom<M>,
  explored: Explored,
): Way<M>[] {
  const { machine, events, answers = {}, failures = {}, seen, isEnough } = plan;
  const keyOf = (snapshot: SnapshotFrom<M>) => JSON.stringify(seen(snapshot));
  const map = getAdjacencyMap(machine, {
    input,
    limit: LIMIT,
    serializeState: keyOf,
    serializeEvent: (event: EventObject) => JSON.stringify(event, plainErrors),
    events: (snapshot: SnapshotFrom<M>) =>
      isEnough?.(snapshot) || explored.situations.has(keyOf(snapshot))
        ? []
        : [...events, ...insideEvents(activeNodes(snapshot), answers, failures)],
  } as never) as Readonly<Record<string, Situation<M>>>;
  const stepOf: StepOf<M> = (before, event, after) =>
    JSON.stringify(
      [
        machine.getTransitionData(before, event as never).map(transitionKey),
        valueOf(before),
        event,
        valueOf(after),
      ],
      plainErrors,
    );
  return walkMap(map, { keyOf, stepOf, seen }, explored);
}

type StepOf<M extends AnyStateMachine> = (
  before: SnapshotFrom<M>,
  event: EventObject,
  after: SnapshotFrom<M>,
) => string;

interface Eyes<M extends AnyStateMachine> {
  readonly keyOf: (snapshot: SnapshotFrom<M>) => string;
  readonly stepOf: StepOf<M>;
  readonly seen: PathPlan<M>['seen'];
}

const valueOf = ({ value }: AnyMachineSnapshot): unknown => value;

interface Situation<M extends AnyStateMachine> {
  readonly state: SnapshotFrom<M>;
  readonly transitions: Readonly<
    Record<string, { readonly event: EventObject; readonly state: SnapshotFrom<M> }>
  >;
}

const plainErrors = (_key: string, value: unknown) =>
  value instanceof Error
    ? { ...Object.fromEntries(Object.entries(value)), message: value.message }
    : value;

function walkMap<M extends AnyStateMachine>(
  map: Readonly<Record<string, Situation<M>>>,
  { keyOf, stepOf, seen }: Eyes<M>,
  { situations, steps }: Explored,
): Way<M>[] {
  const [first] = Object.keys(map);
  const reached = new Map<string, readonly EventObject[]>([[first ?? '', []]]);
  const ways: Way<M>[] = [];
  // Breadth first: a map iterates in insertion order, including keys added during the iteration.
  for (const [key, events] of reached) {
    const situation = map[key];
    if (!situation) continue;
    if (events.length === 0)
      ways.push({ events, seen: seen(situation.state), state: situation.state });
    for (const { event, state } of Object.values(situation.transitions)) {
      const way = [...events, event];
      const next = keyOf(state);
      const step = stepOf(situation.state, event, state);
      // A transition between two states is walked once, however many situations it starts in.
      if ((reached.has(next) || situations.has(next)) && steps.has(step)) continue;
      ways.push({ events: way, seen: seen(state), state });
      steps.add(step);
      if (!reached.has(next)) reached.set(next, way);
    }
  }
  for (const key of reached.keys()) situations.add(key);
  return ways;
}

const settledType = /^xstate\.(done|error)\.actor\.(.*)$/;

/**
 * Walks paths with real actors and returns the transitions of each. One machine serves all, because creating one costs
 * more than a path.
 */
function walker<M extends AnyStateMachine>(machine: M) {
  const calls: PortCall[] = [];
  const ready = recorded(machine, calls);
  return async (input: InputFrom<M>, way: Way<M>) => {
    calls.length = 0;
    const taken: string[] = [];
    const clock = new StepClock();
    const inspect = (event: InspectionEvent) => {
      // oxlint-disable-next-line no-underscore-dangle -- the field's name in the inspection protocol
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionKey));
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options of a machine not yet known
    const options = { clock, input, inspect } as never;
    const actor: Actor<M> = createActor(ready, options);
    actor.start();
    for (const event of way.events) {
      const [, kind, id] = settledType.exec(event.type) ?? [];
      const call = calls.findLast((one) => one.id === id && !one.signal.aborted);
      // In order: each step starts from the result of the one before.
      // oxlint-disable no-await-in-loop -- one step after the other, in this order
      if (kind === 'done' && 'output' in event) await call?.answer(event.output);
      else if (kind === 'error' && 'error' in event) await call?.fail(event.error);
      else if (event.type.startsWith('xstate.after.')) clock.fire(actor, event.type);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event of the plan
      else actor.send(event as EventFrom<M>);
      // oxlint-enable no-await-in-loop
    }
    const snapshot: SnapshotFrom<M> = actor.getSnapshot();
    actor.stop();
    return { snapshot, taken };
  };
}

const eventsOf = (way: Way<AnyStateMachine>) =>
  way.events.map((event) => JSON.stringify(event, plainErrors)).join(', ') || 'nothing';

/** Registers the tests of one machine: every state, every transition and every path of its graph. */
export function provePaths<M extends AnyStateMachine>(plan: PathPlan<M>): void {
  const { machine, inputs, seen, transient = [], elsewhere = [] } = plan;
  describe(`the graph of ${machine.id}`, () => {
    const explored: Explored = { situations: new Set(), steps: new Set() };
    const begun = inputs.map((input) => ({ input, ways: waysOf(plan, input, explored) }));
    const rested = new Set(
      begun.flatMap(({ ways }) => ways.flatMap(({ state }) => activeNodes(state).map(nameOf))),
    );
    const taken = new Set<string>();
    const walk = walker(machine);

    it.each(begun.map((one, at) => ({ ...one, at: at + 1, count: one.ways.length })))(
      'is walked by a real actor: $count ways of beginning $at',
      async ({ input, ways }) => {
        for (const way of ways) {
          // oxlint-disable-next-line no-await-in-loop -- one actor at a time, so that a failure names its way
          const walked = await walk(input, way);
          for (const one of walked.taken) taken.add(one);
          expect({ way: eventsOf(way), seen: seen(walked.snapshot) }).toEqual({
            way: eventsOf(way),
            seen: way.seen,
          });
        }
      },
    );

    it('rests in every state, except in those that decide and are left at once', () => {
      const names = stateNodes(machine).map(nameOf);
      expect(names.filter((name) => !rested.has(name))).toEqual([...transient]);
    });

    it('takes every transition', () => {
      const missed = chartTransitions(machine).filter(({ key }) => !taken.has(key));
      expect(missed.map(({ key, guard }) => `${key} ${guard}`)).toEqual(elsewhere);
    });
  });
}
