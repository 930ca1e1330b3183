/** What a mark of the bar says while it is pointed at or has the focus, in a chunk of its own. */
import { Tooltip } from '@oshimado/ui/tooltip';
import { DrawnTrigger } from '../../base/asked-part';

/** Short, because a pointer on the bar looks for something. */
const TOOLTIP_MS = 100;

export interface MarkHintProps {
  /** The button of the mark in the document. */
  readonly button: HTMLElement;
  readonly text: string;
}

export const MarkHint = ({ button, text }: MarkHintProps) => (
  <Tooltip text={text} delay={TOOLTIP_MS}>
    <DrawnTrigger element={button} />
  </Tooltip>
);
