/** A started machine with a simulated clock and recorded ports, for the tests of this package; not exported. */
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EmittedFrom,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';

/** The error of a failed client call. */
export const failure = (reason: string, status?: number) =>
  Object.assign(new Error(reason), { reason, ...(status !== undefined && { status }) });

/** The error of a call that a suspended account may not make. */
export const suspension = () =>
  Object.assign(failure('http', 403), { problem: { error: 'suspended', message: 'Suspended.' } });

/** Waits until the machine has received every answer. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A port call, and how to answer it. */
export interface PortCall {
  /** Name of the port, as in `actors`. */
  readonly port: string;
  /** Id of the invocation, as in the events `xstate.done.actor.<id>`. */
  readonly id: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly answer: (output?: unknown) => Promise<void>;
  readonly fail: (error?: unknown) => Promise<void>;
}

const recordingPort = (port: string, calls: PortCall[]) =>
  fromPromise<unknown, unknown>(
    ({ input, signal, self }) =>
      new Promise((resolve, reject) => {
        calls.push({
          port,
          id: self.id,
          input,
          signal,
          answer: (output) => (resolve(output), settle()),
          fail: (error = failure('network')) => (reject(error), settle()),
        });
      }),
  );

/** The same machine, with every port recorded instead of called. */
export function recorded<M extends AnyStateMachine>(machine: M, calls: PortCall[]): M {
  const ports = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(ports.map((port) => [port, recordingPort(port, calls)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- provide answers with the same machine, less its type
  return machine.provide({ actors } as never) as M;
}

const machineSnapshot = (actor: AnyActor): AnyMachineSnapshot => actor.getSnapshot();

export interface StartOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>;
  /** Another starting point, such as a snapshot made by `resolveState`. */
  readonly snapshot?: SnapshotFrom<M>;
  readonly clock?: SimulatedClock;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** A started machine and everything a test observes of it. */
export function startMachine<M extends AnyStateMachine>(
  machine: M,
  { input, snapshot, clock = new SimulatedClock(), inspect }: StartOptions<M> = {},
) {
  const asked: PortCall[] = [];
  const emitted: EmittedFrom<M>[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options of a machine not yet known
  const options = { clock, input, snapshot, inspect } as never;
  const actor: Actor<M> = createActor(recorded(machine, asked), options);
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const calls = (port?: string) =>
    port === undefined ? asked : asked.filter((call) => call.port === port);
  return {
    actor,
    clock,
    emitted,
    calls,
    snapshot: (): SnapshotFrom<M> => actor.getSnapshot(),
    state: (): unknown => machineSnapshot(actor).value,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the snapshot of a generic machine loses its type
    context: () => machineSnapshot(actor).context as ContextFrom<M>,
    last: (port?: string): PortCall => {
      const call = calls(port).at(-1);
      if (!call) throw new Error(`The port ${port ?? ''} was not called.`);
      return call;
    },
  };
}
