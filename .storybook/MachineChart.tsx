/** A machine as it is: its states as boxes inside each other, with what each does upon each event. */
import { Badge } from '@oshimado/ui/badge';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  chartTransitions,
  nameOf,
  stateNodes,
  type ChartTransition,
} from '../packages/machines/src/testing/machine-graph';
import { Code, Page, Section, Table, Text } from '../packages/ui/src/foundations/Page';
import './machine-chart.css';

const keyOf = (node: AnyStateNode) => node.path.at(-1) ?? node.machine.id;

const Move = ({ event, guard, to }: ChartTransition) => (
  <li>
    {event}
    {guard === '' ? null : <em> if {guard}</em>} <span aria-hidden="true">→</span>{' '}
    <strong>{to === '' ? 'stays' : to}</strong>
  </li>
);

function State({ node, moves }: { node: AnyStateNode; moves: readonly ChartTransition[] }) {
  const own = moves.filter(({ from }) => from === nameOf(node));
  const children = Object.values(node.states);
  return (
    <li className={`chart-state chart-${node.type}`}>
      <p className="chart-name">
        {keyOf(node)} {node.type === 'parallel' ? <Badge>parallel</Badge> : null}
        {node.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      {own.length > 0 ? (
        <ul className="chart-moves">
          {own.map((move) => (
            <Move {...move} key={move.key} />
          ))}
        </ul>
      ) : null}
      {children.length > 0 ? (
        <ul className="chart-inside">
          {children.map((child) => (
            <State key={child.id} node={child} moves={moves} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function MachineChart({ machine }: { machine: AnyStateMachine }) {
  const moves = chartTransitions(machine);
  return (
    <Page title={machine.id}>
      <Text>
        {stateNodes(machine).length - 1} states, {moves.length} transitions; a real actor walks each
        of them in <Code>{`${machine.id}Machine`}</Code>’s paths test.
      </Text>
      <Section title="Chart">
        <ul className="chart-inside">
          <State node={machine.root} moves={moves} />
        </ul>
      </Section>
      <Section title="State by event">
        <Table
          label={`What ${machine.id} does upon each event`}
          heads={['State', 'Upon', 'If', 'Does', 'Goes to']}
          rows={moves.map(({ key, from, event, guard, actions, to }) => ({
            key,
            cells: [
              from === '' ? 'anywhere' : from,
              event,
              guard,
              actions.join(', '),
              to === '' ? 'stays' : to,
            ],
          }))}
        />
      </Section>
    </Page>
  );
}
