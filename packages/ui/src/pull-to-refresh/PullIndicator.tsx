import { Icon, RefreshIcon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { disc, root } from './PullIndicator.css';

/** How far it is: nothing, on its way, far enough to let go, at work. */
export type PullPhase = 'idle' | 'pulling' | 'ready' | 'refreshing';

/** A finger pulls twice as far as the page gives way. */
const RESISTANCE = 2;
/** Further than this share of the way the page does not give way. */
const LIMIT = 1.5;
const HALF_TURN = 180;
/** Room for the disc while it works, in px. */
const REST = 56;

/** Props of `PullIndicator`. */
export interface PullIndicatorProps extends StyleProps {
  /** How far it is. The gesture itself is decided elsewhere. */
  readonly phase: PullPhase;
  /** How far the finger has come, in px. Default 0. */
  readonly distance?: number;
  /** How far it has to come, in px. Default 150. */
  readonly threshold?: number;
  /** What is read aloud: that letting go renews, that it is being renewed. */
  readonly labels: Readonly<Record<'ready' | 'refreshing', string>>;
}

/** Shows at the top of a list how far it has been pulled. Renders a `<div>` with a `<span role="status">`. */
export function PullIndicator({
  phase,
  distance = 0,
  threshold = 150,
  labels,
  className,
  style,
}: PullIndicatorProps) {
  const share = Math.min(1, Math.max(0, distance / threshold));
  const isHeld = phase === 'pulling' || phase === 'ready';
  const pulled = Math.min(Math.max(0, distance), threshold * LIMIT) / RESISTANCE;
  const height = isHeld ? pulled : phase === 'refreshing' ? REST : 0;
  return (
    <div
      className={classNames(root, className)}
      data-phase={phase}
      style={{ ...style, blockSize: `${height}px` }}
    >
      {phase === 'idle' ? null : (
        <span
          className={disc}
          style={isHeld ? { transform: `rotate(${share * HALF_TURN}deg)` } : undefined}
        >
          <Icon icon={RefreshIcon} />
        </span>
      )}
      <VisuallyHidden>
        <span role="status">
          {phase === 'ready' || phase === 'refreshing' ? labels[phase] : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
