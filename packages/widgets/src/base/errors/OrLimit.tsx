import { CallError } from '@oshimado/contract';
import type { LimitSentenceProps } from './LimitSentence';
import { latePart } from '../late-part/late-part';

/** Too many calls are rare: every page would load their sentence for nothing. */
const LimitSentence = latePart(() => import('./LimitSentence'), {
  Failed: ({ children }) => children,
});

/** `children`, or when the server takes the call again: for a state of failure that pages load at once. */
export const OrLimit = (props: LimitSentenceProps) =>
  props.error instanceof CallError && props.error.status === 429 ? (
    <LimitSentence {...props} />
  ) : (
    props.children
  );
