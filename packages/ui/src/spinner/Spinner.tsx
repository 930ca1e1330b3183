import { VisuallyHidden } from '../visually-hidden';
import { ring, root } from './Spinner.css';

export interface SpinnerProps {
  /** What is awaited, read aloud. */
  readonly label: string;
}

/** Waiting without knowing how long. Renders a `<span role="status">`. */
export const Spinner = ({ label }: SpinnerProps) => (
  <span role="status" className={root}>
    <span className={ring} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
