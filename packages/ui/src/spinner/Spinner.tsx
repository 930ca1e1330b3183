import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { ring, root } from './Spinner.css';

/** Props of `Spinner`. */
export interface SpinnerProps extends StyleProps {
  /** What is awaited, read aloud. */
  readonly label: string;
}

/** Waiting without knowing how long. Renders a `<span role="status">`. */
export const Spinner = ({ label, className, style }: SpinnerProps) => (
  <span role="status" className={classNames(root, className)} style={style}>
    <span className={ring} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
